"""White basics: pillows, folded duvets, mattresses (with cut-away corner), fitted sheets.
blender -b -P scenes/bedding.py -- out=... item=pillow*|duvet*|mattress*|sheet*|molton* (the tables below) view=main|close|head [width=160|90]"""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import bed
from PIL import Image

OAK = '#c9a880'
def oak_mat(n='oakm'): return glossy(n, srgb(OAK), rough=.45, spec=.3, image=os.path.join(TEX, 'oakwood.png'), imgscale=.9)

def bench(top=.42, w=1.15, d=.62, y=.45):
    m = oak_mat()
    box('top', (w, d, .035), (0, y, top-.0175), m, bevel=.01)
    for sx in (-1, 1):
        for sy in (-1, 1): box('bl', (.045, .045, top-.03), (sx*(w/2-.07), y+sy*(d/2-.07), (top-.03)/2), m, bevel=.008)

PERC = [('uvnoise', 7, .3, .02), ('wrinkle', 6, .08, .02), ('noise', 260, .05, .003)]

# kind -> (width, depth, inner pressure)
PILLOWS = {'pillow': (.70, .56, 1.4), 'pillow-down': (.70, .56, 1.9), 'pillow-flat': (.58, .40, .55), 'pillow-pipe': (.70, .56, 1.7), 'pillow-soft': (.70, .58, 1.0)}

def foam_block(name, w, d, h, wave, mat):
    o = rounded_slab(name, w, d, h, r=.06, edge=.04, mat=mat); co = arr_verts(o); co[:, 2] += np.where(co[:, 2] > h*.5, wave*np.cos(co[:, 1]/(d/2)*math.pi*.95), 0); set_verts(o, co); subsurf(o, 1); return o

def boxed(name, w, d, edge, puff, mat, side, pipe, seed):
    """A pillow with a standing edge: two bulging faces, an upright side of that height and a piping along both seams."""
    def rim(U, V): c = 1-.05*np.abs(U*V)**7; return U*w/2*np.sqrt(1-.10*V**2)*c, V*d/2*np.sqrt(1-.10*U**2)*c
    n, m = 72, 60; U, V = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, m), indexing='ij'); x, y = rim(U, V); k = np.clip((1-U**2)*(1-V**2), 0, 1); root = bpy.data.objects.new(name, None); link(root)
    for sg in (1, -1):
        P = np.stack([x, y, sg*(edge/2+(puff if sg > 0 else .03)*k**.42)], -1); q = P.reshape(-1, 3); q[:, 2] += sg*(.010*fbm(q*[1, 1, 0]+[0, 0, sg], 6, seed+sg, 3)+.0035*np.sin(np.arctan2(q[:, 1], q[:, 0])*34)*np.exp(-k.ravel()*9))*np.clip(k.ravel()*8, 0, 1); o = grid_ob(name+'f', q.reshape(P.shape), mat, np.stack([U/2+.5, V/2+.5], -1)); subsurf(o, 1); o.parent = root
    t = np.linspace(-1, 1, 60)[:-1]; o1 = np.ones_like(t); bu, bv = np.concatenate([t, o1, -t, -o1]), np.concatenate([-o1, t, o1, -t]); bx, by = rim(bu, bv); r = np.hypot(bx, by); s = np.linspace(-1, 1, 9); g = .0022*np.sin(np.arange(len(bx))*.9+seed)
    push = (.008*(1-s[None, :]**2)+g[:, None]*(1-s[None, :]**2)); P = np.stack([bx[:, None]*(1+push/r[:, None]), by[:, None]*(1+push/r[:, None]), np.broadcast_to(s*edge/2, push.shape)], -1); o = grid_ob(name+'s', P, side, np.stack(np.meshgrid(np.linspace(0, 4, len(bx)), np.linspace(0, .13, 9), indexing='ij'), -1), closed_u=True); subsurf(o, 1); o.parent = root
    for sg in (1, -1): tube(name+'p', list(zip(bx*1.004, by*1.004, [sg*edge/2]*len(bx))), .0062, pipe, closed=True, parent=root)
    return root

