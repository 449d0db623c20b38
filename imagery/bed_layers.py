"""What can be chosen of a configured bed, as layers over its picture: legs, drawers, reading lamps and light behind the
headboard.  They are drawn in the perspective of scenes/boxspring.py (same camera, same bed), for each width; headboard and
cloth do not matter to them.  The render service of the shop lays them over the bed.
usage: /usr/bin/python3 bed_layers.py [--only REGEX]      (no Blender; writes out/boxspring/lagen/ and the manifest)

`over` covers, `colour-dodge` lights: a layer of both kinds is two files, NAME.webp and NAME-licht.webp."""
import functools, json, os, re, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
import numpy as np
from scipy import ndimage as ndi
from PIL import Image, ImageDraw
from compose import Base, hexlin, to_img
ROOT = os.environ.get('IMAGERY', os.path.dirname(os.path.dirname(os.path.abspath(__file__)))); OUT = os.path.join(ROOT, 'out'); SEED = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'shop-api', 'seed', 'images', 'boxspring')
SIZE, SS = 1500, 2                                   # pixels of the picture, and how much finer the layers are drawn
EYE, AT, LENS = np.array([1.25, -3.75, 1.78]), np.array([0, 0, .60]), 53/36       # keep equal to scenes/boxspring.py
L, HEAD_TOP = 2.0, 1.32
_f = (AT-EYE)/np.linalg.norm(AT-EYE); _r = np.cross(_f, [0, 0, 1]); _r /= np.linalg.norm(_r); _u = np.cross(_r, _f)

def project(p):
    """Pixels of points in metres, at SS times the size of the picture."""
    d = np.atleast_2d(np.asarray(p, float))-EYE; z = d@_f
    return np.stack([.5+LENS*(d@_r)/z, .5-LENS*(d@_u)/z], -1)*SIZE*SS
def plane(y):
    """Where the sight line of every pixel meets the upright plane at that y: x and z in metres."""
    g = (np.arange(SIZE)+.5)/SIZE-.5; a, b = np.meshgrid(g/LENS, -g/LENS); d = _f+a[..., None]*_r+b[..., None]*_u
    t = (y-EYE[1])/d[..., 1]; return EYE[0]+t*d[..., 0], EYE[2]+t*d[..., 2]
def hull(points, grow=0):
    from scipy.spatial import ConvexHull
    q = project(points); q = q[ConvexHull(q).vertices]; c = q.mean(0); return q+(q-c)/np.maximum(np.linalg.norm(q-c, axis=1, keepdims=True), 1)*grow
def corners(size, at): return [np.array(at)+np.array(size)*np.array([x, y, z])/2 for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]

