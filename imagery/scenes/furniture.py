"""Furniture, curtains, lamps and small things of a furnished room.  `interior.py` puts them in place."""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import bed
from bath import pile_slab, ribbon, serp
from bedding import oak_mat, tube
from living import pleats
from mathutils.bvhtree import BVHTree
from PIL import Image, ImageDraw

WOVEN = [('noise', 300, .45, .005), ('noise', 9, .10, .02)]
KNIT = [('uvnoise', 60, .35, .006), ('noise', 150, .45, .006), ('wrinkle', 8, .1, .01)]
CRISP = [('uvnoise', 8, .20, .015), ('wrinkle', 5, .08, .015), ('noise', 260, .05, .003)]
PLUSH = [('noise', 240, .9, .010), ('noise', 60, .5, .012)]


# ---------------------------------------------------------------- materials
def texture(name, image):
    p = os.path.join(TEX, name+'.png'); image.convert('RGB').save(p); return p

def repeat(mat, su, sv, tint=None):
    """Repeats the picture of a material, and multiplies it by a colour."""
    nt = mat.node_tree; t = next(n for n in nt.nodes if n.type == 'TEX_IMAGE' and any('Color' in l.to_socket.name for l in n.outputs[0].links))
    if t.inputs[0].links: mp = t.inputs[0].links[0].from_node
    else: tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); nt.links.new(tc.outputs['UV'], mp.inputs[0]); nt.links.new(mp.outputs[0], t.inputs[0])
    mp.inputs['Scale'].default_value = (su, sv, 1)
    if tint:
        to = t.outputs[0].links[0].to_socket; mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; mx.inputs[2].default_value = (*tint, 1)
        nt.links.new(t.outputs[0], mx.inputs[1]); nt.links.new(mx.outputs[0], to)
    return mat

def printed(name, design, w, h, bumps):
    """Cloth of w x h metres with a pattern from `lib/designs.py`: (picture, width, height) of one repeat."""
    im, tw, th = design; return repeat(fabric(name, bumps=bumps, image=texture('print-'+name, im)), w/tw if tw else 1, h/th if th else 1)

def paint(c, rough=.5): return glossy('paint'+c, srgb(c), rough=rough, spec=.3)
def cloth_of(c, bumps=WOVEN): return fabric('cloth'+c, srgb(c), bumps=bumps)
def plaster(c): m = fabric('plaster'+c, srgb(c), bumps=[('noise', 60, .07, .01)]); m['part'] = WALLS; return m
def brass(): return glossy('brass', srgb('#b08d57'), rough=.32, metallic=1.0)
def wood(tint=None): m = oak_mat('wood%s' % (tint and '%.2f' % tint[0])); return repeat(m, .9, .9, tint) if tint else m


# ---------------------------------------------------------------- shapes
def lathe(name, profile, mat, loc=(0, 0, 0), n=72, m=60, shape=None):
    """A turned shape through (radius, height) points; `shape(angle, v)` scales the radius."""
    p = np.asarray(profile, float); s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]); v = np.linspace(0, 1, m); r, z = np.interp(v*s[-1], s, p[:, 0]), np.interp(v*s[-1], s, p[:, 1])
    a = np.linspace(0, 2*np.pi, n, endpoint=False); A, V = np.meshgrid(a, v, indexing='ij'); R = np.tile(r, (n, 1))*(shape(A, V) if shape else 1)
    o = grid_ob(name, np.stack([R*np.cos(A), R*np.sin(A), np.tile(z, (n, 1))], -1), mat, np.stack([A/(2*np.pi), V], -1), closed_u=True); o.location = loc; o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(50); return o

def turn(ob, loc, rot=0, scale=1): ob.location = loc; ob.rotation_euler = (0, 0, math.radians(rot)); ob.scale = (scale,)*3; return ob
def group(*obs):
    e = link(bpy.data.objects.new('group', None))
    for o in obs: o.parent = e
    return e


