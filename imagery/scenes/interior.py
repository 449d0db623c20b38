"""Furnished rooms for the pages of inspiration: wall with a window, bed, rug, lamps, plants, prints and small things.
blender -b -P scenes/interior.py -- out=FILE room=earth|hotel|kids [spp=64] [scale=1]

The cloth has its own colours and patterns here: `finish.py` only denoises and grades."""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib')); sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
import designs as D, duvets as DV

SIZE = (1500, 1000)
DARK_OAK, WARM_OAK = (.34, .235, .165), (.88, .80, .70)
WALNUT = (.36, .25, .18)

def shot(loc, target, lens, down):
    """A level camera, so that what is upright stays upright; `down` moves the frame to the floor."""
    camera(loc, (*target, loc[2]), lens, SIZE, shift=(0, -down))


# ---------------------------------------------------------------- prints on the wall
def art(kind, bg, cols, S=600, ratio=1.4):
    im = Image.new('RGB', (S*2, int(S*2*ratio)), D.rgb(bg)); d = ImageDraw.Draw(im); W, H = im.size; c = [D.rgb(x) for x in cols]
    if kind == 'hills':
        d.ellipse([W*.52, H*.16, W*.80, H*.16+W*.28], fill=c[0])
        for k, y in enumerate((.52, .64, .77)): d.polygon([(0, H)]+[(x*W/60, H*(y+.055*math.sin(x/9+k*2.1)+.03*math.sin(x/4.2+k))) for x in range(61)]+[(W, H)], fill=c[1+k])
    elif kind == 'arches':
        for k, (x, w, h) in enumerate(((.30, .42, .62), (.30, .28, .50), (.30, .14, .38), (.68, .30, .34), (.68, .16, .22))): d.rounded_rectangle([W*(x-w/2), H*(.86-h), W*(x+w/2), H*.86], radius=W*w/2, fill=c[k % len(c)]); d.rectangle([W*(x-w/2), H*(.86-h/3), W*(x+w/2), H*.86], fill=c[k % len(c)])
    elif kind == 'leaf':
        for s in (-1, 1):
            for k in range(7): d.polygon(D.leaf_poly(W*.5+s*W*.01, H*(.80-k*.085), -math.pi/2+s*(.95-.07*k), W*(.34-.028*k), W*(.085-.006*k), 1), fill=c[k % len(c)])
        d.line([(W*.5, H*.90), (W*.5, H*.16)], fill=c[-1], width=int(W*.008))
    elif kind == 'balloon': im = im.resize((W, H)); st = D.Canvas(W, H, bg); import prints as P; st.stamp(P.balloon(cols), W/2, H*.50, 0, W/270); st.stamp(D.cloud_st('#ffffff'), W*.24, H*.76, 0, W/330); st.stamp(D.cloud_st('#ffffff'), W*.78, H*.20, 0, W/400); im = st.im
    elif kind == 'rainbow': st = D.Canvas(W, H, bg); st.stamp(D.rainbow(cols, 90, 15), W/2, H*.54, 0, W/270); im = st.im
    return im.convert('RGB').resize((S, int(S*ratio)), Image.LANCZOS)

def diamonds(bg, fg, w=2.4, l=1.7, n=5):
    S = 400; im = Image.new('RGB', (int(w*S), int(l*S)), D.rgb(bg)); d = ImageDraw.Draw(im); W, H = im.size; p = W/n; r = random.Random(2); q = lambda: r.uniform(-5, 5)
    for i in range(-1, n+1):
        for j in range(-1, 5):
            x, y = i*p, j*p*.8
            for o in (0, 17): d.line([(x+p/2+q(), y+o), (x+p-o+q(), y+p*.4+q()), (x+p/2+q(), y+p*.8-o), (x+o+q(), y+p*.4+q()), (x+p/2+q(), y+o)], fill=D.rgb(fg), width=6)
    return im, None, None

def border(bg, fg, w, l, inset=.14, wide=.03):
    S = 400; im = Image.new('RGB', (int(w*S), int(l*S)), D.rgb(bg)); d = ImageDraw.Draw(im); a = inset*S; d.rectangle([a, a, im.width-a, im.height-a], outline=D.rgb(fg), width=int(wide*S)); return D.weave(im, .03), None, None