def pillow_scene(kind='pillow', view='main', res=(1000, 1000)):
    bench(w=1.2)
    mat = fabric('p', part=1, bumps=PERC)
    if kind == 'pillow-foam':
        bm = rounded_slab('foam', .62, .40, .115, r=.06, edge=.045, mat=fabric('p', part=1, bumps=[('img:'+quilt('dots'), 9, .6, .01)]))
        co = arr_verts(bm); co[:, 2] += np.where(co[:, 2] > .06, .028*np.cos(co[:, 1]/.2*math.pi*.95), 0); set_verts(bm, co)
        subsurf(bm, 1); bm.location = (0, .34, .42); bm.rotation_euler = (0, 0, math.radians(-14))
        b2 = bpy.data.objects.new('foam2', bm.data); link(b2); b2.location = (.02, .60, .66); b2.rotation_euler = (math.radians(74), math.radians(2), math.radians(-3)); subsurf(b2, 1)
    elif kind == 'pillow-box':         # one lies, the other leans on it and shows its edge
        side, pipe = fabric('bs', part=2, bumps=PERC), fabric('bp', part=3)
        a = boxed('box1', .68, .54, .075, .078, mat, side, pipe, 3); a.location = (-.02, .38, .42+.066); a.rotation_euler = (0, 0, math.radians(-15))
        b = boxed('box2', .68, .54, .075, .078, mat, side, pipe, 8); b.location = (.05, .43, .42+.228); b.rotation_euler = (math.radians(4), math.radians(-4), math.radians(13))
    elif kind == 'pillow-plates':      # the cover upright, three loose plates in front of it
        c = foam_block('cover', .62, .40, .10, .0, fabric('p', part=1, bumps=[('img:'+quilt('dots'), 9, .6, .01)])); c.location = (.02, .62, .655); c.rotation_euler = (math.radians(76), 0, math.radians(-3))
        f = fabric('pl', part=2, bumps=[('noise', 190, .4, .006), ('noise', 30, .12, .01)])
        for i, (h, r) in enumerate(((.045, -12), (.035, -8), (.03, -15))): o = foam_block('plate%d' % i, .56-.01*i, .35, h, 0, f); o.location = (-.02+.012*i, .33, .42+(0, .046, .082)[i]); o.rotation_euler = (0, 0, math.radians(r))
    elif kind in ('pillow-gel', 'pillow-latex'):
        gel = kind == 'pillow-gel'; f = fabric('gel', part=2, bumps=[('noise', 190, .35, .005)]); dk = fabric('hole', srgb('#7f97a8' if gel else '#b3a98d')); w, d, h = .60, .40, .115; wave = .012 if gel else .026
        o = foam_block('core', w, d, h, wave, f); holes = []
        for i in range(15):
            for j in range(9):
                x, y = -.245+.035*i+(.0175 if j % 2 else 0), -.155+.039*j
                if abs(x) < .255: bpy.ops.mesh.primitive_cylinder_add(vertices=14, radius=.0075 if not gel else .0062, depth=.012, location=(x, y, h+wave*math.cos(y/.2*math.pi*.95)-.0035)); q = bpy.context.object; q.data.materials.append(dk); q.parent = o
        o.location = (0, .34, .42); o.rotation_euler = (math.radians(2), 0, math.radians(-14))
        c = foam_block('cover', .62, .40, .115, wave, fabric('p', part=1, bumps=[('img:'+quilt('wave' if gel else 'box'), 9, .6, .01)])); c.location = (.02, .62, .66); c.rotation_euler = (math.radians(74), math.radians(2), math.radians(-3))
    else:
        w, d, ps = PILLOWS[kind]; sc = .92 if kind == 'pillow-flat' else 1
        a = pillow_sim('pill_%s' % kind, w, d, pressure=ps, n=60, frames=36, shrink=-.018, seed=21, bend=.04, mat=mat)
        if kind == 'pillow-pipe':      # a double piping along the seam
            pm = fabric('pipe', part=3, bumps=[])
            co = arr_verts(a); me = a.data; uv = np.zeros(len(me.loops)*2, np.float32); me.uv_layers[0].data.foreach_get('uv', uv); uv = uv.reshape(-1, 2); li = np.zeros(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', li); vu = np.zeros((len(co), 2)); vu[li] = uv
            rim = np.where((vu.min(1) < 1e-4) | (vu.max(1) > 1-1e-4))[0]; ang = np.arctan2(vu[rim, 1]-.5, vu[rim, 0]-.5); tube('pp', [tuple(x) for x in co[rim[np.argsort(ang)]]], .0055, pm, closed=True, parent=a)
        subsurf(a, 1)
        a.location = (-.03, .36, .42+(.105 if ps > .8 else .065)); a.rotation_euler = (math.radians(4), 0, math.radians(-12))
        if kind == 'pillow-soft':      # the second one lies on the first
            b = bpy.data.objects.new('p2', a.data.copy()); link(b); subsurf(b, 1); b.location = (.05, .42, .42+.30); b.rotation_euler = (math.radians(3), math.radians(-4), math.radians(16)); a.location.y = .42
        else:
            b = bpy.data.objects.new('p2', a.data.copy()); link(b); subsurf(b, 1)
            b.location = (.06, .60, .42+(.32 if kind != 'pillow-flat' else .235)); b.rotation_euler = (math.radians(63), math.radians(3), math.radians(6)); b.scale = (-1, 1, 1)
            for ch in list(a.children): c2 = bpy.data.objects.new('pp2', ch.data); link(c2); c2.parent = b
    tall = kind == 'pillow-box' and view == 'head'      # the shop cuts the top and bottom of a heading
    cams(view, (.55, -1.75, 1.22), (.0, .42, .63 if tall else .57), 54 if tall else 66, res)

def quilt(kind):
    """Height map for stitched mattress ticking."""
    p = os.path.join(TEX, 'quilt_%s.png' % kind)
    S = 512; y, x = np.mgrid[0:S, 0:S]/S*2*np.pi
    if kind == 'diamond': h = np.abs(np.sin((x+y)/2*2))*np.abs(np.sin((x-y)/2*2))
    elif kind == 'wave': h = np.abs(np.sin(y*2+.8*np.sin(x*1)))
    elif kind == 'dots': h = .5+.5*np.cos(x*8)*np.cos(y*8)
    elif kind == 'plain': h = np.ones((S, S))
    else: h = np.abs(np.sin(x*2))*np.abs(np.sin(y*2))
    h = h**.35
    Image.fromarray((h*255).astype(np.uint8)).save(p); return p

# kind -> (thickness of one layer, stitching, layers, turn on the bench)
DUVETS = {'duvet-all': (.060, 'box', 3, -9), 'duvet-down': (.088, 'box', 3, -9), 'duvet-wool': (.042, 'wave', 4, -9), 'duvet-cotton': (.052, 'box', 4, 8), 'duvet-thin': (.026, 'wave', 4, -12), 'duvet-thick': (.076, 'wave', 3, -6), 'duvet-plain': (.050, 'wave', 3, 10),
          'duvet-goose': (.108, 'small', 3, -9), 'duvet-feather': (.040, 'small', 3, 8), 'duvet-hotel': (.074, 'small', 4, -5), 'duvet-fleece': (.034, 'small', 5, -10), 'duvet-camel': (.036, 'box', 4, 9), 'duvet-kid': (.046, 'box', 3, -10)}

def duvet_fold(kind='duvet-all', view='main', res=(1000, 1000)):
    """Folded duvet: a quilted sheet folded in three (serpentine), lofty edges, on an oak bench."""
    bench(w=1.25, d=.78, y=.40)
    loft, q, n, turn = DUVETS[kind]
    d, w = .58, (.92 if kind != 'duvet-kid' else .66); K = n; t = loft*1.02
    # centre line of the serpentine
    C = []
    for k in range(K):
        z = (k+.5)*t*1.05; ys = np.linspace(-d/2, d/2, 44); ys = ys if k % 2 == 0 else ys[::-1]
        for yv in ys: C.append((yv, z))
        if k < K-1:
            s = 1 if k % 2 == 0 else -1
            for a in np.linspace(-90, 90, 15)[1:-1]: C.append((s*(d/2+math.cos(math.radians(a))*t*.52), z+t*.525+math.sin(math.radians(a))*t*.525))
    C = np.array(C); T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]; Nn = np.c_[-T[:, 1], T[:, 0]]
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]); Ls = s[-1]
    nx = 150; X = np.linspace(-w/2, w/2, nx)
    cell = {'box': .21, 'wave': .13, 'small': .145}[q]
    pu = np.abs(np.sin(math.pi*(X+w/2)/(w/round(w/cell)))); pv = np.abs(np.sin(math.pi*s/(Ls/round(Ls/cell))))
    if q != 'wave': Q = (pu[None, :]**.45)*(pv[:, None]**.45)
    else: Q = np.abs(np.sin(math.pi*(s[:, None]/cell+.22*np.sin(2*math.pi*X[None, :]/.3))))**.5
    endx = np.clip((w/2-np.abs(X))/(.05), 0, 1)**.5; ends = np.clip(np.minimum(s, Ls-s)/.04, 0, 1)**.5
    th = t*.5*(.50+.50*Q)*endx[None, :]*ends[:, None]+.002
    P1 = np.zeros((len(C), nx, 3)); P2 = P1.copy()
    for P, sg in ((P1, 1), (P2, -1)):
        P[..., 0] = X[None, :]; P[..., 1] = C[:, None, 0]+sg*Nn[:, None, 0]*th; P[..., 2] = C[:, None, 1]+sg*Nn[:, None, 1]*th
    P = np.concatenate([P1, P2[::-1]], 0)
    fl = P.reshape(-1, 3); nz = fbm(fl, 5, seed=4); fl[:, 2] += .020*nz*(fl[:, 2]/(K*t)+.3); fl[:, 0] += .02*fbm(fl, 4, 9); fl[:, 1] += .016*fbm(fl, 5, 13)
    fl[:, 2] -= .018*(fl[:, 0]/(w/2))**2*(fl[:, 2]/(K*t)); 
    u = np.tile(np.linspace(0, 1, nx)[None, :], (P.shape[0], 1)); v = np.tile(np.concatenate([s, s[::-1]])[:, None], (1, nx))
    ob = grid_ob('duvet', fl.reshape(P.shape), fabric('d', part=1, bumps=[('uvnoise', 9, .25, .02), ('wrinkle', 16, .30, .012), ('noise', 24, .18, .01), ('noise', 260, .05, .003)]), np.stack([u, v], -1), closed_u=True)
    subsurf(ob, 1)
    ob.location = (0, .40, .425); ob.rotation_euler = (0, 0, math.radians(turn))
    # a piped edge so it reads as a duvet, plus one pillow behind
    mat = fabric('p', part=2, bumps=PERC)
    b = pillow_sim('pill_pillow', .70, .56, pressure=1.4, n=60, frames=36, shrink=-.018, seed=21, bend=.04, mat=mat); subsurf(b, 1)
    b.location = (.18, .62, .425+K*t*1.05+.10); b.rotation_euler = (math.radians(10), 0, math.radians(8)); b.scale = (.9, .9, .9)
    cams(view, (.62, -1.95, 1.32), (0.02, .42, .52), 60, res)