# ---------------------------------------------------------------- the room itself
def shell(x0, x1, y1, h, wall, window, floor=(1, 1, 1), side=None, planks=2.4):
    """Floor, ceiling, a back wall, a right wall and a left wall with a window (y from, to; z from, to).  Open behind the camera."""
    y0 = -8; fm = repeat(glossy('floor', .5, rough=.46, spec=.22, image=os.path.join(TEX, 'oak.png')), 1, 1, floor)
    mesh_ob('floor', [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], fm, [(x0/planks, y0/planks), (x1/planks, y0/planks), (x1/planks, y1/planks), (x0/planks, y1/planks)], smooth=False)
    wm, white = plaster(wall), plaster('#eeebe5'); sm = plaster(side or wall)
    flat = lambda n, v, m: mesh_ob(n, v, [(0, 1, 2, 3)], m, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    flat('back', [(x0, y1, 0), (x1, y1, 0), (x1, y1, h), (x0, y1, h)], wm); flat('right', [(x1, y0, 0), (x1, y1, 0), (x1, y1, h), (x1, y0, h)], sm); flat('top', [(x0, y0, h), (x1, y0, h), (x1, y1, h), (x0, y1, h)], white)
    a, b, c, d = window; t = .22
    for p, q, r, s in ((y0, a, 0, h), (b, y1, 0, h), (a, b, 0, c), (a, b, d, h)): flat('left', [(x0, p, r), (x0, q, r), (x0, q, s), (x0, p, s)], sm)
    fr = paint('#f1eee8'); box('sill', (.34, b-a+.12, .035), (x0-.08, (a+b)/2, c-.017), fr, bevel=.006)
    for z in (c, d): flat('reveal', [(x0-t, a, z), (x0, a, z), (x0, b, z), (x0-t, b, z)], fr)
    for y in (a, b): flat('reveal', [(x0-t, y, c), (x0, y, c), (x0, y, d), (x0-t, y, d)], fr)
    for y in (a+.03, (a+b)/2, b-.03): box('stile', (.06, .055, d-c), (x0-t+.03, y, (c+d)/2), fr, bevel=.006)
    for z in (c+.03, c+(d-c)*.68, d-.03): box('rail', (.055, b-a, .05), (x0-t+.03, (a+b)/2, z), fr, bevel=.006)
    sk = paint('#eeebe4'); box('skirting', (x1-x0, .018, .11), ((x0+x1)/2, y1-.009, .055), sk, bevel=.005, seg=2)
    for x in (x0+.009, x1-.009): box('skirting', (.018, y1-y0, .11), (x, (y0+y1)/2, .055), sk, bevel=.005, seg=2)

def garden(x, seed=3):
    """What one sees through the window: blurred green below a bright sky."""
    S = 256; yy = np.mgrid[0:S, 0:S][0]/S; k = np.hypot(*np.meshgrid(np.fft.fftfreq(S), np.fft.fftfreq(S))); n = np.real(np.fft.ifft2(np.fft.fft2(np.random.RandomState(seed).standard_normal((S, S)))*np.exp(-(k*60)**2))); n /= n.std()
    g = np.clip((yy-.56+.09*n)*3, 0, 1)[..., None]; im = (1-g)*np.array([.95, .97, .99])+g*np.array([.72, .78, .66])*(1+.09*np.roll(n, 60, 0)[..., None])
    m = emission('garden', (1, 1, 1), 1.15); nt = m.node_tree; t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(texture('garden', Image.fromarray((np.clip(im, 0, 1)*255).astype(np.uint8))), check_existing=True)
    nt.links.new(t.outputs[0], next(n for n in nt.nodes if n.type == 'EMISSION').inputs[0])
    o = mesh_ob('garden', [(x, 5, -.6), (x, -4, -.6), (x, -4, 4), (x, 5, 4)], [(0, 1, 2, 3)], m, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    o.visible_diffuse = o.visible_shadow = False

def window_curtains(x, y0, y1, top, colour, voile=None, width=.55, seed=2):
    """Long curtains at both sides of a window in the left wall, on a rod, with an optional voile between them."""
    rod = brass() if voile != 'black' else paint('#2e2c2a'); xx = x+.13; over = .34
    tube('rod', [(xx, y0-over-.08, top+.03), (xx, y1+over+.08, top+.03)], .013, rod)
    for y in (y0-over-.09, y1+over+.09): bpy.ops.mesh.primitive_uv_sphere_add(radius=.026, location=(xx, y, top+.03)); bpy.context.object.data.materials.append(rod); bpy.ops.object.shade_smooth()
    cm = translucent_fabric('curtain', srgb(colour), trans=.22, bumps=[('uvnoise', 60, .15, .004), ('noise', 260, .2, .003)]); obs = [pleats('c', y0-over, y0-over+width, top, .015, 0, 6, .05, cm, seed), pleats('c', y1+over-width, y1+over, top, .015, 0, 6, .05, cm, seed+5)]
    if voile: obs.append(pleats('v', y0-.02, y1+.02, top, .02, 0, 20, .026, sheer('voile', srgb(voile), alpha=.42, edge=.9), seed+9)); obs[-1].location.y = .065; obs[-1].visible_shadow = False      # a shadow through a net is grainy
    e = group(*obs); e.rotation_euler = (0, 0, math.pi/2); e.location = (xx, 0, 0)

def daylight_from_left(x, window, key=100, sun=3.4, fill=.65, bounce=195, sun_to=(2.2, 1.15, -1.35)):
    """Light of the sky and the sun through the window, partly from before the curtains (they would be glaring), and a wide bounce from behind the camera."""
    a, b, c, d = window; world(fill); mid = (a+b)/2; w, h = b-a, d-c
    for o in (area((x-.5, mid, (c+d)/2+.25), (x+2, mid+.15, .8), w+.7, key*.42, (1, .965, .92), 'sky', h+.5), area((x+.30, mid, (c+d)/2), (x+2.4, mid+.5, .9), w+.3, key*.8, (1, .965, .92), 'key', h), area((1.2, -5.0, 2.2), (0, .6, 1.0), 3.4, bounce, (1, .972, .945), 'bounce', 2.2)): o.visible_camera = o.visible_glossy = False
    if sun: l = bpy.data.lights.new('sun', 'SUN'); l.energy = sun; l.angle = math.radians(2.5); l.color = (1, .88, .72); link(bpy.data.objects.new('sun', l)).rotation_euler = Vector(sun_to).to_track_quat('-Z', 'Y').to_euler()


# ---------------------------------------------------------------- the bed
def made_bed(variant, w, cover, sheet, frame, head_h=1.12, head=True):
    """Frame, mattress and duvet; returns the duvet.  The frame's headboard ends at y = 1.13."""
    if head: bed.bed_frame(w, frame, head_h)
    bed.mattress(w, sheet); key, b = bed.duvet_sim(variant, w); d = from_cache(key, b, cover); subsurf(d, 1); clouds(d, .014, .11, seed=variant); return d

def pillow(mat, loc, tilt, turn_=0, roll=0, kind=0, s=1.06):
    """An upright pillow (kind 0 or 1) or cushion (kind 2); loc is the middle of it."""
    key, w, h, ps, n, f, sh, sd, bd = (('pillow_0', .70, .58, 1.6, 52, 34, -.022, 3, .04), ('pillow_1', .70, .58, 1.6, 52, 34, -.022, 8, .04), ('cushion', .50, .50, 2.2, 56, 36, -.025, 31, .06))[kind]
    o = pillow_sim(key, w, h, pressure=ps, n=n, frames=f, shrink=sh, seed=sd, bend=bd, mat=mat); subsurf(o, 1); o.location = loc; o.scale = (s,)*3; o.rotation_euler = (math.radians(tilt), math.radians(roll), math.radians(turn_)); return o

def surface(obs):
    dg = bpy.context.evaluated_depsgraph_get(); dg.update(); trees = []
    for o in obs:
        me = o.evaluated_get(dg).to_mesh(); mw = o.matrix_world; trees.append(BVHTree.FromPolygons([mw @ v.co for v in me.vertices], [tuple(p.vertices) for p in me.polygons]))
    def height(x, y, z=3.0):
        hits = [t.ray_cast(Vector((x, y, z)), Vector((0, 0, -1)))[0] for t in trees]; return max([h.z for h in hits if h], default=0)
    return height

def turned_back(duvet, w, mat, y0=.17, y1=.53, over=.10, t=.012):
    """The sheet, folded back over the top of the duvet."""
    height = surface([duvet]); half = w/2+over; X = np.linspace(-half, half, 150); Y = np.linspace(y0, y1, 34); Z = np.array([[height(x, y) for y in Y] for x in X])
    for _ in range(3): Z[1:-1] = (Z[:-2]+Z[2:]+2*Z[1:-1])/4; Z[:, 1:-1] = (Z[:, :-2]+Z[:, 2:]+2*Z[:, 1:-1])/4
    P = np.zeros((len(X), len(Y), 3)); P[..., 0] = X[:, None]; P[..., 1] = Y[None, :]+(.014*np.sin(X*7)+.008*np.sin(X*17+1))[:, None]*(1-(Y-y0)/(y1-y0))[None, :]; P[..., 2] = Z+.016
    q = P.reshape(-1, 3); q[:, 2] += .006*fbm(q*[1, 1, 0], 9, 3); o = grid_ob('turned', q.reshape(P.shape), mat); solidify(o, t, 1); subsurf(o, 1); return o

def throw(over, mat, w=.62, l=2.2, loc=(0, -.55), rot=0, t=.012, seed=3):
    """A plaid across the bed: each row follows the outline of what lies below, and hangs down at both sides."""
    height = surface(over); c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot)); X = np.arange(-1.25, 1.2501, .0125); Y = np.linspace(-w/2, w/2, 30); H = np.array([[height(x*c-y*s+loc[0], x*s+y*c+loc[1]) for y in Y] for x in X])
    for _ in range(3): H = np.max([np.roll(H, i, 0) for i in (-1, 0, 1)], 0); H[:, 1:-1] = np.max([H[:, :-2], H[:, 1:-1], H[:, 2:]], 0)
    for _ in range(5): H[1:-1] = (H[:-2]+H[2:]+2*H[1:-1])/4; H[:, 1:-1] = (H[:, :-2]+H[:, 2:]+2*H[:, 1:-1])/4
    n = 180; S = np.linspace(-l/2, l/2, n); P = np.zeros((n, len(Y), 3)); mid = len(X)//2
    for j in range(len(Y)):
        for sg in (-1, 1):
            q = np.stack([np.abs(X[mid::sg]) if sg > 0 else np.abs(X[mid::-1]), H[mid:, j] if sg > 0 else H[mid::-1, j]], -1); q[:, 1] = np.minimum.accumulate(np.maximum(q[:, 1], .06)); e = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]); k = np.sign(S) == sg; P[k, j, 0] = sg*np.interp(np.abs(S[k]), e, q[:, 0]); P[k, j, 2] = np.interp(np.abs(S[k]), e, q[:, 1])
    hang = np.clip((np.abs(P[..., 0])-.70)/.2, 0, 1); P[..., 1] = Y[None, :]*(1-.10*hang)+.02*np.sin(S*3+seed)[:, None]; P[..., 0] += np.sign(P[..., 0])*(.022+.022*hang*np.sin(Y*31+seed)[None, :]); P[..., 2] += .016+(1-hang)*.010*np.maximum(0, np.sin(Y*38+2*np.sin(S*2.3)[:, None]+seed))
    q = P.reshape(-1, 3); q += .012*np.stack([fbm(q, 6, seed+i) for i in range(3)], -1); x, y = q[:, 0].copy(), q[:, 1].copy(); q[:, 0] = x*c-y*s+loc[0]; q[:, 1] = x*s+y*c+loc[1]
    o = grid_ob('throw', q.reshape(P.shape), mat, np.stack(np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, len(Y)), indexing='ij'), -1)); solidify(o, t, 1); subsurf(o, 1); r = random.Random(seed); V, F = [], []
    for end in (0, -1):
        row = q.reshape(P.shape)[end]
        for i in range(90):
            a = np.array([np.interp(i/89*(len(Y)-1), np.arange(len(Y)), row[:, m]) for m in range(3)]); L = r.uniform(.05, .08); b = len(V); dx, dy = r.uniform(-.008, .008), r.uniform(-.01, .01)
            for k in np.linspace(0, 1, 4): p = a+np.array([dx*k, dy*k, -L*k]); V += [p+[0, -.0035, 0], p+[.0035, 0, 0], p+[0, .0035, 0], p+[-.0035, 0, 0]]
            F += [(b+k*4+m, b+k*4+(m+1) % 4, b+k*4+4+(m+1) % 4, b+k*4+4+m) for k in range(3) for m in range(4)]
    mesh_ob('fringe', V, F, mat, [(.5, .5)]*len(V)); return o