# ---------------------------------------------------------------- rooms
def earth():
    X, B = -2.15, 1.15; win = (-1.25, .30, .42, 2.30)
    shell(X, 2.35, B, 2.62, '#d3c1a6', win, DARK_OAK); garden(X-1.6); window_curtains(X, win[0], win[1], 2.46, '#b59a7d', '#f1ece2', .46); daylight_from_left(X, win)
    linen = printed('terra', DV.design('uni-terra'), 2.14, 1.86, bed.LINEN); ecru = fabric('ecru', srgb('#e8decd'), bumps=bed.LINEN); slip = printed('slip', DV.design('uni-terra', True), .70, .58, bed.LINEN)
    d = made_bed(1, 1.6, linen, fabric('sheet', srgb('#e9e0d0'), bumps=CRISP), cloth_of('#b9a88f'), 1.10); turned_back(d, 1.6, ecru)
    for s, k in ((-1, 0), (1, 1)): pillow(ecru, (s*.40, .87, .83), 66+2*s, -s*2, 0, k); pillow(slip, (s*.385, .69, .775), 47-2*s, s*3, s*2, 1-k)
    pillow(printed('oker', D.slub('#b8863c'), .5, .5, PLUSH), (.03, .50, .755), 52, -5, 3, 2, .95)
    throw([d, bpy.data.objects['base']], printed('wool', D.herringbone('#8f6f55', '#b69a7c', .10), 2.2, .66, KNIT), .66, 2.2, (.02, -.60), 6)
    wal = wood(WALNUT)
    for s in (-1, 1): nightstand((s*1.10, .90, 0), wal)
    stone = glossy('stone', srgb('#c7a58a'), rough=.7, spec=.15, bumps=[('noise', 60, .2, .004)]); lamp((-1.12, .93, .50), stone); lamp((1.12, .93, .50), stone); books((1.02, .80, .50), ('#8a5a44', '#d8cbb4', '#6d6a55'), 24); books((-1.0, .80, .50), ('#c9a06a', '#efe6d6'), -12, 4)
    rug(2.9, 1.9, diamonds('#e9dfcd', '#7d6552', 2.9, 1.9, 6), (0, -.72), 0, '#e9dfcd')
    frame((-.27, B, 1.66), art('hills', '#efe4d2', ('#c98a4f', '#c7a184', '#a9694a', '#6f4b3a')), .50, .70, wal); frame((.30, B, 1.66), art('arches', '#efe6d6', ('#b8714f', '#e3c7a3', '#8b5a44')), .50, .70, wal)
    plant((-1.80, .78, 0), .92, 4, '#a9836a'); grasses((1.98, .85, .0), 2, '#6f5546', 1.5)
    armchair((1.72, -.42, 0), -62, cloth_of('#cbb89c', PLUSH), wal); basket((-1.52, -.12, 0), .20, .32, '#b48d5f', printed('inb', D.slub('#b8714f'), .8, .8, KNIT))
    shot((.72, -3.85, 1.28), (.02, 1.1), 25, .085)

