"""Colours every base render into the final .webp files and writes manifest.json.
usage: /usr/bin/python3 finish.py [--only REGEX] [--new] [--force]     (only: matches output paths; new: not yet in the seed)"""
import sys, os, re, json, math; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
from compose import *
from budget import encode
from PIL import ImageFilter
import designs as D
import duvets as DV
import assortment
import ranges
ROOT = os.environ.get('IMAGERY', os.path.dirname(os.path.dirname(os.path.abspath(__file__)))); BASE = os.path.join(ROOT, 'cache', 'base'); OUT = os.path.join(ROOT, 'out')
SEED = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'shop-api', 'seed', 'images')
ONLY = sys.argv[sys.argv.index('--only')+1] if '--only' in sys.argv else None
REC = []                                            # (file, base, parts, meta, grade)
def add(file, base, parts, kind, design, colours, alt, params=None, **grade): REC.append((file, base, parts, dict(kind=kind, design=design, colours=colours, params=params or {}, alt_nl=alt), grade))

_n = {}
def yarn(name='plain'):
    """Tileable yarn noise fields, cached."""
    if name not in _n:
        r = np.random.RandomState(3); S = 512; g = lambda a, b: ndi.gaussian_filter(r.standard_normal((S, S)), (a, b), mode='wrap')
        z = lambda x: x/x.std()
        _n[name] = {'plain': lambda: z(g(.7, 7))+z(g(7, .7)), 'terry': lambda: z(g(1.2, 1.2)), 'melange': lambda: z(g(.8, 5))*1.0+z(g(5, .8))+.8*z(g(.6, .6)), 'knit': lambda: z(g(2, 2)), 'pile': lambda: z(g(1.5, 1.5))+z(g(12, 12))*.8}[name]()
        _n[name] = (_n[name]/_n[name].std()).astype(np.float32)
    return _n[name]

class Cloth:
    """Plain yarn-dyed colour: hex, noise kind, amount, tile (in uv units)."""
    def __init__(s, h, kind='plain', amt=.03, tile=.25, wu=1.0, wv=1.0): s.c = desat(hexlin(h)*.93); s.kind, s.amt, s.tile, s.wu, s.wv = kind, amt, tile, wu, wv
    def __call__(s, u, v):
        n = yarn(s.kind); S = n.shape[0]; i = (u*s.wu/s.tile*S).astype(np.int64) % S; j = (v*s.wv/s.tile*S).astype(np.int64) % S
        return s.c[None]*(1+s.amt*n[j, i])[:, None]

def desat(c, k=.10): return c+(c.mean()-c)*k

class Towel(Cloth):
    """Terry with a flat dobby band near the ends (v)."""
    def __call__(s, u, v):
        c = super().__call__(u, v); d = np.minimum(v, 1-v); b = ((d > .055) & (d < .085)); return c*np.where(b, .90+.07*np.sin(d*2400), 1)[:, None].astype(np.float32)

def tex(design, w, h, **k):
    im, tw, th = design
    if tw is None: return Tex(im, 1, 1)
    return Tex(im, w/tw, h/th, **k)

# ---------------------------------------------------------------- duvet covers
DW, DL = 2.14, 1.86
class Lazy:
    """Texture made at the moment it is needed, so a long product list stays quick and small."""
    def __init__(s, make): s.make = make
    def __call__(s, u, v): return s.make()(u, v)
class Once(Lazy):
    def __call__(s, u, v): s.f = s.__dict__.get('f') or s.make(); return s.f(u, v)
def duvet_parts(n, w=DW): return {1: Lazy(lambda: tex(DV.design(n), w, DL)), 2: Lazy(lambda: tex(DV.design(n, True), .70, .58, ou=.13, ov=.21))}
# ---------------------------------------------------------------- white basics
W = [('wit', '#f3f1ed')]; PUREW = Cloth('#f4f2ee', amt=.012)
SHEETS = [('wit', '#f4f2ee'), ('ecru', '#ebe2d2'), ('zand', '#d5c6ae'), ('lichtgrijs', '#bfc0be'), ('salie', '#a9b39f'), ('oudroze', '#d0aaa1'), ('jeansblauw', '#73879c'), ('antraciet', '#55575b'),
          ('nachtblauw', '#34435c'), ('lichtblauw', '#b7c6d1'), ('petrol', '#3f646a'), ('mint', '#bcd0c1'), ('olijfgroen', '#7d8062'), ('terra', '#b8714f'), ('oker', '#c99a4b'), ('lavendel', '#aaa3bb'), ('taupe', '#9c8b7c'), ('bordeaux', '#77404a')]

# ---------------------------------------------------------------- bath
TOWELS = [('wit', '#f3f1ec'), ('zand', '#d6c5aa'), ('taupe', '#a3927f'), ('salie', '#9fab95'), ('oudroze', '#cfa39a'), ('petrol', '#44666b'), ('oker', '#c99a4b'), ('antraciet', '#55575a'),
          ('lichtgrijs', '#bfbfbc'), ('marine', '#33435c'), ('jeansblauw', '#71869b'), ('mint', '#b7cdbf'), ('lavendel', '#a9a1ba'), ('terra', '#b56d4c'), ('bordeaux', '#77404a'), ('bosgroen', '#43584a'), ('chocolade', '#5f4a3e'), ('perzik', '#e0b79c')]
class MatStripe(Cloth):
    """Bath mat with two bands (u) in a second colour."""
    band = '#8f9a8c'
    def __call__(s, u, v): c = super().__call__(u, v); b = ((u < .14) & (u > .08)) | ((u > .86) & (u < .92)); return np.where(b[:, None], desat(hexlin(s.band)), c).astype(np.float32)
def mat_stripe(h, band): m = MatStripe(h, 'pile', .06, .25, .9, .6); m.band = band; return {1: m}
T = lambda h: {1: Cloth(h, 'pile', .07, .25, .9, .6)}

