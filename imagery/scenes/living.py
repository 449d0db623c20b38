"""Rugs, curtains, cushions and throws.
blender -b -P scenes/living.py -- out=... item=rug|rug-round|rug-shag|curtain|sheer|cushion|plaid view=main|close|head col=#hex(sheer only)"""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from bedding import tube, oak_mat, bench
from bath import pile_slab
from PIL import Image

def chair(loc, rot=0, col='#cfc6b8'):
    """Low lounge chair: oak frame, upholstered seat and back."""
    f = fabric('chairf', srgb(col), bumps=[('noise', 260, .5, .006), ('noise', 8, .1, .02)]); oak = oak_mat('ch')
    e = link(bpy.data.objects.new('chair', None)); obs = []
    obs.append(box('seat', (.62, .60, .15), (0, 0, .36), f, bevel=.05, seg=6)); b = box('back', (.60, .15, .50), (0, .31, .64), f, bevel=.06, seg=6, rot=(math.radians(-14), 0, 0)); obs.append(b)
    for sx in (-1, 1):
        obs.append(box('l', (.035, .045, .56), (sx*.34, -.24, .28), oak, bevel=.01)); obs.append(box('l', (.035, .045, .56), (sx*.34, .30, .28), oak, bevel=.01, rot=(math.radians(-8), 0, 0))); obs.append(box('a', (.045, .62, .03), (sx*.34, .02, .565), oak, bevel=.012))
    for o in obs: o.parent = e
    e.location = loc; e.rotation_euler = (0, 0, math.radians(rot)); return e

def plant(loc, s=1.0, seed=1):
    r = random.Random(seed); pot = glossy('pot', srgb('#d9d2c6'), rough=.6, spec=.2); lf = fabric('leaf', srgb('#6b7f5c'), bumps=[('noise', 20, .1, .01)])
    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=.15*s, depth=.28*s, location=(loc[0], loc[1], .14*s)); o = bpy.context.object; o.data.materials.append(pot)
    bv = o.modifiers.new('b', 'BEVEL'); bv.width = .02; bv.segments = 4; bpy.ops.object.shade_smooth()
    for i in range(26):
        a = r.uniform(0, 6.28); ln = r.uniform(.35, .75)*s; lean = r.uniform(.15, .75); n = 9; V = []; 
        for k in range(n+1):
            t = k/n; wd = .045*s*math.sin(math.pi*min(t*1.02+.04, 1))**.8; x = lean*ln*t**1.4*.8; z = .26*s+ln*t*(1.05-.25*t*lean)
            V += [(x, -wd, z-.01*s), (x, 0, z+.004*s), (x, wd, z-.01*s)]
        V = [(loc[0]+x*math.cos(a)-y*math.sin(a), loc[1]+x*math.sin(a)+y*math.cos(a), z) for x, y, z in V]
        F = [(k*3+j, k*3+j+1, k*3+j+4, k*3+j+3) for k in range(n) for j in (0, 1)]
        mesh_ob('lf', V, F, lf, [(0, 0)]*len(V))

def rug(kind='rug', view='main', res=(1000, 1000)):
    rnd = kind == 'rug-round'
    if rnd:
        S = 1024; y, x = np.mgrid[0:S, 0:S]/S-.5; rr = np.hypot(x, y); th = np.arctan2(y, x); k = 22
        ring = rr*2*k+th/(2*np.pi); h = np.abs(np.sin(np.pi*ring))**.6*(.65+.35*np.abs(np.sin(th*np.round(rr*2*k)*3.1+ring)))
        p = os.path.join(TEX, 'braid.png'); Image.fromarray((h*255).astype(np.uint8)).save(p)
        mat = fabric('jute', part=1, bumps=[('img:'+p, 1.0, 1.0, .016), ('noise', 220, .5, .005)])
        o = pile_slab('rug', 1.75, 1.75, .014, mat, n=340, round_=True, pile=.004, rim=.012, scale=60)
    elif kind == 'rug-shag':
        mat = fabric('shag', part=1, bumps=[('noise', 110, .9, .012), ('noise', 30, .6, .02)])
        o = pile_slab('rug', 2.2, 1.55, .032, mat, n=700, pile=.022, rim=.03, scale=46)
    else:
        mat = fabric('loop', part=1, bumps=[('noise', 170, .8, .008), ('noise', 40, .25, .01)])
        o = pile_slab('rug', 2.2, 1.55, .013, mat, n=420, pile=.005, rim=.012, scale=80)
        # fringe on the short ends
        fm = fabric('fringe', part=3, bumps=[]); r = random.Random(4); V, F = [], []
        for sx in (-1, 1):
            for i in range(150):
                y = -.765+1.53*i/149; x0 = sx*1.095; w = .0035; L = r.uniform(.055, .08); dy = r.uniform(-.012, .012); b = len(V)
                for t in np.linspace(0, 1, 5):
                    x = x0+sx*L*t; z = .012*(1-t)**1.2+.004; yy = y+dy*t*t
                    V += [(x, yy-w, z-.002), (x, yy, z+.002), (x, yy+w, z-.002)]
                for k in range(4):
                    for j in (0, 1): F.append((b+k*3+j, b+k*3+j+1, b+k*3+j+4, b+k*3+j+3))
        fr = mesh_ob('fr', V, F, fm, [(0, 0)]*len(V)); fr.parent = o
    o.location = (-.05, .0, .002); o.rotation_euler = (0, 0, math.radians(-13))
    chair((.62, .62, 0), rot=-28); plant((-1.02, .85, 0), 1.05, 3)
    cams(view, (.25, -2.75, 1.75), (-.02, .08, .20), 42, res)
    if view == 'close': bpy.data.objects.remove(bpy.context.scene.camera); camera((-.15, -1.55, .72), (-.28, -.12, .0), 46, res, fstop=5)