def mattress_body(w=1.4, l=2.0, h=.23, q='diamond', mat_side=None, piping=True, label=True, tag='m'):
    top = fabric(tag+'top', part=1, bumps=[('img:'+quilt(q), 4.2, 1.0, .03), ('noise', 300, .15, .003)])
    o = rounded_slab('matt', w, l, h, r=.07, edge=.035, crown=.012, mat=top)
    side = fabric(tag+'side', part=2, bumps=[('uvnoise', 90, .2, .004), ('noise', 400, .2, .003)])
    o.data.materials.append(side)
    for p in o.data.polygons:
        if abs(p.normal.z) < .6 and p.center.z < h-.012: p.material_index = 1
    if piping:
        for z in (.018, h-.016):
            pts = perimeter(w+.004, l+.004, .07); tube('pipe', [(x, y, z) for x, y in pts], .0065, fabric(tag+'pipe', part=3), closed=True, parent=o)
    return o

def perimeter(w, l, r, k=12):
    P = []
    for cx, cy, a0 in ((w/2-r, l/2-r, 0), (-w/2+r, l/2-r, 90), (-w/2+r, -l/2+r, 180), (w/2-r, -l/2+r, 270)):
        for i in range(k+1):
            a = math.radians(a0+90*i/k); P.append((cx+r*math.cos(a), cy+r*math.sin(a)))
    return P