class Layer:
    def __init__(s): s.im = Image.new('RGBA', (SIZE*SS, SIZE*SS), (0, 0, 0, 0)); s.light = None
    def _put(s, q, fill, blur, draw, wide=0):           # blur: in thousandths of the picture
        blur *= SIZE/1000
        pad = 4+wide+int(blur*SS*4); x0, y0 = (max(0, int(v)-pad) for v in q.min(0)); x1, y1 = (min(SIZE*SS, int(v)+pad+1) for v in q.max(0))
        if x1 <= x0 or y1 <= y0: return
        t = Image.new('RGBA', (x1-x0, y1-y0), fill[:3]+(0,)); draw(ImageDraw.Draw(t), [(x-x0, y-y0) for x, y in q])
        if blur: a = np.asarray(t).copy(); a[..., 3] = ndi.gaussian_filter(a[..., 3].astype(np.float32), blur*SS); t = Image.fromarray(a)
        s.im.alpha_composite(t, (x0, y0))
    def poly(s, q, fill, blur=0): s._put(q, fill, blur, lambda d, q: d.polygon(q, fill=fill))
    def line(s, p, fill, width, blur=0):
        """A line of that width in metres."""
        px = max(1, round(width*LENS*SIZE*SS/np.linalg.norm(np.mean(p, 0)-EYE))); s._put(project(p), fill, blur, lambda d, q: d.line(q, fill=fill, width=px, joint='curve'), px)
    def upright(s, at, r, h, shade):
        """A round leg: `shade` gives the colour from left (0) to right (1); the top is in the shadow of the bed."""
        n = 40
        for i in range(n):
            a0, a1 = np.pi*(i/n), np.pi*((i+1.15)/n); v = [_r*-np.cos(a)*r+np.cross([0, 0, 1], _r)*-np.sin(a)*r*.999 for a in (a0, a1)]
            for j in range(6):
                z0, z1 = h*j/6, h*(j+1.1)/6; dark = 1-.34*(j/5)**1.4-(.12 if j == 0 else 0); c = shade((i+.5)/n)
                s.poly(project([np.array([*at, 0])+v[0]+[0, 0, z0], np.array([*at, 0])+v[1]+[0, 0, z0], np.array([*at, 0])+v[1]+[0, 0, min(z1, h)], np.array([*at, 0])+v[0]+[0, 0, min(z1, h)]]), tuple(int(x*dark) for x in c)+(255,))
    def files(s):
        a = np.asarray(s.im, np.float32)/255; a[..., :3] *= a[..., 3:]; a = a.reshape(SIZE, SS, SIZE, SS, 4).mean((1, 3)); a[..., :3] /= np.maximum(a[..., 3:], 1e-4)
        yield '', 'over', Image.fromarray((np.clip(a, 0, 1)*255+.5).astype(np.uint8)), a[..., 3] > .004
        if s.light is not None: yield '-licht', 'colour-dodge', Image.fromarray((np.clip(s.light, 0, .8)*255+.5).astype(np.uint8)), s.light.max(-1) > .006

mix = lambda a, b, t: tuple(x+(y-x)*np.clip(t, 0, 1) for x, y in zip(a, b))
def oak(t): return mix((196, 152, 100), (92, 64, 40), max(0, (t-.22)/.78)**1.1+max(0, .12-t)*2)
def chrome(t): k = [(0, (120, 118, 114)), (.12, (214, 213, 210)), (.26, (244, 243, 240)), (.4, (150, 146, 139)), (.58, (74, 68, 60)), (.74, (132, 112, 88)), (.88, (186, 178, 166)), (1, (96, 92, 86))]; i = next(i for i in range(1, len(k)) if t <= k[i][0]); (a, c), (b, d) = k[i-1], k[i]; return mix(c, d, (t-a)/(b-a))
FEET = lambda w: [(sx*(w/2-.08), y) for sx in (-1, 1) for y in (L/2-.1, -L/2+.08)]
def beneath(layer, w):
    """What the boxes hide of the rear legs stays hidden."""
    m = Image.new('L', layer.im.size, 255); d = ImageDraw.Draw(m); d.polygon([tuple(x) for x in hull(corners((w-.02, L-.02, .24), (0, 0, .228)))], fill=0)
    a = np.asarray(layer.im).copy(); a[..., 3] = np.minimum(a[..., 3], np.asarray(m)); layer.im = Image.fromarray(a)
def round_legs(w, shade, r=.040):
    s = Layer()
    for at in FEET(w): s.upright(at, r, .104, shade)
    beneath(s, w); return s
def sledge(w, b=.066, t=.014):
    """A frame of flat black steel below each side."""
    s = Layer(); dark, lit, edge = (38, 36, 34, 255), (66, 63, 60, 255), (104, 100, 95, 255)
    for sx in (-1, 1):
        x = sx*(w/2-.08); y0, y1 = -L/2+.04, L/2-.07
        s.poly(hull(corners((b*1.3, y1-y0, .004), (x, (y0+y1)/2, .001))), (20, 14, 8, 90), blur=2.2)
        s.poly(hull(corners((b, y1-y0, t), (x, (y0+y1)/2, t/2))), dark)
        s.poly(project([(x-b/2, y0, t), (x+b/2, y0, t), (x+b/2, y1, t), (x-b/2, y1, t)]), lit)
        s.poly(project([(x-b/2, y0, 0), (x+b/2, y0, 0), (x+b/2, y0, t), (x-b/2, y0, t)]), (52, 49, 46, 255))
        for y in (y1, y0+.012):
            s.poly(hull(corners((b+.012, .020, .105), (x, y, .052))), dark); s.poly(project([(x-b/2-.005, y-.011, 0), (x+b/2+.005, y-.011, 0), (x+b/2+.005, y-.011, .104), (x-b/2-.005, y-.011, .104)]), (50, 47, 44, 255))
        s.line([(x-b/2, y0, t), (x+b/2, y0, t)], edge, .003)
    beneath(s, w); return s