# ---------------------------------------------------------------- rugs
def full(img): return (img, None, None)
def canvas(w=1760, h=1240, bg='#e8dfd0'): im = D.Image.new('RGB', (w, h), D.rgb(bg)); return im, D.ImageDraw.Draw(im)
def worn(im, amt=.10, seed=1, tint='#e6dccb'):
    a = np.asarray(im).astype(np.float32)/255; r = np.random.RandomState(seed); h, w = a.shape[:2]
    n = ndi.gaussian_filter(r.standard_normal((h, w)), 30); n /= n.std(); f = ndi.gaussian_filter(r.standard_normal((h, w)), (1, 4)); f /= f.std()
    m = np.clip(.16+amt*n+amt*.8*f, 0, .75)[..., None]; a = a*(1-m)+np.array(D.rgb(tint))/255*m; return Image.fromarray((np.clip(a, 0, 1)*255).astype(np.uint8))
def berber():
    im, d = canvas(bg='#efe8db'); W_, H_ = im.size; p = W_/4; L = D.rgb('#4d4742')
    rr = np.random.RandomState(2); jit = lambda: rr.uniform(-7, 7)
    for i in range(-1, 5):
        for j in range(-1, 4):
            x, y = i*p, j*p*.84
            for o in (0, 26): d.line([(x+p/2+jit(), y+o), (x+p-o+jit(), y+p*.42+jit()), (x+p/2+jit(), y+p*.84-o), (x+o+jit(), y+p*.42+jit()), (x+p/2+jit(), y+o)], fill=L, width=10)
    return worn(im, .05, 2, '#efe8db')
def blocks():
    im, d = canvas(bg='#ded3c2'); W_, H_ = im.size
    d.pieslice([-500, -200, 900, 1200], -90, 90, fill=D.rgb('#c6805f')); d.pieslice([900, 180, 2300, 1580], 150, 300, fill=D.rgb('#7d8a7b')); d.ellipse([1150, 120, 1500, 470], fill=D.rgb('#d9ab63'))
    d.polygon([(350, H_), (900, 560), (1350, H_)], fill=D.rgb('#55666d')); d.arc([300, 60, 1300, 1060], 200, 340, fill=D.rgb('#f3ecdf'), width=26); d.arc([360, 120, 1240, 1000], 200, 340, fill=D.rgb('#f3ecdf'), width=12)
    return worn(im, .03, 4)
def vintage():
    im, d = canvas(bg='#a9776a'); W_, H_ = im.size; c = ['#7c4f4a', '#d8c2a4', '#5f6d74', '#b98a72']
    for k, (o, col) in enumerate(((30, c[1]), (46, c[0]), (120, c[1]), (132, c[2]), (190, c[1]), (200, '#b58274'))): d.rectangle([o, o, W_-o, H_-o], fill=D.rgb(col))
    R = np.random.RandomState(4)
    fl = D.flower(c[1], c[0], c[2], 8, 34, 90, 90); im2 = D.Canvas(W_, H_, c[0]); im2.im = im
    for i in range(22): im2.stamp(fl, 90+i*(W_-180)/21, 82); im2.stamp(fl, 90+i*(W_-180)/21, H_-82)
    for i in range(1, 14): im2.stamp(fl, 82, 90+i*(H_-180)/14); im2.stamp(fl, W_-82, 90+i*(H_-180)/14)
    def med(d2, s):
        for Rr, n, col, wd in ((300, 24, c[2], .22), (240, 20, c[1], .28), (190, 16, c[0], .34), (130, 12, c[1], .4), (84, 10, c[2], .5)):
            for i in range(n): d2.polygon(D.leaf_poly(320, 320, 2*math.pi*i/n, Rr, Rr*wd, s), fill=D.rgb(col)+(255,))
    st = D.stamp(640, 640, med, 2); im2.stamp(st.resize((900, 700)), W_/2, H_/2)
    for x, y in ((330, 310), (W_-330, 310), (330, H_-310), (W_-330, H_-310)): im2.stamp(st, x, y, 0, .42)
    return worn(im2.im, .17, 5, '#d9c8b4')
def kidsrug():
    im, d = canvas(bg='#e9eae3'); c = D.Canvas(1760, 1240, '#e3e7e2'); R = D.rainbow(['#d98b80', '#e9bd7a', '#9db9a5', '#94a9c9'], 300, 50); c.stamp(R, 880, 620, 0, 1.6)
    cl = D.cloud_st('#ffffff'); st = D.star_st('#e7c66f', 40)
    for x, y, s in ((300, 260, 2.6), (1460, 250, 2.6), (390, 900, 3.2), (1370, 900, 3.2), (880, 1080, 2.2)): c.stamp(cl, x, y, 0, s)
    for x, y, s in ((150, 640, .8), (560, 130, .9), (1210, 120, .8), (1620, 640, .9), (180, 1090, .7), (1600, 1110, .8), (880, 130, .6)): c.stamp(st, x, y, 12, s)
    return c.im
class Jute:
    def __init__(s, h, border=None): s.c = Cloth(h, 'melange', .12, .12, 1.75, 1.75); s.b = border
    def __call__(s, u, v):
        c = s.c(u, v); r = np.hypot(u-.5, v-.5)*2; th = np.arctan2(v-.5, u-.5)
        k = 22; c = c*(.92+.10*np.cos(2*np.pi*(r*k+th/(2*np.pi))))[:, None]
        if s.b: m = ((r > .84) | ((r > .70) & (r < .745))); c = np.where(m[:, None], hexlin(s.b)*(.9+.2*(c[:, :1]/c[:, :1].mean()-1)), c)
        return c.astype(np.float32)
FR = Cloth('#efe8da', amt=.02)
# name, base, cloth, colours, alternative text, close-up, cloth in metres
wool = lambda h, k='melange', a=.09: Cloth(h, k, a, .2, 2.2, 1.55)
R = lambda img: Tex(img, 1/2.2, 1/1.55, ou=.31, ov=.22)
def lines(bg, fg, n=9, w=14):
    im, d = canvas(bg=bg); H_ = im.size[1]
    for y in np.cumsum([.055, .10, .05, .05, .16, .05, .13, .05, .05, .05, .12, .09])[:n+3]*H_: d.line([(60, y), (im.size[0]-60, y)], fill=D.rgb(fg), width=w)
    return worn(im, .03, 7, bg)
