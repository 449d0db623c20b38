"""Folded linen, towels on a shelf and cloth from close by.
blender -b -P scenes/linen.py -- out=... item=fold-cover|fold-sheet|fold-eight|fold-pair|towel-hotel|towel-set|towel-guest|towel-ten|beach|tea|robe|robe-hood|swatch-KIND
KIND: percal jersey satin terry velvet knit linen.  In fold-eight and towel-ten the whole number of u is the number of the piece."""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from bedding import tube, oak_mat, bench
from bath import ribbon, serp, TERRY
import bed
from PIL import Image

FINE = [('uvnoise', 9, .12, .01), ('wrinkle', 9, .10, .008), ('noise', 260, .06, .003)]

def shift_u(o, k):
    l = o.data.uv_layers[0].data; uv = np.zeros(len(l)*2, np.float32); l.foreach_get('uv', uv); uv[0::2] = uv[0::2]*.98+.01+k; l.foreach_set('uv', uv)

def folded(name, w, d, K, t, mat, loc, rot=0, seed=0, sag=.010, number=None):
    """One folded piece of cloth; the fold edges look towards the camera."""
    o = ribbon(name, serp(K, d, t), w, t*.95, mat, nx=110, wob=.0035, seed=seed)
    co = arr_verts(o); co[:, 2] -= sag*(co[:, 0]/(w/2))**2*(co[:, 2]/(K*t)); co[:, 2] = np.maximum(co[:, 2], .001); set_verts(o, co); subsurf(o, 1)
    o.location = loc; o.rotation_euler = (0, 0, math.radians(rot))
    if number is not None: shift_u(o, number)
    return K*t*.985

def shelf(z, w=1.5, d=.34, y=1.05, x=0):
    m = oak_mat('shelf'); box('shelf', (w, d, .035), (x, y, z-.0175), m, bevel=.006)
    bl = glossy('bracket', srgb('#35312e'), rough=.4, spec=.3)
    for sx in (-1, 1): box('br', (.02, d*.85, .02), (x+sx*w*.36, y+.01, z-.045), bl, bevel=.003)

def cup(loc, col='#e4ddd1', r=.042, h=.09):
    m = glossy('cup', srgb(col), rough=.35, spec=.4); P = [(r*.78, 0), (r, .012), (r*1.02, h), (r*.92, h), (r*.88, .02), (0.001, .016)]
    A = np.linspace(0, 2*math.pi, 41); V = np.array([[(p*math.cos(a)+loc[0], p*math.sin(a)+loc[1], q+loc[2]) for p, q in P] for a in A]); grid_ob('cup', V, m)
    tube('ear', [(loc[0]+r+.026*math.sin(a), loc[1], loc[2]+h*.5+.028*math.cos(a)) for a in np.linspace(0, math.pi, 14)], .006, m)

def vase(loc, s=1.0, col='#cfc6b8', seed=3):
    m = glossy('vase', srgb(col), rough=.5, spec=.3); P = [(.001, 0), (.05, 0), (.075, .05), (.07, .11), (.035, .165), (.028, .19), (.034, .20)]
    A = np.linspace(0, 2*math.pi, 49); grid_ob('vase', np.array([[(p*s*math.cos(a)+loc[0], p*s*math.sin(a)+loc[1], q*s+loc[2]) for p, q in P] for a in A]), m)
    r = random.Random(seed); st = fabric('stem', srgb('#8d9a78'))
    for i in range(7):
        a = r.uniform(0, 6.28); l = r.uniform(.22, .36)*s; le = r.uniform(.15, .5)
        P2 = [(loc[0]+le*l*t**1.5*math.cos(a), loc[1]+le*l*t**1.5*math.sin(a)*.5, loc[2]+.17*s+l*t) for t in np.linspace(0, 1, 9)]; tube('st', P2, .0022, st)
        for k in (3, 4, 5, 6, 7, 8):
            x, y, z = P2[k]; bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=.013*s, location=(x+r.uniform(-.014, .014), y, z)); q = bpy.context.object; q.scale = (1, .5, 1.2); q.data.materials.append(st); bpy.ops.object.shade_smooth()

