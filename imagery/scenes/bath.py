"""Towels (hanging + folded stack) and bath mats.
blender -b -P scenes/bath.py -- out=... item=towel|mat|mat-round view=main|close|head"""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from bedding import tube, oak_mat, bench

TERRY = [('noise', 330, .75, .006), ('noise', 90, .30, .006), ('noise', 10, .25, .02)]

def ribbon(name, C, w, t, mat, nx=60, wob=.004, seed=0, edge=True):
    """Thick cloth strip: centre line C (n,2) in (y,z), width w along x, thickness t.  u along x, v along the length."""
    C = np.asarray(C); T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]+1e-9; N = np.c_[-T[:, 1], T[:, 0]]
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]); v = s/s[-1]
    X = np.linspace(-w/2, w/2, nx); ex = np.clip((w/2-np.abs(X))/.008, 0, 1)**.5
    th = t/2*np.maximum(ex[None, :], .15)*np.ones((len(C), 1))
    out = []
    for sg in (1, -1):
        P = np.zeros((len(C), nx, 3)); P[..., 0] = X; P[..., 1] = C[:, None, 0]+sg*N[:, None, 0]*th; P[..., 2] = C[:, None, 1]+sg*N[:, None, 1]*th
        out.append(P)
    P = np.concatenate([out[0], out[1][::-1]], 0); f = P.reshape(-1, 3)
    f += wob*np.stack([fbm(f, 9, seed+1), fbm(f, 9, seed+2), fbm(f, 8, seed+3)], -1)*2
    u = np.tile(np.linspace(0, 1, nx)[None, :], (P.shape[0], 1)); vv = np.tile(np.concatenate([v, v[::-1]])[:, None], (1, nx))
    return grid_ob(name, f.reshape(P.shape), mat, np.stack([u, vv], -1), closed_u=True)

def serp(K, d, t):
    C = []
    for k in range(K):
        z = (k+.5)*t; ys = np.linspace(-d/2, d/2, 30); ys = ys if k % 2 else ys[::-1]
        C += [(y, z) for y in ys]
        if k < K-1:
            sg = 1 if k % 2 else -1
            for a in np.linspace(-90, 90, 13)[1:-1]: C.append((sg*(d/2+math.cos(math.radians(a))*t*.5), z+t/2+math.sin(math.radians(a))*t/2))
    return C

def towel(view='main', res=(1000, 1000)):
    mat = fabric('terry', part=1, bumps=TERRY); band = None
    # wall rail with hanging towel
    rail = glossy('rail', srgb('#c9a880'), rough=.4, spec=.3); z0, y0 = 1.16, 1.10
    tube('rail', [(-.75, y0, z0), (.42, y0, z0)], .014, rail)
    for x in (-.68, .35): tube('br', [(x, y0, z0), (x, 1.22, z0)], .010, rail)
    # folded lengthwise over the rail
    r = .024; C = [(y0+r, z) for z in np.linspace(.52, z0, 60)]+[(y0+r*math.cos(a), z0+r*math.sin(a)) for a in np.linspace(0, math.pi, 16)[1:-1]]+[(y0-r, z) for z in np.linspace(z0, .40, 80)]
    for cx, w, dz, sd in ((-.40, .46, 0, 3), (.10, .30, .16, 8)):
        C2 = [(y, z if z > z0-.02 else z+dz*(z0-z)/(z0-.40)) for y, z in C]
        o = ribbon('hang%d' % sd, C2, w, .016, mat, nx=90, wob=.004, seed=sd)
        co = arr_verts(o); h = np.clip((z0-co[:, 2])/.7, 0, 1); fr = co[:, 1] < y0
        co[:, 1] += np.where(fr, -1, .3)*h**.8*(.022*np.sin(co[:, 0]*21+sd+co[:, 2]*2.2)+.012*np.sin(co[:, 0]*43+sd*2)) - np.where(fr, .012*h, 0)
        co[:, 0] += h*.012*np.sin(co[:, 2]*5+sd); co[:, 2] += .006*np.sin(co[:, 0]*9+sd)*h
        set_verts(o, co); subsurf(o, 1); o.location = (cx, 0, 0)
    # stool with folded stack
    oak = oak_mat(); sy = .62; top = .34
    box('stool', (.62, .42, .03), (.30, sy, top-.015), oak, bevel=.012)
    for sx in (-1, 1):
        for s2 in (-1, 1): box('leg', (.036, .036, top-.03), (.30+sx*.26, sy+s2*.16, (top-.03)/2), oak, bevel=.006)
    z = top; rng = random.Random(2)
    for i, (K, w, d, t) in enumerate(((4, .47, .30, .021), (4, .45, .295, .021), (4, .43, .28, .020), (3, .30, .20, .019))):
        o = ribbon('fold%d' % i, serp(K, d, t), w, t*.94, mat, nx=110, wob=.0045, seed=20+i)
        co = arr_verts(o); co[:, 2] -= .010*(co[:, 0]/(w/2))**2*(co[:, 2]/(K*t)); co[:, 2] = np.maximum(co[:, 2], .001); set_verts(o, co); subsurf(o, 1)
        o.location = (.30+rng.uniform(-.008, .008), sy, z+.002); o.rotation_euler = (0, 0, math.radians(rng.uniform(-3, 3)-6)); z += K*t*.985
    # rolled towels in a basket would be overkill; one small vase keeps the scale
    cams(view, (.42, -1.75, 1.05), (-.03, .80, .64), 66, res)
    if view == 'close': bpy.data.objects.remove(bpy.context.scene.camera); camera((.62, -.42, .80), (.26, .60, .47), 50, res, fstop=5)