def shapes(bg, cols):
    im, d = canvas(bg=bg); W_, H_ = im.size
    d.rounded_rectangle([90, 90, W_-90, H_-90], radius=260, outline=D.rgb(cols[0]), width=34); d.ellipse([260, 260, 860, 860], fill=D.rgb(cols[1])); d.rounded_rectangle([760, 420, 1500, 960], radius=240, fill=D.rgb(cols[2])); d.arc([980, 180, 1520, 720], 180, 360, fill=D.rgb(cols[0]), width=40)
    return worn(im, .03, 8, bg)
def kelim(cols, bg):
    im, d = canvas(bg=bg); W_, H_ = im.size; n = 11; p = W_/n
    for j, (y, h, c) in enumerate(((0, 90, 0), (120, 60, 1), (210, 250, 2), (500, 70, 1), (600, 40, 0), (670, 70, 1), (780, 250, 2), (1060, 60, 1), (1150, 90, 0))):
        d.rectangle([0, y, W_, y+h], fill=D.rgb(cols[c]))
        if h > 200:
            for i in range(n+1):
                x = i*p
                for k in range(6): q = k/6; d.rectangle([x-p*.46*(1-q), y+h/2-h*.42*(q+.16), x+p*.46*(1-q), y+h/2+h*.42*(q+.16)], fill=D.rgb(cols[3] if k % 2 == 0 else bg))
    return worn(im, .07, 9, bg)
def scallop(bg, fg):
    im, d = canvas(bg=bg); n = 9; p = im.size[0]/n
    for j in range(-1, 16):            # each row covers the lower half of the fans above it
        for i in range(-1, n+1):
            x, y = (i+.5+(j % 2)*.5)*p, (j+1)*p*.5
            for r, c in ((.53, bg), (.49, fg), (.37, bg), (.33, fg), (.20, bg), (.16, fg)): d.ellipse([x-r*p, y-r*p, x+r*p, y+r*p], fill=D.rgb(c))
    return worn(im, .03, 11, bg)
RUGS = [('berber', 'rug-shag', Once(lambda: Tex(berber())), [('ecru', '#efe8db'), ('antraciet', '#4d4742')], 'Hoogpolig berber vloerkleed in ecru met ruitmotief', 'shag', Once(lambda: R(berber()))), ('rif', 'rug', Once(lambda: Tex(berber())), [('ecru', '#efe8db'), ('antraciet', '#4d4742')], 'Ecru vloerkleed met ruit, kort van pool en met franje', 'loop', Once(lambda: R(berber()))),
        ('wol-lichtgrijs', 'rug', wool('#bdb8b0'), [('lichtgrijs', '#bdb8b0')], 'Effen wollen vloerkleed in lichtgrijs', 'loop', wool('#bdb8b0', a=.04)), ('geometrisch', 'rug', Once(lambda: Tex(blocks())), [('terra', '#c6805f'), ('saliegroen', '#7d8a7b'), ('oker', '#d9ab63')], 'Vloerkleed met grafische vormen in terra, groen en oker', 'loop', Once(lambda: R(blocks()))),
        ('vintage', 'rug', Once(lambda: Tex(vintage())), [('oudrood', '#a9776a'), ('grijsblauw', '#5f6d74')], 'Vintage vloerkleed met medaillon in vervaagde tinten', 'flat', Once(lambda: R(vintage()))), ('jute-rond', 'rug-round', Jute('#c2a577'), [('naturel', '#c2a577')], 'Rond juten vloerkleed in naturel', 'jute', Cloth('#c2a577', 'melange', .07)),
        ('jute-rond-zwart', 'rug-round', Jute('#c2a577', '#3b3835'), [('naturel', '#c2a577'), ('zwart', '#3b3835')], 'Rond juten vloerkleed met zwarte rand', 'jute', lambda u, v: np.where((v < .11)[:, None], hexlin('#3b3835'), hexlin('#c2a577')).astype(np.float32)), ('kids-regenboog', 'rug', Once(lambda: Tex(kidsrug())), [('pastel', '#e9bd7a'), ('mint', '#e3e7e2')], 'Kindervloerkleed met regenboog en wolken', 'flat', Once(lambda: R(kidsrug()))),
        ('hoogpolig-salie', 'rug-shag', wool('#97a48f', 'pile', .08), [('salie', '#97a48f')], 'Hoogpolig vloerkleed in saliegroen', 'shag', wool('#97a48f', 'pile', .02)),
        ('strepen-zwart', 'rug', Once(lambda: Tex(lines('#e9e2d4', '#3c3a38'))), [('ecru', '#e9e2d4'), ('zwart', '#3c3a38')], 'Ecru vloerkleed met dunne zwarte strepen', 'flat', Once(lambda: R(lines('#e9e2d4', '#3c3a38')))), ('vormen-klei', 'rug', Once(lambda: Tex(shapes('#e6d8c6', ['#8d5b45', '#c98e70', '#a9a48f']))), [('klei', '#c98e70'), ('ecru', '#e6d8c6')], 'Vloerkleed met ronde vormen in kleitinten', 'loop', Once(lambda: R(shapes('#e6d8c6', ['#8d5b45', '#c98e70', '#a9a48f'])))),
        ('kelim', 'rug', Once(lambda: Tex(kelim(['#7c3f38', '#d2a35c', '#34485a', '#b8684a'], '#e5d8c2'))), [('rood', '#7c3f38'), ('blauw', '#34485a')], 'Platgeweven kelim in rood, oker en blauw', 'flat', Once(lambda: R(kelim(['#7c3f38', '#d2a35c', '#34485a', '#b8684a'], '#e5d8c2')))), ('hoogpolig-antraciet', 'rug-shag', wool('#56585a', 'pile', .08), [('antraciet', '#56585a')], 'Hoogpolig vloerkleed in antraciet', 'shag', wool('#56585a', 'pile', .02)),
        ('hoogpolig-ecru', 'rug-shag', wool('#e8dfcf', 'pile', .06), [('ecru', '#e8dfcf')], 'Hoogpolig vloerkleed in ecru', 'shag', wool('#e8dfcf', 'pile', .02)), ('schelpen-groen', 'rug', Once(lambda: Tex(scallop('#dfe0d2', '#6c7f6a'))), [('groen', '#6c7f6a'), ('ecru', '#dfe0d2')], 'Vloerkleed met schelpmotief in groen', 'loop', Once(lambda: R(scallop('#dfe0d2', '#6c7f6a')))), ('rond-wol-petrol', 'rug-round', Jute('#47686d', '#2f4a50'), [('petrol', '#47686d')], 'Rond gevlochten vloerkleed in petrol', 'jute', Cloth('#47686d', 'melange', .05)), ('rond-roze', 'rug-round', Jute('#cfa79d'), [('oudroze', '#cfa79d')], 'Rond gevlochten vloerkleed in oudroze', 'jute', Cloth('#cfa79d', 'melange', .05))]