# ---------------------------------------------------------------- furniture
def nightstand(loc, mat, w=.46, d=.40, h=.50):
    obs = [box('body', (w, d, .20), (0, 0, h-.10), mat, bevel=.012), box('front', (w-.03, .018, .155), (0, -d/2-.006, h-.10), mat, bevel=.005)]
    for x in (-1, 1):
        for y in (-1, 1): obs.append(lathe('leg', [(.011, 0), (.017, h-.19)], mat, (x*(w/2-.05), y*(d/2-.05), 0), 20, 4))
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.013, location=(0, -d/2-.024, h-.10)); k = bpy.context.object; k.data.materials.append(brass()); obs.append(k); return turn(group(*obs), loc)

def round_table(loc, mat, r=.22, h=.48):
    return turn(group(lathe('top', [(0, h-.03), (r-.01, h-.03), (r, h-.02), (r, h-.008), (r-.008, h), (0, h)], mat), lathe('stem', [(.14, 0), (.15, .012), (.028, .05), (.024, h-.07), (.06, h-.03)], mat)), loc)

def lamp(loc, base, shade='#efe4d0', kind=0, glow=5.0, s=1.0):
    """Table lamp: a turned foot and a linen shade with a warm bulb."""
    foot = ([(0, 0), (.065, 0), (.07, .01), (.085, .07), (.075, .135), (.03, .185), (.014, .20), (.012, .27)], [(0, 0), (.075, 0), (.075, .014), (.012, .022), (.010, .29)], [(0, 0), (.06, 0), (.062, .01), (.05, .05), (.058, .10), (.046, .15), (.052, .20), (.02, .235), (.012, .27)])[kind]
    sm = translucent_fabric('shade'+shade, srgb(shade), trans=.5, bumps=[('noise', 300, .2, .003)]); o = lathe('shade', [(.145, .24), (.145, .243), (.105, .44), (.104, .443)], sm); solidify(o, .003)
    l = bpy.data.lights.new('bulb', 'POINT'); l.energy = glow; l.color = (1, .72, .44); l.shadow_soft_size = .03; b = link(bpy.data.objects.new('bulb', l)); b.location = (0, 0, .34); return turn(group(lathe('foot', foot, base), o, b), loc, 0, s)