def fold_cover():
    bench(w=1.15, d=.62, y=.45); a = fabric('cover', part=1, bumps=FINE); b = fabric('case', part=2, bumps=FINE); z = .42
    z += folded('cover', .60, .42, 6, .021, a, (-.04, .44, z), -9, 3, .012); z += folded('case', .46, .34, 4, .014, b, (-.03, .44, z+.001), -5, 8); folded('case2', .45, .33, 4, .014, b, (-.04, .445, z+.002), -8, 15)
    vase((.42, .60, .42)); camera((.40, -1.28, 1.06), (-.01, .44, .49), 66)
def fold_sheet():
    shelf(.95); m = fabric('sheet', part=1, bumps=FINE); z = .95
    for i in range(2): z += folded('s%d' % i, .40, .27, 5, .017, m, (-.06+.01*i, 1.03, z+.001), -5+4*i, 4+i*5)
    band = fabric('band', srgb('#e9e2d5')); box('band', (.10, .312, .186), (-.06, 1.03, .95+.090), band, bevel=.012, seg=4, rot=(0, 0, math.radians(-3)))
    cup((.30, 1.0, .95)); vase((-.48, 1.05, .95), 1.0); camera((.12, -.62, 1.25), (.0, 1.03, 1.06), 62)
def fold_eight():
    bench(w=1.0, d=.55, y=.45); m = fabric('sheet', part=1, bumps=FINE); z = .42
    for i in range(8): z += folded('s%d' % i, .46, .32, 3, .0165, m, (-.03+.006*(i % 3), .45, z+.001), -8+3*((i*5) % 4), 4+i*3, number=i)
    camera((.42, -1.45, 1.10), (-.02, .45, .60), 62)
def fold_pair():
    """Two folded pillow cases, the second half across the first."""
    bench(w=1.0, d=.55, y=.45); m = fabric('case', part=1, bumps=FINE); z = .42
    z += folded('a', .50, .36, 4, .016, m, (-.03, .46, z), -10, 5); folded('b', .48, .26, 4, .016, m, (.0, .43, z+.001), 7, 9); cup((.40, .42, .42)); camera((.30, -1.15, 1.02), (.02, .45, .46), 62)

def towel_hotel():
    shelf(.72, 1.7, .38, 1.02); shelf(1.22, 1.7, .38, 1.02); m = fabric('terry', part=1, bumps=TERRY)
    z = .72
    for i in range(4): z += folded('t%d' % i, .52, .33, 4, .024, m, (-.32+.006*(i % 2), 1.01, z), -2+2*(i % 3), 3+i)
    z = .72
    for i in range(3): z += folded('g%d' % i, .34, .31, 3, .022, m, (.30, 1.01, z), 3-3*(i % 2), 13+i)
    for i, (x, k) in enumerate(((-.46, 0), (-.30, 1), (-.14, 2), (-.38, 3), (-.22, 4))):
        zz = 1.22+.075+(.128 if k > 2 else 0); roll(.075, .32, m, (x, 1.01, zz), 30+i)
    vase((.34, 1.02, 1.22), 1.1); camera((.32, -1.55, 1.35), (-.06, 1.0, 1.06), 60)
def roll(R, w, mat, loc, seed, rot=90):
    """A rolled towel, lying with its spiral to the camera."""
    th = np.linspace(0, 2*math.pi*3.6, 150); r = .010+(R-.012)*th/th[-1]; C = np.c_[r*np.cos(th), r*np.sin(th)]
    o = ribbon('roll%d' % seed, C, w, .0165, mat, nx=50, wob=.003, seed=seed); subsurf(o, 1); o.location = loc; o.rotation_euler = (0, 0, math.radians(rot)); return o
