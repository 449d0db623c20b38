"""Boxspring for the configurator.  Camera, light and room never change between options.
blender -b -P scenes/boxspring.py -- out=... head=plain|channels|tufted width=140|160|180 view=main|tile|head [lift=head]"""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import bed
from bedding import tube, perimeter, PERC, L_
WEAVE = [('noise', 380, .55, .005), ('noise', 120, .15, .005), ('noise', 7, .08, .02)]

def face(name, w, h, fn, mat, nx=260, nz=200, u0=0):
    """Upholstered front: grid in xz with depth function fn(x, z) (towards -y); UV in metres."""
    X, Z = np.meshgrid(np.linspace(-w/2, w/2, nx), np.linspace(0, h, nz), indexing='ij')
    D = fn(X, Z); P = np.stack([X, -D, Z], -1); return grid_ob(name, P, mat, np.stack([X, Z], -1))

def headboard(style, w, mat, y=1.02, z0=.06, h=1.26):
    hw = w+.06; t = .10
    if style == 'plain':
        o = box('head', (hw, .11, h), (0, y+.055, z0+h/2), mat, bevel=.040, seg=7)
        # stitched border
        tube('seam', [(-hw/2+.12, y-.001, z0+.3), (-hw/2+.12, y-.001, z0+h-.12), (hw/2-.12, y-.001, z0+h-.12), (hw/2-.12, y-.001, z0+.3)], .0035, mat)
        return
    core = box('core', (hw, .06, h), (0, y+.08, z0+h/2), mat, bevel=.02, seg=4)
    prof = lambda s, p=2.6: np.clip(1-np.abs(2*s-1)**p, 0, 1)**(1/p)
    edge = lambda X, Z: np.clip(np.minimum(np.minimum((hw/2-np.abs(X)), (h-Z))/.03, 1), 0, 1)**.5
    if style == 'channels':
        n = {1.4: 9, 1.6: 10, 1.8: 11}[w]; c = hw/n
        fn = lambda X, Z: t*edge(X, Z)*.35+.065*prof(((X+hw/2)/c) % 1.0)*np.clip((h-Z)/.04, 0, 1)**.5+.004*np.sin(Z*9+np.floor((X+hw/2)/c)*2.1)
    else:
        n = {1.4: 7, 1.6: 8, 1.8: 9}[w]; c = hw/n; k = round(h/c); cz = h/k
        fn = lambda X, Z: t*edge(X, Z)*.35+.058*(prof(((X+hw/2)/c) % 1.0, 2.2)*prof((Z/cz) % 1.0, 2.2))**.75
        for i in range(1, n):
            for j in range(1, k):
                bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=8, radius=.016, location=(-hw/2+i*c, y+.055-t*.35-.004, z0+j*cz)); b = bpy.context.object; b.scale = (1, .5, 1); b.data.materials.append(mat); bpy.ops.object.shade_smooth()
    o = face('hface', hw, h, fn, mat); o.location = (0, y+.055, z0)

MOVED = 10      # part number of the bedding that a raised bed moves: no cloth that is coloured, no floor, no wall

def boxspring(style='plain', w=1.6, lift=''):
    """lift: raises the head end of the left half of an adjustable bed."""
    mat = fabric('uph', part=1, bumps=WEAVE); L = 2.0
    headboard(style, w, mat)
    # one box and one mattress below 160 cm, else two with a visible seam, matching topper piping
    sides = [(w, 0)] if w < 1.6 else [(w/2, -w/4), (w/2, w/4)]
    for bw, x in sides: box('base', (bw-.003, L, .26), (x, 0, .10+.13), mat, bevel=.022, seg=5)
    leg = glossy('leg', srgb('#3b3733'), rough=.4, spec=.4)
    for sx in (-1, 1):
        for y in (-L/2+.08, L/2-.1): box('leg', (.06, .06, .10), (sx*(w/2-.08), y, .05), leg, bevel=.006)
    # mattresses: pocket mattress with upholstered border + white top
    if lift: mat, top_part = fabric('uph2', part=2, bumps=WEAVE), MOVED        # what moves is cut out as a layer by its part number
    else: top_part = 0
    def white(n, h, **k): m = fabric(n, srgb(h), **k); m['part'] = top_part; return m
    before = set(bpy.data.objects)
    def mattress(bw, at, mat):
        o = rounded_slab('mat', bw-.004, L-.01, .22, r=.05, edge=.03, crown=0, mat=mat); o.location = (at, 0, .362)
        for z in (.02, .20):
            tube('p', dense([(x+at, y, .362+z) for x, y in perimeter(bw+.002, L-.004, .05)]), .006, mat, closed=True)
    def pillow(i, at, mat):
        o = pillow_sim('pillow_%d' % i, .70, .58, pressure=1.6, n=52, frames=34, shrink=-.022, seed=3+i*5, bend=.04, mat=mat); subsurf(o, 1)
        sx = -1 if i == 0 else 1; o.location = (at, .72+.02*i, top+.20); o.rotation_euler = (math.radians(44+2*i), math.radians(sx*2), math.radians(-3*sx))
    def topper(bw, at, mat): o = rounded_slab('topper', bw, L-.01, .085, r=.07, edge=.04, crown=.008, mat=mat); subsurf(o, 1); clouds(o, .008, .25); o.location = (at, 0, .584)
    SHEET = [('noise', 6, .18, .02), ('wrinkle', 4, .10, .02), ('noise', 260, .05, .003)]
    top = .672
    mattress(*sides[0], mat); pillow(0, -w/4, white('pw', '#f4f1ec', bumps=PERC))
    if lift:
        o = rounded_slab('frame', w/2-.03, L-.05, .05, r=.05, edge=.02, mat=mat); o.location = (-w/4, 0, .312); topper(w/2-.006, -w/4, white('sheet', '#f3f0ea', bumps=SHEET))
    else: topper(w-.01, 0, white('sheet', '#f3f0ea', bumps=SHEET))
    moved = set(bpy.data.objects)-before; top_part = 0; still = mat if not lift else bpy.data.materials['uph']
    for bw, at in sides[1:]: mattress(bw, at, still)
    if lift: topper(w/2-.006, w/4, white('sheet2', '#f3f0ea', bumps=SHEET))
    pillow(1, w/4, white('pw2', '#f4f1ec', bumps=PERC))
    o = fold_blanket(w, white('dw', '#f1eee8', bumps=[('uvnoise', 8, .25, .02), ('wrinkle', 12, .22, .012), ('noise', 260, .05, .003)])); o.location = (0, 0, top)
    if lift: raise_left(moved)