def tube(name, pts, r, mat, closed=False, parent=None):
    c = bpy.data.curves.new(name, 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = 3; c.fill_mode = 'FULL'
    s = c.splines.new('POLY'); s.points.add(len(pts)-1)
    for p, q in zip(s.points, pts): p.co = (*q, 1)
    s.use_cyclic_u = closed; c.materials.append(mat)
    ob = link(bpy.data.objects.new(name, c))
    if parent: ob.parent = parent
    return ob

# kind -> (size, stitching, layers from the bottom: name, share of the height, colour)
MATS = {'mattress-latex': ((1.4, 2.0, .26), 'dots', [('felt', .02, '#d9d6cf'), ('micro', .130, '#f4f3f0'), ('latex', .060, '#f3eedb'), ('tick', .024, '#f1efea')]),
        'mattress-hotel': ((1.4, 2.0, .23), 'diamond', [('felt', .028, '#8f8b84'), ('spring', .150, '#e9e6df'), ('felt2', .028, '#8f8b84'), ('tick', .022, '#efece6')]),
        'mattress-cold55': ((1.4, 2.0, .23), 'dots', [('foamA', .110, '#b9cfd9'), ('foamB', .080, '#8fb0c2'), ('zone', .022, '#e6edf0'), ('tick', .018, '#f1efea')]),
        'mattress-kid': ((.9, 2.0, .14), 'box', [('a', .04, '#cfe0c6'), ('b', .04, '#cfe0c6'), ('c', .04, '#cfe0c6'), ('tick', .018, '#f1efea')]),
        'mattress-gel': ((1.4, 2.0, .25), 'wave', [('foamA', .085, '#f0e9d6'), ('foamB', .065, '#dbe6ea'), ('gel', .072, '#6f9fc4'), ('tick', .020, '#f1efea')]),
        'mattress-natural': ((1.4, 2.0, .22), 'box', [('coir', .030, '#9a7a55'), ('latex', .130, '#f1ead0'), ('wool', .030, '#e9e2d3'), ('tick', .022, '#efe8da')]),
        'mattress-single': ((.9, 2.0, .21), 'wave', [('felt', .02, '#d9d6cf'), ('spring', .140, '#f0efec'), ('foam', .034, '#dfe9dd'), ('tick', .02, '#f1efea')]),
        'topper-foam': ((1.6, 2.0, .09), 'wave', [('a', .03, '#f3e7c4'), ('b', .03, '#f3e7c4'), ('c', .02, '#f3e7c4'), ('tick', .012, '#f1efea')]),
        'topper-memory': ((1.6, 2.0, .09), 'diamond', [('a', .03, '#eee7d6'), ('b', .02, '#b9c9d6'), ('c', .03, '#b9c9d6'), ('tick', .012, '#f1efea')]),
        'topper-latex': ((1.6, 2.0, .09), 'dots', [('a', .03, '#f1ead0'), ('b', .03, '#f1ead0'), ('c', .02, '#f1ead0'), ('tick', .012, '#f1efea')])}
# A stack takes its layers and its stitching from the compositor: the layers are parts 4, 5 and 6 from the bottom
MATS.update({k: (size, 'plain', [('a', .03, 4), ('b', .03, 5), ('c', .025, 6), ('tick', .010, '#f1efea')]) for k, size in
             (('topper-stack', (1.6, 2.0, .085)), ('topper-split', (1.6, 2.0, .085)))})

def mattress_scene(kind, view='main', res=(1000, 1000)):
    w, l, h = (1.4, 2.0, .24) if kind not in MATS else MATS[kind][0]; z0 = .20
    m = oak_mat()
    box('plat', (w+.06, l+.06, .07), (0, 0, z0-.035), m, bevel=.012)
    box('feet', (w-.3, l-.3, z0-.07), (0, 0, (z0-.07)/2), glossy('dk', (.05, .045, .04), rough=.6), bevel=.01)
    q = {'mattress-pocket': 'box', 'mattress-cold': 'wave', 'mattress-memory': 'diamond'}.get(kind) or MATS[kind][1]
    o = mattress_body(w, l, h, q); o.location = (0, 0, z0)
    # cut-away: front right corner removed, layers stepped
    cx, cy = .62, .46
    cut = box('cut', (cx*2, cy*2, h*3), (w/2, -l/2, z0+h/2), None, bevel=0)
    for ob in [o]+list(o.children):
        if ob.type == 'CURVE':
            dg = bpy.context.evaluated_depsgraph_get(); me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg)); n = link(bpy.data.objects.new('pm', me)); n.matrix_world = ob.matrix_world.copy(); n.location = (0, 0, z0); ob.hide_render = True; ob = n
        b = ob.modifiers.new('cut', 'BOOLEAN'); b.object = cut; b.operation = 'DIFFERENCE'; b.solver = 'EXACT'
    cut.hide_render = True; cut.hide_viewport = True
    if kind == 'topper-split':         # the slit runs one metre in from the head end, which is towards the camera
        slit = box('slit', (.022, 2.0, h*3), (-.06, -l/2, z0+h/2), None, bevel=0); slit.hide_render = slit.hide_viewport = True
        for ob in [q for q in bpy.data.objects if 'cut' in q.modifiers]: b = ob.modifiers.new('slit', 'BOOLEAN'); b.object = slit; b.operation = 'DIFFERENCE'; b.solver = 'EXACT'
        for sx in (-1, 1): box('slitside', (.004, .98, h*.94), (-.06+sx*.0125, -l/2+.51, z0+h*.5), fabric('ss', part=2), bevel=0)
    foam = lambda n, c, s=.35: fabric(n, srgb(c) if isinstance(c, str) else FAB_A, part=0 if isinstance(c, str) else c, bumps=[('noise', 190, s, .006), ('noise', 30, .12, .01)])
    L = {'mattress-pocket': [('felt', .022, '#d9d6cf'), ('spring', .140, '#f0efec'), ('foamA', .040, '#f2e6c9'), ('tick', .022, '#f1efea')],
         'mattress-cold': [('foamA', .070, '#cfdfe6'), ('foamB', .085, '#f3ead2'), ('foamC', .055, '#dfe9dd'), ('tick', .020, '#f1efea')],
         'mattress-memory': [('foamA', .130, '#eee7d6'), ('wave', .030, '#cfd9df'), ('memory', .052, '#b9c9d6'), ('tick', .020, '#f1efea')]}.get(kind) or MATS[kind][2]
    tot = sum(t for _, t, _ in L); z = z0; sc = h/tot
    for i, (nm, t, c) in enumerate(L):
        t *= sc; step = [.0, .14, .30, .46][i]; ex, ey = cx-.03-step*.95, cy-.03-step*.72
        ex, ey = max(ex, .02), max(ey, .02)
        x0, x1 = w/2-cx-.02, w/2-cx+ex; y0, y1 = -l/2+cy-ey, -l/2+cy+.02
        # body strip along both inner faces of the cut
        if nm in ('spring', 'micro'):
            r = .032 if nm == 'spring' else .021; sm = fabric('pocket', srgb(c), bumps=[('noise', 30, .5, .01), ('noise', 200, .1, .003)])
            nx = int((x1-x0)/(2*r)); ny = int((y1-y0)/(2*r))
            for a in range(nx):
                for b in range(ny):
                    bpy.ops.mesh.primitive_cylinder_add(vertices=24, radius=r*.97, depth=t*.97, location=(x1-r-a*2*r, y0+r+b*2*r, z+t/2))
                    ob = bpy.context.object; ob.data.materials.append(sm)
                    bv = ob.modifiers.new('b', 'BEVEL'); bv.width = .010; bv.segments = 4; bpy.ops.object.shade_smooth()
            box('back', (.04, cy-.004, t*.98), (x0, -l/2+cy/2+.004, z+t/2), sm, bevel=.01); box('back2', (cx-.004, .04, t*.98), (w/2-cx/2-.004, y1, z+t/2), sm, bevel=.01)
        else:
            o2 = box(nm, (x1-x0, y1-y0, t), ((x0+x1)/2, (y0+y1)/2, z+t/2), foam(nm, c), bevel=.006, seg=3)
            # also close the inner faces towards the outer edge for layers below
            box(nm+'f1', (.03, cy-.004, t), (x0, -l/2+cy/2+.004, z+t/2), foam(nm+'b', c), bevel=.004); box(nm+'f2', (cx-.004, .03, t), (w/2-cx/2-.004, y1, z+t/2), foam(nm+'c', c), bevel=.004)
        z += t
    # bottom cover
    box('bottom', (cx-.01, cy-.01, .012), (w/2-cx/2, -l/2+cy/2, z0+.006), fabric('bt', srgb('#e4e1da')), bevel=.004)
    if kind.startswith('topper'):      # it lies on the mattress of a bed, not on a plinth
        bpy.data.objects['plat'].hide_render = True; bpy.data.objects['feet'].hide_render = True
        side = fabric('under', srgb('#cfc8bc'), bumps=[('noise', 300, .3, .005)]); u = rounded_slab('under', w-.01, l-.01, z0-.002, r=.07, edge=.03, mat=side)
    if kind.startswith('topper') or w < 1: cams(view, (1.35, -2.7, 1.42), (.10 if w > 1 else .0, -.34, .22), 60, res)
    else: cams(view, (1.55, -3.0, 1.62), (.06, -.22, .28), 56, res)