def drawers(w):
    s = Layer(); y = -L/2-.003
    for sx in (-1, 1):
        x, hw, z0, z1 = sx*w/4, w/4-.045, .142, .318; q = [(x-hw, y, z0), (x+hw, y, z0), (x+hw, y, z1), (x-hw, y, z1), (x-hw, y, z0)]
        s.line(q, (20, 17, 14, 150), .011, blur=1.0); s.line(q, (18, 15, 12, 205), .0045, blur=.35)
        s.line([(x-hw+.008, y-.004, z1-.009), (x+hw-.008, y-.004, z1-.009)], (255, 250, 240, 70), .005, blur=.6)
        s.line([(x-hw+.008, y-.004, z0+.008), (x+hw-.008, y-.004, z0+.008)], (20, 16, 12, 70), .010, blur=1.2)
        z = .248
        s.line([(x-.082, y-.01, z-.026), (x+.082, y-.01, z-.026)], (15, 12, 10, 120), .018, blur=1.8)
        s.line([(x-.08, y-.045, z), (x+.08, y-.045, z)], (44, 41, 38, 255), .015); s.line([(x-.078, y-.045, z+.005), (x+.078, y-.045, z+.005)], (132, 126, 118, 235), .0038)
    return s
def lid(w, kind):
    """Storage below the mattress: the gap under the lid, straps to lift it at the foot end or at the sides, and what is below it, from above, in a circle on the wall."""
    s = Layer(); z, y, x = .302, -L/2-.003, w/2+.001; sides = kind != 'foot'
    for p in ([(-x+.012, y, z), (x-.014, y, z)], [(x, -L/2+.014, z), (x, L/2-.02, z)]):
        s.line(p, (16, 12, 9, 120), .013, blur=.9); s.line(p, (14, 11, 9, 225), .0055, blur=.3); s.line([np.array(q)+[0, 0, .007] for q in p], (255, 250, 240, 80), .004, blur=.5)
    for a, b, dx, dy in [(x+.004, q, 0, 1) for q in (-.52, .30)] if sides else [(sx*w/4 if w > 1.5 else sx*w/3.4, y-.004, 1, 0) for sx in (-1, 1)]:
        p = lambda u, v: (a+dx*u, b+dy*u, z+.004-v); u = np.linspace(-1, 1, 25); strap = [p(.058*k, .088*(1-abs(k)**5)) for k in u]
        s.line([np.array(q)+[.004, -.002, -.008] for q in strap], (14, 11, 9, 110), .030, blur=1.6); s.line(strap, (52, 47, 43, 255), .026); s.line(strap, (92, 85, 78, 255), .016); s.line(strap, (70, 64, 59, 255), .004)
    s.im.alpha_composite(below(kind), (64*SS, 64*SS)); return s