def dense(points, step=.04):
    """A closed outline with more points, so that it can bend."""
    out = []
    for p, q in zip(points, points[1:]+points[:1]):
        k = max(1, int(math.dist(p, q)/step)); out += [tuple(a+(b-a)*i/k for a, b in zip(p, q)) for i in range(k)]
    return out

def raise_left(objects, hip=.02, low=.36):
    """Bends what lies on the left half: the back goes up.  A pillow turns as a whole."""
    S = np.linspace(0, 1.4, 701); ease = lambda t: np.clip(t, 0, 1)**2*(3-2*np.clip(t, 0, 1)); angle = math.radians(34)*ease(S/.30); along, up = (np.concatenate([[0], np.cumsum(f(angle))[:-1]*.002]) for f in (np.cos, np.sin))
    dg = bpy.context.evaluated_depsgraph_get()
    for ob in [q for q in objects if q.type in ('MESH', 'CURVE')]:
        me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg)); me.transform(ob.matrix_world); n = link(bpy.data.objects.new(ob.name+'_up', me)); ob.hide_render = True
        me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
        co = arr_verts(n); _, y, z = co.T.astype(float); y0 = 0*y+y.mean()-.08 if ob.name.startswith('pillow') else y; m = y0 > hip
        cy, cz, a = (np.interp(y0[m]-hip, S, v) for v in (along, up, angle)); d = y[m]-y0[m]
        co[m, 1] = hip+cy-np.sin(a)*(z[m]-low)+np.cos(a)*d; co[m, 2] = low+cz+np.cos(a)*(z[m]-low)+np.sin(a)*d; set_verts(n, co)

def fold_blanket(w, mat):
    """A white duvet folded across the foot end."""
    from bath import ribbon, serp
    o = ribbon('fold', serp(2, .62, .075), w-.10, .072, mat, nx=130, wob=.010, seed=4)
    co = arr_verts(o); e = np.clip((w/2-.05-np.abs(co[:, 0]))/.06, 0, 1)**.5; co[:, 2] = .004+(co[:, 2])*(.35+.65*e); co[:, 2] += .012*fbm(co, 6, 3)*(co[:, 2] > .03); co[:, 2] = np.maximum(co[:, 2], .002)
    co[:, 1] -= .52; set_verts(o, co); subsurf(o, 1); return o

if __name__ == '__main__':
    a = args(); v = a.get('view', 'main'); w = int(a.get('width', 160))/100
    reset(); room(wall_y=1.24); boxspring(a.get('head', 'plain'), w, a.get('lift', '')); daylight()
    if v == 'tile': camera((.62, -1.35, 1.30), (.12, .98, .98), 50, (400, 400))
    elif v == 'close': camera((1.45, -2.3, 1.05), (.38, -.55, .42), 62, (1000, 1000), fstop=5)
    else: cams(v, (1.25, -3.75, 1.78), (.0, .0, .60), 53)
    if a.get('lift'):                  # only the bed itself is cut out
        r = bpy.context.scene.render; r.use_border = True; r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = .04, .88, .25, .82
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), sub=int(a.get('sub', 0)))