def hotel():
    X, B = -2.25, 1.15; win = (-1.25, .25, .30, 2.36); petrol = '#4d6468'
    shell(X, 2.45, B, 2.70, petrol, win, DARK_OAK); garden(X-1.6, 5); window_curtains(X, win[0], win[1], 2.54, '#c9c3b8', '#f4f1ea', .46, 4); daylight_from_left(X, win, 130)
    mould = fabric('mould', srgb(petrol))
    for x0, x1 in ((-2.08, -1.16), (-1.0, 1.0), (1.16, 2.28)): moulding(x0, x1, .26, 2.46, B, mould)
    cover = printed('hotel', DV.design('hotel-bies'), 1, 1, CRISP); slip = printed('slip', DV.design('hotel-bies', True), 1, 1, CRISP); white = fabric('white', srgb('#f2f0eb'), bumps=CRISP); uph = cloth_of('#a3988a')
    import boxspring; boxspring.headboard('channels', 1.8, uph); box('base', (1.83, 2.02, .24), (0, 0, .22), uph, bevel=.03, seg=5); dark = paint('#2e2a27')
    for x in (-.8, .8):
        for y in (-.9, .9): box('leg', (.06, .06, .10), (x, y, .05), dark, bevel=.006)
    d = made_bed(0, 1.8, cover, white, None, head=False); turned_back(d, 1.8, white, .14, .53, .12)
    for s, k in ((-1, 0), (1, 1)): pillow(white, (s*.45, .85, .85), 68+2*s, -s*2, 0, k, 1.12); pillow(slip, (s*.43, .66, .785), 48-2*s, s*3, s*2, 1-k, 1.10)
    pillow(fabric('velvet', srgb('#3f5f65'), bumps=PLUSH), (0, .45, .755), 54, 3, -2, 2, .92)
    throw([d, bpy.data.objects['base']], printed('grey', D.herringbone('#8d9092', '#b3b4b2', .09), 2.4, .62, KNIT), .58, 2.4, (0, -.56), 0, seed=6)
    wal, cer = wood(WALNUT), glossy('ceramic', srgb('#e9e4da'), rough=.3, spec=.4)
    for s in (-1, 1): nightstand((s*1.24, .90, 0), wal, .48, .40, .52); lamp((s*1.25, .94, .52), brass(), '#f0e8d8', 1, 6, 1.12)
    books((-1.14, .82, .52), ('#2f4a50', '#d9d2c4'), -14, 3); grasses((1.36, .84, .52), 5, '#e0dacd', .42, 6)
    rug(3.3, 2.2, border('#cfcac0', '#8e8f8d', 3.3, 2.2), (0, -.75), 0, None, .006)
    bench((0, -1.44, 0), 0, wal, cloth_of('#7f776c', PLUSH), 1.30, .42, .44); folded((-.36, -1.44, .44), 3, fabric('terry', srgb('#f1eee7'), bumps=[('noise', 330, .75, .006), ('noise', 90, .3, .006)]), .44, .30, .030, 4, 7); folded((-.355, -1.435, .562), -2, fabric('terry2', srgb('#f1eee7'), bumps=[('noise', 330, .75, .006), ('noise', 90, .3, .006)]), .40, .27, .028, 3, 9)
    tray = wood(WALNUT); box('tray', (.42, .28, .012), (.34, -1.44, .447), tray, bevel=.004)
    for q, l in (((.42, .012, .03), (.34, -1.574, .456)), ((.42, .012, .03), (.34, -1.306, .456)), ((.012, .28, .03), (.136, -1.44, .456)), ((.012, .28, .03), (.544, -1.44, .456))): box('lip', q, l, tray, bevel=.004)
    cup((.26, -1.46, .453)); cup((.42, -1.42, .453))
    armchair((1.90, -.50, 0), -62, fabric('cognac', srgb('#76503a'), bumps=[('noise', 90, .25, .005)]), dark); grasses((-1.82, .80, 0), 8, '#d9d3c8', 1.6, 9); plant((2.06, .70, 0), 1.0, 9, '#2f2d2b')
    shot((.72, -4.05, 1.30), (.04, 1.1), 25, .075)

