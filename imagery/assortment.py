"""The pictures of each product: whole, the cloth from close by, and a third that tells size or use.  `finish.py` calls `fill`."""
import numpy as np
from compose import hexlin
import designs as D, duvets as DV, prints as P

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
    def product(folder, name, kind, design, cols, views):
        """views: (base, parts, alternative text, room) in the order of the gallery."""
        for i, (base, parts, alt, rm) in enumerate(views):
            if i == 2 and base in EVENING: base, alt, rm = 'photo:products/%s/%s' % (folder, name), alt.split(' in een ')[0].split(', ')[0]+', bij avondlicht', 'avond'
            add('products/%s/%s%s.webp' % (folder, name, '' if i == 0 else '-%d' % (i+1)), base, parts, kind, design, cols, alt, {'view': ('main', 'close', 'use', 'other')[min(i, 3)]}, room=rm)

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
            fold = {1: Lazy(lambda des=des: F.tex(des(), .60, 2.6, ou=.2) if des()[1] else Tex(des()[0], .5, .5, ou=.2, ov=.25)), 2: Lazy(lambda des=des, pil=pil: (lambda t: F.tex(t, .46, 1.4, ou=.4) if t[1] else Tex(t[0], .5, .5, ou=.2, ov=.2))((pil or des)()))}
            o = .55 if name in ('streep-oker', 'ruit-raam') else .09; close = {1: Lazy(lambda des=des, o=o: F.tex(des(), 1, 1, ou=o+.02, ov=o-.02) if des()[1] else Tex(des()[0], .5, .5, ou=.05, ov=.1))}
            product('dekbedovertrek', file, 'duvet-cover', name, cols, [
                (base, p, 'Dekbedovertrek met %s op een opgemaakt bed' % say, rm), ('close:%s' % ('katoen' if kids and cl == 'katoen' else CLOTHS[cl]), close, 'De stof van dichtbij: %s, %s' % (cl, say), ''),
                ('fold-cover', fold, 'Het overtrek met kussenslopen, gevouwen op een houten bank: %s' % say, pick(rooms, i+k+1) if (i+k) % 2 else '')])

    # -------- fitted sheets: colour x cloth
    COL = dict(F.SHEETS)
    for cloth, pre, base, close, names, text in (('jersey', '', 'sheet', 'jersey', list(COL), 'Hoeslaken van jersey'), ('percal', 'percal-', 'sheet-percal', 'percal', 'wit ecru zand lichtgrijs salie jeansblauw antraciet lichtblauw nachtblauw oudroze terra taupe'.split(), 'Hoeslaken van percal'),
                                           ('katoensatijn', 'katoensatijn-', 'sheet-satin', 'satin', 'wit ecru zand lichtgrijs taupe antraciet petrol bordeaux mint lavendel'.split(), 'Hoeslaken van katoensatijn'), ('topper', 'topper-', 'sheet-topper', 'jersey', 'wit ecru zand lichtgrijs antraciet salie nachtblauw oudroze'.split(), 'Topperhoeslaken van jersey')):
        for i, n in enumerate(names):
            h = COL[n]; f = Cloth(h, amt=.018); c = [(n, h)]
            product('hoeslaken', pre+n, 'fitted-sheet', cloth, c, [(base, {1: f, 2: PUREW}, '%s in %s, strak om %s' % (text, n, 'de topper' if cloth == 'topper' else 'het matras'), {'percal': 'blauw', 'katoensatijn': 'klei', 'topper': 'salie'}.get(cloth, '') if n not in ('salie', 'terra', 'oudroze', 'jeansblauw', 'nachtblauw', 'lichtblauw') else {'percal': 'wit', 'katoensatijn': 'zand', 'topper': 'grijs'}.get(cloth, '')),
                ('close:'+close, {1: Cloth(h, amt=.01)}, 'De stof van dichtbij: %s in %s' % (cloth if cloth != 'topper' else 'jersey', n), ''), ('fold-sheet', {1: f}, 'Het hoeslaken in %s, gevouwen op een plank naast een kopje' % n, pick(('salie', 'wit', 'klei', 'grijs'), i+len(pre)))])
    eight = ['wit', 'ecru', 'zand', 'lichtgrijs', 'salie', 'jeansblauw', 'antraciet', 'nachtblauw']
    product('hoeslaken', 'basis', 'fitted-sheet', 'basis', [(n, COL[n]) for n in eight], [('fold-cover', {1: Cloth(COL['salie'], amt=.018), 2: Cloth(COL['zand'], amt=.018)}, 'Gevouwen katoenen hoeslakens in salie en zand op een houten bank', 'klei'), ('close:katoen', {1: Cloth(COL['wit'], amt=.01)}, 'De stof van dichtbij: katoen met een gestikte zoom', ''), ('sheet-percal', {1: Cloth(COL['jeansblauw'], amt=.018), 2: PUREW}, 'Katoenen hoeslaken in jeansblauw op een bed', 'grijs')])

    # -------- moltons
    WH = '#f4f2ee'; fold = lambda c=WH, **k: {1: Cloth(c, amt=.012)}
    for n, base, p, close, a, rm in (('grondlaag', 'sheet', Quilt(WH, .07, 'diamond', deep=.09), 'molton', 'Witte katoenen molton om een matras', ''), ('stretch', 'sheet', Cloth('#f0eeea', amt=.02), 'molton-stretch', 'Witte stretchmolton, strak om een matras', 'klei'), ('waterdicht', 'sheet-percal', Cloth('#eef0f0', amt=.012), 'molton-water', 'Witte waterdichte molton om een matras', 'lucht'),
                             ('topper', 'sheet-topper', Quilt('#f3f0ea', .10, 'diamond', deep=.07), 'molton', 'Witte molton met lage hoek om een topper', 'wit'), ('hotel', 'sheet-satin', Quilt('#f4f2ee', .13, 'box', deep=.10), 'molton-quilt', 'Doorgestikte witte hotelmolton om een matras', 'nacht')):
        product('molton', n, 'protector', n, W, [(base, {1: p, 2: PUREW}, a, rm), ('close:'+close, {1: Cloth(WH, amt=.006)}, 'De stof van de molton van dichtbij', ''), ('fold-sheet', fold(), 'De molton, gevouwen op een plank naast een kopje', rm or 'salie')])

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
    # bath mats
    T = F.T
    for n, h, b, base in ([(n, h, None, 'mat') for n, h in (('antraciet', '#5b5d60'), ('wit', '#f0eee8'), ('zand', '#d3c3a8'), ('petrol', '#44666b'), ('oudroze', '#cba096'))]+[('ecru-streep', '#ece5d8', '#8f9a8c', 'mat'), ('marine-streep', '#34455f', '#e9e4d8', 'mat'), ('taupe-streep', '#a59482', '#efe9de', 'mat')]
                          +[('rond-'+n, h, None, 'mat-round') for n, h in (('taupe', '#b9a792'), ('salie', '#9fab95'), ('antraciet', '#5b5d60'), ('ecru', '#ece5d8'))]):
        c = n.replace('rond-', '').replace('-streep', ''); cols = [(c, h)]+([({'#8f9a8c': 'salie'}.get(b, 'ecru'), b)] if b else []); p = F.mat_stripe(h, b) if b else T(h); say = ('Ronde badmat' if 'rond' in n else 'Badmat')+' in %s' % c+(' met streep' if b else '')
        product('badmat', n, 'bath-mat', 'streep' if b else 'rond' if 'rond' in n else 'effen', cols, [(base, p, say+' op een tegelvloer', ''), ('close:bath-mat', {1: Cloth(h, 'pile', .03)}, 'De pool van de badmat van dichtbij, in %s' % c, ''), (base, p, say+' in een badkamer met een donkere vloer', 'petrol' if c in ('wit', 'ecru', 'zand') else 'wit')])

    # -------- pillows
    def pillow(n, base, tint, close, a, rm='', p2=None, p3=None, bed=''): product('kussen', n, 'pillow', n, W, [(base, {1: Cloth(tint, amt=.012), 2: p2 or Cloth(tint, amt=.012), 3: Cloth(p3 or '#d9d5cc')}, a, rm), ('close:'+close, {1: Cloth(p2.hex if hasattr(p2, 'hex') else tint, amt=.006)}, 'De buitenkant van het kussen van dichtbij', ''), ('bed_v%d' % {'a': 0, 'b': 1, 'c': 2}.get(bed, 0), {1: Cloth(pick(('#a3ae98', '#d8c9b2', '#b9c4c9', '#cda59b', '#9c8b7c', '#c7b99a'), len(n)), amt=.02), 2: Cloth(tint, amt=.012)}, 'Twee kussens van deze soort op een opgemaakt bed', pick(COLD+WARM, len(n)+len(a)))])
    def foamc(h): c = Cloth(h, amt=.03); c.hex = h; return c
    pillow('pillow', 'pillow', '#f4f2ee', 'katoen', 'Wit hoofdkussen met zachte vezelvulling', bed='a'); pillow('microvezel', 'pillow-pipe', '#f3f1ee', 'flanel', 'Zacht wit microvezelkussen tegen een saliegroene muur', 'salie', p3='#ecebe6', bed='b'); pillow('zijslaper', 'pillow-box', '#f4f2ee', 'percal', 'Hoog wit hoofdkussen met een opstaande rand', 'klei', bed='c')
    pillow('kind', 'pillow-pipe', '#f6f2e8', 'katoen', 'Wit kinderkussen met een mintgroene bies', 'geel', p3='#9fc4ac', bed='b'); pillow('koel', 'pillow-box', '#dfeaf0', 'cool', 'Hoofdkussen met gladde, koele tijk in lichtblauw', 'blauw', bed='c'); pillow('pillow-down', 'pillow-down', '#f4f2ee', 'batist', 'Donzen hoofdkussen, extra vol', '', bed='b'); pillow('drie-kamers', 'pillow-pipe', '#f2efe8', 'percal', 'Vol donzen hoofdkussen met drie kamers en een fijne bies', 'grijs', p3='#cfc4b2', bed='a')
    pillow('hotel', 'pillow-pipe', '#f4f2ee', 'satin', 'Vol hotelkussen met dubbele grijze bies', 'nacht', p3='#77797c', bed='c'); pillow('pillow-foam', 'pillow-foam', '#f4f2ee', 'tick-dots', 'Ergonomisch traagschuim hoofdkussen in golfvorm', bed='a'); pillow('platen', 'pillow-latex', '#f4f2ee', 'foam', 'Traagschuim hoofdkussen met de kern voor de losse hoes', 'salie', foamc('#efe3c6'), bed='b'); pillow('gel', 'pillow-latex', '#f1f3f4', 'gel', 'Hoofdkussen van traagschuim met blauwe gel en luchtgaatjes', 'wit', foamc('#b9cfdd'), bed='c'); pillow('latex', 'pillow-latex', '#f4f1e8', 'latex', 'Nekkussen van latex met luchtgaatjes en een verhoging', 'mos', foamc('#efe8cf'), bed='a')

    # -------- duvets: folded where there is a base, and on the bed
    def duvet(n, base, c, close, cell, kind, v, a, rm='', second='', fold=None):
        cn = 'naturel' if c in ('#ece4d6', '#e2d2b8', '#ebe0cc') else 'wit'
        folded = (base, {1: Cloth(c, amt=.012), 2: PUREW}, a, rm); bed = ('bed_v%d' % v, {1: Quilt(c, cell, kind, DVW, DVL, .13), 2: PUREW}, 'Het dekbed zonder overtrek op een bed van 160 cm breed', second)
        near = ('close:'+close, {1: Cloth(c, amt=.006)}, 'Het stiksel en de tijk van het dekbed van dichtbij', '')
        product('dekbed', n, 'duvet', n, [(cn, c)], [folded, near, bed] if base not in ('duvet-thick', 'duvet-thin') or fold else [bed, near, folded])
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
    for n, base, side, close, kind, a, rm in (('natuurlatex', 'mattress-natural', '#d9ccb4', 'tick-box', 'box', 'Natuurlatex matras met lagen kokos en wol', 'klei'), ('eenpersoons', 'mattress-single', '#b5b8b4', 'tick-wave', 'wave', 'Smal pocketveringmatras voor één persoon', 'mint')): mattress(n, base, side, close, .11, kind, a, rm, second='salie')
    for n, base, close, kind, a, rm in (('koudschuim', 'topper-foam', 'tick-wave', 'wave', 'Topmatras van koudschuim met opengewerkte hoek', 'salie'), ('traagschuim', 'topper-memory', 'tick-diamond', 'diamond', 'Topmatras van traagschuim met opengewerkte hoek', 'blauw'), ('latex', 'topper-latex', 'tick-dots', 'dots', 'Topmatras van latex met opengewerkte hoek', 'klei')):
        mattress(n, base, '#cfc8bc', close, .10, kind, a, rm, bed='sheet-topper', second=rm, use='Het topmatras op een bed van 160 cm breed', folder='topper')

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
        product('vloerkleed', n, 'rug', n, cols, [(base, {1: f, 3: F.FR}, alt, '' if i < 8 else pick(('salie', 'wit', 'klei', 'blauw', 'grijs'), i)), ('close:'+kind, {1: near2}, 'De structuur van het vloerkleed van dichtbij', ''), (base, {1: f, 3: F.FR}, alt+', op een donkere vloer naast een stoel', pick(('wit', 'blauw', 'petrol', 'mos', 'zand'), i))])

    # -------- pillow cases, flat sheets, bedspreads, bathrobes, beach towels, tea towels
    PALE = [('wit', '#f4f2ee'), ('ecru', '#ebe2d2'), ('zand', '#d5c6ae'), ('lichtgrijs', '#bfc0be'), ('salie', '#a9b39f'), ('oudroze', '#d0aaa1'), ('jeansblauw', '#73879c'), ('antraciet', '#55575b'), ('terra', '#b8714f'), ('nachtblauw', '#34435c'), ('oker', '#c99a4b'), ('lavendel', '#aaa3bb'), ('petrol', '#3f646a')]
    for i, (n, h) in enumerate(PALE):
        f = Cloth(h, amt=.018); product('kussensloop', n, 'pillow-case', 'effen', [(n, h)], [('fold-cover', {1: f, 2: f}, 'Gevouwen kussenslopen in %s op een houten bank' % n, pick(('', 'salie', 'klei', 'wit'), i)), ('close:percal', {1: Cloth(h, amt=.01)}, 'Percal van dichtbij, in %s' % n, ''), ('sheet-percal', {1: PUREW, 2: f}, 'Twee kussens met slopen in %s op een bed' % n, pick(('wit', 'grijs', 'klei', 'mint'), i))])
    for i, n in enumerate(('streep-smal', 'ruit-blauw', 'bloem-klein', 'hotel-bies')):
        des = DV.DUVET[n][0]; t = Lazy(lambda des=des: F.tex(des(), .50, 1.4) if des()[1] else Tex(des()[0], .5, .5)); product('kussensloop', n, 'pillow-case', n, DV.DUVET[n][2], [('fold-cover', {1: t, 2: t}, 'Gevouwen kussenslopen met %s' % DV.DUVET[n][3], pick(('klei', '', 'wit', 'nacht'), i)), ('close:percal', {1: flat(des)}, 'De stof van dichtbij: %s' % DV.DUVET[n][3], ''), ('sheet-percal', {1: PUREW, 2: Lazy(lambda n=n: F.tex(DV.design(n, True), .70, .58))}, 'Twee kussens met %s op een wit laken' % DV.DUVET[n][3], pick(('wit', 'salie', 'klei', 'grijs'), i))])
    for i, (n, h) in enumerate(PALE[:12]):
        f = Cloth(h, amt=.018); product('laken', n, 'flat-sheet', 'effen', [(n, h)], [('sheet-satin', {1: f, 2: f}, 'Laken en slopen in %s met een omgeslagen deken' % n, pick(('wit', 'lucht', 'zand', 'mos'), i)), ('close:katoen', {1: Cloth(h, amt=.01)}, 'Katoen met gestikte zoom van dichtbij, in %s' % n, ''), ('fold-sheet', {1: f}, 'Het laken in %s, gevouwen op een plank naast een kopje' % n, pick(('blauw', 'mint', 'roze', 'nacht'), i))])
    for i, (n, h, cell, kind) in enumerate((('wit-ruit', '#f1eee7', .10, 'diamond'), ('ecru-blok', '#e6dccb', .14, 'box'), ('zand-golf', '#cdbb9f', .12, 'wave'), ('salie-ruit', '#9fab95', .12, 'diamond'), ('oudroze-golf', '#c79d94', .11, 'wave'), ('jeansblauw-blok', '#6f8499', .16, 'box'), ('petrol-ruit', '#41666c', .11, 'diamond'), ('terra-golf', '#b06a4b', .13, 'wave'), ('oker-blok', '#c2954a', .12, 'box'), ('antraciet-ruit', '#54565a', .13, 'diamond'), ('taupe-golf', '#93836f', .10, 'wave'), ('nachtblauw-blok', '#36465f', .13, 'box'))):
        c = n.split('-')[0]; say = {'ruit': 'ruiten', 'blok': 'blokken', 'golf': 'golven'}[n.split('-')[1]]; near_ = {'ruit': 'molton-quilt', 'blok': 'fibre-box', 'golf': 'thin'}[n.split('-')[1]]
        product('sprei', n, 'bedspread', kind, [(c, h)], [('bed_v%d' % (0, 2)[i % 2], {1: Quilt(h, cell, kind, DVW, DVL, .20), 2: Cloth(h, amt=.02)}, 'Doorgestikte sprei in %s met %s op een bed' % (c, say), pick(('klei', 'wit', 'salie', 'grijs', 'zand', 'lucht'), i)), ('close:'+near_, {1: Cloth(h, amt=.01)}, 'Het stiksel van de sprei van dichtbij', ''), ('fold-cover', {1: Quilt(h, .10, kind, .5, 1.5, .16), 2: Quilt(h, .10, kind, .5, 1.5, .16)}, 'De sprei, gevouwen op een houten bank', pick(('nacht', 'roze', '', 'wit'), i))])
    for i, n in enumerate('wit zand salie oudroze antraciet marine petrol terra taupe lichtgrijs bosgroen bordeaux'.split()):
        h = TC[n]; product('badjas', n, 'bathrobe', 'badstof', [(n, h)], [('robe', {1: Cloth(h, 'terry', .05, .12)}, 'Badjas van badstof in %s aan een haak, met handdoeken ernaast' % n, ''), (*near(h), 'Badstof van dichtbij, in %s' % n, ''), ('robe', {1: Cloth(h, 'terry', .05, .12)}, 'Badjas in %s in een badkamer met een donkere vloer' % n, pick(('wit', 'blauw', 'klei', 'mos'), i))])
    beach = [('marine-streep', lambda: stripes_(('#f2eee4', 3), ('#33445e', 2), m=.22), [('marine', '#33445e'), ('ecru', '#f2eee4')], 'brede strepen in marine'), ('terra-streep', lambda: stripes_(('#f3ece0', 2), ('#c1673f', 2), ('#f3ece0', 1), ('#e0aa52', 1), m=.30), [('terra', '#c1673f'), ('oker', '#e0aa52')], 'strepen in terra en oker'), ('petrol-dwars', lambda: P.bands([('#41666c', 5), ('#e9e2d4', 1), ('#8fb0b0', 2), ('#e9e2d4', 1)], .40), [('petrol', '#41666c')], 'dwarse banen in petrol'),
             ('oker-dwars', lambda: P.bands([('#f3ead6', 5), ('#c99a45', 5)], .30), [('oker', '#c99a45')], 'dwarse banen in oker'), ('palmblad', DV.DUVET['palmblad'][0], DV.DUVET['palmblad'][2], 'grote palmbladeren'), ('ruit-roze', lambda: D.gingham('#cf8d86', '#f8f3ee', .12), [('oudroze', '#cf8d86')], 'grote ruit in oudroze'), ('halve-manen', DV.DUVET['halve-manen'][0], DV.DUVET['halve-manen'][2], 'halve manen in petrol en oker'), ('golven', DV.DUVET['golven'][0], DV.DUVET['golven'][2], 'golven in petrol'),
             ('kids-walvis', DV.DUVET['kids-walvis'][0], DV.DUVET['kids-walvis'][2], 'vrolijke walvissen'), ('kids-boten', DV.DUVET['kids-boten'][0], DV.DUVET['kids-boten'][2], 'zeilbootjes'), ('retro', DV.DUVET['streep-retro'][0], DV.DUVET['streep-retro'][2], 'retro strepen'), ('dambord', lambda: P.checker('#ede3d3', '#7d8a7b', .24), [('salie', '#7d8a7b')], 'dambord in groen')]
    def stripes_(*c, m): return D.stripes(list(c), m)
    for i, (n, des, cols, say) in enumerate(beach):
        t = Lazy(lambda des=des: F.tex(des(), .90, 2.1)); product('strandlaken', n, 'beach-towel', n, cols, [('beach', {1: t}, 'Strandlaken met %s, hangend en opgerold' % say, ''), ('close:terry', {1: flat(des)}, 'Badstof van dichtbij: %s' % say, ''), ('beach', {1: t}, 'Strandlaken met %s in een badkamer met een donkere vloer' % say, pick(('lucht', 'zand', 'wit', 'mint'), i))])
    teas = [('ruit-blauw', lambda: D.gingham('#4f6f95', '#f6f4ee', .035), [('blauw', '#4f6f95')], 'boerenbonte ruit in blauw'), ('ruit-rood', lambda: D.gingham('#b14a45', '#f8f3ee', .035), [('rood', '#b14a45')], 'boerenbonte ruit in rood'), ('ruit-groen', lambda: D.gingham('#6d8468', '#f4f1e9', .035), [('groen', '#6d8468')], 'boerenbonte ruit in groen'), ('streep-zwart', lambda: D.stripes([('#f3f0e8', 8), ('#2f3134', 1)], .06), [('wit', '#f3f0e8'), ('zwart', '#2f3134')], 'smalle zwarte strepen'), ('streep-oker', lambda: D.stripes([('#f3ead6', 5), ('#c99a45', 2)], .08), [('oker', '#c99a45')], 'strepen in oker'), ('blok-grijs', lambda: D.window_check('#eceae4', [('#7d8083', 0, .12, .8)], .09), [('grijs', '#7d8083')], 'blokken in grijs'),
            ('delfts', lambda: (DV.DUVET['delfts'][0]()[0], .40, .40), DV.DUVET['delfts'][2], 'bloementegels in Delfts blauw'), ('olijftak', lambda: (DV.DUVET['olijftak'][0]()[0], .40, .40), DV.DUVET['olijftak'][2], 'olijftakken'), ('effen-terra', lambda: D.slub('#b8714f'), [('terra', '#b8714f')], 'een effen terra weefsel'), ('effen-linnen', lambda: D.slub('#d8c9b2', .05), [('zand', '#d8c9b2')], 'een effen linnen weefsel'), ('tulpen', lambda: (DV.DUVET['tulpen'][0]()[0], .45, .45), DV.DUVET['tulpen'][2], 'rijen tulpen'), ('schots', lambda: (DV.DUVET['ruit-schots'][0]()[0], .16, .16), DV.DUVET['ruit-schots'][2], 'Schotse ruit')]
    for i, (n, des, cols, say) in enumerate(teas):
        t = Lazy(lambda des=des: F.tex(des(), .34, .70)); product('theedoek', n, 'tea-towel', n, cols, [('tea', {1: t}, 'Theedoeken met %s aan een rail boven een plank met kopjes' % say, ''), ('close:linen', {1: flat(des)}, 'Het weefsel van dichtbij: %s' % say, ''), ('tea', {1: t}, 'Theedoeken met %s tegen een gekleurde muur' % say, pick(('salie', 'klei', 'blauw', 'wit'), i))])