def towel_set():
    bench(w=1.0, d=.55, y=.45); m = fabric('terry', part=1, bumps=TERRY); z = .42
    for i in range(4): z += folded('t%d' % i, .50, .32, 4, .023, m, (-.04+.005*(i % 2), .45, z), -10+2*(i % 3), 6+i*4)
    rb = fabric('ribbon', srgb('#d9cbb2'), bumps=[('noise', 300, .3, .003)]); box('rb', (.035, .372, z-.42+.022), (-.04, .45, .422+(z-.42)/2), rb, bevel=.012, rot=(0, 0, math.radians(-9)))
    cup((.36, .40, .42), r=.038, h=.11); camera((.40, -1.25, 1.02), (.0, .45, .56), 62)
def towel_guest():
    bench(w=1.0, d=.55, y=.45); m = fabric('terry', part=1, bumps=TERRY); oak = oak_mat('tray')
    box('tray', (.50, .34, .016), (-.02, .44, .428), oak, bevel=.005)
    for s in ((.50, .012, .05, 0, .164), (.50, .012, .05, 0, -.164), (.012, .34, .05, .244, 0), (.012, .34, .05, -.244, 0)): box('rim', s[:3], (-.02+s[3], .44+s[4], .45), oak, bevel=.004)
    for i in range(3): roll(.062, .27, m, (-.155+.135*i, .43, .50), 40+i)
    soap = glossy('soap', srgb('#e9dfcb'), rough=.35); box('soap', (.085, .055, .028), (.36, .36, .434), soap, bevel=.012, seg=6, rot=(0, 0, .5)); vase((.38, .60, .42), .8); camera((.34, -1.02, 1.06), (.03, .44, .49), 62)
def towel_ten():
    shelf(.62, 1.5, .40, 1.0); m = fabric('terry', part=1, bumps=TERRY)
    for c in range(2):
        z = .62
        for i in range(5): z += folded('t%d%d' % (c, i), .50, .34, 4, .022, m, (-.30+.58*c+.006*(i % 2), .98, z), -2+2*((i+c) % 3), 3+i+c*9, number=i)
    camera((.30, -1.25, 1.22), (-.01, .98, .84), 58)
def hanging(o, z0, amp=.022, seed=3, dark=0):
    co = arr_verts(o); h = np.clip((z0-co[:, 2])/.7, 0, 1); y0 = co[:, 1].mean(); fr = co[:, 1] < y0
    co[:, 1] += np.where(fr, -1, .3)*h**.8*(amp*np.sin(co[:, 0]*17+seed+co[:, 2]*2.2)+amp*.5*np.sin(co[:, 0]*37+seed*2))-np.where(fr, .012*h, 0); co[:, 0] += h*.012*np.sin(co[:, 2]*5+seed); co[:, 2] += .006*np.sin(co[:, 0]*9+seed)*h
    set_verts(o, co); subsurf(o, 1)
def over_rail(name, x, w, top, front, back, mat, seed, y0=1.10, t=.014):
    r = .022; C = [(y0+r, z) for z in np.linspace(back, top, 60)]+[(y0+r*math.cos(a), top+r*math.sin(a)) for a in np.linspace(0, math.pi, 16)[1:-1]]+[(y0-r, z) for z in np.linspace(top, front, 90)]
    o = ribbon(name, C, w, t, mat, nx=90, wob=.004, seed=seed); hanging(o, top, seed=seed); o.location = (x, 0, 0); return o
def rail(z, x0, x1, y=1.10):
    m = glossy('rail', srgb('#c9a880'), rough=.4, spec=.3); tube('rail', [(x0, y, z), (x1, y, z)], .014, m)
    for x in (x0+.06, x1-.06): tube('br', [(x, y, z), (x, 1.22, z)], .010, m)