def kids():
    X, B = -2.05, 1.15; win = (-1.05, .20, .62, 2.22); sage = '#9fae9b'; oak = wood()
    shell(X, 2.25, B, 2.58, '#e9e4d8', win, WARM_OAK); garden(X-1.6, 7); window_curtains(X, win[0], win[1], 2.40, '#c9a468', '#f5f1e8', .42, 3); daylight_from_left(X, win, 90)
    low = plaster(sage); box('low', (4.3, .004, 1.18), (.1, B-.002, .59), low, bevel=0); box('low', (.004, 9, 1.18), (2.248, -3.3, .59), low, bevel=0); box('low', (.004, .95, 1.18), (X+.002, .675, .59), low, bevel=0)
    cover = printed('balloons', DV.design('kids-ballonnen'), 1.44, 1.86, CRISP); slip = printed('slip', DV.design('kids-ballonnen', True), .70, .58, CRISP); white = fabric('white', srgb('#f2efe8'), bumps=CRISP)
    before = set(bpy.data.objects); d = made_bed(2, .9, cover, white, None, head=False); turned_back(d, .9, fabric('mint', srgb('#dfe8ec'), bumps=CRISP), .20, .53, -.02); box('base', (.94, 2.04, .16), (0, 0, .28), oak, bevel=.02); box('headend', (.94, .04, .48), (0, 1.02, .56), oak, bevel=.02); box('slats', (.80, 1.9, .20), (0, 0, .10), oak, bevel=.01); house_frame(.9, oak)
    pillow(slip, (0, .70, .765), 46, -2, 0, 0, 1.02); pillow(fabric('ochre', srgb('#d3a052'), bumps=PLUSH), (.17, .48, .735), 54, -8, -3, 2, .70); bear((-.14, .42, .625), 10, .95)
    g = group(*[o for o in set(bpy.data.objects)-before if not o.parent]); g.location.x = -.78
    bunting((-1.95, B-.02, 2.20), (2.15, B-.02, 2.26), ('#d98570', '#e9d9a8', '#7fa08c', '#cfdfe6', '#e3b45f'), .20, 15, .19)
    P = cubby((.86, B-.17, 0), oak); bin_(P[0][0], '#c9795f'); bin_(P[0][2], '#7fa0a8'); standing_books(P[0][1], ('#d98570', '#4f6f78', '#e3b45f', '#efe3c8', '#7fa08c', '#b8714f', '#92a9bd'), True, 4); standing_books(P[1][0], ('#e3b45f', '#7fa08c', '#c9795f', '#3f5f65', '#efe6d3'), True, 2); bin_(P[1][1], '#e0c07c')
    for i, (x, z, c) in enumerate(((-.07, 0, '#7fa08c'), (.0, 0, '#d98570'), (.07, 0, '#e3b45f'), (-.035, .06, '#92a9bd'), (.036, .06, '#efe3c8'), (.0, .12, '#c9795f'))): block((P[1][2][0]+x, P[1][2][1]-.02, P[1][2][2]+z), c, rot=(4, -5, 7, 3, -6, 12)[i])
    top = P[2][0][2]; rings((P[2][0][0]-.02, B-.20, top), ('#c9795f', '#e3b45f', '#7fa08c', '#92a9bd', '#efe3c8')); lamp((P[2][2][0]+.02, B-.18, top), glossy('mush', srgb('#f1e9da'), rough=.35), '#f3e7cf', 2, 4, .82); bear((P[2][1][0]-.02, B-.18, top), -6, .62, '#cdb9a0')
    frame((.58, B-.004, 1.62), art('balloon', '#e6eef0', ['#d98570', '#f2e3c4', '#d98570']), .40, .52, oak, mount=.03); frame((1.08, B-.004, 1.62), art('rainbow', '#f7f0e4', ['#d98b80', '#e9bd7a', '#9db9a5', '#94a9c9']), .40, .52, oak, mount=.03)
    r = pile_slab('rug', 1.5, 1.5, .022, fabric('pile', srgb('#eee6d6'), bumps=PLUSH), n=420, round_=True, pile=.012, rim=.03, scale=60); r.location = (.68, -.82, .002)
    for x, y, z, c, a, q in ((.36, -1.02, 0, '#7fa08c', 10, 1), (.435, -1.0, 0, '#e3b45f', -14, 1), (.40, -1.015, .075, '#c9795f', 22, 1), (.56, -1.22, 0, '#92a9bd', 38, 1), (.82, -1.06, 0, '#d98570', -20, 1)): block((x, y, .028+z), c, (.075*q, .075*q, .075*q), a)
    rings((.98, -.66, .028), ('#7fa08c', '#e3b45f', '#c9795f', '#92a9bd'), 1.25); ball((.24, -.58, .026), .095, '#e0b46c'); basket((.04, .82, 0), .17, .28, '#b48d5f', cloth_of('#e9d9a8', PLUSH))
    tipi((1.62, .08, 0), -62, fabric('canvas', srgb('#efe7d8'), bumps=[('noise', 300, .3, .004), ('noise', 8, .2, .02)]), oak); pillow(cloth_of('#c9795f', PLUSH), (1.46, .02, .13), 24, -50, 0, 2, .85)
    air_balloon((.14, .10, 2.0), ('#d98570', '#f2e3c4', '#7fa08c', '#f2e3c4', '#e3b45f', '#f2e3c4'), .56)
    shot((.48, -3.85, 1.22), (.10, 1.1), 25, .085)

ROOMS = {'earth': earth, 'hotel': hotel, 'kids': kids}
if __name__ == '__main__':
    a = args(); s = reset(); ROOMS[a['room']]()
    s.cycles.use_adaptive_sampling = True; s.cycles.adaptive_threshold = .02; s.cycles.adaptive_min_samples = 20      # plain walls need fewer samples than cloth
    render_base(a['out'], int(a.get('spp', 64)), float(a.get('scale', 1)), dark=False, sub=2)
