"""Fabric designs.  Each function returns (PIL image tile, tile width in m, tile height in m)."""
import numpy as np, math, random, functools
from PIL import Image, ImageDraw, ImageFilter
from scipy import ndimage as ndi

def rgb(h):
    h = h.lstrip('#'); return tuple(int(h[i:i+2], 16) for i in (0, 2, 4))

def mix(a, b, t): a, b = rgb(a), rgb(b); return '#%02x%02x%02x' % tuple(int(x+(y-x)*t) for x, y in zip(a, b))

# ------------------------------------------------------------- canvas with wrap-around stamping
class Canvas:
    def __init__(self, w, h, bg): self.im = Image.new('RGB', (w, h), rgb(bg)); self.w, self.h = w, h
    def stamp(self, st, x, y, ang=0, sc=1.0):
        s = st
        if sc != 1.0: s = s.resize((max(1, int(s.width*sc)), max(1, int(s.height*sc))), Image.LANCZOS)
        if ang: s = s.rotate(ang, Image.BICUBIC, expand=True)
        x0, y0 = int(x-s.width/2), int(y-s.height/2)
        for dx in (-self.w, 0, self.w):
            for dy in (-self.h, 0, self.h):
                X, Y = x0+dx, y0+dy
                if X < self.w and Y < self.h and X+s.width > 0 and Y+s.height > 0:
                    self.im.paste(s, (X, Y), s)

def stamp(w, h, draw, ss=3):
    im = Image.new('RGBA', (w*ss, h*ss), (0, 0, 0, 0)); d = ImageDraw.Draw(im); draw(d, ss)
    # premultiply-safe: fill transparent rgb with mean colour to avoid dark fringes
    a = np.asarray(im).astype(float); m = a[..., 3] > 0
    if m.any(): a[~m, :3] = a[m][:, :3].mean(0)
    return Image.fromarray(a.astype(np.uint8)).resize((w, h), Image.LANCZOS)

def scatter(w, h, dmin, n, seed, tries=4000):
    """Poisson-ish scatter on a torus."""
    r = random.Random(seed); pts = []
    for _ in range(tries):
        x, y = r.uniform(0, w), r.uniform(0, h)
        if all((min(abs(x-a), w-abs(x-a))**2+min(abs(y-b), h-abs(y-b))**2) > dmin*dmin for a, b in pts): pts.append((x, y))
        if len(pts) >= n: break
    return pts

def weave(im, amt=.02, seed=0):
    """A little yarn noise so plain areas do not look printed on plastic."""
    a = np.asarray(im).astype(np.float32)/255; h, w = a.shape[:2]; r = np.random.RandomState(seed)
    n = ndi.gaussian_filter(r.standard_normal((h, w)), (.6, 6), mode='wrap')+ndi.gaussian_filter(r.standard_normal((h, w)), (6, .6), mode='wrap')
    n /= n.std(); a = a*(1+amt*n[..., None]); return Image.fromarray((np.clip(a, 0, 1)*255).astype(np.uint8))

# ------------------------------------------------------------- stamps
def leaf_poly(x, y, ang, ln, wd, s):
    pts = []
    for i in range(25):
        t = i/24; r = math.sin(math.pi*t**.85)*wd/2; pts.append((t*ln, r))
    for i in range(24, -1, -1):
        t = i/24; r = math.sin(math.pi*t**.85)*wd/2; pts.append((t*ln, -r))
    c, sn = math.cos(ang), math.sin(ang)
    return [((x+a*c-b*sn)*s, (y+a*sn+b*c)*s) for a, b in pts]

def branch(col, vein, n=6, w=170, h=330, lw=1.0):
    def f(d, s):
        px = [(w/2+math.sin(t*2.4)*16, h-6-t*(h-40)) for t in np.linspace(0, 1, 20)]
        d.line([(x*s, y*s) for x, y in px], fill=rgb(vein)+(255,), width=4*s)
        for i in range(n):
            t = .12+.80*i/n; x, y = w/2+math.sin(t*2.4)*16, h-6-t*(h-40); ln = (72-26*t)*lw
            for sg in (-1, 1):
                a = -math.pi/2+sg*(1.0-.25*t)
                d.polygon(leaf_poly(x, y, a, ln, ln*.40, s), fill=rgb(col if sg < 0 else mix(col, '#ffffff', .12))+(255,))
                d.line([(x*s, y*s), ((x+math.cos(a)*ln*.85)*s, (y+math.sin(a)*ln*.85)*s)], fill=rgb(vein)+(255,), width=2*s)
        x, y = px[-1]; d.polygon(leaf_poly(x, y, -math.pi/2, 46*lw, 18*lw, s), fill=rgb(col)+(255,))
    return stamp(w, h, f)

