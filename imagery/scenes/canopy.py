"""Klamboe (mosquito net) over a bed.   -- out=... item=round|square view=main|close"""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import bed
from bedding import tube

def net_round(mat):
    n, m = 520, 90; A, V = np.meshgrid(np.linspace(math.radians(-62), math.radians(242), n), np.linspace(0, 1, m), indexing='ij')
    zt, zr = 2.42, 2.30; z = np.where(V < .08, zt-(V/.08)*(zt-zr), zr-(V-.08)/.92*(zr-.02))
    ring = .30; t = np.clip((V-.08)/.92, 0, 1); cx, cy = 0, .35
    rx = np.where(V < .08, .02+(ring-.02)*V/.08, ring+(.98-ring)*t**.62); ry = np.where(V < .08, .02+(ring-.02)*V/.08, ring+(.78-ring)*t**.62)
    f = 1+.075*t**.7*np.sin(A*34+.8*np.sin(A*7)+1.2*t)+.03*t*np.sin(A*11+2)
    P = np.stack([cx+rx*f*np.cos(A), cy+ry*f*np.sin(A)*1.0, z], -1)
    P[..., 1] = np.minimum(P[..., 1], 1.19)
    grid_ob('net', P, mat, np.stack([A, V], -1))
    w = glossy('ring', srgb('#e9e4da'), rough=.5); tube('ring', [(cx+ring*math.cos(a), cy+ring*math.sin(a), zr) for a in np.linspace(0, 2*math.pi, 64)[:-1]], .011, w, closed=True)
    tube('cord', [(cx, cy, zt), (cx, cy, 3.2)], .004, w)

def drape(name, x0, x1, y0, y1, zt, zb, folds, amp, mat, seed):
    n, m = 300, 60; U, V = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, m), indexing='ij')
    dx, dy = x1-x0, y1-y0; L = math.hypot(dx, dy); nx, ny = -dy/L, dx/L
    ph = U*folds*2*np.pi+.6*np.sin(U*9+seed)+.3*V; gather = amp*(.5+.6*V)*np.sin(ph)
    s = U
    P = np.stack([x0+dx*s+nx*gather, y0+dy*s+ny*gather, zt+(zb-zt)*V+0*U], -1); grid_ob(name, P, mat, np.stack([U, V], -1))

def net_square(mat):
    oak = glossy('oakp', srgb('#c9a880'), rough=.45, spec=.3); X, Y0, Y1, Z = .92, -1.12, 1.12, 2.12
    for x in (-X, X):
        for y in (Y0, Y1): box('post', (.045, .045, Z), (x, y, Z/2), oak, bevel=.008)
    for y in (Y0, Y1): box('beam', (2*X, .04, .04), (0, y, Z), oak, bevel=.008)
    for x in (-X, X): box('beam', (.04, 2*Y1, .04), (x, 0, Z), oak, bevel=.008)
    for x, y0, y1, s in ((-X, .35, 1.08, 1), (X, .35, 1.08, 2), (-X, -1.08, -.62, 5), (X, -1.08, -.62, 6)): drape('d', x, x, y0, y1, Z-.02, .03, 9, .035, mat, s)
    drape('b', -X, X, 1.15, 1.15, Z-.02, .03, 18, .025, mat, 3)
    for s in (-1, 1): drape('f', s*X, s*(X-.26), Y0-.0, Y0-.0, Z-.02, .03, 6, .035, mat, 4+s)
    # swag over the top
    n, m = 80, 80; U, V = np.meshgrid(np.linspace(-X, X, n), np.linspace(Y0, Y1, m), indexing='ij'); P = np.stack([U, V, Z+.03-.13*np.cos(U/X*math.pi/2)*np.cos(V/Y1*math.pi/2)], -1); grid_ob('top', P, mat)

def reading_corner():
    """A round rug with floor cushions and a pile of books."""
    from bath import pile_slab
    o = pile_slab('rug', 1.5, 1.5, .03, fabric('rug', part=3, bumps=[('noise', 110, .9, .012), ('noise', 30, .6, .02)]), n=380, round_=True, pile=.014, rim=.03, scale=60); o.location = (0, .30, .002)
    for i, (x, y, z, r, s, p) in enumerate(((-.28, .72, .30, (64, 0, 12), 1.25, 1), (.26, .76, .30, (66, 4, -10), 1.2, 2), (.05, .46, .12, (8, 0, 30), 1.15, 1), (-.42, .30, .10, (4, 0, -20), 1.0, 2))):
        c = pillow_sim('cushion', .50, .50, pressure=2.2, n=56, frames=36, shrink=-.025, seed=31, bend=.06, mat=fabric('c%d' % i, part=p, bumps=bed.COTTON)); subsurf(c, 1); c.location = (x, y, z); c.rotation_euler = tuple(math.radians(q) for q in r); c.scale = (s, s, s)
    for i, h in enumerate(('#c98e70', '#8fa3ad', '#d9b98c')): box('book', (.24-.02*i, .18, .025), (.48, .18, .045+.026*i), glossy('bk%d' % i, srgb(h), rough=.6), bevel=.003, rot=(0, 0, math.radians(20-9*i)))

if __name__ == '__main__':
    a = args(); it = a.get('item', 'round'); v = a.get('view', 'main')
    reset(); room(wall_y=1.28, wall_h=4.6)
    if it == 'kids': reading_corner()
    else: bed.bed_frame(1.6); bed.mattress(1.6)
    m = fabric('duvet', srgb('#ebe6dc'), bumps=bed.LINEN); key, b = bed.duvet_sim(1, 1.6)
    if it != 'kids': d = from_cache(key, b, m); subsurf(d, 1); clouds(d, .018, .11); bed.pillows(fabric('pw', srgb('#e5ddd0'), bumps=bed.LINEN), 1.6)
    net = sheer('net', srgb(a['col']) if 'col' in a else (.93, .92, .90), alpha=float(a.get('alpha', .20)), edge=.75)
    net_square(net) if it == 'square' else net_round(net)
    daylight(key=210)
    if v == 'close': camera((.9, -2.6, 1.55), (.1, .5, 1.0), 50, fstop=5)
    else: cams(v, (1.0, -4.6, 1.75), (-.06, .05, 1.08), 46)
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), sub=int(a.get('sub', 0)))
