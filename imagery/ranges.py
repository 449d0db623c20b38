"""The pictures of the ranges that the shop sells by name and colour: one entry for each product of shop-api/seed/products/{kussensloop,theedoek,strandlaken,laken,sprei,badjas}.ts.  `assortment.py` calls `fill`."""
import math
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from compose import Tex, hexlin
from colours import COLOURS as C
import designs as D, prints as P

class Waffle:
    """Plain cloth in a waffle weave; w, h: size of the piece in metres, when u and v run from 0 to 1 over it."""
    def __init__(s, h, w, l, cell=.010, deep=.17): s.c, s.w, s.l, s.cell, s.deep = hexlin(h)*.93, w, l, cell, deep
    def __call__(s, u, v):
        a, b = np.abs((u*s.w/s.cell) % 1-.5)*2, np.abs((v*s.l/s.cell) % 1-.5)*2; k = np.maximum(a, b)**3
        return (s.c[None]*(1-s.deep+s.deep*1.25*k)[:, None]).astype(np.float32)
class Ring:
    """Round cloth in one colour with a ring of another between two radii."""
    def __init__(s, c, ring, r0, r1): s.c, s.r, s.r0, s.r1 = hexlin(c)*.93, hexlin(ring)*.93, r0, r1
    def __call__(s, u, v): r = np.hypot(u-.5, v-.5)*2; return np.where(((r > s.r0) & (r < s.r1))[:, None], s.r, s.c).astype(np.float32)
def whole(w, h, bg): im = Image.new('RGB', (w, h), D.rgb(bg)); return im, ImageDraw.Draw(im)
def as_design(im): return im, None, None
def lengthwise(bg, lines):
    """Lines along the whole piece: (colour, place, width), as shares of its width."""
    im, d = whole(1400, 700, bg)
    for c, x, w in lines: d.rectangle([x*1400, 0, (x+w)*1400, 700], fill=D.rgb(c))
    return as_design(D.weave(im, .02))
def flange(c): return P.framed(c, D.mix(c, '#5a5048', .16), .075, .0045)

# ------------------------------------------------------------- prints
def lemon(body, w=150, h=190):
    def f(d, s):
        P.poly(d, [(w/2+math.sin(a)*46*(1+.12*math.exp(-((abs(math.cos(a))-1)/.06)**2)), 112+math.cos(a)*58*(1+.14*math.exp(-((abs(math.cos(a))-1)/.03)**2))) for a in np.linspace(0, 2*math.pi, 80)], body, s); P.disc(d, w/2-16, 92, 13, D.mix(body, '#fff6d0', .55), s, 22)
        P.stroke(d, [(w/2, 54), (w/2+4, 30), (w/2+16, 12)], '#7a6a45', 4, s); P.poly(d, D.leaf_poly(w/2+4, 34, math.radians(-24), 64, 26, 1), '#5f7a5c', s); P.poly(d, D.leaf_poly(w/2+4, 34, math.radians(206), 58, 24, 1), '#7d9470', s)
    return D.stamp(w, h, f)