def flower(pet, ctr, stem, n=6, R=38, w=110, h=220, leafc=None):
    def f(d, s):
        cx, cy = w/2, 50
        pts = [(cx+math.sin(t*2)*10-0, cy+t*(h-cy-6)) for t in np.linspace(0, 1, 14)]
        d.line([(x*s, y*s) for x, y in pts], fill=rgb(stem)+(255,), width=int(3.5*s))
        for k, (t, sg) in enumerate(((.45, 1), (.62, -1), (.8, 1))):
            x, y = cx+math.sin(t*2)*10, cy+t*(h-cy-6); d.polygon(leaf_poly(x, y, -math.pi/2+sg*.9, 40, 13, s), fill=rgb(leafc or stem)+(255,))
        for i in range(n):
            a = 2*math.pi*i/n; d.polygon(leaf_poly(cx, cy, a, R, R*.72, s), fill=rgb(pet if i % 2 else mix(pet, '#ffffff', .16))+(255,))
        r = R*.24; d.ellipse([(cx-r)*s, (cy-r)*s, (cx+r)*s, (cy+r)*s], fill=rgb(ctr)+(255,))
    return stamp(w, h, f)

def umbel(col, stem, w=120, h=230):
    def f(d, s):
        cx, cy = w/2, h*.5; d.line([(cx*s, (h-4)*s), (cx*s, cy*s)], fill=rgb(stem)+(255,), width=3*s)
        r = random.Random(3)
        for i in range(11):
            a = math.radians(-160+i*14); ln = 70+6*math.sin(i*2); x, y = cx+math.cos(a)*ln*.75, cy+math.sin(a)*ln
            d.line([(cx*s, cy*s), (x*s, y*s)], fill=rgb(stem)+(255,), width=2*s)
            for k in range(5):
                q = 5.5; xx, yy = x+r.uniform(-7, 7), y+r.uniform(-7, 7); d.ellipse([(xx-q)*s, (yy-q)*s, (xx+q)*s, (yy+q)*s], fill=rgb(col)+(255,))
    return stamp(w, h, f)

def star_st(col, R=40, k=.46):
    def f(d, s):
        pts = []
        for i in range(10):
            r = R if i % 2 == 0 else R*k; a = -math.pi/2+i*math.pi/5; pts.append(((R+4+r*math.cos(a))*s, (R+4+r*math.sin(a))*s))
        d.polygon(pts, fill=rgb(col)+(255,)); d.line(pts+[pts[0], pts[1]], fill=rgb(col)+(255,), width=5*s, joint='curve')
    return stamp(2*R+8, 2*R+8, f)

def capsule(d, pts, w0, w1, col, s):
    n = 40; P = []
    for i in range(n+1):
        t = i/n*(len(pts)-1); k = min(int(t), len(pts)-2); u = t-k
        # catmull-rom
        p0 = pts[max(k-1, 0)]; p1 = pts[k]; p2 = pts[k+1]; p3 = pts[min(k+2, len(pts)-1)]
        P.append(tuple(.5*((2*p1[j])+(-p0[j]+p2[j])*u+(2*p0[j]-5*p1[j]+4*p2[j]-p3[j])*u*u+(-p0[j]+3*p1[j]-3*p2[j]+p3[j])*u**3) for j in (0, 1)))
    for i, (x, y) in enumerate(P):
        r = (w0+(w1-w0)*i/n)/2; d.ellipse([(x-r)*s, (y-r)*s, (x+r)*s, (y+r)*s], fill=col)