@functools.lru_cache(None)
def below(kind, d=372):
    """The open box from above: one space, two halves, or six compartments of oak."""
    from flatlay import Flat, planks; f = Flat(2.75, planks('#c3a67c', .19), (-.52, .44, .72), (d*SS, d*SS)); f.block(0, 0, 1.70, 2.10, 0, .30, '#cfc6b8', r=.04); f.block(0, 0, 1.58, 1.98, 0, -.25, '#a98a63', r=.01)
    if kind != 'foot': f.block(0, 0, .035, 1.98, 0, .22, '#cfc6b8' if kind == 'sides' else '#cda26f', r=.002)
    if kind == 'oak':
        for q in (-.33, .33): f.block(0, q, 1.58, .030, 0, .20, '#cda26f', r=.002)
    cloth = lambda part, x, y, w, h, turn, t=.11: f.cloth(part, x, y, w, h, turn, t, r=.06, wrinkle=.006, soft=.06, wave=.006)
    if kind == 'oak': [cloth(1+(i+2*j) % 4, (i-.5)*.79, (j-1)*.66, .56, .42, (4, -3, 2)[j]*(1-2*i)) for i in (0, 1) for j in range(3) if (i, j) != (1, 2)]
    else: [cloth(*q) for q in ((1, -.40, .46, .62, .80, 3, .15), (2, .40, .55, .60, .62, -4), (3, .39, -.16, .58, .44, 3), (4, -.41, -.50, .60, .62, -3))]
    c = f.done().colour({k+1: hexlin(h)*.93 for k, h in enumerate(('#f1eee8', '#a9b39f', '#d5c6ae', '#73879c'))}); im = to_img(c, exposure=.86).convert('RGBA'); r = d*SS/2; y, x = np.mgrid[0:d*SS, 0:d*SS]+.5; e = np.hypot(x-r, y-r)
    ring = Image.fromarray((np.clip(r-e, 0, 1)*255).astype(np.uint8)); o = Image.new('RGBA', im.size, (250, 248, 244, 255)); o.paste(im, (0, 0), Image.fromarray((np.clip(r-7*SS-e, 0, 1)*255).astype(np.uint8))); o.putalpha(ring); return o
def remote(w, cord, buttons=2, glow=False):
    """The hand control of an adjustable bed, on the right half; `glow`: the light below the bed."""
    s = Layer(); x, y, z, hw, hl = .30, .20, .684, .034, .105; a = np.radians(24); at = lambda u, v, up=0.: (x+u*np.cos(a)-v*np.sin(a), y+u*np.sin(a)+v*np.cos(a), z+up)
    if cord:
        q = [at(0, -hl), at(-.02, -hl-.10), at(.08, -hl-.17), (w/2-.05, y-.12, z+.004), (w/2+.004, y-.10, z-.03), (w/2+.010, y-.09, .44), (w/2+.008, y-.07, .30)]; t = np.linspace(0, len(q)-1, 90); from scipy.interpolate import CubicSpline; k = CubicSpline(range(len(q)), np.array(q))(t)
        s.line([p+[.006, -.006, -.004] for p in k], (20, 16, 12, 80), .012, blur=1.2); s.line(k, (56, 54, 53, 255), .0085)
    round_ = lambda r, up: [at(sx*(hw-r)+r*np.cos(b), sy*(hl-r)+r*np.sin(b), up) for sx, sy, b0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for b in np.radians(np.linspace(b0, b0+90, 7))]
    s.poly(project([np.array(p)+[.010, -.008, -.004] for p in round_(.012, 0)]), (20, 16, 12, 110), blur=1.6); s.poly(hull(round_(.012, 0)+round_(.012, .018)), (44, 43, 43, 255)); s.poly(project(round_(.012, .018)), (72, 71, 71, 255))
    for k in range(buttons):
        for sx in (-1, 1): c = at(sx*.012, .055-.034*k, .019); s.poly(project([np.array(c)+[.0075*np.cos(b), .0075*np.sin(b), 0] for b in np.linspace(0, 2*np.pi, 24)]), (206, 202, 195, 255))
    if glow:
        g = (np.arange(SIZE)+.5)/SIZE-.5; A, B = np.meshgrid(g/LENS, -g/LENS); d = _f+A[..., None]*_r+B[..., None]*_u; t = -EYE[2]/np.minimum(d[..., 2], -1e-3); X, Y = EYE[0]+t*d[..., 0], EYE[1]+t*d[..., 1]
        out = np.hypot(np.maximum(np.abs(X)-w/2, 0), np.maximum(np.abs(Y)-L/2, 0)); light = (.30*np.exp(-out/.09)+.13*np.exp(-out/.30))*(d[..., 2] < -.02)*(Y < 1.1)
        m = Image.new('L', (SIZE*SS, SIZE*SS), 255); D = ImageDraw.Draw(m); D.polygon([tuple(p) for p in hull(corners((w+.02, L+.01, .70), (0, 0, .455)))], fill=0); D.polygon([tuple(p) for p in hull(corners((w+.07, .15, 1.27), (0, 1.065, .69)))], fill=0)
        s.light = (light*np.asarray(m, np.float32).reshape(SIZE, SS, SIZE, SS).mean((1, 3))/255)[..., None]*np.array([1, .84, .62])
    return s