def lemons(): return P.strew(C['ecru'], [lemon('#dfb440'), P.olive('#6f8a62', '#7a6a45', '#6f8a62', 150, 270), lemon('#e8c75f'), lemon('#d8a63a')], .46, 196, 30, 5, 65, (.85, 1.05))
def herbs():
    names = ('tijm', 'dille', 'salie', 'rozemarijn', 'basilicum', 'peterselie', 'bieslook', 'munt', 'oregano', 'laurier', 'dragon', 'kervel'); im = Image.new('RGB', (1500, 2100), D.rgb(C['wit'])); d = ImageDraw.Draw(im); g = (C['bladgroen'], '#43603f', '#7f9a74')
    font = next((ImageFont.truetype(f, 46) for f in ('/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf',) if __import__('os').path.exists(f)), ImageFont.load_default())
    make = [lambda a, b: D.branch(a, b, 9, 120, 330, .5), lambda a, b: D.umbel('#b9a94a', a), lambda a, b: D.branch(a, b, 5, 190, 330, 1.1), lambda a, b: P.lavender(a, b), lambda a, b: P.sprig_round(a, b, 4), lambda a, b: D.branch(a, b, 7, 170, 300), lambda a, b: P.pampas(a, b), lambda a, b: D.branch(a, b, 6, 180, 320, 1.0), lambda a, b: P.sprig_round(a, b, 8), lambda a, b: P.olive(a, b, a), lambda a, b: P.pampas(a, b, 120, 340), lambda a, b: D.umbel(C['ecru'], a)]
    for i, (n, f) in enumerate(zip(names, make)):
        x, y = 250+(i % 3)*500, 290+(i//3)*500; st = f(g[i % 3], g[(i+1) % 3]); k = 330/st.height*1.05; st = st.resize((int(st.width*k), int(st.height*k)), Image.LANCZOS); im.paste(st, (x-st.width//2, y-st.height//2), st); w = d.textlength(n, font=font); d.text((x-w/2, y+178), n, fill=D.rgb('#4f5f4a'), font=font)
    return as_design(im)
def oasis():
    """Palm leaves that come from both long sides and leave the middle free."""
    im = Image.new('RGB', (1250, 2250), D.rgb(C['ecru'])); L = [P.palm(C['bladgroen']), P.palm('#86a07a'), P.palm('#46644c')]
    for i in range(26):
        side = 1 if i % 2 else -1; y = 60+i*86; st = L[i % 3]; k = 1.55+.25*math.sin(i*2.1); st = st.resize((int(st.width*k), int(st.height*k)), Image.LANCZOS).rotate(side*(78+18*math.sin(i*1.7)), Image.BICUBIC, expand=True); x = 625+side*(470+40*math.sin(i*1.3)); im.paste(st, (int(x-st.width/2), int(y-st.height/2)), st)
    return as_design(im)
def surf():
    """Wavy lines in five tints, quiet at one end and wild at the other."""
    W, H = 900, 1620; y, x = np.mgrid[0:H, 0:W].astype(np.float32); t = y/H; a = 6+58*t**1.5; ph = (y+a*np.sin(x*2*np.pi/330+1.1*np.sin(y/210))+a*.45*np.sin(x*2*np.pi/140+y/90))/27
    pal = [C['wit'], '#8ea3b0', '#c3d0d6', '#6d8797', '#dfe6e8', '#54707f']; i = np.floor(ph).astype(int) % 6; im = np.zeros((H, W, 3), np.uint8)
    for k, c in enumerate(pal): im[i == k] = D.rgb(c)
    return as_design(Image.fromarray(im))
def squid(c, dark):
    def f(d, s):
        P.disc(d, 110, 92, 58, c, s, 70)
        for i in range(7):
            x = 62+i*16; P.stroke(d, [(x, 140), (x+(i-3)*9, 186), (x+(i-3)*17+8*math.sin(i*2), 226+6*(i % 2))], c, 13, s)
        for sx in (-1, 1): P.disc(d, 110+sx*20, 96, 10, '#ffffff', s); P.disc(d, 110+sx*20, 98, 5, dark, s)
        P.stroke(d, [(98, 122), (110, 128), (122, 122)], dark, 3, s)
    return D.stamp(220, 250, f)
def fish(c, fin):
    def f(d, s): P.poly(d, [(92, 40), (128, 14), (122, 40), (128, 66)], fin, s); P.disc(d, 58, 40, 46, c, s, 26); P.poly(d, [(52, 18), (70, 2), (76, 22)], fin, s); P.disc(d, 34, 34, 5, '#33404a', s); P.stroke(d, [(62, 22), (58, 40), (62, 58)], fin, 5, s)
    return D.stamp(136, 80, f)
def sea():
    im = Image.new('RGB', (1200, 2400), D.rgb(C['mint'])); d = ImageDraw.Draw(im)
    for i in range(34): x, y, r = (i*397) % 1200, (i*611) % 2400, 8+(i % 4)*5; d.ellipse([x-r, y-r, x+r, y+r], outline=D.rgb('#dbe9de'), width=5)
    for i in range(9): d.line([(40+i*140+18*math.sin(k/2), 2400-k*34) for k in range(7+i % 4)], fill=D.rgb('#7da58c'), width=20, joint='curve')
    def put(st, x, y, k, turn=0): q = st.resize((int(st.width*k), int(st.height*k)), Image.LANCZOS).rotate(turn, Image.BICUBIC, expand=True); im.paste(q, (int(x-q.width/2), int(y-q.height/2)), q)
    put(P.whale('#5c86a0', '#e9eff0', '#8fb4c4'), 560, 640, 3.3, 6); put(squid('#c9796b', '#3b3540'), 690, 1600, 2.7, -8)
    for i, (x, y, t) in enumerate(((250, 230, 0), (930, 300, 12), (960, 980, -10), (230, 1080, 8), (250, 1500, -6), (1000, 1330, 16), (230, 1960, 4), (960, 2030, -12), (560, 2130, 6))): put(P.mirrored(fish(*(('#e0ac4f', '#c98a35'), ('#d98b80', '#b96b62'), ('#4f7f92', '#33606f'))[i % 3])) if i % 2 else fish(*(('#e0ac4f', '#c98a35'), ('#7d6f9c', '#5c4f7b'), ('#d98b80', '#b96b62'))[i % 3]), x, y, 1.45, t)
    return as_design(im)

def fill(F, product, Quilt, Narrow):
    Cloth, Lazy, PUREW, DW, DL = F.Cloth, F.Lazy, F.PUREW, 2.44, 2.42
    def on(make, w, h): return Lazy(lambda: F.tex(make(), w, h) if make()[1] else Tex(make()[0]))
    def near(make, w, h, ou=.02, ov=.02): return Lazy(lambda: F.tex(make(), 1, 1, ou=ou, ov=ov) if make()[1] else Tex(make()[0], 1/w, 1/h, ou=.06, ov=.06))
    cols = lambda *names: [(n, C[n]) for n in names]

    # -------- pillow cases: (name, colours, text, close-up, place, cloth or design, room)
    tick = lambda c, amt=.018, kind='plain': (lambda: (None, c, amt, kind))
    cases = [('percal-wit', ['wit'], 'wit percal', 'percal', 'case', None, 'wit'), ('percal-lichtblauw', ['lichtblauw'], 'lichtblauw percal', 'percal', 'case', None, 'grijs'), ('percal-salie', ['salie'], 'saliegroen percal', 'percal', 'case', None, 'klei'), ('percal-antraciet', ['antraciet'], 'antraciet percal', 'percal', 'case', None, 'lucht'),
             *[('satijn-'+n, [n], n+' katoensatijn met een platte rand', 'satin', 'case-satin', lambda n=n: flange(C[n]), rm) for n, rm in (('wit', 'petrol'), ('ecru', 'mos'), ('taupe', 'wit'), ('petrol', 'zand'))],
             ('hotel-bies', ['wit', 'grijs'], 'wit percal met een dubbele grijze bies', 'percal', 'case-dark', lambda: P.framed(C['wit'], '#7d8084', .085, .009, (.105, .006, '#7d8084')), 'nacht'),
             *[('halflinnen-'+n, [n], n+' halflinnen', 'linen', 'case-oak', lambda n=n: D.slub(C[n], .06), rm) for n, rm in (('zand', 'salie'), ('terra', 'blauw'), ('oudroze', 'wit'))],
             ('jersey-wit', ['wit'], 'witte jersey', 'jersey', 'case-blue', None, 'klei'), ('jersey-lichtgrijs', ['lichtgrijs'], 'gemêleerd lichtgrijze jersey', 'jersey', 'case-clay', lambda: D.slub(C['lichtgrijs'], .075), 'roze'),
             ('flanel-ruit', ['bosgroen', 'ecru'], 'flanel met een ruit in bosgroen', 'flanel', 'case-oak', lambda: P.tartan(C['ecru'], [(C['bosgroen'], .04, .24, .9), (C['bosgroen'], .54, .24, .9), ('#a4493f', .395, .02, .9), (C['bosgroen'], .895, .02, .8)], .17), 'mos'), ('zijde-ecru', ['ecru'], 'ecru zijde', 'satin', 'case-satin', lambda: D.plain('#efe3cc'), 'blauw')]
    for n, names, say, close, place, make, rm in cases:
        h = C[names[0]]; piece = on(make, .70, .58) if make else Cloth(h, amt=.016); fold = on(make, .50, 1.4) if make else Cloth(h, amt=.016)
        product('kussensloop', n, 'pillow-case', n, cols(*names), [('flat:'+place, {1: piece}, 'Twee kussens met een sloop van %s' % say, ''), ('close:'+close, {1: near(make, .7, .58) if make else Cloth(h, amt=.01)}, 'De stof van dichtbij: %s' % say, ''), ('fold-pair', {1: fold}, 'Gevouwen slopen van %s op een houten bank, naast een kopje' % say, rm)])

    # -------- tea towels: (name, colours, text, close-up, table, pieces in the set, cloth or design)
    check = lambda c: (lambda: D.gingham(C[c], C['wit'], .050)); waffle = lambda c: (lambda w, h: Waffle(C[c], w, h))
    teas = [('blok-rood', ['bordeaux', 'wit'], 'blokken in bordeaux en wit', 'katoen', 'tea', 3, check('bordeaux')), ('blok-blauw', ['jeansblauw', 'wit'], 'blokken in jeansblauw en wit', 'katoen', 'tea-cloth', 3, check('jeansblauw')), ('blok-groen', ['bosgroen', 'wit'], 'blokken in bosgroen en wit', 'katoen', 'tea-dark', 3, check('bosgroen')),
            ('linnen-zwart', ['naturel', 'zwart'], 'halflinnen met een zwarte streep', 'linen', 'tea-dark', 6, lambda: lengthwise('#d9c9ab', [(C['zwart'], .12, .016), (C['zwart'], .864, .016)])), ('linnen-oudrood', ['naturel', 'oudrood'], 'halflinnen met oudrode strepen als op een graanzak', 'linen', 'tea', 6, lambda: lengthwise('#d9c9ab', [('#9a5a4e', .44, .12), ('#9a5a4e', .395, .018), ('#9a5a4e', .587, .018)])),
            *[('wafel-'+n, [n], 'wafelstof in '+n, 'waffle', t, 6, waffle(n)) for n, t in (('wit', 'tea-dark'), ('antraciet', 'tea'), ('salie', 'tea-cloth'))],
            ('citroen', ['ecru', 'oker'], 'citroenen aan takken op ecru', 'katoen', 'tea-cloth', 6, lemons), ('kruiden', ['bladgroen', 'wit'], 'twaalf keukenkruiden met hun naam', 'katoen', 'tea', 6, herbs),
            *[('badstof-'+n, [n], 'badstof in '+n, 'terry', t, 6, None) for n, t in (('terra', 'tea-cloth-square'), ('petrol', 'tea-square'))],
            ('glazendoek', ['wit', 'jeansblauw'], 'wit linnen met een blauwe lijn', 'linen', 'tea-dark', 2, lambda: lengthwise(C['wit'], [(C['jeansblauw'], .10, .010), (C['jeansblauw'], .89, .010)])), ('horeca', ['wit', 'jeansblauw'], 'wit katoen met een brede blauwe streep', 'katoen', 'tea', 10, lambda: lengthwise(C['wit'], [('#52708f', .42, .16)]))]
    for n, names, say, close, place, k, make in teas:
        h = C[names[-1] if n.startswith('badstof') else names[0]]; wf = n.startswith('wafel'); piece = make(.5, .7) if wf else on(make, .50, .70) if make else Cloth(h, 'terry', .05, .12)
        product('theedoek', n, 'tea-towel', n, cols(*names), [('flat:'+place, {1: piece}, 'Theedoek met %s, open en gevouwen op een keukentafel' % say if not make or not wf else 'Theedoek van %s, open en gevouwen op een keukentafel' % say, ''),
                ('close:'+close, {1: near(make, .5, .7) if make and not wf else Cloth(h, amt=.01)}, 'Het weefsel van dichtbij: %s' % say, ''), ('flat:fan%d' % k, {1: piece}, 'Een set van %d gevouwen theedoeken: %s' % (k, say), '')])

    # -------- beach towels
    stripe = lambda c: (lambda: D.stripes([(C['ecru'], 1), (C[c], 1)], .25)); hamam = lambda c: (lambda: P.bands([(C[c], 9), ('#f1ece0', 1)], .10))
    towels = [*[('streep-'+n, [n, 'ecru'], 'brede strepen in %s en ecru' % n, 'velvet', 'beach', stripe(n), 1.0, 1.8) for n in ('marine', 'terra')], ('streep-groen', ['bosgroen', 'ecru'], 'brede strepen in bosgroen en ecru', 'velvet', 'beach', stripe('bosgroen'), 1.0, 1.8),
              *[('hamam-'+n, [n], 'smalle witte strepen op %s en een geknoopte franje' % n, 'linen', 'beach-hamam', hamam(n), 1.0, 1.8) for n in ('petrol', 'zand', 'oudroze')], *[('effen-'+n, [n], 'effen badstof in '+n, 'terry', 'beach', None, 1.0, 1.8) for n in ('oker', 'lichtblauw')],
              ('palm', ['bladgroen', 'ecru'], 'grote palmbladeren op ecru', 'velvet', 'beach', oasis, 1.0, 1.8), ('golven', ['grijsblauw', 'wit'], 'golvende lijnen in grijsblauw', 'terry', 'beach', surf, 1.0, 1.8), ('rond-ecru', ['ecru', 'terra'], 'een terra ring op ecru', 'terry', 'beach-round', 'ring', 1.5, 1.5),
              ('microvezel-grijsblauw', ['grijsblauw'], 'effen microvezel in grijsblauw', 'fleece', 'beach-thin', None, 1.0, 1.8), ('xl-streep', ['ecru', 'taupe'], 'smalle strepen in taupe op ecru', 'velvet', 'beach-xl', lambda: D.stripes([(C['ecru'], 5), (C['taupe'], 2)], .14), 1.8, 2.0), ('kids-zee', ['mint', 'multicolor'], 'een walvis, een inktvis en visjes op mint', 'velvet', 'beach-kids', sea, .75, 1.5)]
    for i, (n, names, say, close, place, make, w, h) in enumerate(towels):
        c = C[names[0]]; kind = 'Hamamdoek' if n.startswith('hamam') else 'Rond strandlaken' if n.startswith('rond') else 'Strandlaken'; ring = Ring(C['ecru'], C['terra'], .74, .84); piece = ring if make == 'ring' else on(make, w, h) if make else Cloth(c, 'terry', .05, .12)
        product('strandlaken', n, 'beach-towel', n, cols(*names), [('flat:'+place, {1: piece}, '%s met %s op het zand' % (kind, say), ''), ('close:'+close, {1: Cloth(c, amt=.01) if make == 'ring' or not make else near(make, w, h)}, 'De stof van dichtbij: %s' % say, ''), ('fold-pair', {1: Cloth(c, 'terry', .05, .12) if make == 'ring' else on(make, .5, 1.4) if make and make()[1] else Lazy(lambda make=make: Tex(make()[0], .5, .78)) if make else piece}, '%s met %s, gevouwen op een bank' % (kind, say), ('zand', 'lucht', 'wit', 'mint', 'salie')[i % 5])])

    # -------- flat sheets: the sheet is turned down over a blanket
    BL = ('#8d8577', '#6d7f86', '#a88a6f', '#9a9f8f', '#c9b79c', '#5f6a72', '#b08a80'); RUG = ('#d9cfbd', '#b9b4ab', '#c9b8a4', '#a9b0a6', '#cdbba0')
    BLANKET = {'halflinnen-salie': '#8f6f58', 'percal-zand': '#66787f', 'satijn-taupe': '#d9cdb9', 'flanel-ecru': '#8a6a55', 'percal-antraciet': '#b9a58c'}
    sheets = [('katoen-wit', 'wit', 'wit katoen', 'katoen'), ('katoen-ecru', 'ecru', 'ecru katoen', 'katoen'), *[('percal-'+n, n, n+' percal', 'percal') for n in ('wit', 'lichtblauw', 'zand', 'antraciet')], ('satijn-wit', 'wit', 'wit katoensatijn', 'satin'), ('satijn-taupe', 'taupe', 'taupe katoensatijn', 'satin'), ('hotel-wit', 'wit', 'wit hotelpercal', 'percal'),
              ('halflinnen-naturel', 'naturel', 'naturel halflinnen', 'linen'), ('halflinnen-salie', 'salie', 'saliegroen halflinnen', 'linen'), ('flanel-ecru', 'ecru', 'ecru flanel', 'flanel'), ('flanel-lichtgrijs', 'lichtgrijs', 'lichtgrijs flanel', 'flanel')]
    for i, (n, c, say, close) in enumerate(sheets):
        h = C[c]; f = Lazy(lambda h=h: F.tex(D.slub(h, .05), 2, 2)) if 'linnen' in n else Cloth(h, amt=.018)
        p = {1: f, 2: f, 3: PUREW, 4: Cloth(BLANKET.get(n) or BL[i % 7], 'melange', .05, .2), 5: Cloth(RUG[i % 5], 'pile', .04)}
        product('laken', n, 'flat-sheet', n, [(c, h)], [('flat:bed-sheet', p, 'Bed van bovenaf met een laken van %s, omgeslagen over de deken' % say, ''), ('close:'+close, {1: Cloth(h, amt=.01)}, 'De stof van dichtbij: %s' % say, ''), ('fold-pair', {1: Cloth(h, amt=.018)}, 'Lakens van %s, gevouwen op een houten bank' % say, ('blauw', 'mint', 'roze', 'nacht', 'wit', 'klei')[i % 6])],
            ('flat:bed-sheet-90', p, 'Eenpersoonsbed van bovenaf met een laken van %s, omgeslagen over de deken' % say, ''))

    # -------- bedspreads
    wave = lambda c: Quilt(C[c], .10, 'wave', DW, DL, .20); leaves = lambda: D.botanical(C['ecru'], [(C['bladgroen'], '#48604a'), ('#8aa07f', C['bladgroen']), ('#3f5d52', '#2f473f')], 11, .95)
    spreads = [*[('gestikt-'+n, [n], 'Gestikte sprei in %s met golvend stiksel' % n, 'thin', wave(n), None) for n in ('zand', 'salie', 'jeansblauw')], *[('wafel-'+n, [n], 'Sprei van grove wafelstof in '+n, 'waffle', Waffle(C[n], DW, DL, .022, .24), None) for n in ('wit', 'terra')], *[('velours-'+n, [n], 'Fluwelen sprei in %s met ruitstiksel' % n, 'velvet', Quilt(C[n], .15, 'diamond', DW, DL, .26), None) for n in ('petrol', 'oudroze')],
               ('linnen-naturel', ['naturel'], 'Linnen sprei in naturel', 'linen', Lazy(lambda: F.tex(D.slub('#cfba98', .07), DW, DL)), None), ('jacquard-ecru', ['ecru'], 'Hotelsprei in ecru met een ingeweven patroon', 'melange', Lazy(lambda: F.tex(D.herringbone('#e4dac8', '#f2ebdd', .16), DW, DL)), None), ('matelasse-wit', ['wit'], 'Witte matelassé sprei met een reliëf van bogen', 'molton-quilt', Lazy(lambda: F.tex(P.half_moons('#f4f2ee', ['#e3dfd7', '#ebe8e1', '#e7e3db'], .34), DW, DL)), None),
               ('blad-groen', ['bladgroen', 'ecru'], 'Sprei met groene bladeren op ecru', 'thin', Lazy(lambda: F.tex(leaves(), DW, DL)), leaves), ('streep-marine', ['ecru', 'marine'], 'Sprei in ecru met marine strepen', 'melange', Lazy(lambda: F.tex(D.stripes([(C['ecru'], 7), (C['marine'], 1), (C['ecru'], 1), (C['marine'], 1)], .42), DW, DL)), lambda: D.stripes([(C['ecru'], 7), (C['marine'], 1), (C['ecru'], 1), (C['marine'], 1)], .42)), ('microvezel-antraciet', ['antraciet', 'lichtgrijs'], 'Doorgestikte sprei in antraciet met blokken', 'fibre-box', Quilt(C['antraciet'], .11, 'box', DW, DL, .26), None)]
    for i, (n, names, say, close, piece, make) in enumerate(spreads):
        h = C[names[0]]; fold = on(make, .5, 1.4) if make else Quilt(h, .10, 'diamond' if 'velours' in n else 'wave', .5, 1.4, .16) if n.startswith(('gestikt', 'velours', 'microvezel')) else Waffle(h, .5, 1.4, .016, .22) if n.startswith('wafel') else Cloth(h, amt=.03); pil = Cloth(h, amt=.02) if i % 3 else PUREW
        rm = ('', 'salie', 'wit', 'klei', 'grijs', 'lucht', 'zand')[i % 7]
        product('sprei', n, 'bedspread', n, cols(*names), [('spread', {1: piece, 2: pil}, say+' over een bed', rm), ('close:'+close, {1: near(make, 1, 1) if make else Cloth(h, amt=.01)}, 'De stof van de sprei van dichtbij', ''), ('fold-pair', {1: fold}, say+', gevouwen op een houten bank', ('nacht', 'roze', 'wit', 'petrol', '')[i % 5]), ('flat:bed-spread', {1: piece, 2: pil, 3: PUREW, 5: Cloth(RUG[i % 5], 'pile', .04)}, say+', van bovenaf gezien', '')],
            ('spread-90', {1: Narrow(piece, .71), 2: pil}, say+' over een eenpersoonsbed', rm))

    # -------- bathrobes: (name, colours, text, close-up, model, room, cloth)
    robes = [*[('badstof-'+n, [n], 'Badjas van badstof in '+n, 'terry', 'robe', rm, None) for n, rm in (('wit', 'blauw'), ('antraciet', ''), ('marine', 'klei'))], *[('wafel-'+n, [n], 'Wafelbadjas in %s met kimonokraag' % n, 'waffle', 'flat:kimono', rm, 'wafel') for n, rm in (('wit', 'salie'), ('salie', ''), ('zand', 'grijs'))], ('hotel-wit', ['wit'], 'Witte hotelbadjas van velours met sjaalkraag', 'terry-band', 'robe', 'nacht', None),
             *[('fleece-'+n, [n], 'Fleece badjas in '+n, 'fleece', 'robe', rm, None) for n, rm in (('oudroze', ''), ('nachtblauw', 'zand'))], ('kimono-terra', ['terra'], 'Katoenen kimono in terra', 'katoen', 'flat:kimono', 'lucht', None), ('hamam-petrol', ['petrol', 'ecru'], 'Hamambadjas met capuchon in petrol met ecru strepen', 'linen', 'robe-hood', 'wit', lambda: D.stripes([(C['petrol'], 8), (C['ecru'], 1)], .08)), ('capuchon-lichtgrijs', ['lichtgrijs'], 'Badjas met capuchon in lichtgrijs', 'terry', 'robe-hood', '', None), ('bamboe-taupe', ['taupe'], 'Badjas van bamboeviscose in taupe', 'terry-band', 'robe', 'salie', None)]
    for i, (n, names, say, close, base, rm, make) in enumerate(robes):
        h = C[names[0]]; f = Waffle(h, 1.0, 1.2, .014, .2) if make == 'wafel' else on(make, .8, 1.2) if make else Cloth(h, 'terry' if close.startswith('terry') else 'plain', .04, .12)
        product('badjas', n, 'bathrobe', n, cols(*names), [(base, {1: f}, say+(' aan een haak, met handdoeken op een krukje' if base.startswith('robe') else ', uitgespreid op een houten vloer'), rm), ('close:'+close, {1: near(make, .8, 1.2) if callable(make) else Cloth(h, amt=.01)}, 'De stof van de badjas van dichtbij', ''), ('fold-pair', {1: Cloth(h, 'terry', .04, .12) if not callable(make) else on(make, .5, 1.4)}, say+', gevouwen op een houten bank', ('wit', 'blauw', 'klei', 'mos', 'lucht')[i % 5])])