def beach():
    """A big towel over a high rail, a rolled one on the bench below it."""
    rail(1.60, -.80, .62); m = fabric('terry', part=1, bumps=TERRY); over_rail('big', -.16, .86, 1.60, .42, .66, m, 3)
    bench(top=.34, w=.62, d=.42, y=.72); 
    for ob in bpy.data.objects:
        if ob.name.startswith(('top', 'bl')): ob.location.x += .62
    roll(.085, .40, m, (.60, .70, .34+.085), 51, 78); camera((.34, -2.25, 1.25), (.04, .95, .88), 58)
def tea():
    rail(1.22, -.42, .40); m = fabric('tea', part=1, bumps=[('uvnoise', 60, .25, .004), ('noise', 200, .2, .004)])
    over_rail('a', -.16, .34, 1.22, .72, .90, m, 3, t=.006); over_rail('b', .19, .26, 1.22, .86, .95, m, 8, t=.006)
    shelf(.52, 1.3, .36, 1.02); z = .52
    for i in range(2): z += folded('f%d' % i, .25, .20, 4, .010, m, (-.20, .98, z), 5-6*i, 14+i)
    cup((.20, .98, .52)); cup((.34, 1.02, .52), '#b9ada0'); camera((.24, -.72, 1.12), (-.0, 1.05, .90), 50)