def dino_long(col, spot):
    def f(d, s):
        c = rgb(col)+(255,)
        d.ellipse([70*s, 85*s, 190*s, 165*s], fill=c)
        capsule(d, [(95, 120), (62, 90), (50, 45), (40, 24)], 52, 22, c, s)
        d.ellipse([12*s, 10*s, 60*s, 40*s], fill=c)
        capsule(d, [(170, 125), (215, 150), (255, 140), (278, 118)], 56, 5, c, s)
        for x in (92, 118, 150, 172): d.rounded_rectangle([(x-11)*s, 135*s, (x+11)*s, 196*s], radius=9*s, fill=c)
        for x, y, r in ((105, 108, 9), (132, 102, 11), (158, 112, 8), (130, 130, 7)): d.ellipse([(x-r)*s, (y-r)*s, (x+r)*s, (y+r)*s], fill=rgb(spot)+(255,))
        d.ellipse([26*s, 18*s, 33*s, 25*s], fill=(255, 255, 255, 255))
    return stamp(286, 204, f)

def dino_steg(col, plate):
    def f(d, s):
        c = rgb(col)+(255,); p = rgb(plate)+(255,)
        for x, y, h in ((78, 78, 30), (108, 58, 42), (142, 52, 46), (176, 64, 38), (204, 88, 26)): d.polygon([((x-19)*s, (y+18)*s), (x*s, (y-h+8)*s), ((x+19)*s, (y+18)*s)], fill=p)
        d.ellipse([62*s, 58*s, 212*s, 160*s], fill=c)
        capsule(d, [(85, 118), (58, 128), (36, 132)], 52, 30, c, s)
        d.ellipse([14*s, 112*s, 60*s, 148*s], fill=c)
        capsule(d, [(190, 118), (232, 132), (276, 116)], 58, 5, c, s)
        for x in (96, 122, 160, 186): d.rounded_rectangle([(x-11)*s, 130*s, (x+11)*s, 184*s], radius=9*s, fill=c)
        d.ellipse([25*s, 122*s, 32*s, 129*s], fill=(255, 255, 255, 255))
    return stamp(286, 192, f)

def dino_rex(col, belly):
    def f(d, s):
        c = rgb(col)+(255,)
        capsule(d, [(120, 130), (170, 160), (215, 168), (250, 150)], 66, 5, c, s)
        capsule(d, [(120, 140), (98, 95), (88, 58)], 84, 46, c, s)
        d.rounded_rectangle([30*s, 22*s, 112*s, 74*s], radius=22*s, fill=c)
        d.polygon([(34*s, 60*s), (74*s, 58*s), (34*s, 52*s)], fill=rgb(belly)+(255,))
        for x in (104, 136): d.rounded_rectangle([(x-15)*s, 150*s, (x+15)*s, 214*s], radius=11*s, fill=c); d.rounded_rectangle([(x-28)*s, 200*s, (x+14)*s, 216*s], radius=7*s, fill=c)
        d.rounded_rectangle([52*s, 104*s, 92*s, 117*s], radius=6*s, fill=c)
        d.ellipse([62*s, 30*s, 70*s, 38*s], fill=(255, 255, 255, 255))
    return stamp(258, 222, f)

def rainbow(cols, R=80, t=13):
    def f(d, s):
        cx = cy = R+4
        for i, c in enumerate(cols):
            r = R-i*(t+2); d.pieslice([(cx-r)*s, (cy-r)*s, (cx+r)*s, (cy+r)*s], 180, 360, fill=rgb(c)+(255,))
            r -= t; d.pieslice([(cx-r)*s, (cy-r)*s, (cx+r)*s, (cy+r)*s], 180, 360, fill=(0, 0, 0, 0))
    return stamp(2*R+8, R+6, f)

def cloud_st(col):
    def f(d, s):
        c = rgb(col)+(255,)
        for x, y, r in ((34, 44, 22), (62, 32, 28), (92, 44, 22)): d.ellipse([(x-r)*s, (y-r)*s, (x+r)*s, (y+r)*s], fill=c)
        d.rounded_rectangle([14*s, 42*s, 112*s, 66*s], radius=12*s, fill=c)
    return stamp(126, 72, f)