def sheet_scene(view='main', molton=None, res=(1000, 1000), kind='sheet', w=1.6):
    """Fitted sheet on a mattress: tight top, corner tension folds, gathered hem."""
    low = kind in ('sheet-topper', 'molton-topper'); h = .26 if not low else .125
    bed.bed_frame(w)
    if low: u = rounded_slab('under', w-.012, L_()-.01, .20, r=.09, edge=.03, mat=fabric('under', srgb('#b5aa9a'), bumps=[('noise', 300, .35, .005)])); u.location = (0, 0, .325)
    mat = fabric('sheet', part=1, bumps=([('img:'+quilt(molton), 7 if molton != 'dots' else 10, .55, .012)] if molton else [])+[('uvnoise', 6, .16, .02), ('wrinkle', 4, .10, .02), ('noise', 240, .05, .003)])
    o = rounded_slab('sheet', w-.01, L_(), h, r=.10, edge=.055 if not low else .04, crown=.015, mat=mat)
    if kind == 'sheet-satin': from_linen_gloss(mat)
    subsurf(o, 2); apply_mods(o)
    co = arr_verts(o); W2, L2 = (w-.01)/2, L_()/2
    dx = W2-np.abs(co[:, 0]); dy = L2-np.abs(co[:, 1]); r = np.hypot(dx, dy)
    side = np.clip(1-np.minimum(dx, dy)/.06, 0, 1)*(co[:, 2] < h-.01)
    along = np.where(dx < dy, dy, dx)
    fold = np.sin(along*58+co[:, 2]*(-40)*np.sign(.5-along))*np.exp(-along/.16)*.010*side
    nrm = np.where((dx < dy)[:, None], np.c_[np.sign(co[:, 0]), 0*dx], np.c_[0*dx, np.sign(co[:, 1])])
    co[:, :2] += nrm*(fold+.006*fbm(co*np.array([1, 1, .5]), 9, 3)*side)[:, None]
    top = (co[:, 2] > h-.02)
    ang = np.arctan2(dy, dx); co[:, 2] += top*(np.sin(ang*16)*np.exp(-r/.22)*.007*np.clip(r/.05, 0, 1)+.006*fbm(co, 4, 2))
    co[:, 2] += top*.004*np.sin((co[:, 0]*.8+co[:, 1]*.35)*30+2*fbm(co, 3, 8))*np.clip(fbm(co, 2.2, 5)*3, 0, 1)
    set_verts(o, co); o.location = (0, 0, .325 if not low else .50)
    pm = fabric('pw', part=2, bumps=PERC)
    for q in bed.pillows(pm, w, tilt=40 if kind != 'sheet-percal' else 16): q.location.z += (.04 if low else 0)-(.07 if kind == 'sheet-percal' else 0)
    if kind == 'sheet-satin':          # a folded blanket at the foot end
        import boxspring; f = boxspring.fold_blanket(w, fabric('dw', srgb('#efeae1'), bumps=PERC)); f.location = (0, -.02, .585)
    if kind == 'sheet-percal' and view == 'main': camera((-1.55, -3.1, 1.72), (.0, -.10, .44), 50, res)
    elif kind == 'sheet-satin' and view == 'main': camera((1.75, -2.75, 1.55), (.02, -.06, .46), 48, res)
    elif low and view == 'main': camera((1.25, -3.0, 1.45), (.06, -.22, .48), 54, res)
    else: cams(view, (.95, -3.55, 1.98), (.01, -.05, .46), 52, res)

