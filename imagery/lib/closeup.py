"""Cloth, quilting and pile from close by, without Blender: a height field, lit from the upper left.

A Closeup has the same `colour(parts)` as a Base: part 1 is the cloth, with u and v in metres."""
import functools
from compose import *

S = 1000
def _noise(s, seed, tile=False, h=S, w=S):
    s = s if isinstance(s, tuple) else (s, s); f = max(1, int(min(s)/6)); r = np.random.RandomState(seed); n = ndi.gaussian_filter(r.standard_normal((h//f+1, w//f+1)), (s[0]/f, s[1]/f), mode='wrap'); n = n/n.std()
    n = n.astype(np.float32); return n[:h, :w] if f == 1 else np.asarray(Image.fromarray(n).resize((w, h), Image.BICUBIC))
def _smooth(x): return x*x*(3-2*x)

def folds(amp, seed=1, k=3.2):
    """Drapery that fans out from the upper left; height in metres."""
    y, x = np.mgrid[0:S, 0:S].astype(np.float32)/S; w = _noise(150, seed)*.045
    a = np.arctan2(y+.35, x+.55+w); r = np.hypot(y+.35, x+.55); ph = a*k*5.4+w*9+seed*1.7+.8*np.sin(r*5)
    z = (.5+.5*np.sin(ph))**1.35*(.55+.45*np.sin(ph*.37+seed))+.30*(.5+.5*np.sin(ph*2.3+1+w*22))*np.clip(1.25-r, 0, 1)
    return amp*(z+.028*_noise(45, seed+5))

# Each relief: (u, v in metres, seed) -> height in metres
def weave(t, rough=.35):
    def f(u, v, s):
        i, j = np.floor(u/t).astype(int), np.floor(v/t).astype(int); a = (u/t) % 1; b = (v/t) % 1; c = (i+j) % 2
        h = np.where(c, np.sin(np.pi*a)*(.7+.3*np.sin(np.pi*b)), np.sin(np.pi*b)*(.7+.3*np.sin(np.pi*a))); return t*.30*(h+rough*_noise((1.2, 9), s)*.4+rough*_noise((9, 1.2), s+1)*.4)
    return f
def vknit(t, depth=.5):
    def f(u, v, s):
        a = (u/t) % 1-.5; b = ((v+np.abs(a)*t*.9)/(t*.62)) % 1-.5
        return t*depth*(np.clip(1-(np.abs(np.abs(a)-.25)*3.6)**2, 0, 1)*np.clip(1-(b*1.85)**2, 0, 1)**.6+.10*_noise(1.2, s))
    return f
def cable(t):
    def f(u, v, s):
        a = (u/(t*8)) % 1; tw = .5+.18*np.sin(2*np.pi*v/(t*7)); k1 = np.exp(-((a-tw)/.10)**2); k2 = np.exp(-((a-1+tw)/.10)**2); band = np.maximum(k1, k2)
        return t*1.5*band+vknit(t)(u, v, s)*(.6+.4*band)
    return f
def terry(amp): return lambda u, v, s: amp*(_noise(1.7, s)+.8*_noise(3.0, s+1)+.6*_noise(8, s+2))
def pile(amp, k=1.0): return lambda u, v, s: amp*(_noise((2.2*k, 3.4*k), s)+1.1*_noise(6*k, s+1)+.9*_noise(16*k, s+2))
def boucle(t): return lambda u, v, s: t*np.abs(_noise(4.5, s))**.6+t*.4*_noise(2, s+1)
def fuzz(amp): return lambda u, v, s: amp*(_noise((1, 3), s)+_noise((3, 1), s+1)+.8*_noise(10, s+2))
def braid(t):
    def f(u, v, s): b = (v/t) % 1; row = np.floor(v/t); a = ((u+(row % 2)*t*.7)/(t*1.5)+.35*np.sin(b*np.pi)) % 1; return t*.5*(np.sin(np.pi*b)**.6*(.62+.38*np.sin(np.pi*a)**.7)+.06*_noise((1, 4), s))
    return f
def quilted(kind, cell, puff, base=None):
    def f(u, v, s):
        if kind == 'box': d = np.abs(np.sin(np.pi*u/cell)*np.sin(np.pi*v/cell))
        elif kind == 'diamond': d = np.abs(np.sin(np.pi*(u+v)/cell)*np.sin(np.pi*(u-v)/cell))
        elif kind == 'wave': a = ((v+.22*cell*np.sin(u/cell*2*np.pi*.7))/cell) % 1; d = np.abs(np.sin(np.pi*a))
        elif kind == 'dots': a, b = (u/cell) % 1-.5, (v/cell+.5*(np.floor(u/cell) % 2)) % 1-.5; d = np.clip(np.hypot(a, b)*2.2, 0, 1)
        else: d = np.ones_like(u)
        pin = _noise(26, s+3)*.05*np.exp(-d*5)
        return puff*(np.clip(d, 0, 1)**.42+pin+.05*_noise(50, s))+(base(u, v, s) if base else 0)
    return f
def ribs(t): return lambda u, v, s: t*.35*np.abs(np.sin(np.pi*u/t))+t*.06*_noise((6, 1), s)
def foam(holes=0):
    def f(u, v, s):
        h = -.00045*np.clip(_noise(1.6, s)-.8, 0, 2)-.0003*np.clip(_noise(3.5, s+1)-1.0, 0, 2)
        if holes: a, b = (u/holes) % 1-.5, (v/holes+.5*(np.floor(u/holes) % 2)) % 1-.5; h = h-.006*_smooth(np.clip((.20-np.hypot(a, b))/.05, 0, 1))
        return h
    return f

class Closeup:
    """relief: height function; width of the picture in metres; fold: height of the drapery; shine: (strength, exponent); hem: a sewn edge at the bottom."""
    def __init__(s, relief, width=.30, fold=.03, seed=1, shine=None, hem=0.0, velvet=0.0, light=(-.62, .42, .66)):
        y, x = np.mgrid[0:S, 0:S].astype(np.float32)/S; px = width/S; u, v = x*width, (1-y)*width
        z0 = folds(fold*(.45+width*1.9), seed) if fold else np.zeros((S, S), np.float32)
        gy, gx = np.gradient(z0, px); u2, v2 = u+np.cumsum(np.sqrt(1+gx*gx)-1, 1)*px*.6, v-np.cumsum(np.sqrt(1+gy*gy)-1, 0)*px*.6       # cloth lies longer on a slope
        if hem:
            e = ndi.gaussian_filter1d(_noise(160, seed+9)[0], 40)*.01; d = (v-hem-e[None, :]*width); k = _smooth(np.clip(d/(width*.006)+.5, 0, 1)); z0 = z0+.0016*(1-k)
            st = np.abs(d+width*.018); dash = (np.mod(u, width*.021) < width*.013); s.stitch = (np.exp(-(st/(width*.0030))**2)*dash).astype(np.float32)
        else: s.stitch = 0
        m = relief(u2, v2, seed+20).astype(np.float32); z = z0+m
        if hem: z = z-.0008*np.exp(-(st/(width*.006))**2)+.0009*s.stitch
        gy, gx = np.gradient(z, px); n = np.stack([-gx, gy, np.ones_like(gx)], -1); n /= np.linalg.norm(n, axis=-1, keepdims=True); L = np.float32(light); L /= np.linalg.norm(L)
        d = np.clip(n @ L, 0, 1)
        # soft shadow of the folds and of the relief: how far the surface towards the light rises above the ray
        sh = np.zeros((S, S), np.float32); dx, dy = L[0], -L[1]
        for t in (2, 4, 7, 11, 16, 24, 36, 52, 74, 104, 140): q = ndi.shift(ndi.gaussian_filter(z, t*.06), (-dy*t, -dx*t), order=1, mode='nearest'); sh = np.maximum(sh, (q-z)/(t*px*np.hypot(dx, dy))-L[2]/np.hypot(dx, dy)*.92)
        lit = 1-_smooth(np.clip(sh*1.6, 0, 1))*.85; b = lambda q: ndi.gaussian_filter(z, q); ao = 1-np.clip((b(S*.035)-z)/(width*.055), 0, .55)-np.clip((b(5)-z)/(width*.012), 0, .30)
        E = 1.02*d*lit+.46*np.clip(ao, .25, 1)*(.75+.25*n[..., 2]); v_ = .93+.14*(1-y)*(1-x*.6)
        s.E = (E*v_)[..., None]*np.float32([1.03, 1.0, .955]); s.u, s.v = u2.ravel(), v2.ravel(); s.S = 0
        if shine: hv = L+np.float32([0, -.1, 1]); hv /= np.linalg.norm(hv); s.S = (shine[0]*np.clip(n @ hv, 0, 1)**shine[1]*lit)[..., None]
        s.velvet = velvet*((1-n[..., 2])*2.6)[..., None] if velvet else 0
        s.m = m
    def colour(s, parts, **_):
        f = parts[1]; c = (f(s.u, s.v) if callable(f) else np.broadcast_to(np.asarray(f, np.float32), (S*S, 3))).reshape(S, S, 3)
        c = c*(1-.12*s.stitch[..., None] if not np.isscalar(s.stitch) else 1)
        return c*s.E*(1+s.velvet)+s.S*(.35+.65*c)

KINDS = {
 'percal': lambda: Closeup(weave(.0011), .17, .020, 3, hem=.035), 'jersey': lambda: Closeup(vknit(.0021), .13, .022, 5), 'satin': lambda: Closeup(weave(.0007, .6), .26, .036, 7, shine=(.16, 26)),
 'katoen': lambda: Closeup(weave(.0014, .6), .19, .024, 9, hem=.04), 'terry': lambda: Closeup(terry(.00075), .20, .026, 4), 'terry-band': lambda: Closeup(terry(.0006), .16, .020, 11, hem=.05), 'velvet': lambda: Closeup(fuzz(.00010), .30, .040, 6, velvet=.75),
 'knit': lambda: Closeup(vknit(.0088), .22, .016, 8), 'cable': lambda: Closeup(cable(.0072), .26, .014, 2), 'wool': lambda: Closeup(fuzz(.00042), .30, .026, 12), 'linen': lambda: Closeup(weave(.0021, 1.2), .19, .026, 10, hem=.04), 'melange': lambda: Closeup(weave(.0018, .8), .24, .030, 13),
 'flanel': lambda: Closeup(fuzz(.00032), .26, .028, 14), 'boucle': lambda: Closeup(boucle(.0034), .24, .012, 15), 'fleece': lambda: Closeup(pile(.0007, .7), .26, .028, 16), 'shag': lambda: Closeup(pile(.0052, 1.5), .40, .0, 17), 'loop': lambda: Closeup(terry(.0011), .30, .0, 18), 'jute': lambda: Closeup(braid(.016), .34, .004, 19), 'flat': lambda: Closeup(ribs(.0042), .34, .006, 20),
 'bath-mat': lambda: Closeup(pile(.0034, 1.1), .28, .0, 21), 'uphol': lambda: Closeup(weave(.0032, 1.0), .17, .010, 22),
 'down': lambda: Closeup(quilted('box', .21, .034, fuzz(.00006)), .62, .012, 23), 'down-small': lambda: Closeup(quilted('box', .145, .024, fuzz(.00006)), .50, .012, 24), 'fibre': lambda: Closeup(quilted('wave', .13, .016, fuzz(.00006)), .52, .014, 25), 'fibre-box': lambda: Closeup(quilted('box', .17, .015, weave(.0009)), .46, .014, 26), 'thin': lambda: Closeup(quilted('wave', .085, .007, weave(.0009)), .40, .018, 27), 'wool-quilt': lambda: Closeup(quilted('diamond', .16, .011, weave(.0010)), .42, .012, 28), 'camel': lambda: Closeup(quilted('box', .12, .010, weave(.0012, .9)), .40, .012, 33),
 'tick-box': lambda: Closeup(quilted('box', .075, .007, vknit(.0024, .3)), .36, .0, 29), 'tick-diamond': lambda: Closeup(quilted('diamond', .085, .007, vknit(.0024, .3)), .36, .0, 30), 'tick-wave': lambda: Closeup(quilted('wave', .062, .006, vknit(.0024, .3)), .36, .0, 31), 'tick-dots': lambda: Closeup(quilted('dots', .048, .0045, vknit(.0022, .35)), .32, .0, 32),
 'molton': lambda: Closeup(fuzz(.00042), .22, .020, 34, hem=.045), 'molton-quilt': lambda: Closeup(quilted('diamond', .05, .0035, weave(.0012)), .26, .010, 35, hem=.045), 'molton-stretch': lambda: Closeup(vknit(.0030), .16, .020, 36), 'molton-water': lambda: Closeup(terry(.00035), .20, .020, 37),
 'foam': lambda: Closeup(foam(), .16, .0, 38), 'latex': lambda: Closeup(foam(.021), .22, .004, 39), 'gel': lambda: Closeup(foam(.028), .24, .006, 41, shine=(.05, 12)), 'cool': lambda: Closeup(weave(.0010, .2), .20, .026, 42, shine=(.20, 18)), 'batist': lambda: Closeup(quilted('box', .125, .026, weave(.0007)), .46, .012, 43), 'sheer': lambda: Closeup(weave(.0026, .9), .20, .030, 44), 'waffle': lambda: Closeup(quilted('box', .011, .0026, weave(.0012)), .16, .016, 45, hem=.03),
}
@functools.lru_cache(4)
def closeup(kind): return KINDS[kind]()