def planet(col, ring, R=46):
    def f(d, s):
        c = 80
        d.ellipse([(c-R)*s, (c-R)*s, (c+R)*s, (c+R)*s], fill=rgb(col)+(255,))
        for y, h in ((-18, 8), (6, 10), (24, 6)):
            w = math.sqrt(R*R-y*y)*.92; d.rounded_rectangle([(c-w)*s, (c+y)*s, (c+w)*s, (c+y+h)*s], radius=4*s, fill=rgb(mix(col, '#ffffff', .25))+(255,))
        d.arc([(c-74)*s, (c-20)*s, (c+74)*s, (c+20)*s], -20, 200, fill=rgb(ring)+(255,), width=7*s)
    return stamp(160, 160, f)

def rocket(body, acc, win):
    def f(d, s):
        A = rgb(acc)+(255,); B = rgb(body)+(255,)
        d.polygon([(30*s, 120*s), (8*s, 168*s), (36*s, 154*s)], fill=A); d.polygon([(80*s, 120*s), (102*s, 168*s), (74*s, 154*s)], fill=A)
        d.polygon(leaf_poly(55, 190, -math.pi/2, 186, 66, s), fill=B)
        d.polygon([(38*s, 48*s), (55*s, 4*s), (72*s, 48*s)], fill=A)
        d.ellipse([40*s, 70*s, 70*s, 100*s], fill=rgb(win)+(255,)); d.polygon([(44*s, 168*s), (55*s, 214*s), (66*s, 168*s)], fill=rgb('#f0b95a')+(255,))
    return stamp(110, 218, f)

def moon(col, R=44):
    def f(d, s):
        d.ellipse([4*s, 4*s, (2*R+4)*s, (2*R+4)*s], fill=rgb(col)+(255,))
        for x, y, r in ((30, 36, 9), (58, 58, 12), (54, 26, 6), (34, 66, 6)): d.ellipse([(x-r)*s, (y-r)*s, (x+r)*s, (y+r)*s], fill=rgb(mix(col, '#000000', .12))+(255,))
    return stamp(2*R+8, 2*R+8, f)

def house(wall, roof, door, win, kind=0):
    def f(d, s):
        W = rgb(wall)+(255,)
        if kind == 0:
            d.rectangle([16*s, 70*s, 104*s, 190*s], fill=W); d.polygon([(8*s, 74*s), (60*s, 14*s), (112*s, 74*s)], fill=rgb(roof)+(255,))
        elif kind == 1:   # canal-house stepped gable
            d.rectangle([22*s, 60*s, 98*s, 190*s], fill=W)
            for i in range(4): d.rectangle([(22+i*10)*s, (60-i*13)*s, (98-i*10)*s, (62-i*13+14)*s], fill=rgb(roof)+(255,))
        else:
            d.rectangle([10*s, 96*s, 110*s, 190*s], fill=W); d.polygon([(2*s, 100*s), (26*s, 56*s), (94*s, 56*s), (118*s, 100*s)], fill=rgb(roof)+(255,)); d.rectangle([78*s, 34*s, 90*s, 60*s], fill=rgb(roof)+(255,))
        d.rounded_rectangle([50*s, 150*s, 70*s, 190*s], radius=6*s, fill=rgb(door)+(255,))
        for x in (32, 74):
            for y in ((84, 118) if kind < 2 else (112,)): d.rectangle([x*s, y*s, (x+16)*s, (y+20)*s], fill=rgb(win)+(255,))
    return stamp(120, 194, f)

def tree_st(col, trunk):
    def f(d, s):
        d.rectangle([27*s, 90*s, 33*s, 134*s], fill=rgb(trunk)+(255,)); d.ellipse([6*s, 8*s, 54*s, 100*s], fill=rgb(col)+(255,))
    return stamp(60, 136, f)

# ------------------------------------------------------------- designs
def plain(c): return weave(Image.new('RGB', (512, 512), rgb(c)), .018), .25, .25

def slub(c, amt=.035):
    """Washed linen/cotton look: uneven yarn and soft garment-wash clouds."""
    S = 768; r = np.random.RandomState(5); a = np.tile(np.array(rgb(c))/255., (S, S, 1))
    n = ndi.gaussian_filter(r.standard_normal((S, S)), (.7, 22), mode='wrap'); n2 = ndi.gaussian_filter(r.standard_normal((S, S)), (22, .7), mode='wrap'); cl = ndi.gaussian_filter(r.standard_normal((S, S)), 40, mode='wrap')
    a = a*(1+amt*(n/n.std()*.7+n2/n2.std()*.7)[..., None]+.012*(cl/cl.std())[..., None])
    return Image.fromarray((np.clip(a, 0, 1)*255).astype(np.uint8)), .5, .5