def robe(model='shawl'):
    """A bathrobe on a hook: two front panels, belt, sleeves and a shawl collar, or a hood."""
    m = fabric('robe', part=1, bumps=TERRY); hook = glossy('hook', srgb('#35312e'), rough=.4, spec=.3); top, y = 1.66, 1.10
    tube('hk', [(0, 1.22, top+.06), (0, 1.08, top+.06), (0, 1.07, top+.09)], .010, hook)
    def panel(name, x0t, x1t, x0b, x1b, z1, z0, yy, seed, folds=7, amp=.018, n=110, k=120, part=None):
        U, V = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, k), indexing='ij'); e = V**.8
        X = (x0t+(x1t-x0t)*U)*(1-e)+(x0b+(x1b-x0b)*U)*e; Z = z1+(z0-z1)*V; Y = yy-amp*(.3+V)*np.sin(U*folds*2+seed+V*1.2)-.02*np.sin(math.pi*V); return solid(grid_ob(name, np.stack([X, Y, Z], -1), part or m, np.stack([U*.4, V], -1)))
    def solid(o): solidify(o, .014); subsurf(o, 1); return o
    panel('back', -.16, .16, -.33, .33, top, .46, y+.05, 1, 9)
    panel('l', -.20, .00, -.34, .03, top-.02, .45, y-.02, 2); panel('r', .20, .02, .34, -.05, top-.02, .44, y-.045, 5)
    for sg in (-1, 1):
        P = [(sg*.19, y, top-.06), (sg*.27, y-.01, top-.22), (sg*.33, y-.02, top-.45), (sg*.36, y-.03, top-.66)]; tt = np.linspace(0, 1, 40); A = np.linspace(0, 2*math.pi, 41); Q = np.array([[np.interp(t, np.linspace(0, 1, 4), [p[i] for p in P]) for i in range(3)] for t in tt])
        R = .075+.022*tt+.004*np.sin(tt*38); V = np.array([[(q[0]+r*math.cos(a), q[1]+.55*r*math.sin(a), q[2]+sg*.25*r*math.cos(a)*.6) for a in A] for q, r in zip(Q, R)]); o = grid_ob('sl', V, m, np.stack(np.meshgrid(tt*.6, A/7, indexing='ij'), -1)); solid(o)
        V = np.array([[(q[0]+(r+.012)*math.cos(a), q[1]+.6*(r+.012)*math.sin(a), q[2]+sg*.15*r*math.cos(a)) for a in A] for q, r in zip(Q[-8:], R[-8:])]); solid(grid_ob('cuff', V, m, np.stack(np.meshgrid(np.linspace(0, .1, 8), A/7, indexing='ij'), -1)))
        C = [(sg*.012, y+.03, top+.03), (sg*.085, y-.0, top+.005), (sg*.10, y-.055, top-.12), (sg*.055, y-.075, top-.34), (sg*-.01+.012, y-.078, top-.56)]; T = np.linspace(0, 1, 60); Q = np.array([[np.interp(t, np.linspace(0, 1, 5), [c[i] for c in C]) for i in range(3)] for t in T])
        for _ in range(40): Q[1:-1] = (Q[:-2]+2*Q[1:-1]+Q[2:])/4
        W = {'shawl': .052*(1-.35*T), 'hood': .026+0*T}[model]; V = np.array([[(q[0]+w*math.cos(a), q[1]-.018*math.sin(a), q[2]+.25*w*math.cos(a)*sg) for a in A] for q, w in zip(Q, W)]); solid(grid_ob('col', V, m, np.stack(np.meshgrid(T*.8, A/7, indexing='ij'), -1)))
    if model == 'hood':
        A, B = np.meshgrid(np.linspace(-.10, math.pi+.10, 60), np.linspace(0, 1, 30), indexing='ij'); k = np.sqrt(np.clip(1-B**2, 0, 1))*.86+.14; V = np.stack([(.140+.018*np.sin(A))*np.cos(A)*k, y-.085+.20*B-.02*np.sin(A), top-.075+.245*np.sin(A)*k-.03*B+.008*np.sin(A*7)], -1); h = grid_ob('hood', V, m, np.stack([A/7, B*.4], -1)); solidify(h, .020); subsurf(h, 1)
        for sg in (-1, 1): tube('cord', [(sg*.075, y-.10, top-.10), (sg*.08, y-.115, top-.26), (sg*.078, y-.12, top-.34)], .006, fabric('cord', srgb('#ece7dd')))
    tube('loop', [(0, y+.02, top+.0), (0, 1.085, top+.065)], .004, m)
    box('belt', (.50, .11, .052), (0, y-.0, 1.12), m, bevel=.02, seg=5); box('knot', (.085, .06, .085), (.01, y-.085, 1.11), m, bevel=.025, seg=6)
    for x, r, l in ((-.03, 6, .36), (.05, -8, .30)): box('end', (.05, .016, l), (x*1.3, y-.092, 1.09-l/2), m, bevel=.006, rot=(0, math.radians(r), 0))
    box('pk', (.15, .016, .17), (-.20, y-.075, .86), m, bevel=.007, rot=(math.radians(2), 0, 0)); box('pk2', (.15, .016, .17), (.20, y-.085, .86), m, bevel=.007, rot=(math.radians(2), 0, 0))
    bench(top=.42, w=.5, d=.4, y=.86)
    for ob in bpy.data.objects:
        if ob.name.startswith(('top', 'bl')): ob.location.x += .72
    z = .42
    for i in range(2): z += folded('t%d' % i, .34, .26, 4, .021, m, (.72, .84, z), 4-5*i, 70+i)
    camera((.36, -2.25, 1.22), (.14, 1.05, 1.02), 56)