def armchair(loc, rot, mat, legs):
    """A low round chair: a thick shell bent around a full seat."""
    n, m = 96, 40; A = np.linspace(math.radians(-28), math.radians(208), n); t = np.linspace(0, 2*np.pi, m, endpoint=False); k = np.abs((A-math.pi/2)/math.radians(118)); top = .40+.30*np.clip(1-k**2.6, 0, 1); R, th, z0 = .36, .062, .20
    P = np.zeros((m, n, 3)); e = np.sqrt(np.clip(1-k**14, .02, 1))
    for j, a in enumerate(t):
        c, s = math.copysign(abs(math.cos(a))**.55, math.cos(a)), math.copysign(abs(math.sin(a))**.35, math.sin(a)); r = R+th*c*e; h = (top+z0)/2+(top-z0)/2*s*e; lean = .05*np.clip((h-z0)/.5, 0, 1); P[j] = np.stack([(r+lean)*np.cos(A), (r+lean)*np.sin(A), h], -1)
    sh = grid_ob('shell', P, mat, closed_u=True); subsurf(sh, 1); seat = rounded_slab('seat', .70, .68, .20, r=.30, edge=.07, crown=.035, mat=mat); seat.location = (0, -.03, .225); subsurf(seat, 1); base = rounded_slab('base', .62, .60, .08, r=.28, edge=.03, mat=mat); base.location = (0, -.01, .155)
    obs = [sh, seat, base]+[lathe('leg', [(.014, 0), (.022, .18)], legs, (x, y, 0), 20, 4) for x, y in ((-.22, -.2), (.22, -.2), (-.2, .2), (.2, .2))]; return turn(group(*obs), loc, rot)