def stripes(cols_widths, m):
    """cols_widths: [(hex, fraction)], m: repeat in metres (vertical stripes)."""
    W = 1024; im = Image.new('RGB', (W, 64)); d = ImageDraw.Draw(im); x = 0; tot = sum(w for _, w in cols_widths)
    for c, w in cols_widths:
        x2 = x+w/tot*W; d.rectangle([round(x), 0, round(x2)-1, 64], fill=rgb(c)); x = x2
    return im, m, m/16

def gingham(c, bg, m):
    S = 512; t = np.ones((S, S, 3))*np.array(rgb(bg))/255.; C = np.array(rgb(c))/255.
    x = (np.arange(S) < S//2).astype(float); cov = (x[:, None]+x[None, :])/2
    tw = (((np.arange(S)[:, None]+np.arange(S)[None, :])//3) % 2)*.08
    cov = np.where(cov == .5, cov+tw-.04, cov)
    t = t*(1-cov[..., None])+C*cov[..., None]
    return Image.fromarray((t*255).astype(np.uint8)), m, m

def window_check(bg, lines, m):
    S = 800; im = Image.new('RGB', (S, S), rgb(bg)); a = np.asarray(im)/255.
    for c, pos, w, al in lines:
        C = np.array(rgb(c))/255.; k = int(pos*S); ww = int(w*S)
        a[:, k:k+ww] = a[:, k:k+ww]*(1-al)+C*al; a[k:k+ww] = a[k:k+ww]*(1-al)+C*al
    return Image.fromarray((a*255).astype(np.uint8)), m, m

def botanical(bg, cols, seed=3, m=.80):
    S = 1280; c = Canvas(S, S, bg); r = random.Random(seed)
    B = [branch(a, b, n, lw=l) for (a, b), n, l in zip(cols, (6, 5, 7), (1.0, 1.15, .85))]
    F = branch(mix(cols[0][0], bg, .62), mix(cols[0][0], bg, .5), 7)
    for x, y in scatter(S, S, 210, 30, seed+1): c.stamp(F, x, y, r.uniform(-60, 60)+r.choice((0, 180)), .9)
    for x, y in scatter(S, S, 190, 34, seed): c.stamp(r.choice(B), x, y, r.uniform(-50, 50)+r.choice((0, 0, 180)), r.uniform(.72, 1.0))
    return c.im, m, m

def wildflowers(bg, pets, stem, seed=5, m=.86):
    S = 1280; c = Canvas(S, S, bg); r = random.Random(seed)
    F = [flower(p, ct, stem, n, R) for p, ct, n, R in pets]+[umbel(pets[-1][0], stem)]
    small = [flower(p, ct, stem, 5, 20, 60, 90) for p, ct, n, R in pets]
    for x, y in scatter(S, S, 92, 120, seed+2): c.stamp(r.choice(small), x, y, r.uniform(-50, 50), .85)
    for x, y in scatter(S, S, 158, 58, seed): c.stamp(r.choice(F), x, y, r.uniform(-38, 38), r.uniform(.85, 1.15))
    return c.im, m, m

def dots(bg, fg, m=.09, rad=.17, jitter=0):
    S = 512; c = Canvas(S, S, bg)
    def f(d, s): R = S*rad; d.ellipse([2*s, 2*s, (2*R)*s, (2*R)*s], fill=rgb(fg)+(255,))
    st = stamp(int(S*rad*2)+6, int(S*rad*2)+6, f)
    c.stamp(st, S*.25, S*.25); c.stamp(st, S*.75, S*.75); return c.im, m, m

def terrazzo(bg, cols, seed=2, m=.74):
    S = 1200; c = Canvas(S, S, bg); r = random.Random(seed)
    for R, n, dm in ((58, 46, 120), (30, 120, 62), (13, 320, 30)):
        for x, y in scatter(S, S, dm, n, seed+R):
            k = r.randint(5, 7); col = r.choice(cols); ph = r.random()*6
            pts = [(R+4+R*r.uniform(.55, 1)*math.cos(ph+2*math.pi*i/k), R+4+R*r.uniform(.55, 1)*math.sin(ph+2*math.pi*i/k)) for i in range(k)]
            c.stamp(stamp(2*R+8, 2*R+8, lambda d, s: d.polygon([(a*s, b*s) for a, b in pts], fill=rgb(col)+(255,))), x, y)
    return c.im, m, m

def waves(bg, cols, m=.40):
    S = 1024; y, x = np.mgrid[0:S, 0:S]/S; k = len(cols)+1; n = k*2
    ph = (y*n+.42*np.sin(2*np.pi*x*2)+.16*np.sin(2*np.pi*x*4+1)) % n
    pal = [bg]+list(cols); a = np.zeros((S, S, 3)); i = ph.astype(int) % k
    for j, c in enumerate(pal): a[i == j] = np.array(rgb(c))/255.
    # thin light lines between bands
    fr = ph % 1; a[(fr < .10)] = np.array(rgb(bg))/255.
    im = Image.fromarray((a*255).astype(np.uint8)).resize((S//1, S//1)); return im.filter(ImageFilter.GaussianBlur(.8)), m, m

def triangles(bg, cols, m=.72, seed=4, n=6):
    S = 1200; im = Image.new('RGB', (S*2, S*2), rgb(bg)); d = ImageDraw.Draw(im); r = random.Random(seed); p = S*2/n; h = S*2/n
    for j in range(n):
        row = [r.choice(cols) for _ in range(n*2)]
        for i in range(-1, n+1):
            ox = (j % 2)*p/2
            d.polygon([(i*p+ox, (j+1)*h), ((i+1)*p+ox, (j+1)*h), ((i+.5)*p+ox, j*h)], fill=rgb(row[i % n]))
            d.polygon([((i+.5)*p+ox, j*h), ((i+1.5)*p+ox, j*h), ((i+1)*p+ox, (j+1)*h)], fill=rgb(row[(i % n)+n-1 if i % n else n]))
    for j in range(n+1): d.line([(0, j*h), (S*2, j*h)], fill=rgb(bg), width=9)
    for j in range(n):
        ox = (j % 2)*p/2
        for i in range(-1, n+2):
            d.line([(i*p+ox, (j+1)*h), ((i+.5)*p+ox, j*h), ((i+1)*p+ox, (j+1)*h)], fill=rgb(bg), width=9)
    return im.resize((S, S), Image.LANCZOS), m, m

def herringbone(a, b, m=.16):
    S = 800; y, x = np.mgrid[0:S, 0:S]; q = S//4
    z = np.where((x//q) % 2 == 0, x % q, q-1-(x % q)); v = ((y+z) % 50) < 25
    t = np.where(v[..., None], np.array(rgb(a)), np.array(rgb(b)))
    return Image.fromarray(t.astype(np.uint8)).filter(ImageFilter.GaussianBlur(1.0)), m, m

def ombre(cols):
    H = 1024; t = np.linspace(0, 1, H); k = len(cols)-1; a = np.zeros((H, 64, 3))
    C = [np.array(rgb(c))/255. for c in cols]
    for i, v in enumerate(t):
        s = min(int(v*k), k-1); u = v*k-s; u = u*u*(3-2*u); a[i, :] = C[s]*(1-u)+C[s+1]*u
    r = np.random.RandomState(1); a *= 1+.012*ndi.gaussian_filter(r.standard_normal((H, 64, 1)), (1, 1, 0))*2
    return Image.fromarray((np.clip(a, 0, 1)*255).astype(np.uint8)), None, None     # stretched over the whole piece

def satin(m=.06):
    return stripes([('#f4f2ee', 1), ('#e6e3dd', 1)], m)

def stars(bg, cols, m=.60, seed=6):
    S = 1100; c = Canvas(S, S, bg); r = random.Random(seed)
    for x, y in scatter(S, S, 118, 70, seed): c.stamp(star_st(r.choice(cols), 40), x, y, r.uniform(-30, 30), r.choice((.45, .65, .9)))
    for x, y in scatter(S, S, 40, 200, seed+9):
        R = 5; c.stamp(stamp(14, 14, lambda d, s: d.ellipse([2*s, 2*s, 12*s, 12*s], fill=rgb(cols[0])+(255,))), x, y)
    return c.im, m, m

def dinos(bg, pal, m=.86, seed=8):
    S = 1300; c = Canvas(S, S, bg); r = random.Random(seed)
    D = [dino_long(pal[0], mix(pal[0], '#ffffff', .3)), dino_steg(pal[1], pal[2]), dino_rex(pal[2], bg), dino_long(pal[3], mix(pal[3], '#ffffff', .3)), dino_steg(pal[0], pal[3]), dino_rex(pal[1], bg)]
    k = 0
    for j in range(5):
        for i in range(4):
            st = D[k % len(D)]; k += 1
            if (i+j) % 2: st = st.transpose(Image.FLIP_LEFT_RIGHT)
            c.stamp(st, (i+.5+(j % 2)*.5)*S/4+r.uniform(-14, 14), (j+.5)*S/5+r.uniform(-10, 10), r.uniform(-7, 7), .86)
        k += 1
    L = tree_st(mix(pal[0], bg, .45), mix(pal[0], bg, .3))
    for j in range(5):
        for i in range(4): c.stamp(L, (i+1+(j % 2)*.5)*S/4, (j+.94)*S/5, 0, .42)
    return c.im, m, m

def rainbows(bg, cols, m=.80, seed=2):
    S = 1200; c = Canvas(S, S, bg); R = rainbow(cols); R2 = rainbow(cols[::-1]); C = cloud_st('#ffffff' if bg.lower() != '#ffffff' else '#dfe6ea'); st = star_st(cols[1], 22)
    for j in range(6):
        for i in range(4):
            x, y = (i+.5+(j % 2)*.5)*S/4, (j+.5)*S/6
            if (i+j) % 3 == 2: c.stamp(C, x, y, 0, 1.25)
            else: c.stamp(R if (i+j) % 2 else R2, x, y, (-8 if i % 2 else 8), 1.15)
            c.stamp(st, x+S/8, y+30, 12*i, .6)
    return c.im, m, m

def space(bg, pal, m=.92, seed=3):
    S = 1300; c = Canvas(S, S, bg); r = random.Random(seed)
    items = [planet(pal[0], pal[1]), rocket('#f1ece2', pal[2], pal[3]), moon(pal[4]), planet(pal[3], pal[0], 40), rocket(pal[1], pal[0], '#f1ece2'), star_st(pal[4], 42)]
    for x, y in scatter(S, S, 44, 300, seed+1): c.stamp(stamp(10, 10, lambda d, s: d.ellipse([2*s, 2*s, 8*s, 8*s], fill=(245, 240, 228, 255))), x, y, 0, r.choice((.6, 1, 1.3)))
    for i, (x, y) in enumerate(scatter(S, S, 228, 26, seed)): c.stamp(items[i % len(items)], x, y, r.uniform(-35, 35), r.uniform(1.0, 1.25))
    return c.im, m, m

def houses(bg, pal, m=.84, seed=4):
    S = 1240; c = Canvas(S, S, bg); r = random.Random(seed)
    for j in range(5):
        for i in range(8):
            x = (i+.5+(j % 2)*.5)*S/8; y = (j+.62)*S/5
            if r.random() < .22: c.stamp(tree_st(pal[4], '#8a6a4c'), x, y+24, 0, 1.1)
            else:
                w, ro = r.sample(pal[:5], 2); c.stamp(house(w, ro, '#f5efe4', '#f5efe4', r.choice((0, 1, 1, 2))), x, y, 0, 1.12)
    return c.im, m, m

def mandala_border(bg, c1, c2, m=.5):
    S = 1000; c = Canvas(S, S, bg)
    def med(d, s):
        for R, n, col, wd in ((150, 16, c1, .34), (112, 12, c2, .42), (72, 8, c1, .5)):
            for i in range(n): d.polygon(leaf_poly(160, 160, 2*math.pi*i/n, R, R*wd, s), fill=rgb(col)+(255,))
        d.ellipse([142*s, 142*s, 178*s, 178*s], fill=rgb(bg)+(255,))
    st = stamp(320, 320, med)
    c.stamp(st, 250, 250, 0, 1.2); c.stamp(st, 750, 750, 0, 1.2); c.stamp(st, 750, 250, 11, .6); c.stamp(st, 250, 750, 11, .6)
    return c.im, m, m