def draped(name, w, l, top, drop, mat, y0=0., r=.05, seed=1, wave=.035, wrinkle=.006):
    """Cloth over a rectangle that hangs down on three sides; UV from 0 to 1 over the whole cloth."""
    n, m = 260, 220; X, Y = np.meshgrid(np.linspace(-w/2-drop, w/2+drop, n), np.linspace(-l/2-drop, l/2+y0, m), indexing='ij'); U, V = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, m), indexing='ij')
    cx, cy = np.clip(X, -w/2, w/2), np.clip(Y, -l/2, 9); ox, oy = X-cx, Y-cy; e = np.hypot(ox, oy); nx, ny = ox/np.maximum(e, 1e-6), oy/np.maximum(e, 1e-6)
    a = np.minimum(e/r, math.pi/2); h = r*np.sin(a); down = r*(1-np.cos(a))+np.maximum(0, e-r*math.pi/2); k = np.clip(down/drop, 0, 1); along = cx*1.0-cy*1.0*np.sign(cx)+np.arctan2(ny, nx)*.9
    f = wave*k**1.2*(.55+np.sin(along*19+seed+1.2*np.sin(along*5)))+.4*wave*k*np.sin(along*43+seed*3); corner = (np.abs(nx*ny) > .02); f = f+corner*k*.05*np.sin(np.arctan2(np.abs(ny), np.abs(nx))*9)
    P = np.stack([cx+nx*(h+f), cy+ny*(h+f), top-down], -1); q = P.reshape(-1, 3); q[:, 2] += wrinkle*fbm(np.c_[q[:, :2], 0*q[:, 0]], 5, seed, 3)*(1-k.ravel()*.6)+.4*wrinkle*fbm(np.c_[q[:, :2], 0*q[:, 0]], 16, seed+2, 2)
    o = grid_ob(name, q.reshape(P.shape), mat, np.stack([U, V], -1)); solidify(o, .008, 1); subsurf(o, 1); return o