def pile_slab(name, w, l, h, mat, n=260, round_=False, pile=.006, seed=0, rim=.02, scale=120):
    """Dense displaced slab for mats and rugs; UV in metres/size 0..1."""
    m = max(8, int(n*l/w)); X, Y = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, m), indexing='ij')
    if round_:   # square -> disc (concentric map)
        a = X.copy(); b = Y.copy(); X = a*np.sqrt(1-b*b/2); Y = b*np.sqrt(1-a*a/2); ed = 1-np.sqrt(X**2+Y**2); d = ed*w/2
    else: d = np.minimum((1-np.abs(X))*w/2, (1-np.abs(Y))*l/2)
    P = np.stack([X*w/2, Y*l/2, np.zeros_like(X)], -1); f = P.reshape(-1, 3); dd = d.ravel()
    prof = np.sqrt(np.clip(1-(1-np.clip(dd/rim, 0, 1))**2, 0, 1))
    f[:, 2] = h*prof+pile*fbm(np.c_[f[:, :2], 0*dd], scale, seed, 2)*np.clip(dd/rim, 0, 1)
    rngx = .35*rim*fbm(np.c_[f[:, :2], 0*dd], 14, seed+4, 2); edge = np.exp(-dd/.05); f[:, 0] += rngx*edge; f[:, 1] += rngx*edge
    f[:, 2] += .25*h*np.maximum(fbm(np.c_[f[:, :2], 0*dd], 3.0, seed+7, 2), 0)*np.clip(dd/.1, 0, 1)
    uv = np.stack([X/2+.5, Y/2+.5], -1)
    o = grid_ob(name, f.reshape(P.shape), mat, uv); return o

def bathmat(round_=False, view='main', res=(1000, 1000)):
    mat = fabric('pile', part=1, bumps=[('noise', 260, .9, .01), ('noise', 70, .5, .01)])
    o = pile_slab('mat', .90 if not round_ else .84, .60 if not round_ else .84, .030, mat, n=420, round_=round_, pile=.012, scale=95)
    o.location = (0, .18, .0); o.rotation_euler = (0, 0, math.radians(-10))
    # bath tub edge / feet of a stool for scale
    oak = oak_mat()
    box('st', (.34, .30, .03), (.52, .92, .42), oak, bevel=.012)
    for sx in (-1, 1):
        for s2 in (-1, 1): box('leg', (.034, .034, .41), (.52+sx*.13, .92+s2*.11, .205), oak, bevel=.006)
    t = fabric('t2', part=1, bumps=TERRY)
    o = ribbon('f', serp(4, .22, .022), .30, .0205, t, nx=70, wob=.004, seed=5); subsurf(o, 1); o.location = (.52, .92, .437)
    white = fabric('tub', srgb('#dedad3'))
    box('tub', (1.6, .62, .54), (-1.02, 1.02, .27), white, bevel=.035, seg=6); box('rim', (1.66, .68, .035), (-1.02, 1.0, .555), white, bevel=.014, seg=5)
    cams(view, (.30, -1.45, 1.12), (.05, .30, .13), 56, res)

if __name__ == '__main__':
    a = args(); it = a.get('item', 'towel'); v = a.get('view', 'main')
    reset(); room(wall_y=1.22, floor='tile' if it != 'towel' else 'oak')
    if it == 'towel': towel(v)
    else: bathmat(it == 'mat-round', v)
    daylight()
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), sub=int(a.get('sub', 0)))