WARM = np.array([1, .70, .40])
def lamps(w):
    s = Layer(); y = 1.02; light = np.zeros((SIZE, SIZE)); X, Z = plane(.98); hw = (w+.06)/2
    for sx in (-1, 1):
        x, z = sx*(w/2-.20), HEAD_TOP; metal, shine = (40, 38, 36, 255), (118, 113, 106, 230)
        s.poly(hull(corners((.07, .07, .014), (x, y+.05, z+.007))), metal)
        s.line([(x, y+.05, z), (x, y+.046, z+.07), (x, y-.01, z+.108), (x, y-.075, z+.112)], metal, .013)
        a, b = np.array([x, y-.085, z+.118]), np.array([x, y-.125, z+.020]); d = (b-a)/np.linalg.norm(b-a); e1 = np.cross(d, [1, 0, 0]); ring = lambda c, r: [c+r*(np.cos(k)*np.array([1, 0, 0])+np.sin(k)*e1) for k in np.linspace(0, 2*np.pi, 40)]
        s.poly(hull(ring(a, .024)+ring(b, .047)), metal); s.line([a+[-.016, -.02, -.012], b+[-.030, -.025, .010]], shine, .007, blur=.5); s.poly(hull(ring(b, .041)), (255, 226, 170, 255))
        dz = np.maximum(HEAD_TOP+.03-Z, 0); pool = np.exp(-((X-x)/(.10+.62*dz))**2)/(1+(dz/.36)**2)*np.clip(dz/.10, 0, 1); light += .44*pool
    head = (np.abs(X) < hw) & (Z < HEAD_TOP+.002) & (Z > .62); k = ndi.gaussian_filter(head.astype(float), SIZE/1000)*np.clip((Z-.62)/.20, 0, 1)
    glow = sum(np.exp(-(((X-sx*(w/2-.20))/.16)**2+((Z-HEAD_TOP-.02)/.13)**2)) for sx in (-1, 1))
    s.light = (light*k+.10*glow)[..., None]*WARM; return s
def led(w):
    """Warm light on the wall around the headboard; nothing covers."""
    s = Layer(); X, Z = plane(1.24); hw = (w+.06)/2; d = np.hypot(np.maximum(np.abs(X)-hw+.02, 0), np.maximum(Z-HEAD_TOP+.01, 0)); glow = .62*np.exp(-d/.115)+.20*np.exp(-d/.36)
    m = Image.new('L', (SIZE*SS, SIZE*SS), 255); D = ImageDraw.Draw(m)
    for q in (hull(corners((w+.06, .13, 1.26), (0, 1.065, .69)), 1), hull(corners((w+.02, L, .60), (0, 0, .36)))): D.polygon([tuple(x) for x in q], fill=0)
    k = np.asarray(m, np.float32).reshape(SIZE, SS, SIZE, SS).mean((1, 3))/255
    s.light = (glow*k*np.clip((Z-.02)/.10, 0, 1))[..., None]*WARM; return s

class Raised(Layer):
    """The raised half of an adjustable bed in one cloth: the cut-out of its base, where that differs from the flat bed."""
    def __init__(s, w, name, cloth):
        super().__init__(); base, inside = raised(w); on = base.colour({1: cloth, 2: cloth}); a = np.asarray(to_img(on), np.float32)
        flat = np.asarray(Image.open(os.path.join(SEED, 'vlak-%s-%d.webp' % (name, round(w*100)))).convert('RGB'), np.float32); differ = ndi.gaussian_filter(np.abs(a-flat).max(-1), 1.5) > 9
        lab, n = ndi.label(ndi.binary_dilation(differ & (inside > .2), iterations=3)); size = ndi.sum(differ, lab, range(n+1)); k = ndi.binary_dilation(np.isin(lab, [i for i in range(1, n+1) if size[i] > 1500]), iterations=4)
        s.a = np.dstack([a/255, inside*ndi.gaussian_filter(k.astype(np.float32), 1.2)])
    def files(s): yield '', 'over', Image.fromarray((s.a*255+.5).astype(np.uint8)), s.a[..., 3] > .004
