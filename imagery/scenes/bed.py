"""Bed with duvet cover and two pillows (the hero product of the shop).
blender -b -P scenes/bed.py -- out=FILE view=main|close|wide variant=0|1|2 [width=160|90] [spp=64] [scale=1]"""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib'))
from common import *

W, L, TOP = 1.60, 2.0, .56        # mattress width, length, top height


def collider_bed(w=W):
    o = rounded_slab('cb', w, L, TOP, r=.10, edge=.05); collide(o, outer=.012, friction=60); return o


def duvet_sim(variant=0, w=W):
    """Duvet dropped on the mattress; inner pressure gives loft, a light crumple comes from growing the cloth (negative shrink)."""
    def build():
        cb = collider_bed(w+.02)
        dw, dl = w+.54, 1.86
        n = 96; m = int(n*dl/dw)
        ob = bag('duvet', dw, dl, n, m, gap=.015)
        co = arr_verts(ob)
        pin = ob.vertex_groups.new(name='pin')
        top = [i for i, c in enumerate(co) if c[1] > dl/2-.03 and abs(c[0]) < w/2-.05 and c[2] <= 0]
        pin.add(top, .85, 'REPLACE')
        co[:, 1] += .50-dl/2
        P = co.copy(); P[:, 2] = 0
        co[:, 2] += .585 + .030*fbm(P, 2.2, seed=11+variant*7) + .02*fbm(P, 6, seed=5+variant)
        if variant == 2:
            co[:, 0] += .06*(co[:, 1]-.5)*.8
        set_verts(ob, co)
        cloth(ob, frames=[52, 50, 48][variant], quality=5, mass=.034, tension=40, bend=[.14, .06, .10][variant], pressure=[.85, .75, .95][variant],
              shrink=[-.02, -.045, -.03][variant], air=.15, damping=1, dist=.008, pin='pin')
        bpy.data.objects.remove(cb)
        return ob
    return 'duvet_v%d_w%d' % (variant, int(w*100)), build


COTTON = [('uvnoise', 10, .35, .02), ('noise', 9, .22, .03), ('wrinkle', 5, .10, .02), ('noise', 240, .05, .004)]
LINEN = [('wrinkle', 7, .42, .03), ('noise', 14, .40, .03), ('noise', 40, .2, .01), ('noise', 300, .10, .004)]


def bed_frame(w=W, fabric_mat=None, head_h=1.08, legs=True):
    hb = fabric_mat or fabric('headboard', srgb('#cfc6b8'), bumps=[('noise', 420, .25, .004), ('noise', 6, .1, .01)])
    box('head', (w+.10, .11, head_h-.10), (0, L/2+.075, .10+(head_h-.10)/2), hb, bevel=.045, seg=6)
    box('base', (w+.03, L+.02, .24), (0, 0, .12+.12), hb, bevel=.03, seg=5)
    if legs:
        wood = glossy('legs', srgb('#b98d5f'), rough=.45, spec=.3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box('leg', (.06, .06, .14), (sx*(w/2-.1), sy*(L/2-.1), .07), wood, bevel=.008)


def mattress(w=W, mat=None):
    m = mat or fabric('sheet', srgb('#f1eee8'), bumps=[('noise', 8, .15, .02), ('noise', 200, .05, .003)])
    o = rounded_slab('matt', w-.02, L-.02, .22, r=.09, edge=.05, crown=.01, mat=m); o.location = (0, 0, .345)
    return o


def pillows(mat, w=W, tilt=42, white=False):
    obs = []
    for i, sx in enumerate((-1, 1) if w > 1.2 else (0,)):
        o = pillow_sim('pillow_%d' % i, .70, .58, pressure=1.6, n=52, frames=34, shrink=-.022, seed=3+i*5, bend=.04, mat=mat)
        subsurf(o, 1)
        o.location = (sx*(w/4-.01), .73+.02*i, TOP+.21); o.scale = (1.06, 1.06, 1.06)
        o.rotation_euler = (math.radians(tilt+3*i), math.radians(sx*2), math.radians(sx*-3+2*i))
        obs.append(o)
    return obs


def build(view='main', variant=0, w=W, res=(1000, 1000)):
    reset()
    room(wall_y=1.22)
    bed_frame(w)
    mattress(w)
    bumps = LINEN if variant == 1 else COTTON
    dm = fabric('duvet', part=1, bumps=bumps)
    key, b = duvet_sim(variant, w)
    d = from_cache(key, b, dm); subsurf(d, 1)
    clouds(d, .018, .11, seed=variant)
    pm = fabric('pillow', part=2, bumps=bumps)
    pillows(pm, w)
    daylight()
    # little bedside: rug edge is left out on purpose; a small table with a lamp keeps the scale
    if view != 'close':
        oak = glossy('oak2', srgb('#c49a6c'), rough=.45, spec=.3)
        box('stand', (.42, .38, .03), (w/2+.42, .92, .50), oak, bevel=.008)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box('sl', (.03, .03, .49), (w/2+.42+sx*.17, .92+sy*.15, .245), oak, bevel=.006)
        cer = glossy('ceramic', srgb('#e7e2d9'), rough=.35)
        bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=.085, location=(w/2+.40, .92, .59)); bpy.context.object.data.materials.append(cer)
        bpy.ops.object.shade_smooth()
    if view not in ('close',):
        cams(view, (.95, -3.55, 1.98), (-.03, -.06, .50), 52 if w > 1.2 else 58, res)
    else:
        camera((.75, -1.25, 1.45), (-.12, .42, .60), lens=50, res=res, fstop=5)


if __name__ == '__main__':
    a = args()
    build(a.get('view', 'main'), int(a.get('variant', 0)), int(a.get('width', 160))/100)
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), sub=int(a.get('sub', 0)))