def pleats(name, x0, x1, ztop, zbot, y, n, amp, mat, seed=0, nx=420, nz=70, flare=.25):
    u = np.linspace(0, 1, nx); v = np.linspace(0, 1, nz); U, V = np.meshgrid(u, v, indexing='ij'); r = np.random.RandomState(seed)
    wj = np.cumsum(1+.35*np.sin(u*17+seed)+.25*np.sin(u*41+seed*2)); wj = (wj-wj[0])/(wj[-1]-wj[0])
    ph = wj[:, None]*n*2*np.pi+.35*np.sin(V*3+U*9+seed)*V
    prof = np.sin(ph)+.18*np.sin(2*ph+1)
    a = amp*(.55+.45*V**.6)*(1+.25*np.sin(U*13+seed))
    P = np.zeros((nx, nz, 3)); P[..., 0] = x0+(x1-x0)*U+.35*amp*np.cos(ph)*(.6+.4*V)+(U-.5)*flare*(x1-x0)*.15*V; P[..., 1] = y+a*prof
    P[..., 2] = ztop+(zbot-ztop)*V+.004*np.sin(ph)
    f = P.reshape(-1, 3); f[:, 1] += .012*fbm(f*np.array([1, 1, .35]), 5, seed)*V.ravel(); f[:, 0] += .008*fbm(f*np.array([1, 1, .3]), 4, seed+3)
    L = abs(x1-x0)*1.8
    return grid_ob(name, f.reshape(P.shape), mat, np.stack([U*L, (1-V)*abs(ztop-zbot)], -1))