def bench(loc, rot, mat, seat, w=1.10, d=.38, h=.45):
    obs = [box('pad', (w, d, .08), (0, 0, h-.04), seat, bevel=.034, seg=6), box('rail', (w-.08, d-.06, .03), (0, 0, h-.09), mat, bevel=.006)]
    for x in (-1, 1):
        for y in (-1, 1): obs.append(box('leg', (.035, .035, h-.09), (x*(w/2-.08), y*(d/2-.07), (h-.09)/2), mat, bevel=.008))
    return turn(group(*obs), loc, rot)

def folded(loc, rot, mat, w=.46, d=.30, t=.028, K=4, seed=5):
    """A folded plaid."""
    o = ribbon('folded', serp(K, d, t), w, t*.93, mat, nx=90, wob=.006, seed=seed); co = arr_verts(o); co[:, 2] -= .012*(co[:, 0]/(w/2))**2*(co[:, 2]/(K*t)); co[:, 2] = np.maximum(co[:, 2], .001); set_verts(o, co); subsurf(o, 1); return turn(o, loc, rot)

def basket(loc, r=.20, h=.34, colour='#b58f62', filled=None):
    """A woven basket with an optional cloth inside."""
    m = fabric('wicker', srgb(colour), bumps=[('noise', 120, .5, .006)]); weave_ = lambda A, V: 1+.022*np.sin(A*34+np.pi*np.floor(V*26))*np.abs(np.sin(V*26*np.pi))**.5
    obs = [lathe('basket', [(.01, .004), (r*.82, .004), (r*.88, .02), (r, h*.55), (r*.95, h), (r*.90, h+.006), (r*.88, h-.02), (r*.92, h*.5), (r*.8, .03), (.01, .03)], m, n=420, m=300, shape=weave_)]
    for s in (-1, 1): obs.append(tube('handle', [(s*(r*.95+.012+.028*math.sin(a)), .07*math.cos(a), h-.03+.075*math.sin(a)) for a in np.linspace(0, math.pi, 20)], .009, m))
    if filled:
        n = 70; A, V = np.meshgrid(np.linspace(0, 2*np.pi, n, endpoint=False), np.linspace(0, 1, 40), indexing='ij'); R = r*.88*np.sqrt(V)*(1+.04*np.sin(A*5)); Z = h-.03+.075*(1-V**2)+.028*np.sin(A*3+V*5)*V+.02*np.sin(V*17+A*2); o = grid_ob('inside', np.stack([R*np.cos(A), R*np.sin(A), Z], -1), filled, np.stack([A, V], -1), closed_u=True); subsurf(o, 1); obs.append(o)
    return turn(group(*obs), loc, 20)

def plant(loc, s=1.0, seed=1, pot='#d9d2c6', leaf='#4d6a40', leaves=46, wide=.085, tall=(.45, 1.05)):
    """A leafy plant in a pot: stems that lean outwards, each with one long leaf, folded along its rib."""
    r = random.Random(seed); lf = glossy('leaf'+leaf, srgb(leaf), rough=.5, spec=.2, bumps=[('noise', 30, .1, .01)]); st = paint('#6d7a4c'); obs = [lathe('pot', [(.01, 0), (.105, 0), (.12, .012), (.155, .25), (.16, .27), (.15, .275), (.14, .24), (.01, .235)], glossy('pot'+pot, srgb(pot), rough=.6, spec=.2)), lathe('soil', [(.001, .245), (.142, .245)], paint('#4a3d33', .9), m=3)]
    for i in range(leaves):
        a = i*2.4+r.uniform(-.3, .3); f = (i+.5)/leaves; L = r.uniform(.34, .50); H = tall[0]+(tall[1]-tall[0])*(1-f); out = .05+.34*f+r.uniform(-.03, .05); base = np.array([.02*math.cos(a), .02*math.sin(a), .25]); tip = np.array([out*math.cos(a), out*math.sin(a), H]); mid = (base+tip)/2+np.array([-.25*out*math.cos(a), -.25*out*math.sin(a), .08])
        S = [tuple((1-t)**2*base+2*t*(1-t)*mid+t*t*tip) for t in np.linspace(0, 1, 10)]; obs.append(tube('stem', S, .0038, st)); d = np.array([math.cos(a+r.uniform(-.35, .35)), math.sin(a+r.uniform(-.35, .35)), 0]); side = np.array([-d[1], d[0], 0]); up = r.uniform(.25, .75); n = 12; V = []
        for k in range(n+1):
            t = k/n; c = tip+d*L*t*(.75+.25*t)+np.array([0, 0, L*(up*t-(.55+up*.6)*t*t)]); w = wide*math.sin(math.pi*min(1, t*.96+.04))**.75*(1-.25*t); V += [c-side*w+[0, 0, .018*w/wide], c, c+side*w+[0, 0, .018*w/wide]]
        o = mesh_ob('lf', V, [(k*3+j, k*3+j+1, k*3+j+4, k*3+j+3) for k in range(n) for j in (0, 1)], lf, [(0, 0)]*len(V)); subsurf(o, 1); obs.append(o)
    return turn(group(*obs), loc, 0, s)

