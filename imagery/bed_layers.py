"""What can be chosen of a configured bed, as layers over its picture: legs, drawers, reading lamps and light behind the
headboard.  They are drawn in the perspective of scenes/boxspring.py (same camera, same bed), for each width; headboard and
cloth do not matter to them.  The render service of the shop lays them over the bed.
usage: /usr/bin/python3 bed_layers.py      (no Blender; writes out/boxspring/lagen/ and the manifest)

`over` covers, `colour-dodge` lights: a layer of both kinds is two files, NAME.webp and NAME-licht.webp."""
import json, os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
import numpy as np
from scipy import ndimage as ndi
from PIL import Image, ImageDraw
ROOT = os.environ.get('IMAGERY', os.path.dirname(os.path.dirname(os.path.abspath(__file__)))); OUT = os.path.join(ROOT, 'out')
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

KINDS = {'poten-eiken': (lambda w: round_legs(w, oak), 'Ronde poten van eiken'), 'poten-chroom': (lambda w: round_legs(w, chrome), 'Ronde poten van chroom'), 'poten-slede': (sledge, 'Zwarte slede'), 'laden': (drawers, 'Twee laden aan het voeteneind'), 'leeslampjes': (lamps, 'Twee leeslampjes op het hoofdbord'), 'ledstrip': (led, 'Ledstrip achter het hoofdbord')}

def main():
    man = os.path.join(OUT, 'manifest.json'); have = {m['file']: m for m in json.load(open(man))} if os.path.exists(man) else {}
    os.makedirs(os.path.join(OUT, 'boxspring', 'lagen'), exist_ok=True)
    for name, (draw, alt) in KINDS.items():
        for w in (140, 160, 180):
            for suffix, blend, im, used in draw(w/100).files():
                if not used.any(): continue
                y, x = np.nonzero(used); box = (int(x.min()), int(y.min()), int(x.max())+1, int(y.max())+1); im = im.crop(box)
                file = 'boxspring/lagen/%s-%d%s.webp' % (name, w, suffix); im.save(os.path.join(OUT, file), 'WEBP', quality=86 if blend == 'over' else 80, method=4, exact=False)
                have[file] = dict(file=file, width=im.width, height=im.height, kind='layer', design=name, colours=[], params=dict(width=w, left=box[0], top=box[1], blend=blend), alt_nl='%s, boxspring van %d cm' % (alt, w)); print(file, box, os.path.getsize(os.path.join(OUT, file)))
    json.dump(list(have.values()), open(man, 'w'), indent=1, ensure_ascii=False)
if __name__ == '__main__': main()