def curtain(kind='curtain', view='main', col='#efebe3', alpha=.58, res=(1000, 1000)):
    wy = 1.22; zt = 2.32
    # wall with window opening
    wm = fabric('wall', WALL, bumps=[('noise', 60, .08, .01)]); wm['part'] = WALLS
    X = 14; wx, wz0, wz1 = .72, .55, 2.10
    for (a, b, c, d) in ((-X, -wx, 0, 3.2), (wx, X, 0, 3.2), (-wx, wx, 0, wz0), (-wx, wx, wz1, 3.2)):
        mesh_ob('w', [(a, wy, c), (b, wy, c), (b, wy, d), (a, wy, d)], [(0, 1, 2, 3)], wm, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    fr = glossy('frame', srgb('#f3f1ec'), rough=.4, spec=.4)
    for (s, l) in (((.06, .14, wz1-wz0), (-wx, wy+.06, (wz0+wz1)/2)), ((.06, .14, wz1-wz0), (wx, wy+.06, (wz0+wz1)/2)), ((2*wx, .14, .06), (0, wy+.06, wz1)), ((2*wx+.1, .26, .04), (0, wy-.02, wz0)), ((.045, .08, wz1-wz0), (0, wy+.07, (wz0+wz1)/2)), ((2*wx, .06, .035), (0, wy+.08, wz0+(wz1-wz0)*.68))):
        box('f', s, l, fr, bevel=.006)
    # outside: bright blurred garden
    S = 256; yy, xx = np.mgrid[0:S, 0:S]/S; r = np.random.RandomState(3)
    from numpy.fft import fft2, ifft2
    n = r.standard_normal((S, S)); k = np.hypot(*np.meshgrid(np.fft.fftfreq(S), np.fft.fftfreq(S))); n = np.real(ifft2(fft2(n)*np.exp(-(k*60)**2))); n /= n.std()
    g = np.clip((yy-.50+.07*n)*3, 0, 1)[..., None]; out = (1-g)*np.array([.93, .95, .97])+g*(np.array([.70, .76, .66])*(1+.05*np.roll(n, 60, 0)[..., None]))
    p = os.path.join(TEX, 'garden.png'); Image.fromarray((np.clip(out, 0, 1)*255).astype(np.uint8)).save(p)
    m, nt, o = __import__('common')._nodes('out'); e = nt.nodes.new('ShaderNodeEmission'); t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(p); e.inputs[1].default_value = 1.0
    nt.links.new(t.outputs[0], e.inputs[0]); nt.links.new(e.outputs[0], o.inputs[0])
    mesh_ob('garden', [(-2.2, wy+1.2, -.2), (2.2, wy+1.2, -.2), (2.2, wy+1.2, 3.0), (-2.2, wy+1.2, 3.0)], [(0, 1, 2, 3)], m, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    rail = glossy('rail', srgb('#3c3a38'), rough=.35, metallic=.6)
    tube('rod', [(-1.42, wy-.13, zt+.03), (1.42, wy-.13, zt+.03)], .013, rail)
    for x in (-1.42, 1.42):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=.026, location=(x, wy-.13, zt+.03)); bpy.context.object.data.materials.append(rail)
    if kind == 'sheer':
        sm = sheer('sh', srgb(col), alpha=alpha, edge=1.0)
        pleats('cl', -1.28, -.02, zt, .02, wy-.13, 13, .035, sm, 2); pleats('cr', .02, 1.28, zt, .02, wy-.13, 13, .035, sm, 7)
    else:
        cm = translucent_fabric('cur', trans=.10, part=1, bumps=[('uvnoise', 60, .15, .004), ('noise', 260, .2, .003)])
        pleats('cl', -1.36, -.60, zt, .02, wy-.13, 8, .055, cm, 2); pleats('cr', .60, 1.36, zt, .02, wy-.13, 8, .055, cm, 7)
    chair((1.02, .30, 0), rot=-38)
    if view == 'close': camera((-.35, -.75, 1.35), (-.92, 1.0, 1.25), 52, res, fstop=4)
    elif view == 'head': camera((.25, -3.75, 1.45), (.06, 1.0, 1.30), 25, (1600, 500), shift=(-.17, 0))
    else: camera((.25, -3.75, 1.45), (.06, 1.0, 1.20), 53, res)

def sofa(col='#d6cec1'):
    f = fabric('sofa', srgb(col), bumps=[('noise', 300, .5, .005), ('noise', 9, .10, .02)])
    box('sbase', (2.2, .86, .26), (0, .62, .22), f, bevel=.05, seg=6)
    box('sback', (2.2, .24, .56), (0, 1.0, .62), f, bevel=.10, seg=8)
    box('sarm', (.20, .88, .50), (-1.02, .62, .38), f, bevel=.085, seg=8); box('sarm2', (.20, .88, .50), (1.02, .62, .38), f, bevel=.085, seg=8)
    for i, x in enumerate((-.47, .47)):
        o = box('seat%d' % i, (.93, .72, .17), (x, .52, .42), f, bevel=.07, seg=8); subsurf(o, 1); clouds(o, .02, .3, i)
        b = box('bk%d' % i, (.93, .20, .46), (x, .82, .70), f, bevel=.09, seg=8, rot=(math.radians(-10), 0, 0)); subsurf(b, 1); clouds(b, .03, .3, i+3)
    oak = oak_mat('sl')
    for sx in (-1, 1): box('sleg', (.05, .05, .10), (sx*.95, .28, .05), oak, bevel=.01)

def piping(w, h, r, mat): return None

def cushion(view='main', res=(1000, 1000)):
    sofa()
    m = fabric('cus', part=1, bumps=[('uvnoise', 8, .15, .02), ('wrinkle', 7, .06, .01), ('noise', 280, .22, .004)])
    a = pillow_sim('cushion', .50, .50, pressure=2.2, n=56, frames=36, shrink=-.025, seed=31, bend=.06, mat=m); subsurf(a, 1)
    a.location = (-.42, .53, .735); a.rotation_euler = (math.radians(70), math.radians(3), math.radians(10))
    m2 = fabric('cus2', part=2, bumps=[('uvnoise', 8, .15, .02), ('noise', 200, .5, .005)])
    b = bpy.data.objects.new('cus2', a.data.copy()); b.data.materials.clear(); b.data.materials.append(m2); link(b); subsurf(b, 1)
    b.location = (-.70, .70, .755); b.rotation_euler = (math.radians(74), math.radians(-6), math.radians(34)); b.scale = (.98, -1, 1)
    cams(view, (.05, -1.28, 1.16), (-.45, .56, .71), 60, res)

def plaid(view='main', res=(1000, 1000)):
    sofa()
    m = fabric('plaid', part=1, bumps=[('uvnoise', 60, .35, .006), ('noise', 150, .45, .006), ('wrinkle', 8, .1, .01)])
    # laid over seat and back: a spline through the sofa profile, thick strip with soft cross folds
    from bath import ribbon
    K = [(.085, .20), (.095, .30), (.10, .42), (.135, .505), (.24, .538), (.42, .540), (.56, .545), (.635, .575), (.665, .68), (.70, .80), (.735, .91), (.79, .975), (.90, .985), (1.02, .955), (1.12, .915), (1.165, .82), (1.17, .66)]
    K = np.array(K); t = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(K, axis=0), axis=1))]); tt = np.linspace(0, t[-1], 150)
    C = np.c_[np.interp(tt, t, K[:, 0]), np.interp(tt, t, K[:, 1])]
    for _ in range(10): C[1:-1] = (C[:-2]+2*C[1:-1]+C[2:])/4
    o = ribbon('plaid', C, .80, .012, m, nx=130, wob=.004, seed=6)
    co = arr_verts(o); s = co[:, 1]-.085+co[:, 2]; x = co[:, 0].copy()
    fold = (.016*np.sin(x*26+2.2*s)+.012*np.sin(x*47+1.0-3*s)+.02*fbm(co*np.array([1, .5, .5]), 5, 2))
    front = np.clip((.16-co[:, 1])/.08, 0, 1); top = np.clip((co[:, 2]-.50)/.04, 0, 1)
    co[:, 1] -= (front*.8+.45*np.clip((co[:, 2]-.58)/.1, 0, 1))*np.abs(fold)*1.3
    co[:, 2] += top*(1-front)*np.abs(fold)*.9
    co[:, 0] = x*(1-.05*np.sin(s*3))+.05*s-.52+.015*np.sin(s*9)
    set_verts(o, co); subsurf(o, 1)
    fm = fabric('fr', part=1, bumps=[])
    fringe_of(o, fm)
    cams(view, (.62, -1.95, 1.42), (-.38, .55, .54), 52, res)