# ---------------------------------------------------------------- curtains
CURTAINS = (('zand', '#cfbfa6'), ('lichtgrijs', '#b9b9b6'), ('salie', '#9aa691'), ('petrol', '#41636a'), ('terra', '#b4714f'), ('antraciet', '#525458'), ('nachtblauw', '#34435c'), ('oudroze', '#c79d94'), ('taupe', '#8f8072'), ('oker', '#c5974c'), ('ecru', '#e9e0d0'))

# ---------------------------------------------------------------- cushions
def arches():
    S = 1200; c = D.Canvas(S, S, '#efe6d8')
    for i, col in enumerate((['#c6805f', '#e0b98f', '#7d8a7b'], ['#7d8a7b', '#d9ab63', '#c6805f'], ['#d9ab63', '#c6805f', '#55666d'], ['#55666d', '#e0b98f', '#c6805f'])):
        [c.stamp(D.rainbow(col, 240, 62), 320+((i+j) % 2)*560+(j % 2)*0, 170+(i//2)*570+j*285, 0, 1.0) for j in (0, 1)]
    return full(c.im)
CUSHIONS = []
def cus(n, f1, f2, cols, alt, second=False): CUSHIONS.append((n, f1, f2, cols, alt, second))
cl = lambda h, k='melange', a=.10: Cloth(h, k, a, .42, .5, .5)
C5 = lambda d: tex(d, .50, .50, ou=.06, ov=.04)
ec = cl('#e4dacb'); zd = cl('#cbb99e'); gr = cl('#a9a69f')
cus('oker', cl('#c8963e', 'knit', .04), ec, [('oker', '#c8963e')], 'Sierkussen in okergeel op de bank')
cus('terra', cl('#b5694a'), ec, [('terra', '#b5694a')], 'Linnen sierkussen in terra', True)
cus('petrol-velours', cl('#2f5a60', 'knit', .03), zd, [('petrol', '#2f5a60')], 'Fluwelen sierkussen in petrol')
cus('zand', cl('#cdbb9f'), gr, [('zand', '#cdbb9f')], 'Linnen sierkussen in zand')
cus('oudroze', cl('#c79a91'), ec, [('oudroze', '#c79a91')], 'Sierkussen in oudroze')
cus('streep', C5(D.stripes([('#efe7d8', 6), ('#4d5a66', 1), ('#efe7d8', 1), ('#4d5a66', 1)], .10)), gr, [('ecru', '#efe7d8'), ('blauwgrijs', '#4d5a66')], 'Sierkussen met blauwgrijze streep', True)
cus('ruit', C5(D.gingham('#8a6f5a', '#f1eadf', .05)), zd, [('bruin', '#8a6f5a')], 'Geruit sierkussen in bruin')
cus('blad', C5(D.botanical('#f0ebe0', [('#6f8a6a', '#55704f'), ('#9db092', '#6f8a6a'), ('#4d6b5e', '#3a5248')], 9, .42)), cl('#8d9b83'), [('groen', '#6f8a6a')], 'Sierkussen met bladmotief', True)
cus('bogen', C5(arches()), cl('#c6805f'), [('terra', '#c6805f'), ('salie', '#7d8a7b')], 'Sierkussen met retro bogen')
cus('boucle-ecru', cl('#ece4d6', 'pile', .05), zd, [('ecru', '#ece4d6')], 'Boucle sierkussen in ecru')

CUSHION_NEAR = {'streep': tex(D.stripes([('#efe7d8', 6), ('#4d5a66', 1), ('#efe7d8', 1), ('#4d5a66', 1)], .10), 1, 1), 'ruit': tex(D.gingham('#8a6f5a', '#f1eadf', .05), 1, 1), 'blad': tex(D.botanical('#f0ebe0', [('#6f8a6a', '#55704f'), ('#9db092', '#6f8a6a'), ('#4d6b5e', '#3a5248')], 9, .42), 1, 1), 'bogen': Tex(arches()[0], 2, 2)}

# ---------------------------------------------------------------- plaids: name, cloth, colours, alternative text, close-up, cloth in metres, folded
def plaid_check(): return D.window_check('#d9cdbb', [('#8a7a68', 0, .16, .5), ('#8a7a68', .30, .04, .6), ('#a85a3e', .62, .03, .9), ('#f3ece0', .70, .05, .8)], .34)
def kn(n, h, alt, kind, noise='knit', a=.08): return (n, Cloth(h, noise, a, .10, .8, 2.6), [(n.split('-')[-1], h)], alt, kind, Cloth(h, amt=.01), Cloth(h, noise, a*.6, .10, .5, 1.4))
def pt(n, des, cols, alt, kind='wool'): return (n, Lazy(lambda: tex(des(), .8, 2.6)), cols, alt, kind, Lazy(lambda: tex(des(), 1, 1)), Lazy(lambda: tex(des(), .50, 1.45)))
PLAIDS = [kn('zand', '#cdb999', 'Gebreide plaid in zand over de bank', 'knit'), pt('ruit', plaid_check, [('naturel', '#d9cdbb'), ('terra', '#a85a3e')], 'Wollen plaid met ruit over de bank'), kn('oudroze', '#c79a91', 'Zachte plaid in oudroze', 'fleece', 'pile', .05), pt('visgraat-antraciet', lambda: D.herringbone('#55575b', '#8b8c8c', .11), [('antraciet', '#55575b')], 'Plaid met visgraat in antraciet'),
          kn('kabel-ecru', '#e6dccb', 'Plaid met kabels in ecru over de bank', 'cable'), kn('gebreid-petrol', '#426468', 'Gebreide plaid in petrol over de bank', 'knit'), kn('teddy-chocolade', '#6b5243', 'Teddyplaid in chocoladebruin', 'fleece', 'pile', .06), kn('wafel-salie', '#a3ae98', 'Wafelplaid in saliegroen', 'waffle'),
          pt('schots-groen', lambda: __import__('prints').tartan('#3f5445', [('#27384c', .08, .30, .9), ('#27384c', .62, .30, .9), ('#b08a4a', .235, .02, 1)], .30), [('groen', '#3f5445'), ('marine', '#27384c')], 'Wollen plaid met Schotse ruit in groen'), pt('visgraat-oker', lambda: D.herringbone('#c2954a', '#dfc187', .11), [('oker', '#c2954a')], 'Plaid met visgraat in oker'),
          pt('streep-blauw', lambda: __import__('prints').bands([('#e9e2d4', 8), ('#5f7a92', 3), ('#e9e2d4', 1), ('#5f7a92', 1)], .30), [('ecru', '#e9e2d4'), ('jeansblauw', '#5f7a92')], 'Katoenen plaid met dwarse strepen in blauw', 'melange'), pt('ruit-rood', lambda: __import__('prints').tartan('#94463f', [('#3b3034', .05, .26, .85), ('#e9dcc6', .44, .02, 1), ('#3b3034', .55, .26, .85)], .28), [('rood', '#94463f'), ('antraciet', '#3b3034')], 'Plaid met houthakkersruit in rood'), kn('gewassen-lichtgrijs', '#b9b8b3', 'Plaid van gewassen wol in lichtgrijs', 'wool', 'melange', .06)]

# ---------------------------------------------------------------- canopies

# ---------------------------------------------------------------- boxspring configurator
BOXC = [('antraciet', '#4b4d51'), ('lichtgrijs', '#b3b3b0'), ('beige', '#d8ccb9'), ('zand', '#c0ab8a'), ('taupe', '#8f8173'), ('petrol', '#476467'), ('olijfgroen', '#75765c'), ('oudroze', '#c29b93')]
HN = {'plain': ('vlak', 'een vlak hoofdbord'), 'channels': ('verticaal', 'verticale banen in het hoofdbord'), 'tufted': ('gecapitonneerd', 'een vierkant gecapitonneerd hoofdbord')}
up = lambda h: {1: Cloth(h, 'melange', .085, .22)}
for hb, (hn, ht) in HN.items():
    for w in (140, 160, 180):
        for cn, h in BOXC: add('boxspring/%s-%s-%d.webp' % (hn, cn, w), 'box_%s_%d' % (hb, w), up(h), 'boxspring', hn, [(cn, h)], 'Boxspring %d cm in %s met %s' % (w, cn, ht), {'headboard': hn, 'fabric': cn, 'width': w})
for cn, h in BOXC[:3]: add('boxspring/detail-%s.webp' % cn, 'box_channels_160_close', up(h), 'boxspring', 'detail', [(cn, h)], 'Stof en afwerking van de boxspring in %s' % cn, {'view': 'close', 'fabric': cn})
# from the pictures above, without a base (lib/recolour.py): velours, the cloth of all from close by, and a second room
NAPPED = [('nachtblauw', '#34435c'), ('bosgroen', '#43584a'), ('bordeaux', '#77404a'), ('ecru', '#ebe2d2')]
for w in (160, 180, 140):
    for cn, h in NAPPED: add('boxspring/gecapitonneerd-%s-%d.webp' % (cn, w), 'bed:gecapitonneerd-*-%d' % w, {1: h}, 'boxspring', 'gecapitonneerd', [(cn, h)], 'Boxspring %d cm in %s velours met een vierkant gecapitonneerd hoofdbord' % (w, cn), {'headboard': 'gecapitonneerd', 'fabric': cn, 'width': w}, nap=True)
for cn, h in BOXC[3:]+NAPPED: add('boxspring/detail-%s.webp' % cn, 'bed:detail-*', {1: h}, 'boxspring', 'detail', [(cn, h)], 'Stof en afwerking van de boxspring in %s' % cn, {'view': 'close', 'fabric': cn}, nap=(cn, h) in NAPPED)
for k, (hn, ht) in enumerate(HN.values()):
    for i, (cn, h) in enumerate(BOXC+(NAPPED if hn == 'gecapitonneerd' else [])): add('boxspring/%s-%s-kamer.webp' % (hn, cn), 'bed:%s-*-160' % hn, {1: h}, 'boxspring', hn, [(cn, h)], 'Boxspring in %s met %s, in een kamer met een gekleurde muur' % (cn, ht), {'headboard': hn, 'fabric': cn, 'view': 'room'}, nap=(cn, h) in NAPPED, room=('zand', 'mos', 'nacht', 'wit', 'klei', 'grijs', 'zand', 'blauw', 'klei', 'zand', 'wit', 'petrol')[(i+k) % 12])
for cn, h in BOXC: add('tiles/stof-%s.webp' % cn, 'tile_swatch', {1: Cloth(h, 'melange', .13, .22)}, 'swatch', 'stof', [(cn, h)], 'Stofstaal %s' % cn, {'fabric': cn})
for hb, (hn, ht) in HN.items(): add('tiles/hoofdbord-%s.webp' % hn, 'tile_head_'+hb, up('#a89c8c'), 'tile', 'hoofdbord', [('taupe', '#a89c8c')], 'Hoofdbord: %s' % hn, {'headboard': hn})
for k, n in (('leg-oak', 'eiken'), ('leg-black', 'zwart blok'), ('leg-chrome', 'chroom rond'), ('leg-sledge', 'zwarte slede')): add('tiles/poot-%s.webp' % n.replace(' ', '-'), 'tile_'+k, {}, 'tile', 'poot', [], 'Bedpoot: %s' % n, {'leg': n})
for k, n in (('topper-foam', 'koudschuim'), ('topper-memory', 'traagschuim'), ('topper-latex', 'latex')): add('tiles/topper-%s.webp' % n, 'tile_'+k, {}, 'tile', 'topper', [], 'Topper van %s' % n, {'topper': n})
for k, n in (('firm-soft', 'zacht'), ('firm-medium', 'medium'), ('firm-firm', 'stevig')): add('tiles/hardheid-%s.webp' % n, 'tile_'+k, {}, 'tile', 'hardheid', [], 'Matrashardheid: %s' % n, {'firmness': n})

# ---------------------------------------------------------------- heroes and category headers
H = [('dekbedovertrek', 'bed_v0', duvet_parts('botanisch'), 'botanisch', 'Slaapkamer met botanisch dekbedovertrek in zacht daglicht'), ('boxspring', 'box_channels_160', up('#476467'), 'boxspring petrol', 'Boxspring in petrol met verticaal gestikt hoofdbord'), ('wonen', 'plaid', {1: PLAIDS[1][1]}, 'plaid ruit', 'Bank met geruite wollen plaid')]
for n, b, p, des, alt in H:
    add('hero/%s.webp' % n, b+'_hero', p, 'hero', des, [], alt, {'device': 'desktop', 'text': 'left'}); add('hero/%s-mobiel.webp' % n, b+'_mob', p, 'hero', des, [], alt, {'device': 'mobile', 'text': 'top'})
K = [('dekbedovertrekken', 'bed_v2_head', duvet_parts('wilde-bloemen'), 'Dekbedovertrekken'), ('kussens', 'flat:heading-pillows', {1: PUREW, 2: Cloth('#efe3c6', amt=.02), 4: Cloth('#77797c')}, 'Drie hoofdkussens naast elkaar: een van dons met drie veren, een kern van latex en een met een grijze bies'), ('dekbedden', 'duvet-all_head', {1: PUREW, 2: PUREW}, 'Dekbedden'),
     ('matrassen', 'mattress-pocket_head', {1: Cloth('#f2f0eb', amt=.015), 2: Cloth('#b9b3a9', 'melange', .05), 3: Cloth('#8b857b')}, 'Matrassen'), ('hoeslakens', 'sheet_head', {1: Cloth('#a9b39f', amt=.018), 2: PUREW}, 'Hoeslakens'),
     ('boxsprings', 'box_tufted_160_head', up('#c0ab8a'), 'Boxsprings'), ('badtextiel', 'towel_head', {1: Towel('#9fab95', 'terry', .07, .12, .45, 1.4)}, 'Handdoeken en badtextiel'), ('vloerkleden', 'rug_head', {1: Once(lambda: Tex(vintage())), 3: FR}, 'Vloerkleden'),
     ('gordijnen', 'curtain_head', {1: Cloth('#9aa691', 'melange', .05, .2)}, 'Gordijnen'), ('sierkussens', 'cushion_head', {1: C5(D.stripes([('#efe7d8', 6), ('#4d5a66', 1), ('#efe7d8', 1), ('#4d5a66', 1)], .10)), 2: cl('#c8963e')}, 'Sierkussens en plaids')]
for n, b, p, alt in K: add('category/%s.webp' % n, b, p, 'category', n, [], alt, {'text': 'left'})
# one heading for each category: base, parts, alternative text, room
bedp, shp, tow, pil, box = duvet_parts, (lambda h: {1: Cloth(h, amt=.018), 2: PUREW}), (lambda h: {1: Towel(h, 'terry', .05, .12, .45, 1.4)}), (lambda h: {1: Cloth(h, amt=.012), 2: PUREW}), up
cush = lambda n: next({1: a, 2: b} for m, a, b, *_ in CUSHIONS if m == n)
K2 = [('dekbedovertrekken-aanbieding', 'bed_v2_head', bedp('streep-retro'), 'Bed met een gestreept dekbedovertrek in terra, oker en petrol', 'salie'), ('hoeslaken-voordeel', 'sheet_head', shp('#b8714f'), 'Bed met een hoeslaken in terra', 'blauw'), ('badtextiel-voordeel', 'towel_head', tow('#c99a4b'), 'Handdoeken in oker aan een rail', 'nacht'),
      ('wonen-badtextiel', 'towel_head', tow('#44666b'), 'Handdoeken in petrol aan een rail', 'wit'), ('zakelijk', 'bed_v2_head', bedp('streep-bies-navy'), 'Wit opgemaakt bed met marineblauwe bies', 'grijs'), ('vakantiegeld', 'bed_v2_head', bedp('streep-breton'), 'Bed met Bretonse strepen in een lichtblauwe kamer', 'lucht'), ('nieuw-binnen', 'bed_v2_head', bedp('pioenen'), 'Bed met grote pioenrozen op nachtblauw', 'klei'),
      ('outlet', 'sheet_head', shp('#c99a4b'), 'Bed met een hoeslaken in oker', 'mos'), ('laatste-stuks', 'bed_v2_head', bedp('uni-lavendel'), 'Bed met een effen dekbedovertrek in lavendel', 'grijs'), ('alles-999', 'cushion_head', cush('terra'), 'Sierkussen in terra op een bank', 'salie'), ('cyber-monday', 'bed_v2_head', bedp('uni-nachtblauw'), 'Bed in nachtblauw in een donkere kamer', 'nacht'),
      ('moltons', 'sheet_head', {1: assortment.Quilt('#f4f2ee', .10, 'diamond', deep=.09), 2: PUREW}, 'Bed met een witte doorgestikte molton', 'lucht'), ('kids', 'bed_kids_head', bedp('kids-vossen', 1.44), 'Kinderbed met vosjes tussen dennenbomen', 'mint'), ('hotel-linnen', 'bed_v2_head', bedp('hotel-bies'), 'Opgemaakt hotelbed in wit met een grijze bies', 'petrol'), ('gadgets', 'photo:category/kussens', {}, 'Hoofdkussens op een bank bij avondlicht', 'avond'),
      ('hoofdkussens', 'pillow-box_head', {1: PUREW, 2: Cloth('#e9e4da', amt=.012), 3: Cloth('#a79f92')}, 'Twee witte hoofdkussens op een houten bank', 'klei'), ('showrooms', 'photo:category/boxsprings', {}, 'Boxspring bij avondlicht', 'avond'), ('telefoon', 'sheet_head', shp('#a9b39f'), 'Rustige slaapkamer in saliegroen', 'wit'), ('alle-producten', 'bed_v2_head', bedp('botanisch'), 'Bed met bladmotief in een kamer met een donkere vloer', 'wit'), ('wonen', 'cushion_head', cush('blad'), 'Sierkussen met bladmotief op een bank', 'wit'),
      ('wonen-sierkussens', 'cushion_head', cush('petrol-velours'), 'Fluwelen sierkussen in petrol op een bank', 'zand'), ('plaids', 'photo:hero/wonen', {}, 'Geruite wollen plaid over een bank', 'kop'), ('klamboes', 'canopy_kids_head', {1: Cloth('#d9a79c', amt=.02), 2: Cloth('#e3c98f', amt=.02), 3: Cloth('#efe6d6', 'pile', .06, .3, 1.5, 1.5)}, 'Klamboe boven een leeshoek met kussens', 'mint'), ('accessoires', 'cushion_head', cush('streep'), 'Gestreept sierkussen op een bank', 'blauw'), ('badmatten', 'photo:products/badmat/ecru-streep-3', {}, 'Badmat in ecru op een donkere tegelvloer', 'kop-40')]
C_ = ranges.C; tea_ = lambda w, h: Lazy(lambda: tex(D.gingham(C_['jeansblauw'], C_['wit'], .05), w, h))
K2 += [('theedoeken', 'flat:heading-tea', {1: tea_(.5, .7), 2: tea_(.5, .7)}, 'Geblokte theedoeken en citroenen op een houten tafel', ''), ('strandlakens', 'flat:heading-beach', {1: Lazy(lambda: tex(D.stripes([(C_['ecru'], 1), (C_['terra'], 1)], .25), 1, 1.8)), 2: Cloth(C_['petrol'], 'terry', .05, .12)}, 'Gestreept strandlaken op het zand, met een strohoed', ''),
       ('kussenslopen', 'flat:heading-case', {1: Lazy(lambda: tex(D.slub(C_['salie'], .06), .7, .58)), 2: Cloth(C_['wit'], amt=.016), 3: Lazy(lambda: tex(D.slub(C_['terra'], .06), .7, .58))}, 'Drie kussens met slopen in saliegroen, wit en terra', ''), ('badjassen', 'photo:products/badjas/badstof-marine', {}, 'Badjas in marine aan een haak', 'kop-8'), ('spreien', 'flat:heading-bed-spread', {1: Cloth(C_['jeansblauw'], amt=.02), 2: PUREW, 3: PUREW}, 'Bed van bovenaf met een doorgestikte sprei in jeansblauw', ''),
       ('toppers', 'flat:heading-bed-topper', {1: Cloth('#f2f0eb', amt=.012), 2: Cloth('#d8c9b2', amt=.015), 3: PUREW}, 'Bed van bovenaf met een doorgestikt wit topmatras', ''), ('lakens', 'flat:heading-bed-sheet', {1: Cloth(C_['lichtblauw'], amt=.018), 2: Cloth(C_['lichtblauw'], amt=.018), 3: PUREW, 4: Cloth('#8d8577', 'melange', .05, .2)}, 'Bed van bovenaf met een lichtblauw laken, omgeslagen over de deken', ''),
       ('slapen', 'flat:heading-bed-made', {1: PUREW, 2: Lazy(lambda: tex(D.slub(C_['salie'], .06), .7, .58)), 3: PUREW, 4: Lazy(lambda: tex(D.slub(C_['salie'], .06), 1.8, 1.4))}, 'Opgemaakt bed van bovenaf in wit en saliegroen', ''), ('acties', 'flat:heading-row', {1+i: Cloth(C_[c], 'terry', .05, .12) for i, c in enumerate(('terra', 'oker', 'ecru', 'salie', 'petrol'))}, 'Vijf gevouwen handdoeken op een rij, van terra tot petrol', ''), ('outlet-overzicht', 'flat:heading-pile', {1+i: Cloth(C_[c], 'terry', .05, .12) for i, c in enumerate(('oudroze', 'wit', 'bordeaux', 'zand', 'marine'))}, 'Gevouwen handdoeken over elkaar op een grijsblauw blad', '')]
for n, b, p, alt, rm in K2: add('category/%s.webp' % n, b, p, 'category', n, [], alt, {'text': 'left'}, room=rm)
for n, b, alt in (('aardetinten', 'room_earth', 'Slaapkamer in aardetinten: een bed in terra voor een zandkleurige muur, met een plaid over het voeteneind, een geruit vloerkleed en een fauteuil'),
                  ('hotelgevoel', 'room_hotel', 'Slaapkamer als een hotelkamer: een wit bed met een grijze bies voor een petrolkleurige muur, twee lampen en een bank met handdoeken'),
                  ('kinderkamer', 'room_kids', 'Kinderkamer met een huisbed vol luchtballonnen, een speelgoedkast, vlaggetjes, een speeltent en een rond vloerkleed')): add('inspiratie/%s.webp' % n, b, {}, 'room', n, [], alt, {'view': 'interior'})

assortment.fill(sys.modules[__name__])

def load(base):
    if base.startswith('photo:'): return Photo(base[6:])
    if base.startswith('flat:'): import flatlay; return flatlay.flat(base[5:])
    if base.startswith('bed:'): import recolour; return recolour.Bed(base[4:], BOXC)
    if not base.startswith('close:'):
        b = Base(os.path.join(BASE, base), walls=.009 if base.startswith('room_') else 0); b.S = b.S*(.25 if base.startswith('sheet-satin') else 1); return b      # satin shines, it does not mirror
    import closeup; return closeup.closeup(base[6:])
class Photo:
    """A published picture by other light: `avond` (a lamp on the right), `ochtend` (from the other side, cool and bright), or cut to a heading (`kop`)."""
    def __init__(s, file): s.im = Image.open(next(f for f in (os.path.join(d, file+'.webp') for d in (OUT, SEED)) if os.path.exists(f))).convert('RGB')
    def by(s, light):
        a = lin(np.asarray(s.im, np.float32)/255); h, w = a.shape[:2]; y, x = np.mgrid[0:h, 0:w]/h
        if light.startswith('kop-'):       # a square picture: its middle on the right, the tones of its left edge drawn out to the left
            w, h = s.im.size; k = int(h*int(light[4:])/100); c = np.asarray(s.im.crop((0, k, w, k+w//2)).resize((1000, 500), Image.LANCZOS), np.float32); o = np.zeros((500, 1600, 3), np.float32); o[:] = ndi.gaussian_filter(c[:, :14].mean(1), (34, 0), mode='nearest')[:, None]; t = np.clip(np.arange(1000)/240, 0, 1)[None, :, None]; t = t*t*(3-2*t); o[:, 600:] = o[:, 600:]*(1-t)+c*t; return Image.fromarray(o.astype(np.uint8))
        if light == 'kop': k = (h-w*5//16)*3//5; return s.im.crop((0, k, w, k+w*5//16)).resize((1600, 500), Image.LANCZOS)      # as wide as the heading of a category
        if light == 'ochtend': a = a[:, ::-1]*(np.float32([1.02, .985, .93])*(1.06-.16*x[..., None])); k = int(h*.07); return Image.fromarray((gam(a)*255+.5).astype(np.uint8)).crop((k, k, w-k, h-k)).resize((w, h), Image.LANCZOS)
        lamp = np.exp(-(((x-.86*w/h)/.62)**2+((y-.42)/.66)**2))[..., None]; a = a*(np.float32([.34, .36, .44])+lamp*np.float32([.92, .62, .34])); return Image.fromarray((gam(a*1.12)*255+.5).astype(np.uint8))
def done(base): return base.startswith(('close:', 'photo:', 'flat:', 'bed:')) or os.path.exists(os.path.join(BASE, base+'.done'))
def focus(im, extra=0):
    """Shallow depth of field, as of a macro lens: sharp in a band through the middle.  It also keeps the file small."""
    a = [np.asarray(im.filter(ImageFilter.GaussianBlur(r)), np.float32) for r in (.55+extra, 1.3+extra*1.5, 3.2+extra*2)]; h, w = a[0].shape[:2]; y, x = np.mgrid[0:h, 0:w]/h
    d = np.clip(np.abs((y-.46)+.30*(x-.5))*2.1-.22, 0, 1)[..., None]*2; o = np.where(d < 1, a[0]*(1-d)+a[1]*d, a[1]*(2-d)+a[2]*(d-1)); return Image.fromarray(np.clip(o+.5, 0, 255).astype(np.uint8))

def main():
    man = os.path.join(OUT, 'manifest.json'); old = {}
    if os.path.exists(man): old = {m['file']: m for m in json.load(open(man))}
    todo = [r for r in REC if (not ONLY or re.search(ONLY, r[0])) and done(r[1])]
    def stale(r):
        o = os.path.join(OUT, r[0]); b = os.path.join(BASE, r[1]+'.done'); return '--force' in sys.argv or not os.path.exists(o) or (os.path.exists(b) and os.path.getmtime(o) < os.path.getmtime(b))
    if '--new' in sys.argv: todo = [r for r in todo if not os.path.exists(os.path.join(SEED, r[0]))]
    by = {}
    for r in todo: by.setdefault(r[1], []).append(r)
    for b, rs in by.items():
        go = [i for i, r in enumerate(rs) if stale(r)]
        if go: base = load(b)
        for i, (file, _, parts, meta, gr) in enumerate(rs):
            p = os.path.join(OUT, file)
            if i in go:
                close = b.startswith('close:'); im = base.by(gr['room']) if b.startswith('photo:') else base.colour(parts, nap=gr['nap'], **assortment.room(gr.get('room', ''))) if b.startswith('bed:') else base.colour(parts, **assortment.room(gr.get('room', ''))); im = im if isinstance(im, Image.Image) else to_img(im)
                if close: im = focus(im, .5)
                os.makedirs(os.path.dirname(p), exist_ok=True); open(p, 'wb').write(encode(im, meta['params'], 88 if meta['params'].get('view') == 'interior' else 78)[0])
            with Image.open(p) as i: w, h = i.size
            m = dict(file=file, width=w, height=h); m.update(meta); m['colours'] = [dict(naam=a, hex=c) for a, c in meta['colours']]; old[file] = m
        if go: print(b, len(go), flush=True)
    for x in ('placeholder.webp',):
        if os.path.exists(os.path.join(OUT, x)): old[x] = dict(file=x, width=1000, height=1000, kind='placeholder', design='placeholder', colours=[], params={}, alt_nl='Afbeelding volgt')
    order = {r[0]: i for i, r in enumerate(REC)}
    ms = sorted([m for f, m in old.items() if os.path.exists(os.path.join(OUT, f))], key=lambda m: order.get(m['file'], 1e9))
    json.dump(ms, open(man, 'w'), indent=1, ensure_ascii=False)
    miss = sorted({r[1] for r in REC if not done(r[1])}); print(len(ms), 'in manifest;', len(REC), 'planned; missing bases:', miss)
if __name__ == '__main__': main()
