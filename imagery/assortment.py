"""The pictures of each product: whole, the cloth from close by, and a third that tells size or use.  `finish.py` calls `fill`."""
import numpy as np
from compose import hexlin
import designs as D, duvets as DV, prints as P
import ranges

WALNUT, GREY = (.30, .20, .14), (.62, .62, .64)
ROOMS = {'': {}, 'salie': dict(wall='#a9b3a0'), 'blauw': dict(wall='#8d9ba5', floor=WALNUT), 'klei': dict(wall='#c9a48d'), 'wit': dict(wall='#ebe7df', floor=WALNUT), 'mos': dict(wall='#747c6a', floor=WALNUT), 'roze': dict(wall='#d9bcb2'), 'nacht': dict(wall='#55616e'), 'grijs': dict(wall='#b7b6b1', floor=GREY),
         'lucht': dict(wall='#bdd0d8'), 'mint': dict(wall='#c3d2c2'), 'geel': dict(wall='#e3d0a2'), 'zand': dict(wall='#d8c8ad', floor=WALNUT), 'petrol': dict(wall='#4f6a6e', floor=WALNUT)}
def room(name): r = ROOMS[name]; return {k: (hexlin(v)*.93 if isinstance(v, str) else v) for k, v in r.items()}
COLD, WARM = ('blauw', 'wit', 'nacht', 'grijs', 'mos', 'petrol'), ('klei', 'salie', 'zand', 'roze', 'wit')
def pick(names, i): return names[i % len(names)]

class Quilt:
    """Soft shading of a stitched duvet or ticking on a plain surface: w x h metres when u and v run from 0 to 1."""
    def __init__(s, c, cell, kind='box', w=1.0, h=1.0, deep=.16): s.c, s.cell, s.kind, s.w, s.h, s.deep = hexlin(c)*.93, cell, kind, w, h, deep
    def __call__(s, u, v):
        x, y = u*s.w/s.cell, v*s.h/s.cell
        if s.kind == 'box': d = np.abs(np.sin(np.pi*x)*np.sin(np.pi*y))
        elif s.kind == 'diamond': d = np.abs(np.sin(np.pi*(x+y))*np.sin(np.pi*(x-y)))
        elif s.kind == 'dots': d = np.clip(np.hypot(x % 1-.5, (y+.5*(np.floor(x) % 2)) % 1-.5)*2.6, 0, 1)
        elif s.kind == 'stripe': d = np.abs(np.sin(np.pi*x))
        else: d = np.abs(np.sin(np.pi*(y+.22*np.sin(x*4.4))))
        return (s.c[None]*(1-s.deep+s.deep*np.clip(d, 0, 1)**.38+.03*np.sin(2*np.pi*x)*np.sin(np.pi*y))[:, None]).astype(np.float32)

class Mesh:
    """Thin threads with the background between them."""
    def __init__(s, c, back, t): s.c, s.b, s.t = hexlin(c)*.93, hexlin(back)*.95, t
    def __call__(s, u, v):
        r = np.floor(v/s.t); d = np.minimum(np.abs(np.sin(np.pi*(u/s.t+.5*(r % 2)))), np.abs(np.sin(np.pi*v/s.t))); k = np.clip((.42-d)/.16, 0, 1)[:, None]; return (s.b*(1-k)+s.c*k).astype(np.float32)

class Narrow:
    """The left part of a cloth, so that its pattern is as large on a narrower bed.  share: of its width."""
    def __init__(s, f, share): s.f, s.share = f, share
    def __call__(s, u, v): return s.f(u*s.share, v)

class ByNumber:
    """The whole number of u chooses the colour."""
    def __init__(s, fs): s.fs = fs
    def __call__(s, u, v):
        k = np.floor(u).astype(int) % len(s.fs); o = np.zeros((len(u), 3), np.float32)
        for i, f in enumerate(s.fs):
            m = k == i
            if m.any(): o[m] = f(u[m]-k[m], v[m])
        return o

EVENING = {'rug-shag', 'rug-round', 'mat-round', 'canopy_round', 'canopy_square', 'sheer_wit', 'sheer_naturel', 'photo:products/klamboe/round'}   # their second room is the first by lamplight
CLOTHS = {'gewassen katoen': 'katoen', 'halflinnen': 'linen', 'lyocell en katoen': 'satin', 'percal': 'percal', 'katoen': 'katoen', 'flanel': 'flanel', 'katoensatijn': 'satin'}
SLUG = lambda t: t.replace(' ', '-')