def grasses(loc, seed=2, vase='#7c5a45', s=1.0, n=9):
    """Dried plumes in a stoneware vase."""
    r = random.Random(seed); m = fabric('plume', srgb('#d9c4a0'), bumps=[('noise', 300, .9, .01)]); st = paint('#b9a27a'); obs = [lathe('vase', [(.01, 0), (.06, 0), (.085, .05), (.092, .11), (.07, .19), (.034, .235), (.03, .26), (.036, .275), (.028, .272), (.024, .24), (.01, .2)], glossy('stone'+vase, srgb(vase), rough=.75, spec=.15, bumps=[('noise', 40, .3, .006)]))]
    for i in range(n):
        a = i*2.4; ln = r.uniform(.42, .66); lean = r.uniform(.05, .20); pts = [(.012*math.cos(a)+lean*t*t*math.cos(a), .012*math.sin(a)+lean*t*t*math.sin(a), .18+ln*t) for t in np.linspace(0, 1, 14)]; obs.append(tube('stalk', pts, .0022, st)); x, y, z = pts[-1]; h = r.uniform(.13, .19); o = lathe('plume', [(.002, -.03), (.014, .02), (.021, h*.4), (.015, h*.75), (.002, h)], m, n=26, m=26, shape=lambda A, V: 1+.16*np.sin(A*7+V*40)); o.location = (x, y, z-.05); o.rotation_euler = (0, 1.5*lean, a); obs.append(o)
    return turn(group(*obs), loc, 0, s)