def plump(name, w, d, h, mat, seed=1):
    """A pillow without a simulation: two bulging sides that meet in a seam with drawn-in edges and full corners."""
    n, m = 64, 54; U, V = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, m), indexing='ij'); k = ((1-U**2)*(1-V**2)); x = U*w/2*(1-.07*(1-np.abs(V)**1.5)*np.abs(U)); y = V*d/2*(1-.08*(1-np.abs(U)**1.5)*np.abs(V)); out = []
    for sg in (1, -1):
        z = sg*h/2*np.clip(k, 0, 1)**.46; P = np.stack([x, y, z], -1); q = P.reshape(-1, 3); q[:, 2] += (.016*fbm(q*[1, 1, 0]+[0, 0, sg], 7, seed+2*(sg > 0), 3)+.008*np.sin(np.arctan2(q[:, 1], q[:, 0])*22)*np.exp(-k.ravel()*7))*np.clip(k.ravel()*6, 0, 1); o = grid_ob(name, q.reshape(P.shape), mat, np.stack([U/2+.5, V/2+.5], -1)); subsurf(o, 1); out.append(o)
    out[1].parent = out[0]; return out[0]
def pair(mat, w, top, y=.72, tilt=40):
    for i, sx in enumerate((-1, 1) if w > 1.2 else (0,)):
        o = plump('pillow%d' % i, .72, .60, .21, mat, 3+i*4); o.location = (sx*(w/4-.01), y+.02*i, top+.25); o.rotation_euler = (math.radians(tilt+3*i), math.radians(sx*2), math.radians(sx*-3+2*i))

