"""Small square tiles for the configurator.  -- out=... item=swatch|leg-*|topper-*|firm-soft|firm-medium|firm-firm"""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from bedding import tube, oak_mat, perimeter, quilt, PERC

def swatch():
    """Soft fold of upholstery fabric seen from close by, woven relief from an image bump."""
    from PIL import Image
    S = 512; y, x = np.mgrid[0:S, 0:S]; k = 16; c = ((x//k)+(y//k)) % 2
    hx = np.sin(np.pi*((x % k)+.5)/k)*(.75+.25*np.sin(np.pi*(y % k+.5)/k)); hy = np.sin(np.pi*((y % k)+.5)/k)*(.75+.25*np.sin(np.pi*(x % k+.5)/k))
    h = np.where(c, hx, hy)*.8+.2*np.random.RandomState(1).rand(S, S); p = os.path.join(TEX, 'weave.png'); Image.fromarray((np.clip(h, 0, 1)*255).astype(np.uint8)).save(p)
    m = fabric('w', part=1, bumps=[('img:'+p, 4.2, 1.0, .0034), ('uvnoise', 60, .25, .003)])
    n = 200; U, V = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n), indexing='ij')
    d = (U*.8+V*.6)-.78; z = .055*np.exp(-(d/.13)**2)-.03*np.exp(-((d-.24)/.12)**2)+.006*np.sin(U*6+V*3)
    grid_ob('sw', np.stack([(U-.5)*.5, (V-.5)*.5, z], -1), m, np.stack([U*.5, V*.5], -1)*1.6)
    world(.5); area((-.7, .2, .55), (0, 0, 0), .5, 14, (1, .97, .93)); camera((0, -.10, .62), (0, .0, 0), 64, (400, 400))

def corner(kind):
    f = fabric('uph', srgb('#b9b1a6'), bumps=[('noise', 380, .5, .005)])
    box('b', (1.2, 1.2, .26), (-.45, .48, .13+.14), f, bevel=.02, seg=5)
    o = rounded_slab('m', 1.2, 1.2, .2, r=.06, edge=.03, mat=fabric('mm', srgb('#efece6'), bumps=[('noise', 300, .2, .004)])); o.location = (-.45, .48, .405)
    black = glossy('bl', srgb('#2e2b29'), rough=.35, spec=.4); oak = oak_mat('lo'); ch = glossy('chrome', (.75, .75, .76), rough=.16, metallic=1.0)
    loc = (.05, -.02)
    if kind == 'leg-oak':
        bpy.ops.mesh.primitive_cone_add(vertices=48, radius1=.022, radius2=.038, depth=.14, location=(*loc, .07)); o = bpy.context.object; o.data.materials.append(oak); bpy.ops.object.shade_smooth(); o.data.use_auto_smooth = True
    elif kind == 'leg-black': box('l', (.075, .075, .14), (*loc, .07), black, bevel=.005)
    elif kind == 'leg-chrome':
        bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=.032, depth=.14, location=(*loc, .07)); o = bpy.context.object; o.data.materials.append(ch); bpy.ops.object.shade_smooth(); o.data.use_auto_smooth = True
    else:
        for p in ([(loc[0]-.08, loc[1], .135), (loc[0]-.05, loc[1], .008), (loc[0]+.05, loc[1], .008), (loc[0]+.08, loc[1], .135)],): tube('s', p, .008, black)
    camera((.42, -.82, .36), (-.03, .0, .16), 62, (400, 400))

def topper(kind):
    col = {'topper-foam': '#f3e7c4', 'topper-memory': '#b9c9d6', 'topper-latex': '#f1ede0'}[kind]
    t = .07; cover = fabric('cv', srgb('#f1eee8'), bumps=[('img:'+quilt('diamond'), 6, .9, .016), ('noise', 300, .12, .003)])
    m = rounded_slab('mat', 1.0, 1.0, .17, r=.06, edge=.03, mat=fabric('mm', srgb('#d9d3c8'), bumps=[('noise', 300, .3, .005)])); m.location = (-.36, .40, 0)
    o = rounded_slab('top', 1.0, 1.0, t, r=.06, edge=.028, crown=.006, mat=cover); o.location = (-.36, .40, .172)
    cut = box('cut', (.5, .36, .5), (.14, -.10, .2), None, bevel=0)
    b = o.modifiers.new('c', 'BOOLEAN'); b.object = cut; b.solver = 'EXACT'; cut.hide_render = True
    fm = fabric('foam', srgb(col), bumps=[('noise', 170, .5, .006)])
    if kind == 'topper-latex':
        core = box('core', (.30, .24, t*.84), (-.0, .0, .172+t*.46), fm, bevel=.008)
        dk = fabric('hole', srgb('#a59f8d'))
        for i in range(8):
            for j in range(6): bpy.ops.mesh.primitive_cylinder_add(vertices=16, radius=.0075, depth=.002, location=(-.0-.13+i*.037, -.10+j*.040, .172+t*.885)); bpy.context.object.data.materials.append(dk)
    else: core = box('core', (.30, .24, t*.84), (-.0, .0, .172+t*.46), fm, bevel=.010)
    camera((.55, -.95, .72), (-.06, .05, .17), 55, (400, 400))

def firm(kind):
    """A stone ball sinking into the mattress: deep, medium, shallow."""
    depth = {'firm-soft': .088, 'firm-medium': .05, 'firm-firm': .018}[kind]; R = .115
    n = 300; X, Y = np.meshgrid(np.linspace(-.6, .6, n), np.linspace(-.35, .75, n), indexing='ij'); r = np.hypot(X, Y); spread = .10+.55*depth
    ball = .2-depth+R-np.sqrt(np.clip(R*R-r*r, 0, None)); dent = .2-depth*np.exp(-np.maximum(r-R*.8, 0)**2/spread**2)
    z = np.where(r < R*.98, np.minimum(ball-.002, dent), dent)
    from PIL import Image
    m = fabric('t', srgb('#f1eee8'), bumps=[('img:'+quilt('diamond'), 5.0, .7, .014), ('noise', 300, .1, .003)])
    grid_ob('top', np.stack([X, Y, z], -1), m, np.stack([X, Y], -1))
    side = fabric('sd', srgb('#cfc8bc'), bumps=[('noise', 300, .35, .005)])
    mesh_ob('s', [(-.6, -.35, 0), (.6, -.35, 0), (.6, -.35, .2), (-.6, -.35, .2)], [(0, 1, 2, 3)], side, [(0, 0)]*4, smooth=False)
    tube('pp', [(-.6, -.352, .197), (.6, -.352, .197)], .007, side)
    st = glossy('ball', srgb({'firm-soft': '#c9b79f', 'firm-medium': '#a7937b', 'firm-firm': '#6f6153'}[kind]), rough=.5, spec=.3)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=R, location=(0, 0, .2-depth+R)); o = bpy.context.object; o.data.materials.append(st); bpy.ops.object.shade_smooth()
    camera((.28, -1.15, .66), (0, .02, .19), 62, (400, 400))

if __name__ == '__main__':
    a = args(); it = a['item']; reset()
    if it == 'swatch': swatch()
    else:
        room(wall_y=1.22)
        corner(it) if it.startswith('leg') else topper(it) if it.startswith('topper') else firm(it)
        daylight()
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), sub=int(a.get('sub', 0)))