def frame(loc, image, w, h, mat, rot=0, mount=.06, lean=0):
    """A framed print on a wall; loc is the middle of its back.  rot 0 faces the camera, 90 faces left to right."""
    obs = [box('edge', (.022, .026, h), (s*(w/2-.011), -.013, 0), mat, bevel=.003) for s in (-1, 1)]+[box('edge', (w-.04, .026, .022), (0, -.013, s*(h/2-.011)), mat, bevel=.003) for s in (-1, 1)]; quad = lambda n, a, b, y, m: mesh_ob(n, [(-a/2, y, -b/2), (a/2, y, -b/2), (a/2, y, b/2), (-a/2, y, b/2)], [(0, 1, 2, 3)], m, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    obs += [quad('mount', w-.03, h-.03, -.008, fabric('mount', srgb('#f1ede4'))), quad('print', w-.04-2*mount, h-.04-2*mount, -.010, fabric('art', image=texture('art%d' % (abs(hash((w, h, loc))) % 10**8), image)))]
    e = turn(group(*obs), loc, rot); e.rotation_euler[0] = math.radians(lean); return e

def books(loc, colours, rot=15, seed=1):
    r = random.Random(seed); z = 0; obs = []
    for i, c in enumerate(colours):
        t = r.uniform(.018, .032); w, d = r.uniform(.19, .23), r.uniform(.14, .16); g = [box('cover', (w, d, t), (0, 0, z+t/2), paint(c, .6), bevel=.002), box('pages', (w-.006, d-.002, t-.008), (.004, -.003, z+t/2), fabric('paper', srgb('#efe9dc')), bevel=.001)]; e = group(*g); e.rotation_euler = (0, 0, math.radians(r.uniform(-8, 8))); obs.append(e); z += t
    return turn(group(*obs), loc, rot)

def rug(w, l, design, loc, rot=0, fringe=None, pile=.005, h=.013, name='rug'):
    m = printed(name, design, w, l, [('noise', 170, .8, .008), ('noise', 40, .25, .01)]); o = pile_slab(name, w, l, h, m, n=360, pile=pile, rim=.012, scale=80); o.location = (*loc, .002); o.rotation_euler = (0, 0, math.radians(rot))
    if fringe:
        r = random.Random(4); V, F = [], []
        for sx in (-1, 1):
            for i in range(int(l*96)):
                y = -l/2+.01+(l-.02)*i/(l*96-1); L = r.uniform(.05, .075); dy = r.uniform(-.012, .012); b = len(V)
                for t in np.linspace(0, 1, 5): x, z, yy = sx*(w/2-.005+L*t), .010*(1-t)**1.2+.003, y+dy*t*t; V += [(x, yy-.0032, z-.002), (x, yy, z+.002), (x, yy+.0032, z-.002)]
                F += [(b+k*3+j, b+k*3+j+1, b+k*3+j+4, b+k*3+j+3) for k in range(4) for j in (0, 1)]
        mesh_ob('fringe', V, F, cloth_of(fringe), [(0, 0)]*len(V)).parent = o
    return o

def moulding(x0, x1, z0, z1, y, mat, w=.028):
    """A raised panel on the back wall."""
    for x in (x0, x1): box('mould', (w, .018, z1-z0), (x, y-.009, (z0+z1)/2), mat, bevel=.006, seg=3)
    for z in (z0, z1): box('mould', (x1-x0+w, .018, w), ((x0+x1)/2, y-.009, z), mat, bevel=.006, seg=3)


# ---------------------------------------------------------------- a children's room
def house_frame(w, mat, h=1.72, y0=-1.26, y1=1.08, t=.042):
    """The beams of a house around a bed."""
    x = w/2+.16; top = h-.52
    for y in (y0, y1):
        for s in (-1, 1): box('post', (t, t, top+.01), (s*x, y, top/2+.005), mat, bevel=.006); n = math.hypot(x, h-top); box('rafter', (n+.02, t-.006, t-.006), (s*x/2, y, (top+h)/2), mat, bevel=.006, rot=(0, s*math.atan2(h-top, x), 0))
    for z, xs in ((h, (0,)), (top, (-x, x)), (.06, (-x, x))):
        for q in xs: box('beam', (t-.012, y1-y0, t-.012), (q, (y0+y1)/2, z), mat, bevel=.006)

def bunting(a, b, colours, sag=.22, n=11, s=.20):
    """Little flags on a cord between two points."""
    a, b = np.array(a), np.array(b); at = lambda t: a+(b-a)*t-np.array([0, 0, sag*4*t*(1-t)]); tube('cord', [tuple(at(t)) for t in np.linspace(0, 1, 50)], .003, paint('#efe8da'))
    for i in range(n):
        t0, t1 = (i+.12)/n, (i+.88)/n; p, q = at(t0), at(t1); tip = (p+q)/2-np.array([0, .012, s]); k = 8; V = []
        for u in np.linspace(0, 1, k):
            for v in np.linspace(0, 1, k): top = p+(q-p)*u; V.append(top+(tip-top)*v+np.array([0, -.010*math.sin(u*math.pi)*v*(1-v)*4, 0]))
        solidify(mesh_ob('flag', V, [(c*k+r, (c+1)*k+r, (c+1)*k+r+1, c*k+r+1) for c in range(k-1) for r in range(k-1)], cloth_of(colours[i % len(colours)]), [(.5, .5)]*len(V)), .002)

def air_balloon(loc, colours, cord=0):
    """A hot-air balloon of cloth that hangs from the ceiling."""
    im = Image.new('RGB', (1200, 40)); d = ImageDraw.Draw(im); n = 12
    for i in range(n): d.rectangle([i*100, 0, i*100+99, 40], fill=tuple(int(colours[i % len(colours)].lstrip('#')[k:k+2], 16) for k in (0, 2, 4)))
    m = fabric('balloon', image=texture('balloon', im), bumps=[('noise', 300, .3, .003)]); wick = cloth_of('#a9805a', [('noise', 120, .6, .006)]); st = paint('#efe8da')
    obs = [lathe('envelope', [(.034, -.235), (.05, -.22), (.11, -.12), (.155, 0), (.165, .06), (.15, .13), (.10, .195), (.04, .222), (.001, .226)], m, n=144, shape=lambda A, V: 1-.05*np.abs(np.cos(A*6))**6), lathe('car', [(.001, -.40), (.04, -.40), (.048, -.335), (.044, -.335), (.038, -.39), (.001, -.39)], wick)]
    obs += [tube('rope', [(.04*math.cos(a), .04*math.sin(a), -.225), (.045*math.cos(a), .045*math.sin(a), -.337)], .0022, st) for a in np.linspace(0, 2*np.pi, 7)[:-1]]
    if cord: obs.append(tube('cord', [(0, 0, .22), (0, 0, cord)], .002, st))
    return turn(group(*obs), loc, 15)

def bear(loc, rot=0, s=1.0, colour='#b58a5f'):
    """A seated bear of plush."""
    m = fabric('fur'+colour, srgb(colour), bumps=[('noise', 170, 1.0, .010), ('noise', 60, .5, .008)]); light = fabric('muzzle', srgb('#dcc19a'), bumps=[('noise', 170, 1.0, .008)]); dark = glossy('eye', srgb('#2a211c'), rough=.2); obs = []
    def ball(r, p, mat=m, sc=(1, 1, 1), rx=0, rz=0): bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=20, radius=r, location=p, rotation=(rx, 0, rz)); o = bpy.context.object; o.scale = sc; o.data.materials.append(mat); bpy.ops.object.shade_smooth(); obs.append(o)
    ball(.10, (0, 0, .105), sc=(1, .9, 1.08)); ball(.082, (0, -.012, .265), sc=(1.06, .95, .96)); ball(.036, (0, -.083, .247), light, (1.15, .9, .85)); ball(.010, (0, -.114, .258), dark, (1.3, .8, .9))
    for k in (-1, 1): ball(.030, (k*.066, .0, .330), sc=(1, .55, 1)); ball(.019, (k*.066, -.012, .330), light, (1, .5, 1)); ball(.0085, (k*.031, -.079, .282), dark); ball(.042, (k*.105, -.045, .145), sc=(.8, .9, 1.75), rx=.75, rz=k*.2); ball(.047, (k*.078, -.115, .047), sc=(.95, 1.7, .95), rz=k*.35); ball(.030, (k*.103, -.190, .050), light, (1, .45, 1), rz=k*.35)
    return turn(group(*obs), loc, rot, s)