def spread_scene(view='main', w=1.6):
    """A bedspread over the whole bed, nearly to the floor, with two pillows on it."""
    bed.bed_frame(w); bed.mattress(w); draped('spread', w+.02, 2.02, .60, .40, fabric('spread', part=1, bumps=[('uvnoise', 14, .14, .02), ('wrinkle', 5, .16, .02), ('noise', 260, .06, .003)]), y0=-.02)
    pair(fabric('pw', part=2, bumps=PERC), w, .60)
    oak = oak_mat(); box('stand', (.42, .38, .03), (w/2+.44, .92, .50), oak, bevel=.008)
    for sx in (-1, 1):
        for sy in (-1, 1): box('sl', (.03, .03, .49), (w/2+.44+sx*.17, .92+sy*.15, .245), oak, bevel=.006)
    cams(view, (.95, -3.55, 1.98), (.0, -.10, .44), 50)

def from_linen_gloss(mat):
    import linen; linen.gloss(mat, .07, .38)

def L_(): return 2.0

if __name__ == '__main__':
    a = args(); it = a.get('item', 'pillow'); v = a.get('view', 'main'); w = int(a.get('width', 160))/100
    reset(); room(wall_y=1.22)
    if it.startswith('pillow'): pillow_scene(it, v)
    elif it.startswith('duvet'): duvet_fold(it, v)
    elif it == 'spread': spread_scene(v, w)
    elif it.startswith(('mattress', 'topper')): mattress_scene(it, v)
    else: sheet_scene(v, {'molton': 'diamond', 'molton-hotel': 'box', 'molton-water': 'wave', 'molton-topper': 'diamond', 'molton-dots': 'dots'}.get(it), kind=it, w=w)
    daylight()
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), sub=int(a.get('sub', 0)))