def fill(F):
    add, Cloth, Tex, tex, Lazy, Towel, PUREW = F.add, F.Cloth, F.Tex, F.tex, F.Lazy, F.Towel, F.PUREW
    W = F.W
    flat = lambda des, **k: Lazy(lambda: F.tex(des(), 1, 1, **k) if des()[1] else Tex(des()[0], 1/DVW, 1/DVL, ou=.36, ov=.32))
    DVW, DVL = F.DW, F.DL
    def product(folder, name, kind, design, cols, views, single=None):
        """views: (base, parts, alternative text, room) in the order of the gallery.  single: the same for the sizes of a single bed."""
        for i, (base, parts, alt, rm) in enumerate(views):
            if i == 2 and base in EVENING: base, alt, rm = 'photo:products/%s/%s' % (folder, name), alt.split(' in een ')[0].split(', ')[0].rstrip(',')+', bij avondlicht', 'avond'
            add('products/%s/%s%s.webp' % (folder, name, '' if i == 0 else '-%d' % (i+1)), base, parts, kind, design, cols, alt, {'view': ('main', 'close', 'use', 'other')[min(i, 3)]}, room=rm)
        if single: base, parts, alt, rm = single; add('products/%s/%s-eenpersoons.webp' % (folder, name), base, parts, kind, design, cols, alt, {'view': 'single'}, room=rm)

    # -------- duvet covers: design x cloth; the first cloth keeps the picture that stands
    pairs = {'Effen': ['gewassen katoen', 'halflinnen', 'lyocell en katoen']}
    USED = {'streep-breed': ['percal', 'katoen'], 'streep-smal': ['percal', 'katoen'], 'ticking': ['katoen', 'percal'], 'ruit-groen': ['katoen', 'flanel'], 'ruit-taupe': ['flanel', 'katoen'], 'botanisch': ['katoen', 'katoensatijn'], 'wilde-bloemen': ['katoen', 'katoensatijn'], 'stip': ['katoen', 'percal'], 'terrazzo': ['katoen', 'katoensatijn'],
            'golven': ['katoensatijn', 'katoen'], 'driehoeken': ['katoen', 'percal'], 'visgraat': ['flanel', 'katoensatijn'], 'ombre': ['katoensatijn', 'katoen'], 'hotel-satijn': ['katoensatijn', 'percal']}
    for i, (name, (des, pil, cols, alt, v)) in enumerate(DV.DUVET.items()):
        kids = name.startswith('kids'); new = i >= 25
        cloths = ['katoen', 'flanel'] if kids else USED.get(name) or (pairs['Effen'] if name.startswith('uni-') and not new else None)
        if cloths is None: cloths = ['gewassen katoen'] if name.startswith('uni') else ['katoensatijn'] if name.startswith('hotel') else ['flanel'] if name in ('ruit-schots', 'ruit-berg', 'winterbes') else ['percal'] if name.startswith('streep') else ['katoen']
        if kids and new: cloths = cloths[:1]
        for k, cl in enumerate(cloths):
            file = name if k == 0 else name+'-'+SLUG(cl); p = F.duvet_parts(name); say = alt.replace('gewassen katoen', cl).replace('flanellen ruit', 'flanellen ruit' if cl == 'flanel' else 'grote ruit').replace('hotelsatijn', 'hotelsatijn' if cl == 'katoensatijn' else cl)
            rooms = ('lucht', 'mint', 'geel', 'roze') if kids else COLD
            base, rm = ('bed_v%d' % v, '') if k == 0 and not (new and i % 3 == 2) else ('bed_v%d' % ((v+k) % 3), pick(rooms if k < 2 else WARM, i+k))
            if kids: base, p, rm = 'bed_kids', F.duvet_parts(name, 1.44), pick(('', *rooms), i+k)
            fold = {1: Lazy(lambda des=des: F.tex(des(), .60, 2.6, ou=.2) if des()[1] else Tex(des()[0], .5, .5, ou=.2, ov=.25)), 2: Lazy(lambda des=des, pil=pil: (lambda t: F.tex(t, .46, 1.4, ou=.4) if t[1] else Tex(t[0], .5, .5, ou=.2, ov=.2))((pil or des)()))}
            o = .55 if name in ('streep-oker', 'ruit-raam') else .09; close = {1: Lazy(lambda des=des, o=o: F.tex(des(), 1, 1, ou=o+.02, ov=o-.02) if des()[1] else Tex(des()[0], .5, .5, ou=.05, ov=.1))}
            product('dekbedovertrek', file, 'duvet-cover', name, cols, [
                (base, p, 'Dekbedovertrek met %s op een opgemaakt %s' % (say, 'eenpersoonsbed' if kids else 'bed'), rm), ('close:%s' % ('katoen' if kids and cl == 'katoen' else CLOTHS[cl]), close, 'De stof van dichtbij: %s, %s' % (cl, say), ''),
                ('fold-cover', fold, 'Het overtrek met kussenslopen, gevouwen op een houten bank: %s' % say, pick(rooms, i+k+1) if (i+k) % 2 else '')],
                None if kids else ('bed_kids', F.duvet_parts(name, 1.44), 'Dekbedovertrek met %s op een eenpersoonsbed' % say, rm))

    # -------- fitted sheets: colour x cloth
    COL = dict(F.SHEETS)
    for cloth, pre, base, close, names, text in (('jersey', '', 'sheet', 'jersey', list(COL), 'Hoeslaken van jersey'), ('percal', 'percal-', 'sheet-percal', 'percal', 'wit ecru zand lichtgrijs salie jeansblauw antraciet lichtblauw nachtblauw oudroze terra taupe'.split(), 'Hoeslaken van percal'),
                                           ('katoensatijn', 'katoensatijn-', 'sheet-satin', 'satin', 'wit ecru zand lichtgrijs taupe antraciet petrol bordeaux mint lavendel'.split(), 'Hoeslaken van katoensatijn'), ('topper', 'topper-', 'sheet-topper', 'jersey', 'wit ecru zand lichtgrijs antraciet salie nachtblauw oudroze'.split(), 'Topperhoeslaken van jersey')):
        for i, n in enumerate(names):
            h = COL[n]; f = Cloth(h, amt=.018); c = [(n, h)]
            rm = {'percal': 'blauw', 'katoensatijn': 'klei', 'topper': 'salie'}.get(cloth, '') if n not in ('salie', 'terra', 'oudroze', 'jeansblauw', 'nachtblauw', 'lichtblauw') else {'percal': 'wit', 'katoensatijn': 'zand', 'topper': 'grijs'}.get(cloth, '')
            product('hoeslaken', pre+n, 'fitted-sheet', cloth, c, [(base, {1: f, 2: PUREW}, '%s in %s, strak om %s' % (text, n, 'de topper' if cloth == 'topper' else 'het matras'), rm),
                ('close:'+close, {1: Cloth(h, amt=.01)}, 'De stof van dichtbij: %s in %s' % (cloth if cloth != 'topper' else 'jersey', n), ''), ('fold-sheet', {1: f}, 'Het hoeslaken in %s, gevouwen op een plank naast een kopje' % n, pick(('salie', 'wit', 'klei', 'grijs'), i+len(pre)))],
                (base+'-90', {1: f, 2: PUREW}, '%s in %s op een eenpersoonsbed' % (text, n), rm))
    eight = ['wit', 'ecru', 'zand', 'lichtgrijs', 'salie', 'jeansblauw', 'antraciet', 'nachtblauw']
    product('hoeslaken', 'basis', 'fitted-sheet', 'basis', [(n, COL[n]) for n in eight], [('fold-cover', {1: Cloth(COL['salie'], amt=.018), 2: Cloth(COL['zand'], amt=.018)}, 'Gevouwen katoenen hoeslakens in salie en zand op een houten bank', 'klei'), ('close:katoen', {1: Cloth(COL['wit'], amt=.01)}, 'De stof van dichtbij: katoen met een gestikte zoom', ''), ('sheet-percal', {1: Cloth(COL['jeansblauw'], amt=.018), 2: PUREW}, 'Katoenen hoeslaken in jeansblauw op een bed', 'grijs')])
    for n in eight: add('products/hoeslaken/basis-%s.webp' % n, 'flat:cover-cotton', {1: Cloth(COL[n], amt=.018), 2: PUREW, 3: Cloth('#b9b2a6', 'melange', .04), 5: Cloth('#a9b0a6' if n in ('zand', 'ecru') else '#cdbba0', 'pile', .04)}, 'fitted-sheet', 'basis', [(n, COL[n])], 'Katoenen hoeslaken in %s om een matras, met een tweede opgevouwen aan het voeteneind, van bovenaf' % n, {'view': 'main'})

    # -------- moltons
    WH = '#f4f2ee'; fold = lambda c=WH, **k: {1: Cloth(c, amt=.012)}
    for n, base, p, close, a, rm in (('grondlaag', 'sheet', Quilt(WH, .07, 'diamond', deep=.09), 'molton', 'Witte katoenen molton om een matras', ''), ('stretch', 'sheet', Cloth('#f0eeea', amt=.02), 'molton-stretch', 'Witte stretchmolton, strak om een matras', 'klei'), ('waterdicht', 'sheet-percal', Cloth('#eef0f0', amt=.012), 'molton-water', 'Witte waterdichte molton om een matras', 'lucht'),
                             ('topper', 'sheet-topper', Quilt('#f3f0ea', .10, 'diamond', deep=.07), 'molton', 'Witte molton met lage hoek om een topper', 'wit'), ('hotel', 'sheet-satin', Quilt('#f4f2ee', .13, 'box', deep=.10), 'molton-quilt', 'Doorgestikte witte hotelmolton om een matras', 'nacht')):
        product('molton', n, 'protector', n, W, [(base, {1: p, 2: PUREW}, a, rm), ('close:'+close, {1: Cloth(WH, amt=.006)}, 'De stof van de molton van dichtbij', ''), ('fold-sheet', fold(), 'De molton, gevouwen op een plank naast een kopje', rm or 'salie')],
            (base+'-90', {1: Narrow(p, .56), 2: PUREW}, a+', op een eenpersoonsbed', rm))

    for n, kind, base, close, fold, a in (('lyocell', 'smooth', 'cover-smooth', 'molton-stretch', 'folded-plain', 'Gladde witte lyocellmolton, strak om een matras, van bovenaf'), ('split', 'split', 'cover-split-molton', 'jersey', 'folded-plain', 'Witte splitmolton met een snede tot halverwege, om een split topper'), ('badstof', 'terry', 'cover-terry', 'molton-water', 'folded-terry', 'Witte molton van badstof om een matras, van bovenaf'),
                                          ('hoekelastiek', 'straps', 'cover-straps', 'molton', 'folded-quilt', 'Witte molton die met elastiek om de hoeken van het matras zit'), ('zorg', 'care', 'cover-care', 'molton-stretch', 'folded-plain', 'Witte zorgmolton op een eenpersoonsbed, met de zijkanten los'), ('wol', 'wool', 'cover-wool', 'wool-quilt', 'folded-wool', 'Doorgestikt wollen matrasdek op een bed, van bovenaf'), ('kussen', 'pillow', 'protector', 'molton-quilt', 'folded-quilt', 'Twee doorgestikte kussenmoltons, een met het kussen half eruit')):
        c = '#ece3d2' if n == 'wol' else WH; p = {1: Cloth(c, amt=.012), 2: PUREW, 3: Cloth('#b9b2a6', 'melange', .04), 5: Cloth(pick(('#d9cfbd', '#a9b0a6', '#c9b8a4', '#b9b4ab'), len(n)), 'pile', .04)}
        product('molton', n, 'protector', n, [('naturel' if n == 'wol' else 'wit', c)], [('flat:'+base, p, a, ''), ('close:'+close, {1: Cloth(c, amt=.006)}, 'De stof van de molton van dichtbij', ''), ('flat:'+fold, {1: Cloth(c, amt=.012), 3: Cloth(pick(('#7d8f99', '#b9a58c', '#8d9b83', '#c29b93', '#6f7f86'), len(n)+len(kind)), amt=.03)}, 'De molton, gevouwen met een band eromheen', '')],
            ('flat:'+base+'-90', p, a.replace(', van bovenaf', '').replace(' op een bed', '')+', op een eenpersoonsbed', '') if n in ('lyocell', 'badstof', 'hoekelastiek', 'wol') else None)

    # -------- towels
    TC = dict(F.TOWELS); tw = lambda h: {1: Towel(h, 'terry', .05, .12, .45, 1.4)}; near = lambda h, k='terry': ('close:'+k, {1: Cloth(h, amt=.01)})
    for i, (n, h) in enumerate(F.TOWELS):
        product('handdoek', n, 'towel', 'badstof', [(n, h)], [('towel', tw(h), 'Badstof handdoeken in %s, hangend en gevouwen' % n, ''), (*near(h), 'De lussen van het badstof van dichtbij, in %s' % n, ''), ('towel-set', tw(h), 'Gevouwen handdoeken in %s op een houten bank' % n, pick(WARM+COLD, i))])
    for i, n in enumerate('wit zand taupe antraciet lichtgrijs marine bosgroen petrol chocolade terra'.split()):
        h = TC[n]; product('handdoek', 'hotel-'+n, 'towel', 'hotel', [(n, h)], [('towel-hotel', tw(h), 'Hotelhanddoeken in %s op planken: gestapeld en opgerold' % n, pick(('wit', 'grijs', 'blauw', 'klei'), i)), (*near(h, 'terry-band'), 'Dicht badstof van dichtbij, in %s' % n, ''), ('towel', tw(h), 'Hotelhanddoeken in %s aan een rail boven een kruk' % n, pick(('nacht', 'wit', 'zand'), i))])
    for i, n in enumerate('wit zand salie oudroze oker jeansblauw mint terra'.split()):
        h = TC[n]; product('handdoek', 'set-'+n, 'towel', 'set', [(n, h)], [('towel-set', tw(h), 'Set van vier handdoeken in %s met een lint eromheen' % n, ''), (*near(h), 'De lussen van het badstof van dichtbij, in %s' % n, ''), ('towel-hotel', tw(h), 'Handdoeken in %s op planken in de badkamer' % n, pick(('lucht', 'roze', 'mint', 'wit'), i))])
    for i, n in enumerate('wit taupe perzik lavendel bordeaux mint'.split()):
        h = TC[n]; product('handdoek', 'gast-'+n, 'towel', 'gast', [(n, h)], [('towel-guest', tw(h), 'Drie opgerolde gastendoekjes in %s op een dienblad' % n, pick(('', 'salie', 'klei'), i)), (*near(h), 'De lussen van het badstof van dichtbij, in %s' % n, ''), ('towel', tw(h), 'Gastendoekjes in %s naast een grote handdoek' % n, pick(('grijs', 'mint', 'roze'), i))])
    five = ['wit', 'lichtgrijs', 'antraciet', 'marine', 'taupe']
    product('handdoek', 'zakelijk', 'towel', 'zakelijk', [(n, TC[n]) for n in five], [('towel-hotel', tw(TC['wit']), 'Stapels witte zakelijke handdoeken op planken', 'petrol'), (*near(TC['wit'], 'terry-band'), 'Dicht badstof van dichtbij, in wit', ''), ('towel-hotel', tw(TC['lichtgrijs']), 'Zakelijke handdoeken in lichtgrijs op planken', 'nacht')])
    for n in five: add('products/handdoek/zakelijk-%s.webp' % n, 'flat:bulk', tw(TC[n]), 'towel', 'zakelijk', [(n, TC[n])], 'Tien gevouwen zakelijke handdoeken in %s, in twee rijen, van bovenaf' % n, {'view': 'main'})
    # bath mats
    T = F.T
    for n, h, b, base in ([(n, h, None, 'mat') for n, h in (('antraciet', '#5b5d60'), ('wit', '#f0eee8'), ('zand', '#d3c3a8'), ('petrol', '#44666b'), ('oudroze', '#cba096'))]+[('ecru-streep', '#ece5d8', '#8f9a8c', 'mat'), ('marine-streep', '#34455f', '#e9e4d8', 'mat'), ('taupe-streep', '#a59482', '#efe9de', 'mat')]
                          +[('rond-'+n, h, None, 'mat-round') for n, h in (('taupe', '#b9a792'), ('salie', '#9fab95'), ('antraciet', '#5b5d60'), ('ecru', '#ece5d8'))]):
        c = n.replace('rond-', '').replace('-streep', ''); cols = [(c, h)]+([({'#8f9a8c': 'salie'}.get(b, 'ecru'), b)] if b else []); p = F.mat_stripe(h, b) if b else T(h); say = ('Ronde badmat' if 'rond' in n else 'Badmat')+' in %s' % c+(' met streep' if b else '')
        product('badmat', n, 'bath-mat', 'streep' if b else 'rond' if 'rond' in n else 'effen', cols, [(base, p, say+' op een tegelvloer', ''), ('close:bath-mat', {1: Cloth(h, 'pile', .03)}, 'De pool van de badmat van dichtbij, in %s' % c, ''), (base, p, say+' in een badkamer met een donkere vloer', 'petrol' if c in ('wit', 'ecru', 'zand') else 'wit')])

    # -------- pillows
    def pillow(n, base, tint, close, a, rm='', p2=None, p3=None, bed=''): product('kussen', n, 'pillow', n, W, [(base, {1: Cloth(tint, amt=.012), 2: p2 or Cloth(tint, amt=.012), 3: Cloth(p3 or '#d9d5cc')}, a, rm), ('close:'+close, {1: Cloth(p2.hex if hasattr(p2, 'hex') else tint, amt=.006)}, 'De buitenkant van het kussen van dichtbij', ''), ('bed_v%d' % {'a': 0, 'b': 1, 'c': 2}.get(bed, 0), {1: Cloth(pick(('#a3ae98', '#d8c9b2', '#b9c4c9', '#cda59b', '#9c8b7c', '#c7b99a'), len(n)), amt=.02), 2: Cloth(tint, amt=.012)}, 'Twee kussens van deze soort op een opgemaakt bed', pick(COLD+WARM, len(n)+len(a)))])
    def from_above(n, flat, a, tint='#f4f2ee', core='#f4f2ee', pipe='#d9d5cc'):
        q = next(r for r in reversed(F.REC) if r[0] == 'products/kussen/%s.webp' % n); F.REC[F.REC.index(q)] = (q[0], 'flat:pillow-'+flat, {1: Cloth(tint, amt=.012), 2: foamc(core), 3: Cloth(pipe)}, {**q[3], 'alt_nl': a+', van bovenaf'}, {})
    def foamc(h): c = Cloth(h, amt=.03); c.hex = h; return c
    pillow('pillow', 'pillow', '#f4f2ee', 'katoen', 'Wit hoofdkussen met zachte vezelvulling', bed='a'); pillow('microvezel', 'pillow-pipe', '#f3f1ee', 'flanel', 'Zacht wit microvezelkussen tegen een saliegroene muur', 'salie', p3='#ecebe6', bed='b'); pillow('zijslaper', 'pillow-box', '#f4f2ee', 'percal', 'Twee hoge witte hoofdkussens met een opstaande rand tussen twee biezen', 'klei', Cloth('#e9e4da', amt=.012), '#a79f92', bed='c')
    pillow('kind', 'pillow-pipe', '#f6f2e8', 'katoen', 'Wit kinderkussen met een mintgroene bies', 'geel', p3='#9fc4ac', bed='b'); pillow('koel', 'pillow-box', '#dfeaf0', 'cool', 'Hoofdkussen met gladde, koele tijk in lichtblauw', 'blauw', bed='c'); pillow('pillow-down', 'pillow-down', '#f4f2ee', 'batist', 'Donzen hoofdkussen, extra vol', '', bed='b'); pillow('drie-kamers', 'pillow-pipe', '#f2efe8', 'percal', 'Vol donzen hoofdkussen met drie kamers en een fijne bies', 'grijs', p3='#cfc4b2', bed='a')
    pillow('hotel', 'pillow-pipe', '#f4f2ee', 'satin', 'Vol hotelkussen met dubbele grijze bies', 'nacht', p3='#77797c', bed='c'); pillow('pillow-foam', 'pillow-foam', '#f4f2ee', 'tick-dots', 'Ergonomisch traagschuim hoofdkussen in golfvorm', bed='a'); pillow('platen', 'pillow-latex', '#f4f2ee', 'foam', 'Traagschuim hoofdkussen met de kern voor de losse hoes', 'salie', foamc('#efe3c6'), bed='b'); pillow('gel', 'pillow-latex', '#f1f3f4', 'gel', 'Hoofdkussen van traagschuim met blauwe gel en luchtgaatjes', 'wit', foamc('#b9cfdd'), bed='c'); pillow('latex', 'pillow-latex', '#f4f1e8', 'latex', 'Nekkussen van latex met luchtgaatjes en een verhoging', 'mos', foamc('#efe8cf'), bed='a')

    for q in (('microvezel', 'brushed', 'Twee zachte kussens van geborstelde microvezel'), ('kind', 'child', 'Plat kinderkussen van 40 bij 60 cm met een mintgroene bies', '#f6f2e8', '#f4f2ee', '#9fc4ac'), ('koel', 'cool', 'Hoofdkussen met gladde, koele tijk in lichtblauw', '#dfeaf0'), ('pillow-down', 'down', 'Donzen hoofdkussen met de afdruk van een hoofd, naast drie veren'),
              ('drie-kamers', 'rooms', 'Donzen hoofdkussen met drie kamers en een fijne bies, naast een veer', '#f2efe8', '#f4f2ee', '#cfc4b2'), ('hotel', 'hotel', 'Twee volle hotelkussens met een dubbele grijze bies', '#f4f2ee', '#f4f2ee', '#77797c'), ('platen', 'plates', 'Traagschuim hoofdkussen met drie losse platen die uit de hoes steken', '#f4f2ee', '#efe3c6'), ('gel', 'gel', 'Kern van blauw gelschuim met luchtgaatjes, half uit de doorgestikte hoes', '#f1f3f4', '#b9cfdd')): from_above(*q)

    # -------- duvets: folded, from close by, and on the bed
    FLAT = {'duvet-all': ('two', 'Wit vierseizoenendekbed van twee lagen, een dikke en een dunne met drukknopen'), 'katoen': ('two-cotton', 'Vierseizoenendekbed van twee lagen met een katoenen tijk, naast twee katoenbollen'), 'zomer': ('leaf', 'Dun zomerdekbed met golvend stiksel, naast een takje'), 'winter': ('brushed', 'Dik winterdekbed van geborstelde microvezel met doorgestikte vakken'),
            'alledag': ('wave', 'Enkel dekbed met breed golvend stiksel'), 'ganzendons': ('goose', 'Heel dik winterdekbed van ganzendons in kleine vakken, naast drie veren'), 'dons-zomer': ('airy', 'Dun donzen zomerdekbed in grote vakken, naast een veer'), 'dons-hotel': ('hotel', 'Vol donzen hoteldekbed met een dubbele grijze bies, naast drie veren'),
            'duvet-wool': ('wool', 'Wollen dekbed in naturel met ruitstiksel, naast twee plukken wol'), 'wol-vier': ('two-wool', 'Wollen vierseizoenendekbed van twee lagen met ruitstiksel, naast twee plukken wol'), 'kameelhaar': ('camel', 'Kameelhaardekbed in warm naturel met kleine vakken, naast twee plukken haar'), 'kind': ('child', 'Klein kinderdekbed met een mintgroene bies')}
    def duvet(n, base, c, close, cell, kind, v, a, rm='', second='', fold=None):
        cn = 'naturel' if c in ('#ece4d6', '#e2d2b8', '#ebe0cc') else 'wit'
        folded = (base, {1: Cloth(c, amt=.012), 2: PUREW}, a, rm); bed = ('bed_v%d' % v, {1: Quilt(c, cell, kind, DVW, DVL, .13), 2: PUREW}, 'Het dekbed zonder overtrek op een bed van 160 cm breed', second)
        near = ('close:'+close, {1: Cloth(c, amt=.006)}, 'Het stiksel en de tijk van het dekbed van dichtbij', '')
        flat, say = FLAT.get(n, (None, ''))
        if flat: folded = ('flat:duvet-'+flat, {1: Cloth(c, amt=.012), 3: Cloth('#9fc4ac'), 4: Cloth('#77797c')}, say+', opgevouwen, van bovenaf', '')
        product('dekbed', n, 'duvet', n, [(cn, c)], [folded, near, bed])
    duvet('duvet-all', 'duvet-all', '#f4f2ee', 'fibre-box', .24, 'box', 0, 'Opgevouwen wit vierseizoenendekbed', '', 'blauw'); duvet('katoen', 'duvet-thin', '#f3efe6', 'fibre-box', .20, 'box', 2, 'Opgevouwen wit vierseizoenendekbed met katoenen tijk', 'salie', 'klei'); duvet('zomer', 'duvet-thin', '#f4f3f0', 'thin', .13, 'wave', 1, 'Dun wit zomerdekbed, opgevouwen', 'lucht', 'mint', fold=True)
    duvet('winter', 'duvet-thick', '#f2f0ec', 'fibre', .22, 'wave', 2, 'Dik wit winterdekbed, opgevouwen', 'nacht', 'nacht', fold=True); duvet('alledag', 'duvet-thin', '#f3f1ee', 'fibre', .26, 'wave', 1, 'Wit enkel dekbed met golvend stiksel, opgevouwen', 'klei', 'zand'); duvet('duvet-down', 'duvet-down', '#f3f1ee', 'down', .30, 'box', 0, 'Donzen vierseizoenendekbed, opgevouwen', '', 'petrol')
    duvet('ganzendons', 'duvet-thick', '#f4f3f1', 'batist', .22, 'box', 2, 'Volumineus winterdekbed van ganzendons, opgevouwen', 'blauw', 'grijs', fold=True); duvet('dons-zomer', 'duvet-thin', '#f5f3ee', 'down-small', .20, 'box', 1, 'Dun donzen zomerdekbed, opgevouwen', 'zand', 'lucht', fold=True); duvet('dons-hotel', 'duvet-thick', '#f2f0eb', 'down-small', .26, 'box', 0, 'Vol donzen hoteldekbed in vier lagen gevouwen', 'mos', 'mos')
    duvet('duvet-wool', 'duvet-wool', '#ece4d6', 'wool-quilt', .18, 'diamond', 1, 'Wollen dekbed in naturel, opgevouwen', '', 'salie'); duvet('wol-vier', 'duvet-thin', '#ebe0cc', 'wool-quilt', .15, 'diamond', 2, 'Wollen vierseizoenendekbed in naturel, in vijf lagen gevouwen', 'wit', 'zand'); duvet('kameelhaar', 'duvet-thin', '#e2d2b8', 'camel', .14, 'box', 0, 'Kameelhaardekbed in warm naturel, opgevouwen', 'klei', 'wit'); duvet('kind', 'duvet-thin', '#f5f3ee', 'fibre-box', .17, 'box', 1, 'Klein wit kinderdekbed, opgevouwen', 'geel', 'roze')

    # -------- mattresses and toppers
    def mattress(n, base, side, close, cell, kind, a, rm='', tick='#f2f0eb', bed='sheet', second='', use='Het matras in een bedbodem van 160 cm breed, met twee kussens', pipe='#8b857b', folder='matras'):
        p = {1: Cloth(tick, amt=.015, tile=.25), 2: Cloth(side, 'melange', .05, .25), 3: Cloth(pipe, amt=.03)}
        product(folder, n, 'mattress' if folder == 'matras' else 'topper', n, [('wit', tick), ('grijs', side)], [(base, p, a, rm), ('close:'+close, {1: Cloth(tick, amt=.006)}, 'De doorgestikte tijk van dichtbij', ''), (bed, {1: Quilt(tick, cell, kind, deep=.10), 2: PUREW}, use, second)]+([(base+'_close', p, 'De opbouw van dichtbij', rm)] if folder == 'matras' else []))
    mattress('mattress-pocket', 'mattress-pocket', '#b9b3a9', 'tick-box', .11, 'box', 'Pocketveringmatras met opengewerkte hoek waarin de veren zichtbaar zijn', '', second='blauw'); mattress('pocket-latex', 'mattress-latex', '#a8a093', 'tick-dots', .09, 'dots', 'Pocketveringmatras met kleine veren onder een laag latex', 'salie', bed='sheet-percal', second='klei')
    mattress('pocket-hotel', 'mattress-latex', '#6f6d6b', 'tick-diamond', .12, 'diamond', 'Hotelmatras met pocketveren en een donkergrijze rand', 'nacht', second='mos'); mattress('mattress-cold', 'mattress-cold', '#a8b3b5', 'tick-wave', .10, 'wave', 'Koudschuimmatras met zichtbare schuimlagen', '', bed='sheet-percal', second='zand'); mattress('koudschuim-hr55', 'mattress-gel', '#c9ced0', 'tick-dots', .08, 'dots', 'Koudschuimmatras met lagen blauw en wit schuim', 'klei', second='grijs')
    mattress('kind', 'mattress-kid', '#cfd9c6', 'tick-box', .09, 'box', 'Smal kindermatras van één stuk groen schuim', 'geel', bed='sheet-percal', second='lucht', use='Dezelfde tijk op een opgemaakt bed'); mattress('mattress-memory', 'mattress-memory', '#a9a59c', 'tick-diamond', .13, 'diamond', 'Traagschuimmatras met zichtbare traagschuimlaag', '', second='nacht'); mattress('gel', 'mattress-gel', '#9db0bc', 'tick-wave', .08, 'wave', 'Traagschuimmatras met een laag blauwe gel', 'blauw', bed='sheet-percal', second='wit')
    # layers of foam, latex, coir, wool and springs, for the stacks: parts 4, 5 and 6 from the bottom
    foam_ = lambda h: Cloth(h, 'pile', .035, .1)
    class Holes(Cloth):
        def __call__(s, u, v): c = super().__call__(u, v); t = .030; r = np.hypot((u/t) % 1-.5, (v/t+.5*(np.floor(u/t) % 2)) % 1-.5); return c*(1-.45*np.clip((.20-r)/.06, 0, 1))[:, None].astype(np.float32)
    class Springs(Cloth):
        def __call__(s, u, v): x = (u/.042) % 1-.5; return (super().__call__(u, v)*(.62+.45*np.sqrt(np.clip(1-(2*x)**2, 0, 1)))[:, None]).astype(np.float32)
    class Marble(Cloth):
        def __call__(s, u, v): c = super().__call__(u, v); n = yarn_('melange'); k = np.clip(.5+.6*n[(v*900).astype(np.int64) % 512, (u*900).astype(np.int64) % 512], 0, 1)[:, None]; return (c*(1-.35*k)+hexlin('#eef4f7')*.33*k).astype(np.float32)
    class Waves(Cloth):
        def __call__(s, u, v): return (super().__call__(u, v)*(.80+.22*np.abs(np.sin(np.pi*u/.05)))[:, None]).astype(np.float32)
    yarn_ = F.yarn; holes = lambda h='#efe7cb': Holes(h, 'pile', .02, .1)
    def stack(folder, n, base, layers, cell, kind, side, close, a, rm, above, use, tick='#f2f0eb', dark=None):
        p = {1: Quilt(tick, cell, kind, deep=.14), 2: Cloth(side, 'melange', .05, .25), 3: Cloth('#8b857b', amt=.03), 4: layers[0], 5: layers[1], 6: layers[2]}
        product(folder, n, 'mattress' if folder == 'matras' else 'topper', n, [('wit', tick)], [(base, p, a, rm), ('close:'+close, {1: Cloth(tick, amt=.006)}, 'De doorgestikte tijk van dichtbij', ''), ('flat:'+above, {1: Cloth(tick, amt=.01), 2: Cloth(pick(('#f4f2ee', '#d8c9b2', '#a9b39f', '#8ea3b0', '#cda59b'), len(n)), amt=.015), 3: Cloth(side, 'melange', .04), 5: Cloth(pick(('#d9cfbd', '#a9b0a6', '#c9b8a4', '#b9b4ab', '#cdbba0'), len(a)), 'pile', .04)}, use, '')])
    T_ = 'Het topmatras op een bed van 160 cm breed, van bovenaf gezien'; cream, blue = foam_('#f3e7c4'), foam_('#b9c9d6')
    for n, base, layers, cell, kind, side, close, a, rm, above in (
        ('koudschuim', 'topper-stack', (cream,)*3, .10, 'wave', '#cfc8bc', 'tick-wave', 'Topmatras van koudschuim, met de hoek open', 'salie', 'cover-wave'), ('traagschuim', 'topper-stack', (blue,)*3, .12, 'diamond', '#c3c9cc', 'tick-diamond', 'Topmatras van traagschuim, met de hoek open', 'blauw', 'cover-diamond'), ('latex', 'topper-stack', (holes(),)*3, .09, 'dots', '#d9ccb4', 'tick-dots', 'Topmatras van natuurlatex met luchtgaatjes, met de hoek open', 'klei', 'cover-dots'),
        ('gel', 'topper-stack', (foam_('#f0e9d6'), Marble('#6f9fc4'), Marble('#6f9fc4')), .09, 'wave', '#9db0bc', 'cool', 'Topmatras met een laag blauwe gel op koudschuim', 'lucht', 'cover-wave'), ('pocket', 'topper-stack', (foam_('#e6e9ea'), Springs('#f4f3f0', 'plain', .02), foam_('#e6e9ea')), .11, 'box', '#a8a093', 'tick-box', 'Topmatras met kleine pocketveren tussen twee lagen schuim', 'zand', 'cover-tick'), ('hotel', 'topper-stack', (foam_('#e9e8e4'),)*3, .16, 'box', '#6f6d6b', 'tick-box', 'Hoteltopper met in blokken doorgestikte tijk', 'nacht', 'cover-box'),
        ('hoogland', 'topper-stack', (cream, Waves('#9fc0b4', 'pile', .03, .1), Waves('#9fc0b4', 'pile', .03, .1)), .08, 'dots', '#8d9b93', 'tick-dots', 'Hoog topmatras van twee soorten schuim, de bovenste met golfsnede', 'mos', 'cover-dots'), ('basis', 'topper-stack', (foam_('#eceff0'),)*3, .13, 'wave', '#d9d6cf', 'tick-wave', 'Dun topmatras van comfortschuim', 'wit', 'cover-wave'),
        ('split-koudschuim', 'topper-split', (cream,)*3, .10, 'wave', '#cfc8bc', 'tick-wave', 'Split topper van koudschuim: aan het hoofdeind in twee helften', 'grijs', 'cover-split'), ('split-traagschuim', 'topper-split', (blue,)*3, .12, 'diamond', '#c3c9cc', 'tick-diamond', 'Split topper van traagschuim: aan het hoofdeind in twee helften', 'petrol', 'cover-split'), ('split-latex', 'topper-split', (holes(),)*3, .09, 'dots', '#d9ccb4', 'tick-dots', 'Split topper van natuurlatex: aan het hoofdeind in twee helften', 'roze', 'cover-split')):
        stack('topper', n, base, layers, cell, kind, side, close, a, rm, above, T_ if 'split' not in n else 'De split topper op een bed, van bovenaf: de snede loopt tot halverwege')
    for n, base, c, close, fold, a in (('dons', 'cover-down', '#f4f2ee', 'down', 'folded-down', 'Donzen topdek met grote blokken op een bed, van bovenaf'), ('wol', 'cover-wool', '#ece3d2', 'wool-quilt', 'folded-wool', 'Wollen topdek met ruitstiksel op een bed, van bovenaf')):
        p = {1: Cloth(c, amt=.012), 2: Cloth('#cfc2b0' if n == 'dons' else '#b4bda9', amt=.015), 3: Cloth('#b9b2a6', 'melange', .04), 5: Cloth('#a9b0a6' if n == 'dons' else '#c9b8a4', 'pile', .04)}
        product('topper', n, 'topper', n, [('wit', c)], [('flat:'+base, p, a, ''), ('close:'+close, {1: Cloth(c, amt=.006)}, 'Het stiksel en de tijk van dichtbij', ''), ('flat:'+fold, {1: Cloth(c, amt=.012), 3: Cloth('#b39a7d' if n == 'dons' else '#7d8f99', amt=.03)}, 'Het topdek, opgevouwen met een band eromheen', '')])
    for n, kind, layers, tick, rub, close, above, a in (('natuurlatex', 'latex', ('#9a7a55', '#f1ead0', '#e9e2d3'), '#f0eadd', '#d9ccb4', 'tick-box', 'cover-tick', 'Doorsnede van het natuurlatexmatras: kokos, latex met luchtgaatjes, wol en de tijk'), ('extra-stevig', 'firm', ('#b9cbd3',)*3, '#f2f0eb', '#6f7f86', 'tick-wave', 'cover-wave', 'Doorsnede van het stevige koudschuimmatras: schuim uit één stuk'), ('eenpersoons', 'springs', ('#f3f2ee', '#f3f2ee', '#dfe9dd'), '#f2f0eb', '#b5b8b4', 'tick-diamond', 'single', 'Doorsnede van het pocketveringmatras: veren onder een laag comfortschuim')):
        p = {1: Cloth(tick, amt=.012), 2: Cloth('#f4f2ee' if kind != 'firm' else '#d8c9b2', amt=.012), 3: Cloth(rub, 'melange', .04), 5: foam_(layers[1]), 4: foam_(layers[0]), 6: foam_(layers[2])}
        product('matras', n, 'mattress', n, [('wit', tick)], [('flat:section-'+kind, p, a, ''), ('close:'+close, {1: Cloth(tick, amt=.006)}, 'De doorgestikte tijk van dichtbij', ''), ('flat:'+above, {**p, 5: Cloth(pick(('#a9b0a6', '#c9b8a4', '#d9cfbd'), len(n)), 'pile', .04)}, 'Het matras in een bed, van bovenaf gezien', '')])
    fm = {1: Cloth('#6f8499', 'melange', .06, .2), 2: PUREW}; product('matras', 'vouwmatras', 'mattress', 'vouwmatras', [('jeansblauw', '#6f8499')], [('flat:folding-open', fm, 'Vouwmatras van drie kussens in jeansblauw, uitgeklapt op de vloer', ''), ('close:melange', {1: Cloth('#6f8499', amt=.02)}, 'De hoes van dichtbij', ''), ('flat:folding-folded', fm, 'Het vouwmatras, ingeklapt tot een stapel van drie kussens', '')])

    # -------- curtains
    for i, (n, h) in enumerate(F.CURTAINS):
        product('gordijn', 'verduisterend-'+n, 'curtain', 'verduisterend', [(n, h)], [('curtain', {1: Cloth(h, 'melange', .05, .2)}, 'Verduisterende gordijnen in %s voor een raam' % n, ''), ('close:melange', {1: Cloth(h, amt=.02)}, 'De stof van het gordijn van dichtbij, in %s' % n, ''), ('curtain', {1: Cloth(h, 'melange', .05, .2)}, 'Hetzelfde gordijn in een kamer met een andere muur, naast een stoel', pick(('salie', 'klei', 'grijs', 'wit', 'lucht'), i))])
    for i, n in enumerate('petrol nachtblauw terra oker oudroze antraciet'.split()):
        h = dict(F.CURTAINS)[n]; f = Cloth(h, 'knit', .05, .3)
        product('gordijn', 'velours-'+n, 'curtain', 'velours', [(n, h)], [('curtain', {1: f}, 'Velours gordijnen in %s in een kamer met een donkere vloer' % n, pick(('zand', 'wit', 'mos'), i)), ('close:velvet', {1: Cloth(h, amt=.01)}, 'Het velours van dichtbij, in %s' % n, ''), ('curtain', {1: f}, 'Velours gordijnen in %s naast een stoel' % n, pick(('blauw', 'petrol', 'nacht', 'roze'), i))])

    for n, h in (('wit', '#f4f2ee'), ('naturel', '#d9cbb4')):
        for name, base, a, k in (('vitrage', 'sheer_', 'Lichtdoorlatende vitrage in %s', 'wit'), ('inbetween', 'inbetween_', 'Halfdoorzichtige inbetween in %s', 'salie')):
            if name == 'inbetween':
                h = {'wit': '#efece6', 'naturel': '#cdbda3'}[n]; p = {1: Cloth(h, 'melange', .07, .2)}
                product('gordijn', name+'-'+n, 'curtain', name, [(n, h)], [('curtain', p, a % n+' aan weerszijden van een raam', 'klei' if n == 'wit' else 'lucht'), ('close:linen', {1: Cloth(h, amt=.02)}, 'De losse weving van dichtbij, in %s' % n, ''), ('curtain', p, a % n+' in een kamer met een donkere vloer', 'mos' if n == 'wit' else 'petrol')]); continue
            product('gordijn', name+'-'+n, 'curtain', name, [(n, h)], [(base+n, {}, a % n+' voor een raam', '' if name == 'vitrage' else 'klei'), ('close:'+('sheer' if name == 'vitrage' else 'linen'), {1: Mesh(h, '#b9bcb8', .0034) if name == 'vitrage' else Cloth(h, amt=.02)}, 'De stof van dichtbij, in %s' % n, ''), (base+n, {}, a % n+' in een kamer met een gekleurde muur', 'blauw' if name == 'vitrage' else 'mos')])
    # -------- nets
    for n, base, h, close, a, rm, rm2 in (('round', 'canopy_round', '#f2f0ec', 'sheer', 'Ronde witte klamboe boven een opgemaakt bed', '', 'blauw'), ('katoen', 'photo:products/klamboe/round', '#e9e0d0', 'linen', 'Ronde klamboe van ecru katoenvoile boven een bed', 'ochtend', 'klei'), ('square', 'canopy_square', '#f2f0ec', 'sheer', 'Hemelbed met witte klamboe', '', 'mos'), ('kind', 'canopy_kids', '#f2f0ec', 'sheer', 'Witte klamboe boven een leeshoek met kussens en een rond kleed', 'roze', 'lucht')):
        p = {1: Cloth('#d9a79c', amt=.02), 2: Cloth('#e3c98f', amt=.02), 3: Cloth('#efe6d6', 'pile', .06, .3, 1.5, 1.5)}
        product('klamboe', n, 'canopy', n, [('wit', h)], [(base, p, a, rm), ('close:'+close, {1: Mesh(h, '#c9c2b6', .0042) if n != 'katoen' else Cloth(h, amt=.02)}, 'Het weefsel van de klamboe van dichtbij', ''), (base, p, a+', in een andere kamer', rm2)])

    from ranges import C as COL_
    NETS = [('rond-zand', 'round', 'zand', 'Ronde klamboe in zand boven een opgemaakt bed', 'klei', 'petrol'), ('rond-salie', 'round', 'salie', 'Ronde klamboe in saliegroen boven een opgemaakt bed', 'roze', 'zand'), ('rond-zwart', 'round', 'zwart', 'Ronde zwarte klamboe boven een opgemaakt bed', 'wit', 'lucht'), ('kind-oudroze', 'round', 'oudroze', 'Ronde kinderklamboe in oudroze boven een bed', 'mint', 'roze'),
            ('rechthoek-ecru', 'square', 'ecru', 'Rechthoekige klamboe in ecru aan een hemelbed', 'mos', 'klei'), ('rechthoek-katoen', 'square', 'wit', 'Rechthoekige klamboe van wit katoen aan een hemelbed', 'blauw', 'salie'), ('reis', 'travel', 'wit', 'Reisklamboe die aan één koord boven een bed hangt', 'grijs', 'zand'), ('pop-up', 'popup', 'wit', 'Pop-up klamboe als een tent over het bed', 'lucht', 'geel')]
    for n, shape, c, a, rm, rm2 in NETS:
        h = COL_[c]; bedding = {1: Cloth(pick(('#ece6da', '#cfc2ae', '#b9c4c9', '#f1eee8'), len(n)), amt=.02), 2: Cloth('#f1eee8' if n != 'kind-oudroze' else '#e3c98f', amt=.015), 7: hexlin(h)*.93}
        product('klamboe', n, 'canopy', n, [(c, h)], [('flat:net-'+shape, bedding, a, rm), ('close:'+('linen' if 'katoen' in n else 'sheer'), {1: Cloth(h, amt=.02) if 'katoen' in n else Mesh(h, '#c9c2b6' if c != 'wit' else '#9fa6a6', .0042)}, 'Het weefsel van de klamboe van dichtbij', ''), ('flat:net-'+shape, bedding, a+', in een andere kamer', rm2)])

    # -------- cushions, throws, rugs
    for n, f1, f2, cols, alt, sec in F.CUSHIONS:
        kind = 'velvet' if 'velours' in n else 'boucle' if 'boucle' in n else 'linen' if n in ('terra', 'zand') else 'katoen' if n in ('streep', 'ruit', 'blad', 'bogen') else 'melange'
        near1 = {1: F.CUSHION_NEAR.get(n) or Cloth(cols[0][1], amt=.012)}; i = len(n)
        product('sierkussen', n, 'cushion', n, cols, [('cushion', {1: f1, 2: f2}, alt, ''), ('close:'+kind, near1, 'De stof van het sierkussen van dichtbij', ''), ('cushion', {1: f1, 2: f2}, alt+', in een kamer met een gekleurde muur', pick(('salie', 'blauw', 'klei', 'nacht', 'wit'), i))])
    for i, (n, h) in enumerate((('oker', '#c9993f'), ('zand', '#cbb892'), ('oudroze', '#c4938b'), ('terra', '#b0623f'))):
        f = F.cl(h, 'knit', .03); product('sierkussen', 'hoes-'+n, 'cushion', 'hoes', [(n, h)], [('cushion', {1: f, 2: f}, 'Twee kussenhoezen in %s op de bank' % n, pick(('grijs', 'mos', 'nacht', 'lucht'), i)), ('close:katoen', {1: Cloth(h, amt=.01)}, 'De katoenen stof van de kussenhoes van dichtbij', ''), ('fold-cover', {1: Cloth(h, amt=.018), 2: Cloth(h, amt=.018)}, 'Kussenhoezen in %s, gevouwen op een houten bank' % n, pick(('salie', 'wit', 'klei', ''), i))])
    for i, (n, f, cols, alt, kind, near2, fold2) in enumerate(F.PLAIDS):
        product('plaid', n, 'plaid', n, cols, [('plaid', {1: f}, alt, '' if i < 4 else pick(('salie', 'klei', 'blauw', 'wit', 'grijs', 'mos', 'zand', 'roze'), i)), ('close:'+kind, {1: near2}, 'De plaid van dichtbij', ''), ('fold-cover', {1: fold2, 2: fold2}, 'De plaid, gevouwen op een houten bank naast een vaas', pick(('klei', 'nacht', 'wit', 'salie', 'grijs'), i))])
    for i, (n, base, f, cols, alt, kind, near2) in enumerate(F.RUGS):
        product('vloerkleed', n, 'rug', n, cols, [(base, {1: f, 3: F.FR}, alt, '' if i < 8 else pick(('salie', 'wit', 'klei', 'blauw', 'grijs'), i)), ('close:'+kind, {1: near2}, 'De structuur van het vloerkleed van dichtbij', ''), (base, {1: f, 3: F.FR}, alt+', op een donkere vloer naast een stoel', pick(('wit', 'blauw', 'petrol', 'mos', 'zand'), i)), *([('flat:rug-'+{'rug-shag': 'shag', 'rug-round': 'round'}.get(base, 'flat' if kind == 'flat' else 'loop'), {1: f}, alt+', van bovenaf gezien', '')] if i > 8 else [])])

    # -------- pillow cases, tea towels, beach towels, flat sheets, bedspreads, bathrobes
    ranges.fill(F, product, Quilt, Narrow)