@functools.lru_cache(1)
def raised(w):
    b = Base(os.path.join(ROOT, 'cache', 'base', 'box_head_%d' % round(w*100))); import exr; g = exr.read(os.path.join(ROOT, 'cache', 'base', 'box_head_%d_g.exr' % round(w*100))); p = np.rint(g[next(c for c in g if c.endswith('B'))]); k = p.shape[0]//b.h
    return b, np.isin(p, (2, 10)).reshape(b.h, k, b.w, k).mean((1, 3)).astype(np.float32)

KINDS = {'poten-eiken': (lambda w: round_legs(w, oak), 'Ronde poten van eiken'), 'poten-chroom': (lambda w: round_legs(w, chrome), 'Ronde poten van chroom'), 'poten-slede': (sledge, 'Zwarte slede'), 'laden': (drawers, 'Twee laden aan het voeteneind'),
         'opening-voeteneind': (lambda w: lid(w, 'foot'), 'Lussen aan het voeteneind om het bed te openen, en de ruimte eronder van bovenaf'), 'opening-zijkant': (lambda w: lid(w, 'sides'), 'Lussen aan de zijkanten om het bed te openen, en de twee helften eronder van bovenaf'), 'opening-vakken': (lambda w: lid(w, 'oak'), 'Lussen aan de zijkanten om het bed te openen, en zes vakken van eiken eronder van bovenaf'),
         'bediening-snoer': (lambda w: remote(w, True), 'Afstandsbediening aan een snoer'), 'bediening-draadloos': (lambda w: remote(w, False, 3, True), 'Draadloze afstandsbediening en licht onder het bed'), 'bediening-vier': (lambda w: remote(w, False, 5), 'Draadloze afstandsbediening met vijf rijen knoppen'),
          'leeslampjes': (lamps, 'Twee leeslampjes op het hoofdbord'), 'ledstrip': (led, 'Ledstrip achter het hoofdbord')}

def all_layers(only):
    """Name, width and alternative text of each layer, and how to draw it."""
    for name, (draw, alt) in KINDS.items():
        for w in (140, 160, 180):
            if re.search(only, name): yield name, w, alt, lambda: draw(w/100)
    if not re.search(only, 'verstelbaar'): return
    import finish
    for w in (160, 180):
        for cloth, h in finish.BOXC: yield 'verstelbaar-'+cloth, w, 'Linkerhelft van het bed in %s met de rug omhoog' % cloth, lambda: Raised(w/100, cloth, finish.up(h)[1])

def main():
    man = os.path.join(OUT, 'manifest.json'); have = {m['file']: m for m in json.load(open(man))} if os.path.exists(man) else {}
    os.makedirs(os.path.join(OUT, 'boxspring', 'lagen'), exist_ok=True)
    for name, w, alt, draw in all_layers(sys.argv[sys.argv.index('--only')+1] if '--only' in sys.argv else ''):
        for suffix, blend, im, used in draw().files():
            if not used.any(): continue
            y, x = np.nonzero(used); box = (int(x.min()), int(y.min()), int(x.max())+1, int(y.max())+1); im = im.crop(box)
            file = 'boxspring/lagen/%s-%d%s.webp' % (name, w, suffix); im.save(os.path.join(OUT, file), 'WEBP', quality=86 if blend == 'over' else 80, method=4, exact=False)
            have[file] = dict(file=file, width=im.width, height=im.height, kind='layer', design=name, colours=[], params=dict(width=w, left=box[0], top=box[1], blend=blend), alt_nl='%s, boxspring van %d cm' % (alt, w)); print(file, box, os.path.getsize(os.path.join(OUT, file)), flush=True)
    json.dump(list(have.values()), open(man, 'w'), indent=1, ensure_ascii=False)
if __name__ == '__main__': main()