def knit_map(kind):
    p = os.path.join(TEX, 'cloth_%s.png' % kind); S = 512; y, x = np.mgrid[0:S, 0:S]
    if kind == 'jersey': k = 32; u = (x % k)/k-.5; v = ((y+np.abs(u)*28) % 20)/20-.5; h = np.clip(1-(np.abs(np.abs(u)-.25)*3.4)**2, 0, 1)*np.clip(1-(v*1.9)**2, 0, 1)
    elif kind == 'knit': k = 128; u = (x % k)/k-.5; v = ((y+np.abs(u)*110) % 64)/64-.5; h = np.clip(1-(np.abs(np.abs(u)-.25)*3.2)**2, 0, 1)*np.clip(1-(v*1.7)**2, 0, 1)**.7
    else:
        k = 16; c = ((x//k)+(y//k)) % 2; hx = np.sin(np.pi*((x % k)+.5)/k)*(.75+.25*np.sin(np.pi*(y % k+.5)/k)); hy = np.sin(np.pi*((y % k)+.5)/k)*(.75+.25*np.sin(np.pi*(x % k+.5)/k)); h = np.where(c, hx, hy)*.8+.2*np.random.RandomState(1).rand(S, S)
    Image.fromarray((np.clip(h, 0, 1)*255).astype(np.uint8)).save(p); return p

def swatch(kind):
    """A piece of cloth gathered towards one corner; UV in metres, .62 m wide."""
    W = .62; n = 360; U, V = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n), indexing='ij'); X, Y = (U-.5)*W, (V-.5)*W
    r = np.hypot(X+.42, Y-.36); th = np.arctan2(Y-.36, X+.42); f = {'jersey': 1.0, 'satin': 1.25, 'terry': .7, 'knit': .6, 'velvet': .9}.get(kind, 1.0)
    z = .075*f*np.sin(th*15+1.3*np.sin(r*7))*np.clip(1.12-r, .1, 1)+.026*f*np.sin(th*31+2+r*6)*np.clip(.9-r, 0, 1)+.01*fbm(np.c_[X.ravel()*1.0, Y.ravel(), 0*X.ravel()], 7, 3).reshape(n, n)
    bumps = {'percal': [('img:'+knit_map('weave'), 26, .5, .0012), ('uvnoise', 30, .15, .004), ('wrinkle', 9, .12, .008)], 'jersey': [('img:'+knit_map('jersey'), 17, .8, .0016), ('uvnoise', 20, .1, .004)], 'satin': [('uvnoise', 14, .10, .004)], 'terry': [('noise', 420, 1.0, .006), ('noise', 120, .5, .006)],
             'velvet': [('noise', 700, .35, .002), ('uvnoise', 12, .12, .006)], 'knit': [('img:'+knit_map('knit'), 9, 1.0, .006), ('noise', 420, .35, .002)], 'linen': [('img:'+knit_map('weave'), 15, .9, .0022), ('uvnoise', 60, .4, .003), ('wrinkle', 11, .35, .012)]}[kind]
    m = fabric('cloth', part=1, bumps=bumps)
    if kind in ('satin', 'velvet'): gloss(m, .10 if kind == 'satin' else .05, .34 if kind == 'satin' else .5)
    grid_ob('cloth', np.stack([X, Y, z], -1), m, np.stack([X+.31, Y+.31], -1)); world(.42); area((-1.0, .25, .34), (0, 0, 0), .5, 22, (1, .97, .93)); area((.7, -.6, .6), (0, 0, 0), .5, 2.5); camera((.0, -.20, .60), (0, -.012, 0), 62)
def gloss(m, k, rough):
    nt = m.node_tree; out = next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL'); d = next(n for n in nt.nodes if n.type == 'BSDF_DIFFUSE'); g = nt.nodes.new('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value = rough; g.inputs['Color'].default_value = (1, .98, .95, 1); mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = k
    if d.inputs['Normal'].links: nt.links.new(d.inputs['Normal'].links[0].from_socket, g.inputs['Normal'])
    nt.links.new(d.outputs[0], mx.inputs[1]); nt.links.new(g.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs['Surface'])

if __name__ == '__main__':
    a = args(); it = a['item']; reset()
    if it.startswith('swatch-'): swatch(it[7:])
    else:
        room(wall_y=1.22, floor='tile' if it in ('tea', 'robe', 'robe-hood', 'beach') else 'oak'); {'fold-cover': fold_cover, 'fold-sheet': fold_sheet, 'fold-eight': fold_eight, 'fold-pair': fold_pair, 'towel-hotel': towel_hotel, 'towel-set': towel_set, 'towel-guest': towel_guest, 'towel-ten': towel_ten, 'beach': beach, 'tea': tea, 'robe': robe, 'robe-hood': lambda: robe('hood')}[it](); daylight()
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), sub=int(a.get('sub', 0)))