def cubby(loc, mat, cols=3, rows=2, c=.36, d=.32, t=.02):
    """Open shelving on the floor; returns the middle of the floor of each compartment, by row from below."""
    w, h = cols*c+(cols+1)*t, rows*c+(rows+1)*t; x, y, z = loc
    for k in range(rows+1): box('board', (w, d, t), (x, y, z+.05+t/2+k*(c+t)), mat, bevel=.003)
    for k in range(cols+1): box('side', (t, d, h-2*t), (x-w/2+t/2+k*(c+t), y, z+.05+h/2), mat, bevel=.003)
    box('backing', (w-.01, .008, h-.01), (x, y+d/2-.006, z+.05+h/2), mat, bevel=.001); box('plinth', (w-.06, d-.06, .05), (x, y+.01, z+.025), mat, bevel=.003)
    return [[(x-w/2+t+c/2+k*(c+t), y, z+.05+t+r*(c+t)) for k in range(cols)] for r in range(rows+1)]

def bin_(p, colour, c=.33, d=.29, h=.25):
    m = cloth_of(colour); box('bin', (c, d, h), (p[0], p[1]-.005, p[2]+h/2), m, bevel=.018, seg=4); tube('grip', [(p[0]-.05, p[1]-d/2-.006, p[2]+h*.66), (p[0]-.03, p[1]-d/2-.012, p[2]+h*.62), (p[0]+.03, p[1]-d/2-.012, p[2]+h*.62), (p[0]+.05, p[1]-d/2-.006, p[2]+h*.66)], .006, cloth_of('#a9805a'))

def standing_books(p, colours, lean=True, seed=1):
    r = random.Random(seed); x = p[0]-.15
    for i, c in enumerate(colours):
        t, h, d = r.uniform(.014, .030), r.uniform(.20, .27), r.uniform(.16, .20); last = lean and i == len(colours)-1; a = math.radians(-13 if last else 0); x += t/2+(.032 if last else 0); box('spine', (t, d, h), (x+(h/2)*math.sin(a), p[1]-.02, p[2]+h/2*math.cos(a)+t/2*abs(math.sin(a))), paint(c, .6), bevel=.002, rot=(0, a, 0)); x += t/2+.001

def rings(loc, colours, s=1.0):
    """A stack of wooden rings on a stick."""
    obs = [lathe('foot', [(0, 0), (.07, 0), (.07, .014), (.0, .014)], wood()), lathe('stick', [(.009, .01), (.009, .19), (0, .195)], wood(), n=20, m=6)]; z = .014
    for i, c in enumerate(colours): r = .066-.008*i; bpy.ops.mesh.primitive_torus_add(major_radius=r-.017, minor_radius=.017, major_segments=48, minor_segments=16, location=(0, 0, z+.017)); o = bpy.context.object; o.data.materials.append(paint(c, .45)); bpy.ops.object.shade_smooth(); obs.append(o); z += .033
    return turn(group(*obs), loc, 0, s)

def block(loc, colour, size=(.06, .06, .06), rot=0): o = box('block', size, (loc[0], loc[1], loc[2]+size[2]/2), paint(colour, .5), bevel=.004, seg=3); o.rotation_euler = (0, 0, math.radians(rot)); return o
def ball(loc, r, colour): bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=r, location=(loc[0], loc[1], loc[2]+r)); o = bpy.context.object; o.data.materials.append(cloth_of(colour)); bpy.ops.object.shade_smooth(); return o

def tipi(loc, rot, cloth_, pole, r=.62, h=1.55):
    """A play tent of four poles, open at the front."""
    c = [np.array([r*math.cos(a), r*math.sin(a), 0]) for a in np.radians((-45, 45, 135, 225))]; top = np.array([0, 0, h]); n, m = 24, 24; obs = [tube('pole', [tuple(p*1.03), tuple(top+(top-p)*np.array([.13, .13, .13]))], .013, pole) for p in c]
    def panel(p, q, a, b, fold=0):
        V = []
        for u in np.linspace(a, b, n):
            for v in np.linspace(0, 1, m): base = p+(q-p)*u; x = base+(top-base)*v*.985; out = (p+q)/2; out = out/np.linalg.norm(out); V.append(x-out*(.05*math.sin(math.pi*u)*(1-v)*(fold == 0))+out*fold*(.02+.035*math.sin((u-a)/(b-a)*9))*(1-v)+np.array([0, 0, .012*(1-v)]))
        o = mesh_ob('panel', V, [(i*m+j, (i+1)*m+j, (i+1)*m+j+1, i*m+j+1) for i in range(n-1) for j in range(m-1)], cloth_, [(.5, .5)]*len(V)); solidify(o, .004); subsurf(o, 1); obs.append(o)
    panel(c[0], c[1], 0, 1); panel(c[1], c[2], 0, 1); panel(c[2], c[3], 0, 1); panel(c[3], c[0], 0, .30, 1); panel(c[3], c[0], .70, 1, 1)
    return turn(group(*obs), loc, rot)


# ---------------------------------------------------------------- a hotel
def cup(loc, colour='#efebe3'):
    m = glossy('china'+colour, srgb(colour), rough=.25, spec=.5); return turn(group(lathe('saucer', [(0, .002), (.04, .003), (.07, .014), (.07, .017), (.04, .008), (0, .007)], m), lathe('cup', [(0, .008), (.022, .008), (.036, .03), (.040, .065), (.037, .065), (.033, .032), (0, .014)], m), lathe('coffee', [(0, .052), (.036, .052)], paint('#4a2f20', .2), m=3)), loc)
