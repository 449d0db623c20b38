"""Shared Blender helpers: scene reset, room, light, camera, materials, meshes, cloth, render passes.

Everything is deterministic (fixed seeds).  Units are metres.  Import from a scene module:
    from common import *
"""
import bpy, bmesh, math, os, sys, random
import numpy as np
from mathutils import Vector, Matrix, noise as mnoise

ROOT = os.environ.get('IMAGERY', os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
CACHE = os.path.join(ROOT, 'cache')
TEX = os.path.join(CACHE, 'tex')
os.makedirs(CACHE, exist_ok=True); os.makedirs(TEX, exist_ok=True)

FAB_A = 0.78          # albedo every re-colourable ("design") part has in the base render
FLOOR, WALLS = 8, 9   # part numbers of the room: the compositor can tint the floor and paint the walls


# ---------------------------------------------------------------- scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.cycles.max_bounces = 5
    s.cycles.diffuse_bounces = 3
    s.cycles.glossy_bounces = 2
    s.cycles.transmission_bounces = 4
    s.cycles.transparent_max_bounces = 10
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.sample_clamp_indirect = 4.0
    s.cycles.use_denoising = False
    s.cycles.use_adaptive_sampling = False
    s.cycles.seed = 7
    s.render.threads_mode = 'AUTO'
    s.view_settings.view_transform = 'Raw'
    s.render.film_transparent = False
    return s


def link(ob):
    bpy.context.scene.collection.objects.link(ob)
    return ob


def mesh_ob(name, verts, faces, mat=None, uvs=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if uvs is not None:
        uvl = me.uv_layers.new(name='UVMap')
        li = np.zeros(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', li)
        uvl.data.foreach_set('uv', np.asarray(uvs, np.float32)[li].ravel())
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    ob = bpy.data.objects.new(name, me)
    if mat:
        me.materials.append(mat)
    return link(ob)


def grid_ob(name, P, mat=None, uv=None, closed_u=False):
    """P: (n,m,3) array of points -> quad surface with uv 0..1 (u along axis 0, v along axis 1)."""
    n, m = P.shape[:2]
    idx = np.arange(n * m).reshape(n, m)
    if closed_u:
        a = idx; b = np.roll(idx, -1, axis=0)
        q = np.stack([a[:, :-1], b[:, :-1], b[:, 1:], a[:, 1:]], -1).reshape(-1, 4)
    else:
        q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
    if uv is None:
        u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, m), indexing='ij')
        uv = np.stack([u, v], -1)
    return mesh_ob(name, P.reshape(-1, 3), q, mat, uv.reshape(-1, 2))


def box(name, size, loc, mat=None, bevel=0.01, seg=4, rot=(0, 0, 0), uvscale=1.0):
    """Rounded box, box-projected UVs in metres*uvscale."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel > 0:
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=seg, profile=0.5, affect='EDGES')
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me); bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    ob = link(bpy.data.objects.new(name, me))
    box_uv(ob, uvscale)
    ob.location = loc; ob.rotation_euler = rot
    if mat: me.materials.append(mat)
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(60)
    return ob


def box_uv(ob, s=1.0):
    me = ob.data
    uvl = me.uv_layers.get('UVMap') or me.uv_layers.new(name='UVMap')
    for p in me.polygons:
        n = p.normal
        ax = max(range(3), key=lambda i: abs(n[i]))
        for li in p.loop_indices:
            c = me.vertices[me.loops[li].vertex_index].co
            if ax == 2: uv = (c.x, c.y)
            elif ax == 1: uv = (c.x, c.z)
            else: uv = (c.y, c.z)
            uvl.data[li].uv = (uv[0] * s, uv[1] * s)


def rounded_slab(name, w, l, h, r=0.08, crown=0.0, edge=0.04, n=60, m=60, mat=None, noise_amp=0, seed=0):
    """Mattress-like body: superellipse footprint w x l, height h, rounded rims.  UV: metres (x,y) on top,
    perimeter distance / z on the side.  Returns object with origin at bottom centre."""
    # perimeter of a rounded rectangle
    per = []
    k = 10
    for cx, cy, a0 in ((w/2-r, l/2-r, 0), (-w/2+r, l/2-r, 90), (-w/2+r, -l/2+r, 180), (w/2-r, -l/2+r, 270)):
        for i in range(k+1):
            a = math.radians(a0 + 90*i/k)
            per.append((cx + r*math.cos(a), cy + r*math.sin(a)))
    # densify straight runs
    pts = []
    for i, p in enumerate(per):
        q = per[(i+1) % len(per)]
        d = math.dist(p, q); c = max(1, int(d/0.03))
        for j in range(c):
            pts.append((p[0]+(q[0]-p[0])*j/c, p[1]+(q[1]-p[1])*j/c))
    pts = np.array(pts); N = len(pts)
    nxt = np.roll(pts, -1, 0); prv = np.roll(pts, 1, 0)
    t = nxt-prv; nrm = np.stack([t[:, 1], -t[:, 0]], -1); nrm /= np.linalg.norm(nrm, axis=1)[:, None]
    dist = np.concatenate([[0], np.cumsum(np.linalg.norm(nxt-pts, axis=1))[:-1]])
    rings, ruv = [], []
    e = edge
    prof = [(-e*(1-math.sin(math.radians(a))), e*(1-math.cos(math.radians(a)))) for a in (0, 25, 50, 75, 90)]
    prof = [(o, z) for o, z in prof]
    prof += [(0, z) for z in np.linspace(e, h-e, 8)[1:-1]]
    prof += [(-e*(1-math.cos(math.radians(a))), h-e+e*math.sin(math.radians(a))) for a in (0, 15, 30, 45, 60, 75, 90)]
    for o, z in prof:
        ring = pts + nrm*o
        rings.append(np.c_[ring, np.full(N, z)]); ruv.append(np.c_[dist, np.full(N, z)])
    # concentric rings to the centre on top
    K = 26
    base = rings[-1][:, :2]
    for i in range(1, K+1):
        f = 1-i/K
        ring = base*np.array([f, f])
        zc = h + crown*(1-f**3)
        rings.append(np.c_[ring, np.full(N, zc)]); ruv.append(ring.copy())
    V = np.concatenate(rings); UV = np.concatenate(ruv)
    nr = len(rings); faces = []
    for a in range(nr-1):
        for i in range(N):
            j = (i+1) % N
            faces.append((a*N+i, a*N+j, (a+1)*N+j, (a+1)*N+i))
    ob = mesh_ob(name, V, faces, mat, UV)
    return ob


# ---------------------------------------------------------------- materials
def _nodes(name):
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    return m, nt, out


def srgb(h):
    h = h.lstrip('#'); c = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return tuple(x/12.92 if x <= .04045 else ((x+.055)/1.055)**2.4 for x in c)


def _col(c):
    if isinstance(c, str): c = srgb(c)
    if isinstance(c, (int, float)): c = (c, c, c)
    return (*c[:3], 1)


def add_bump(nt, layers, uv=False):
    """layers: list of (kind, scale, strength, distance[, stretch]) chained bumps. kind: noise|weave|wave|voro|img:path"""
    prev = None
    tc = nt.nodes.new('ShaderNodeTexCoord')
    for L in layers:
        kind, scale, strength, dist = L[:4]
        st = L[4] if len(L) > 4 else (1, 1, 1)
        mp = nt.nodes.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = st
        src = 'UV' if kind.startswith(('weave', 'img', 'uv')) else 'Object'
        nt.links.new(tc.outputs[src], mp.inputs['Vector'])
        if kind.endswith('noise'):
            t = nt.nodes.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale
            t.inputs['Detail'].default_value = 4; t.inputs['Roughness'].default_value = .55
            o = t.outputs['Fac']
        elif kind.endswith('wrinkle'):
            t = nt.nodes.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale
            t.inputs['Detail'].default_value = 3; t.inputs['Distortion'].default_value = 1.2
            r = nt.nodes.new('ShaderNodeMath'); r.operation = 'SUBTRACT'; r.inputs[1].default_value = .5
            a = nt.nodes.new('ShaderNodeMath'); a.operation = 'ABSOLUTE'
            p = nt.nodes.new('ShaderNodeMath'); p.operation = 'POWER'; p.inputs[1].default_value = .6
            nt.links.new(t.outputs['Fac'], r.inputs[0]); nt.links.new(r.outputs[0], a.inputs[0]); nt.links.new(a.outputs[0], p.inputs[0])
            o = p.outputs[0]
        elif kind == 'voro':
            t = nt.nodes.new('ShaderNodeTexVoronoi'); t.inputs['Scale'].default_value = scale
            o = t.outputs['Distance']
        elif kind.startswith('img:'):
            t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(kind[4:], check_existing=True)
            t.image.colorspace_settings.name = 'Non-Color'
            mp.inputs['Scale'].default_value = (scale, scale, scale) if len(L) < 5 else st
            o = t.outputs['Color']
        else:
            t = nt.nodes.new('ShaderNodeTexWave'); t.inputs['Scale'].default_value = scale
            o = t.outputs['Fac']
        nt.links.new(mp.outputs[0], t.inputs['Vector'])
        b = nt.nodes.new('ShaderNodeBump')
        b.inputs['Strength'].default_value = strength; b.inputs['Distance'].default_value = dist
        nt.links.new(o, b.inputs['Height'])
        if prev: nt.links.new(prev.outputs[0], b.inputs['Normal'])
        prev = b
    return prev


def fabric(name, color=FAB_A, bumps=(), rough=0.6, part=0, image=None, velvet=0.0):
    """Diffuse cloth. part>0 marks it re-colourable: the compositor replaces its albedo via UVs."""
    m, nt, out = _nodes(name)
    d = nt.nodes.new('ShaderNodeBsdfDiffuse'); d.inputs['Roughness'].default_value = rough
    d.inputs['Color'].default_value = _col(FAB_A if part else color)
    if image:
        t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(image, check_existing=True)
        nt.links.new(t.outputs['Color'], d.inputs['Color'])
    if bumps:
        b = add_bump(nt, bumps); nt.links.new(b.outputs[0], d.inputs['Normal'])
    nt.links.new(d.outputs[0], out.inputs['Surface'])
    m['part'] = part
    return m


def glossy(name, color, rough=.4, spec=.5, metallic=0.0, bumps=(), image=None, imgscale=1.0, rough_noise=False):
    m, nt, out = _nodes(name)
    p = nt.nodes.new('ShaderNodeBsdfPrincipled')
    p.inputs['Base Color'].default_value = _col(color); p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = spec; p.inputs['Metallic'].default_value = metallic
    if image:
        tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (imgscale,)*3
        t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(image, check_existing=True)
        nt.links.new(tc.outputs['UV'], mp.inputs[0]); nt.links.new(mp.outputs[0], t.inputs[0])
        nt.links.new(t.outputs['Color'], p.inputs['Base Color'])
    if bumps:
        b = add_bump(nt, bumps); nt.links.new(b.outputs[0], p.inputs['Normal'])
    nt.links.new(p.outputs[0], out.inputs['Surface'])
    m['part'] = 0
    return m


def sheer(name, color, alpha=.5, bumps=(), edge=1.0):
    """Net / voile: transparent + diffuse + translucent; opacity grows at grazing angles."""
    m, nt, out = _nodes(name)
    d = nt.nodes.new('ShaderNodeBsdfDiffuse'); d.inputs['Color'].default_value = _col(color)
    t = nt.nodes.new('ShaderNodeBsdfTranslucent'); t.inputs['Color'].default_value = _col(color)
    mix = nt.nodes.new('ShaderNodeMixShader'); mix.inputs[0].default_value = .5
    nt.links.new(d.outputs[0], mix.inputs[1]); nt.links.new(t.outputs[0], mix.inputs[2])
    tr = nt.nodes.new('ShaderNodeBsdfTransparent')
    lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs['Blend'].default_value = .35
    ma = nt.nodes.new('ShaderNodeMath'); ma.operation = 'MULTIPLY_ADD'; ma.use_clamp = True
    ma.inputs[1].default_value = edge*(1-alpha); ma.inputs[2].default_value = alpha
    nt.links.new(lw.outputs['Facing'], ma.inputs[0])
    mx = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(ma.outputs[0], mx.inputs[0]); nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(mix.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs['Surface'])
    m['part'] = 0; m['clear'] = 1
    return m


def translucent_fabric(name, color=FAB_A, trans=.25, bumps=(), part=0):
    m, nt, out = _nodes(name)
    c = _col(FAB_A if part else color)
    d = nt.nodes.new('ShaderNodeBsdfDiffuse'); d.inputs['Color'].default_value = c
    t = nt.nodes.new('ShaderNodeBsdfTranslucent'); t.inputs['Color'].default_value = c
    mix = nt.nodes.new('ShaderNodeMixShader'); mix.inputs[0].default_value = trans
    if bumps:
        b = add_bump(nt, bumps)
        nt.links.new(b.outputs[0], d.inputs['Normal'])
    nt.links.new(d.outputs[0], mix.inputs[1]); nt.links.new(t.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs['Surface'])
    m['part'] = part
    return m


def emission(name, color, strength):
    m, nt, out = _nodes(name)
    e = nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value = _col(color); e.inputs[1].default_value = strength
    nt.links.new(e.outputs[0], out.inputs['Surface']); m['part'] = 0
    return m


# ---------------------------------------------------------------- room, light, camera
WALL = (0.70, 0.665, 0.615)
def room(wall_y=1.25, floor_mat=None, wall_col=WALL, skirting=True, floor='oak', width=32, wall_h=3.2):
    fm = floor_mat
    if fm is None:
        if floor == 'oak':
            fm = glossy('oak', (.5, .38, .26), rough=.42, spec=.3, image=os.path.join(TEX, 'oak.png'))
        else:
            fm = glossy('tile', (.6, .58, .55), rough=.35, spec=.35, image=os.path.join(TEX, 'tile.png'))
    f = mesh_ob('floor', [(-width/2, -7, 0), (width/2, -7, 0), (width/2, wall_y, 0), (-width/2, wall_y, 0)], [(0, 1, 2, 3)], fm,
                [(-width/2/2.4, -7/2.4), (width/2/2.4, -7/2.4), (width/2/2.4, wall_y/2.4), (-width/2/2.4, wall_y/2.4)], smooth=False)
    fm['part'] = FLOOR
    wm = fabric('wall', wall_col, bumps=[('noise', 60, .07, .01)]); wm['part'] = WALLS
    w = mesh_ob('wall', [(-width/2, wall_y, 0), (width/2, wall_y, 0), (width/2, wall_y, wall_h), (-width/2, wall_y, wall_h)], [(0, 1, 2, 3)], wm, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    if skirting:
        box('skirting', (width, .016, .09), (0, wall_y-.008, .045), glossy('skirt', (.78, .76, .73), rough=.5, spec=.3), bevel=.004, seg=2)
    return f, w


def world(strength=.55, col=(1.0, .975, .94)):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    bg = w.node_tree.nodes['Background']; bg.inputs[0].default_value = (*col, 1); bg.inputs[1].default_value = strength


def area(loc, target, size, energy, color=(1, .96, .9), name='area', size_y=None):
    l = bpy.data.lights.new(name, 'AREA'); l.energy = energy; l.color = color
    l.shape = 'RECTANGLE'; l.size = size; l.size_y = size_y or size
    ob = link(bpy.data.objects.new(name, l)); ob.location = loc
    ob.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def daylight(key=190, fill=.5, side=-1, sun=0.0):
    """One recipe for all scenes: big window softbox from the left, warm-white dome, weak bounce from the right."""
    world(fill)
    area((side*3.0, -1.3, 2.5), (0, .1, .35), 2.2, key, (1, .965, .915), 'key', 1.8)
    area((-side*3.2, -2.6, 2.0), (0, 0, .4), 2.0, key*.13, (1, .97, .94), 'bounce')
    if sun:
        l = bpy.data.lights.new('sun', 'SUN'); l.energy = sun; l.angle = math.radians(4); l.color = (1, .9, .76)
        ob = link(bpy.data.objects.new('sun', l)); ob.rotation_euler = Vector((2.2, 1.6, -1.7)).to_track_quat('-Z', 'Y').to_euler()


def camera(loc, target, lens=50, res=(1000, 1000), shift=(0, 0), fstop=None):
    s = bpy.context.scene
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.sensor_width = 36; c.sensor_fit = 'AUTO'
    c.shift_x, c.shift_y = shift
    ob = link(bpy.data.objects.new('cam', c)); ob.location = loc
    ob.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.focus_distance = (Vector(target)-Vector(loc)).length
    s.camera = ob
    s.render.resolution_x, s.render.resolution_y = res
    s.render.resolution_percentage = 100
    return ob


def cams(view, loc, tgt, lens, res=(1000, 1000)):
    """Standard framings of one set-up: main (square), close, head (1600x500), hero (1920x820), mob (900x1100).
    Wide framings keep calm wall on the left for text, the portrait one keeps it above."""
    if view == 'head': camera(loc, tgt, lens*.50, (1600, 500), shift=(-.19, -.01))
    elif view == 'hero': camera(loc, tgt, lens*.60, (1920, 820), shift=(-.19, .0))
    elif view == 'mob': camera(loc, tgt, lens*.80, (900, 1100), shift=(0, .15))
    elif view == 'close':
        l = Vector(loc); t = Vector(tgt); d = t-l; camera(l+d*.42+Vector((-.02, 0, -.04)), t+Vector((-.10, -.05, .02)), lens*1.05, res, fstop=4.5)
    else: camera(loc, tgt, lens, res)


# ---------------------------------------------------------------- modifiers
def subsurf(ob, lv=1):
    m = ob.modifiers.new('sub', 'SUBSURF'); m.levels = lv; m.render_levels = lv; return m

def solidify(ob, t, offset=0):
    m = ob.modifiers.new('sol', 'SOLIDIFY'); m.thickness = t; m.offset = offset; return m

def clouds(ob, strength, size, seed=0, depth=2, coords='OBJECT', direction='NORMAL'):
    t = bpy.data.textures.new('cl', 'CLOUDS'); t.noise_scale = size; t.noise_depth = depth
    e = link(bpy.data.objects.new('off', None)); e.location = (seed*13.7, seed*7.3, seed*3.1)
    m = ob.modifiers.new('disp', 'DISPLACE'); m.texture = t; m.strength = strength; m.mid_level = .5
    m.texture_coords = 'OBJECT'; m.texture_coords_object = e; m.direction = direction
    return m

def apply_mods(ob):
    dg = bpy.context.evaluated_depsgraph_get()
    ev = ob.evaluated_get(dg)
    me = bpy.data.meshes.new_from_object(ev)
    ob.modifiers.clear(); ob.data = me
    return ob


# ---------------------------------------------------------------- cloth
def collide(ob, thick=.008, friction=20, outer=.01):
    ob.modifiers.new('col', 'COLLISION')
    ob.collision.thickness_outer = outer; ob.collision.cloth_friction = friction
    return ob


def cloth(ob, frames=50, quality=6, mass=.3, bend=.5, tension=15, pressure=0, shrink=0, selfc=False, gravity=1.0, dist=.012,
          air=1.0, pin=None, damping=5, dens=0):
    m = ob.modifiers.new('cloth', 'CLOTH'); s = m.settings
    s.quality = quality; s.mass = mass; s.tension_stiffness = tension; s.compression_stiffness = tension
    s.shear_stiffness = tension*.5; s.bending_stiffness = bend; s.air_damping = air
    s.tension_damping = damping; s.compression_damping = damping; s.shear_damping = damping
    if pressure:
        s.use_pressure = True; s.uniform_pressure_force = pressure
    s.shrink_min = shrink
    if pin: s.vertex_group_mass = pin; s.pin_stiffness = 1
    m.collision_settings.use_collision = True; m.collision_settings.distance_min = dist
    m.collision_settings.collision_quality = 3
    m.collision_settings.use_self_collision = selfc; m.collision_settings.self_distance_min = dist*.8
    sc = bpy.context.scene; sc.gravity = (0, 0, -9.81*gravity)
    m.point_cache.frame_start = 1; m.point_cache.frame_end = frames+5
    sc.frame_start = 1; sc.frame_end = frames
    for f in range(1, frames+1):
        sc.frame_set(f)
    apply_mods(ob)
    sc.frame_set(1)
    return ob


def cached(key, build):
    """Cache simulated vertex positions as npz: build() -> object; reloaded as plain mesh next time."""
    p = os.path.join(CACHE, 'sim_%s.npz' % key)
    if not os.path.exists(p):
        ob = build(); me = ob.data
        co = np.zeros(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', co)
        faces = np.array([list(pl.vertices) for pl in me.polygons], np.int32)
        uv = np.zeros(len(me.loops)*2, np.float32); me.uv_layers[0].data.foreach_get('uv', uv)
        mw = np.array(ob.matrix_world)
        co = co.reshape(-1, 3) @ mw[:3, :3].T + mw[:3, 3]
        np.savez_compressed(p, co=co, faces=faces, uv=uv)
        bpy.data.objects.remove(ob)
    d = np.load(p)
    return d['co'], d['faces'], d['uv'].reshape(-1, 2)


def from_cache(key, build, mat=None, name=None):
    co, faces, uv = cached(key, build)
    me = bpy.data.meshes.new(name or key)
    me.from_pydata(co.tolist(), [], faces.tolist())
    l = me.uv_layers.new(name='UVMap'); l.data.foreach_set('uv', uv.ravel())
    me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    if mat: me.materials.append(mat)
    me.update()
    return link(bpy.data.objects.new(name or key, me))


def bag(name, w, h, n, m, gap=.01, mat=None, inset=0.0):
    """Closed two-layer sheet (pillow / duvet shell) centred at origin; UV 0..1 over w x h on both sides."""
    xs = np.linspace(-w/2, w/2, n); ys = np.linspace(-h/2, h/2, m)
    X, Y = np.meshgrid(xs, ys, indexing='ij')
    edge = (np.abs(X) > w/2-1e-6) | (np.abs(Y) > h/2-1e-6)
    top = np.stack([X, Y, np.where(edge, 0, gap)], -1)
    bot = np.stack([X, Y, np.where(edge, 0, -gap)], -1)
    idx = np.arange(n*m).reshape(n, m)
    bidx = np.full((n, m), -1); bidx[edge] = idx[edge]
    inner = ~edge; bidx[inner] = n*m + np.arange(inner.sum())
    V = np.concatenate([top.reshape(-1, 3), bot[inner]])
    U = np.stack([(X/w+.5), (Y/h+.5)], -1)
    UV = np.concatenate([U.reshape(-1, 2), U[inner]])
    q = lambda I: np.stack([I[:-1, :-1], I[1:, :-1], I[1:, 1:], I[:-1, 1:]], -1).reshape(-1, 4)
    F = np.concatenate([q(idx), q(bidx)[:, ::-1]])
    return mesh_ob(name, V, F, mat, UV)


def pillow_sim(key, w, h, pressure=6, n=48, frames=28, shrink=0.0, bend=.3, seed=0, mat=None, gravity=0.0):
    def build():
        ob = bag('b', w, h, n, max(8, int(n*h/w)), gap=.006)
        rng = np.random.RandomState(seed)
        for v in ob.data.vertices:
            v.co.z += .004*mnoise.noise(Vector((v.co.x*9+seed*3.1, v.co.y*9, seed)))
        return cloth(ob, frames=frames, quality=5, mass=.01, bend=bend, tension=22, pressure=pressure, shrink=shrink, gravity=gravity, air=1)
    return from_cache(key, build, mat)


def arr_verts(ob):
    co = np.zeros(len(ob.data.vertices)*3, np.float32); ob.data.vertices.foreach_get('co', co)
    return co.reshape(-1, 3)

def set_verts(ob, co):
    ob.data.vertices.foreach_set('co', np.asarray(co, np.float32).ravel()); ob.data.update()


def fbm(P, scale, seed=0, oct=3):
    """Vectorised cheap value-noise fBm for (N,3) points (numpy)."""
    out = np.zeros(len(P)); amp = 1; f = scale
    for o in range(oct):
        q = P*f + seed*17.31 + o*5.7
        i = np.floor(q).astype(np.int64); t = q-i; t = t*t*(3-2*t)
        def h(a, b, c):
            n = (a*73856093) ^ (b*19349663) ^ (c*83492791)
            n = (n ^ (n >> 13))*1274126177 & 0x7fffffff
            return (n % 65536)/65535.0
        r = 0
        for dx in (0, 1):
            for dy in (0, 1):
                for dz in (0, 1):
                    wgt = (t[:, 0] if dx else 1-t[:, 0])*(t[:, 1] if dy else 1-t[:, 1])*(t[:, 2] if dz else 1-t[:, 2])
                    r = r + wgt*h(i[:, 0]+dx, i[:, 1]+dy, i[:, 2]+dz)
        out += amp*(r-.5); amp *= .5; f *= 2
    return out


# ---------------------------------------------------------------- render
def render_base(outbase, spp=64, scale=1.0, gbuf=True, dark=True, sub=0):
    """Writes <outbase>.exr (beauty passes), <outbase>_g.exr (u,v,part at 3x), <outbase>_d.exr (low-res, dark fabric)."""
    import time
    s = bpy.context.scene; vl = s.view_layers[0]
    os.makedirs(os.path.dirname(outbase), exist_ok=True)
    vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = True
    vl.cycles.denoising_store_passes = True
    s.cycles.samples = spp
    s.render.resolution_percentage = int(100*scale)
    im = s.render.image_settings
    im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '16'; im.exr_codec = 'ZIP'
    s.render.filepath = outbase+'.exr'
    t = time.time(); bpy.ops.render.render(write_still=True); t1 = time.time()-t
    parts = [m for m in bpy.data.materials if m.get('part', 0)]
    cloths = [m for m in parts if m['part'] < FLOOR]
    if dark and cloths:
        for m in cloths:
            for n in m.node_tree.nodes:
                if n.type in ('BSDF_DIFFUSE', 'BSDF_TRANSLUCENT'): n.inputs['Color'].default_value = (.02, .02, .02, 1)
        s.cycles.samples = 6; s.render.resolution_percentage = int(34*scale)
        s.render.filepath = outbase+'_d.exr'; bpy.ops.render.render(write_still=True)
    t2 = time.time()-t
    if gbuf and parts:
        for o in bpy.data.objects:                 # what shows the room through itself does not hide the room
            if o.type == 'MESH' and any(x and x.get('clear') for x in o.data.materials): o.hide_render = True
        for m in bpy.data.materials:
            if not m.use_nodes: continue
            nt = m.node_tree; nt.nodes.clear()
            o = nt.nodes.new('ShaderNodeOutputMaterial'); e = nt.nodes.new('ShaderNodeEmission')
            uv = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); cb = nt.nodes.new('ShaderNodeCombineXYZ')
            nt.links.new(uv.outputs['UV'], sp.inputs[0]); nt.links.new(sp.outputs[0], cb.inputs[0]); nt.links.new(sp.outputs[1], cb.inputs[1])
            cb.inputs[2].default_value = float(m.get('part', 0))
            nt.links.new(cb.outputs[0], e.inputs[0]); nt.links.new(e.outputs[0], o.inputs['Surface'])
        vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = False
        vl.cycles.denoising_store_passes = False
        s.world = None
        for l in [o for o in bpy.data.objects if o.type == 'LIGHT']: l.hide_render = True
        s.cycles.samples = 1; s.cycles.filter_width = .01; s.cycles.max_bounces = 0
        s.cycles.use_animated_seed = False
        if s.camera.data.dof.use_dof: s.camera.data.dof.use_dof = False
        s.render.resolution_percentage = int(100*(sub or (3 if s.render.resolution_x <= 1000 else 2))*scale)
        im.file_format = 'OPEN_EXR'; im.color_depth = '32'; im.color_mode = 'RGB'
        s.render.filepath = outbase+'_g.exr'; bpy.ops.render.render(write_still=True)
    print('TIMES beauty %.1f dark %.1f gbuf %.1f  %s' % (t1, t2-t1, time.time()-t-t2, outbase), flush=True)


def args():
    a = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
    d = {}
    for x in a:
        k, _, v = x.partition('='); d[k] = v
    return d