def apply_loc(o):
    co = arr_verts(o)+np.array(o.location); set_verts(o, co); o.location = (0, 0, 0)

def fringe_of(o, mat):
    """Short tassels along both v-ends of the throw."""
    me = o.data; co = arr_verts(o); uv = np.zeros(len(me.loops)*2, np.float32); me.uv_layers[0].data.foreach_get('uv', uv); uv = uv.reshape(-1, 2)
    li = np.zeros(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', li); vu = np.zeros((len(co), 2)); vu[li] = uv; r = random.Random(2)
    V, F, UV = [], [], []
    for end in (0,):
        idx = np.where(np.abs(vu[:, 1]-end) < 1e-4)[0]; idx = idx[:len(idx)//2] if len(idx) > 140 else idx; idx = idx[np.argsort(vu[idx, 0])]
        p = co[idx]; d = np.tile(np.array([0, -.12, -1.0]), (len(idx), 1))
        for i in range(len(idx)-1):
            for t in (0, .5):
                a = p[i]*(1-t)+p[i+1]*t; dd = d[i]+np.array([r.uniform(-.2, .2), r.uniform(-.2, .2), -.3]); dd /= np.linalg.norm(dd); L = r.uniform(.06, .09); b = len(V)
                for k in range(5):
                    q = a+dd*L*k/4+np.array([0, 0, -.02*(k/4)**2]); w = .0035
                    V += [q+[-w, 0, 0], q+[0, -w, w*.6], q+[w, 0, 0]]; UV += [(vu[idx[i], 0], end)]*3
                for k in range(4):
                    for j in (0, 1): F.append((b+k*3+j, b+k*3+j+1, b+k*3+j+4, b+k*3+j+3))
    mesh_ob('fringe', V, F, mat, UV)

if __name__ == '__main__':
    a = args(); it = a.get('item', 'rug'); v = a.get('view', 'main')
    reset()
    f, w = room(wall_y=1.22)
    if it in ('curtain', 'sheer'): w.hide_render = True; bpy.data.objects.remove(w); bpy.data.objects['skirting'].hide_render = False
    if it.startswith('rug'): rug(it, v)
    elif it in ('curtain', 'sheer'): curtain(it, v, a.get('col', '#efebe3'), float(a.get('alpha', .58)))
    elif it == 'cushion': cushion(v)
    elif it == 'plaid': plaid(v)
    daylight()
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), sub=int(a.get('sub', 0)))
