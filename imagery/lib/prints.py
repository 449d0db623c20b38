"""More fabric designs: botanicals, florals, geometrics and children's prints.  Same contract as designs.py: (tile, width m, height m)."""
from designs import *

def poly(d, pts, col, s): d.polygon([(x*s, y*s) for x, y in pts], fill=rgb(col)+(255,))
def disc(d, x, y, r, col, s, ry=None): ry = ry or r; d.ellipse([(x-r)*s, (y-ry)*s, (x+r)*s, (y+ry)*s], fill=rgb(col)+(255,))
def stroke(d, pts, col, w, s):
    d.line([(x*s, y*s) for x, y in pts], fill=rgb(col)+(255,), width=max(1, int(w*s)), joint='curve')
    for x, y in (pts[0], pts[-1]): disc(d, x, y, w/2, col, s)
def mirrored(st): return st.transpose(Image.FLIP_LEFT_RIGHT)
def strew(bg, stamps, m, dmin, n, seed, turn=40, sc=(.85, 1.1), S=1280, small=None):
    """Stamps strewn over a tile, with small ones (stamps, distance, number) in between."""
    c = Canvas(S, S, bg); r = random.Random(seed)
    if small:
        for x, y in scatter(S, S, small[1], small[2], seed+5): c.stamp(r.choice(small[0]), x, y, r.uniform(-180, 180), r.uniform(.7, 1))
    pts = scatter(S, S, dmin, n, seed)
    for i, (x, y) in enumerate(pts): c.stamp(stamps[i % len(stamps)], x, y, r.uniform(-turn, turn), r.uniform(*sc))
    return c.im, m, m
def rows(bg, stamps, cols, lines, m, S=1280, sc=1.0, jit=8, turn=6, half=True, seed=1):
    """Stamps in a half-drop repeat. lines must be even, and a multiple of the number of stamps keeps neighbours different."""
    c = Canvas(S, S, bg); r = random.Random(seed)
    for j in range(lines):
        for i in range(cols):
            c.stamp(stamps[(i+j*2+(j//2)) % len(stamps)], (i+.5+(j % 2)*.5*half)*S/cols+r.uniform(-jit, jit), (j+.5)*S/lines+r.uniform(-jit, jit), r.uniform(-turn, turn), sc)
    return c.im, m, m
def bands(cols_widths, m):
    """Stripes across the bed."""
    im, a, _ = stripes(cols_widths, m); return im.rotate(90, expand=True), m/16, m
def framed(bg, line, inset=.10, w=.014, second=None):
    """Plain cloth with a sewn border, stretched over the whole piece."""
    S = 1400; im = Image.new('RGB', (S, S), rgb(bg)); d = ImageDraw.Draw(im)
    for k, (i, ww, c) in enumerate([(inset, w, line)]+([second] if second else [])):
        a, b = int(i*S), int(ww*S); d.rectangle([a, a, S-a, S-a], outline=rgb(c), width=b)
    return weave(im, .012), None, None
def tartan(bg, lines, m, S=800):
    """Twilled check: each coloured band shows half where it crosses another."""
    x = np.tile(np.array(rgb(bg))/255., (S, 1))
    for c, p, w, a in lines: k = slice(int(p*S), int((p+w)*S)); x[k] = x[k]*(1-a)+np.array(rgb(c))/255.*a
    g = np.indices((S, S)).sum(0)//4 % 2; t = np.where(g[..., None], x[None, :, :], x[:, None, :])
    return Image.fromarray((t*255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(.8)), m, m

# ------------------------------------------------------------- leaves
def sprig_round(col, stem, n=7, w=150, h=330):
    """Eucalyptus: round leaves in pairs."""
    def f(d, s):
        P = [(w/2+math.sin(t*2.2)*14, h-8-t*(h-50)) for t in np.linspace(0, 1, 18)]; stroke(d, P, stem, 3.2, s)
        for i in range(n):
            t = .08+.86*i/n; x, y = w/2+math.sin(t*2.2)*14, h-8-t*(h-50); r = 26-11*t
            for sg in (-1, 1):
                cx, cy = x+sg*(r+7), y-r*.55; stroke(d, [(x, y), (cx, cy)], stem, 2, s); disc(d, cx, cy, r, col if sg < 0 else mix(col, '#ffffff', .16), s, r*.86)
                stroke(d, [(x+sg*8, y-2), (cx+sg*r*.5, cy-r*.25)], mix(stem, col, .4), 1.4, s)
        disc(d, *P[-1], 12, col, s)
    return stamp(w, h, f)
def olive(col, stem, fruit, w=180, h=320):
    def f(d, s):
        P = [(w/2+math.sin(t*2)*20, h-8-t*(h-40)) for t in np.linspace(0, 1, 18)]; stroke(d, P, stem, 3.4, s)
        for i in range(8):
            t = .08+.86*i/8; x, y = w/2+math.sin(t*2)*20, h-8-t*(h-40); ln = 74-22*t
            for sg in (-1, 1): poly(d, leaf_poly(x, y, -math.pi/2+sg*(.78-.1*t), ln, ln*.24, 1), col if sg < 0 else mix(col, '#ffffff', .22), s)
            if i % 3 == 1: disc(d, x+(18 if i % 2 else -18), y+10, 11, fruit, s, 14); disc(d, x+(14 if i % 2 else -22), y+5, 3, mix(fruit, '#ffffff', .4), s)
    return stamp(w, h, f)
def berries(stem, leaf, berry, w=170, h=320):
    def f(d, s):
        P = [(w/2+math.sin(t*2.2)*18, h-8-t*(h-40)) for t in np.linspace(0, 1, 18)]; stroke(d, P, stem, 3.6, s)
        for i in range(7):
            t = .10+.84*i/7; x, y = w/2+math.sin(t*2.2)*18, h-8-t*(h-40)
            sg = 1 if i % 2 else -1; poly(d, leaf_poly(x, y, -math.pi/2-sg*.9, 58, 20, 1), leaf, s)
            ex, ey = x+sg*34, y-34; stroke(d, [(x, y), (ex, ey)], stem, 2.2, s)
            for a, b in ((0, 0), (15, -9), (3, -17)): disc(d, ex+sg*a, ey+b, 9, berry, s); disc(d, ex+sg*a-3, ey+b-3, 2.4, mix(berry, '#ffffff', .5), s)
    return stamp(w, h, f)
def palm(col, w=300, h=360, n=15):
    def f(d, s):
        P = [(w/2+18*math.sin(t*1.6), h-6-t*(h-60)) for t in np.linspace(0, 1, 20)]; stroke(d, P, mix(col, '#000000', .18), 4, s)
        for i in range(n):
            t = .16+.84*i/(n-1); x, y = w/2+18*math.sin(t*1.6), h-6-t*(h-60); ln = 150*math.sin(math.pi*min(t*.86+.14, 1))**.7+22
            for sg in (-1, 1): poly(d, leaf_poly(x, y, -math.pi/2+sg*(1.25-.75*t), ln, ln*.15+5, 1), col if sg < 0 else mix(col, '#ffffff', .14), s)
    return stamp(w, h, f)
def monstera(col, vein, w=300, h=300):
    def f(d, s):
        P = []
        for i in range(181):
            a = -math.pi/2+2*math.pi*i/180; r = 118*(1-.30*math.cos(a+math.pi/2)**8)*(1+.10*math.cos(2*(a+math.pi/2))); P.append((w/2+r*math.cos(a)*.94, h/2+8-r*math.sin(a)*-1.0))
        poly(d, P, col, s)
        stroke(d, [(w/2, h-6), (w/2, 40)], vein, 4, s)
        for k, y0 in enumerate((82, 120, 158, 196, 226)):
            for sg in (-1, 1):
                x1, y1 = w/2+sg*128, y0-34+k*9; stroke(d, [(w/2, y0+26), (w/2+sg*92, y0-8+k*8)], vein, 2, s)
                d.polygon([(x*s, y*s) for x, y in ((w/2+sg*52, y0+18), (w/2+sg*140, y0-2+k*10), (w/2+sg*140, y0+14+k*10))], fill=(0, 0, 0, 0))
    return stamp(w, h, f)
def ginkgo(col, vein, w=170, h=190):
    def f(d, s):
        cx, cy = w/2, h*.64; P = [(cx, cy)]
        for i in range(61):
            a = math.radians(-165+150*i/60); r = 84+5*math.sin(i*.9)-(18*math.exp(-((i-30)/3)**2)); P.append((cx+r*math.cos(a), cy+r*math.sin(a)))
        poly(d, P, col, s)
        for i in range(11): a = math.radians(-158+136*i/10); stroke(d, [(cx+12*math.cos(a), cy+12*math.sin(a)), (cx+72*math.cos(a), cy+72*math.sin(a))], vein, 1.3, s)
        stroke(d, [(cx, cy), (cx+6, h-30), (cx+14, h-6)], vein, 4, s)
    return stamp(w, h, f)
def pampas(col, stem, w=130, h=380):
    def f(d, s):
        r = random.Random(2); P = [(w/2+10*math.sin(t*2.4), h-6-t*(h-30)) for t in np.linspace(0, 1, 18)]; stroke(d, P, stem, 2.6, s)
        for i in range(58):
            t = .38+.60*i/58; x, y = w/2+10*math.sin(t*2.4), h-6-t*(h-30); ln = (44*math.sin(math.pi*(t-.34)/.66)+14); sg = 1 if i % 2 else -1
            stroke(d, [(x, y), (x+sg*ln*.42, y-ln*.5), (x+sg*ln*.62, y-ln*.62+r.uniform(4, 12))], mix(col, '#ffffff', .2*(i % 3 == 0)), 2.3, s)
    return stamp(w, h, f)

# ------------------------------------------------------------- flowers
def peony(cols, ctr, R=96, leaf=None):
    def f(d, s):
        c = R+30; r0 = random.Random(4)
        if leaf:
            for a in (.5, 2.5, 3.9): poly(d, leaf_poly(c+R*.6*math.cos(a), c+R*.6*math.sin(a), a, R*.75, R*.34, 1), leaf, s)
        for k, (rr, n) in enumerate(((R, 9), (R*.80, 8), (R*.60, 7), (R*.42, 6), (R*.26, 5))):
            col = cols[min(k, len(cols)-1)]
            for i in range(n):
                a = 2*math.pi*i/n+k*.4; x, y = c+rr*.55*math.cos(a), c+rr*.55*math.sin(a); disc(d, x, y, rr*.44, mix(col, '#ffffff', .10*(i % 2)), s)
        for i in range(9): a = i*2.4; disc(d, c+R*.09*math.cos(a), c+R*.09*math.sin(a), R*.035, ctr, s)
    return stamp(2*R+60, 2*R+60, f)
def poppy(pet, dark, stem, w=150, h=280):
    def f(d, s):
        cx, cy = w/2, 66; stroke(d, [(cx+8*math.sin(t*2.4), cy+t*(h-cy-6)) for t in np.linspace(0, 1, 14)], stem, 3, s)
        for dx, dy, r, k in ((-26, 2, 36, .0), (26, 2, 36, .08), (0, -20, 38, .14), (0, 18, 36, .04)): disc(d, cx+dx, cy+dy, r, mix(pet, '#ffffff', k), s, r*.86)
        disc(d, cx, cy+2, 13, dark, s)
        for i in range(12): a = i*math.pi/6; disc(d, cx+20*math.cos(a), cy+2+18*math.sin(a), 2.2, dark, s)
    return stamp(w, h, f)
def daisy(pet, ctr, R=44):
    def f(d, s):
        c = R+4
        for i in range(13): poly(d, leaf_poly(c, c, 2*math.pi*i/13, R, R*.34, 1), pet if i % 2 else mix(pet, '#d8d2c4', .18), s)
        disc(d, c, c, R*.27, ctr, s)
    return stamp(2*R+8, 2*R+8, f)
def tulip(pet, stem, leaf, w=120, h=270):
    def f(d, s):
        cx = w/2; stroke(d, [(cx, 90), (cx+3, h-6)], stem, 4.4, s)
        poly(d, leaf_poly(cx+3, h-8, -math.pi/2-.30, 140, 24, 1), leaf, s); poly(d, leaf_poly(cx+3, h-8, -math.pi/2+.34, 118, 24, 1), mix(leaf, '#ffffff', .15), s)
        poly(d, leaf_poly(cx, 104, -math.pi/2-.30, 96, 44, 1), pet, s); poly(d, leaf_poly(cx, 104, -math.pi/2+.30, 96, 44, 1), pet, s); poly(d, leaf_poly(cx, 106, -math.pi/2, 94, 46, 1), mix(pet, '#ffffff', .2), s)
    return stamp(w, h, f)
def blossom_branch(wood, pet, ctr, w=330, h=380, seed=1):
    def f(d, s):
        r = random.Random(seed); P = [(30+t*(w-80)+18*math.sin(t*5), h-20-t*(h-70)) for t in np.linspace(0, 1, 20)]; stroke(d, P, wood, 6, s)
        tips = []
        for k, sg in ((5, -1), (9, 1), (13, -1)):
            x, y = P[k]; q = (x+sg*(70 if sg < 0 else 80)*.6, y-(90 if sg < 0 else 20)); stroke(d, [P[k], ((x+q[0])/2+6, (y+q[1])/2), q], wood, 3.6, s); tips.append(q)
        for x, y in tips+[P[k] for k in (4, 8, 12, 16, 19)]+[((a[0]+P[9][0])/2, (a[1]+P[9][1])/2) for a in tips]:
            x += r.uniform(-10, 10); y += r.uniform(-10, 10); R = r.uniform(17, 25); o = r.random()*6
            for i in range(5): a = o+2*math.pi*i/5; disc(d, x+R*.62*math.cos(a), y+R*.62*math.sin(a), R*.5, mix(pet, '#ffffff', .25*(i % 2)), s)
            disc(d, x, y, R*.24, ctr, s)
    return stamp(w, h, f)
def lavender(fl, stem, w=80, h=290):
    def f(d, s):
        r = random.Random(3); P = [(w/2+6*math.sin(t*2), h-6-t*(h-20)) for t in np.linspace(0, 1, 14)]; stroke(d, P, stem, 2.6, s)
        for i in range(12):
            t = .50+.48*i/12; x, y = w/2+6*math.sin(t*2), h-6-t*(h-20); k = 9-4*(t-.5)*2
            for sg in (-1, 0, 1): disc(d, x+sg*k*1.1, y-abs(sg)*-3, k*.78, mix(fl, '#ffffff', .3*r.random()), s, k)
        for sg in (-1, 1): poly(d, leaf_poly(w/2, h-40, -math.pi/2+sg*.4, 90, 9, 1), stem, s)
    return stamp(w, h, f)
def delft(bg, c, c2):
    """Blue-and-white tiles: a flower in each, corner motifs where four meet."""
    S = 1200; n = 4; p = S//n; im = Image.new('RGB', (S, S), rgb(bg)); cv = Canvas(S, S, bg)
    fl = [flower(c, c2, c, 8, 44, 120, 200, c2), daisy(c, c2, 58), tulip(c, c2, c2)]
    def corner(d, s):
        for i in range(8): poly(d, leaf_poly(60, 60, 2*math.pi*i/8, 52 if i % 2 == 0 else 34, 18, 1), c if i % 2 == 0 else c2, s)
        disc(d, 60, 60, 8, bg, s)
    k = stamp(120, 120, corner)
    for j in range(n):
        for i in range(n):
            st = fl[(i+2*j) % 3]; cv.stamp(st, (i+.5)*p, (j+.5)*p+(22 if st is not fl[1] else 0), 0, .92); cv.stamp(k, i*p, j*p, 0, .82)
    d = ImageDraw.Draw(cv.im)
    for i in range(n): d.line([(i*p, 0), (i*p, S)], fill=rgb(mix(bg, c, .22)), width=3); d.line([(0, i*p), (S, i*p)], fill=rgb(mix(bg, c, .22)), width=3)
    for j in range(n):
        for i in range(n): cv.stamp(k, i*p, j*p, 0, .82)
    return cv.im, .80, .80

# ------------------------------------------------------------- geometrics
def arches(bg, sets, m=.62):
    S = 1200; c = Canvas(S, S, bg); n = 4
    for j in range(4):
        for i in range(n): c.stamp(rainbow(sets[(i+j) % len(sets)], 138, 36), (i+.5+(j % 2)*.5)*S/n, (j+.5)*S/4, 0 if (j % 2 == 0) else 0)
    return c.im, m, m*1.0
def hexes(bg, cols, m=.56, seed=3, line=.10):
    n, mrows = 6, 6; W = 1200; p = W/n; R = p/math.sqrt(3); H = int(round(mrows*1.5*R)); im = Image.new('RGB', (W*2, H*2), rgb(bg)); d = ImageDraw.Draw(im); r = random.Random(seed); pick = [[r.choice(cols) for _ in range(n)] for _ in range(mrows)]
    for j in range(-1, mrows+1):
        for i in range(-1, n+1):
            x, y = (i+.5+(j % 2)*.5)*p, (j+.5)*1.5*R-.25*R; q = R*(1-line)
            d.polygon([((x+q*math.cos(math.radians(30+60*k)))*2, (y+q*math.sin(math.radians(30+60*k)))*2) for k in range(6)], fill=rgb(pick[j % mrows][i % n]))
    return im.resize((W, H), Image.LANCZOS), m, m*H/W
def ikat(bg, cols, m=.34):
    S = 900; y, x = np.mgrid[0:S, 0:S]/S; r = np.random.RandomState(2); col = ndi.gaussian_filter1d(r.standard_normal((1, S)), 2.2, axis=1, mode='wrap'); col = col/col.std()*.020
    dd = np.abs((x*2) % 1-.5)+np.abs(((y+col)*1.0*2) % 1-.5); lev = np.array([.10, .19, .28, .37, .46]); pal = [cols[0], bg, cols[1], bg, cols[2], bg]; k = np.searchsorted(lev, dd.ravel()).reshape(dd.shape)
    a = np.array([rgb(c) for c in pal], np.float32)[k]; return Image.fromarray(a.astype(np.uint8)).filter(ImageFilter.GaussianBlur(1.1)), m, m*1.5
def azulejo(bg, c1, c2, c3, m=.40):
    """Quarter-turned tiles that join to circles and stars."""
    p = 400; t = Image.new('RGB', (p*2, p*2), rgb(bg)); d = ImageDraw.Draw(t); q = p*2
    for R, c in ((q*.52, c1), (q*.44, bg), (q*.38, c2), (q*.20, bg)): d.ellipse([-R, -R, R, R], fill=rgb(c)); d.ellipse([q-R, q-R, q+R, q+R], fill=rgb(c))
    for R, c in ((q*.30, c3), (q*.21, bg), (q*.14, c1)): d.ellipse([q-R, -R, q+R, R], fill=rgb(c)); d.ellipse([-R, q-R, R, q+R], fill=rgb(c))
    for a in range(8): d.polygon(leaf_poly(q/2, q/2, a*math.pi/4, q*.19, q*.08, 1), fill=rgb(c1 if a % 2 else c3))
    t = t.resize((p, p), Image.LANCZOS); im = Image.new('RGB', (2*p, 2*p)); im.paste(t, (0, 0)); im.paste(t.transpose(Image.FLIP_LEFT_RIGHT), (p, 0)); im.paste(t.transpose(Image.FLIP_TOP_BOTTOM), (0, p)); im.paste(t.transpose(Image.ROTATE_180), (p, p)); return im, m, m
def cutouts(bg, cols, m=1.0, seed=6):
    """Paper cut-outs: seaweed-like leaves and soft pebbles."""
    def weed(col):
        def f(d, s):
            stroke(d, [(130, 300), (128, 200), (132, 60)], col, 34, s)
            for y, a in ((250, 1.05), (190, .95), (130, .85), (80, .7)):
                for sg in (-1, 1): capsule(d, [(130, y), (130+sg*60*a, y-22), (130+sg*92*a, y-66)], 40, 26, rgb(col)+(255,), s)
        return stamp(260, 330, f)
    def pebble(col, k):
        def f(d, s):
            P = [(100+r_*math.cos(a), 100+r_*math.sin(a)) for a in np.linspace(0, 2*math.pi, 60) for r_ in [74+14*math.sin(2*a+k)+8*math.sin(3*a+2*k)]]; poly(d, P, col, s)
        return stamp(200, 200, f)
    return strew(bg, [weed(cols[0]), pebble(cols[1], 1), weed(cols[2]), pebble(cols[3], 3)], m, 236, 26, seed, 40, (.82, 1.0))
def checker(a, b, m=.24):
    S = 512; im = Image.new('RGB', (S, S), rgb(a)); d = ImageDraw.Draw(im); h = S//2; d.rectangle([h, 0, S, h-1], fill=rgb(b)); d.rectangle([0, h, h-1, S], fill=rgb(b)); return weave(im, .02), m, m
def half_moons(bg, cols, m=.52):
    S = 1200; n = 6; p = S//n; im = Image.new('RGB', (S*2, S*2), rgb(bg)); d = ImageDraw.Draw(im); r = random.Random(5)
    for j in range(n):
        for i in range(n):
            x, y = i*p*2, j*p*2; q = p*2; g = 12; a = ((i+j) % 4)*90; c = cols[(i+2*j+(i*j) % 3) % len(cols)]
            d.pieslice([x+g, y+g, x+q-g, y+q-g], a, a+180, fill=rgb(c))
            if (i*2+j) % 3 == 0: d.ellipse([x+q*.40, y+q*.40, x+q*.60, y+q*.60], fill=rgb(bg))
    return im.resize((S, S), Image.LANCZOS), m, m
def crosses(bg, fg, m=.14, w=.055, ln=.17):
    S = 512; im = Image.new('RGB', (S*2, S*2), rgb(bg)); d = ImageDraw.Draw(im)
    for cx, cy in ((.25, .25), (.75, .75)):
        for a, b in ((ln, w), (w, ln)): d.rounded_rectangle([(cx-a/2)*2*S, (cy-b/2)*2*S, (cx+a/2)*2*S, (cy+b/2)*2*S], radius=10, fill=rgb(fg))
    return im.resize((S, S), Image.LANCZOS), m, m
def brush(bg, cols, m=.70, seed=3):
    """Short painted strokes in rows."""
    def mk(col, k):
        def f(d, s):
            r = random.Random(k)
            for i in range(9): y = 14+i*4.2; stroke(d, [(14+r.uniform(0, 16), y), (60, y+r.uniform(-2, 2)), (128-r.uniform(0, 20), y+r.uniform(-1, 3))], mix(col, bg, r.uniform(0, .22)), 4.6, s)
        return stamp(142, 66, f)
    return rows(bg, [mk(c, i) for i, c in enumerate(cols*2)], 7, 14, m, sc=.98, jit=7, turn=9, seed=seed)

# ------------------------------------------------------------- children's prints
def fox(col, light, dark='#3f3a38'):
    def f(d, s):
        capsule(d, [(176, 176), (232, 160), (244, 106)], 42, 30, rgb(col)+(255,), s); disc(d, 243, 98, 16, light, s)
        disc(d, 126, 158, 62, col, s, 52); disc(d, 108, 176, 30, light, s, 30)
        for x in (84, 112, 146, 168): d.rounded_rectangle([(x-9)*s, 180*s, (x+9)*s, 218*s], radius=8*s, fill=rgb(dark)+(255,))
        poly(d, [(34, 78), (44, 18), (82, 54)], col, s); poly(d, [(96, 54), (130, 16), (138, 78)], col, s); poly(d, [(46, 58), (50, 34), (66, 52)], dark, s); poly(d, [(110, 52), (124, 34), (126, 58)], dark, s)
        poly(d, [(30, 76), (86, 44), (142, 76), (118, 116), (86, 142), (54, 116)], col, s); poly(d, [(30, 78), (66, 98), (86, 142), (54, 116)], light, s); poly(d, [(142, 78), (106, 98), (86, 142), (118, 116)], light, s)
        disc(d, 86, 136, 8, dark, s); disc(d, 66, 92, 5, dark, s); disc(d, 106, 92, 5, dark, s)
    return stamp(270, 226, f)
def bear(col, muzzle, dark='#473e38', scarf='#c5735a'):
    def f(d, s):
        for x in (54, 126): disc(d, x, 36, 20, col, s); disc(d, x, 36, 10, muzzle, s)
        disc(d, 90, 168, 60, col, s, 62); disc(d, 90, 176, 34, muzzle, s, 40)
        for x in (36, 144): capsule(d, [(x, 140), (x+(-8 if x < 90 else 8), 172), (x, 190)], 30, 28, rgb(col)+(255,), s)
        for x in (62, 118): disc(d, x, 224, 24, col, s, 18)
        disc(d, 90, 72, 56, col, s, 52); disc(d, 90, 90, 26, muzzle, s, 20); disc(d, 90, 80, 9, dark, s, 7); disc(d, 68, 66, 5, dark, s); disc(d, 112, 66, 5, dark, s); d.rounded_rectangle([44*s, 116*s, 136*s, 134*s], radius=9*s, fill=rgb(scarf)+(255,)); d.rounded_rectangle([104*s, 122*s, 122*s, 172*s], radius=7*s, fill=rgb(scarf)+(255,))
    return stamp(180, 246, f)
def boat(hull, sail, sail2, flag):
    def f(d, s):
        poly(d, [(20, 170), (200, 170), (172, 214), (50, 214)], hull, s); d.rectangle([22*s, 178*s, 196*s, 186*s], fill=(255, 255, 255, 255)); stroke(d, [(104, 20), (104, 170)], '#8a6a4c', 5, s)
        poly(d, [(112, 36), (112, 158), (192, 158)], sail, s); poly(d, [(96, 58), (96, 158), (34, 158)], sail2, s); poly(d, [(104, 16), (104, 36), (76, 26)], flag, s)
    return stamp(220, 222, f)
def whale(col, belly, drop):
    def f(d, s):
        P = [(20, 110), (30, 74), (70, 50), (120, 46), (170, 66), (206, 96), (232, 80), (238, 46), (258, 66), (280, 50), (274, 92), (240, 122), (200, 146), (140, 160), (70, 156), (34, 140)]; q = np.array(P+[P[0]], float)
        from scipy.interpolate import splprep, splev
        t, _ = splprep(q.T, s=0, per=True); xs, ys = splev(np.linspace(0, 1, 160), t); poly(d, list(zip(xs, ys)), col, s)
        poly(d, [(26, 122), (70, 128), (130, 130), (176, 124), (140, 158), (70, 156), (34, 142)], belly, s); disc(d, 60, 98, 5, '#2d2f33', s)
        for i in range(3): stroke(d, [(60+i*26, 134), (64+i*26, 154)], mix(belly, col, .35), 2.5, s)
        for a, h in ((-14, 10), (0, 2), (14, 10)): stroke(d, [(96, 44), (96+a*.6, 30), (96+a*1.5, h+6)], drop, 4, s)
    return stamp(290, 170, f)
def car(body, roof, win='#e8eef0', wheel='#3f4144', kind=0):
    def f(d, s):
        if kind == 0: d.rounded_rectangle([60*s, 24*s, 170*s, 84*s], radius=26*s, fill=rgb(roof)+(255,)); d.rounded_rectangle([72*s, 36*s, 110*s, 72*s], radius=9*s, fill=rgb(win)+(255,)); d.rounded_rectangle([118*s, 36*s, 158*s, 72*s], radius=9*s, fill=rgb(win)+(255,)); d.rounded_rectangle([14*s, 66*s, 220*s, 118*s], radius=22*s, fill=rgb(body)+(255,))
        else: d.rounded_rectangle([14*s, 20*s, 150*s, 118*s], radius=10*s, fill=rgb(roof)+(255,)); d.rounded_rectangle([146*s, 46*s, 222*s, 118*s], radius=14*s, fill=rgb(body)+(255,)); d.rounded_rectangle([170*s, 56*s, 208*s, 84*s], radius=6*s, fill=rgb(win)+(255,)); d.rounded_rectangle([30*s, 58*s, 134*s, 70*s], radius=5*s, fill=rgb(mix(roof, '#ffffff', .5))+(255,))
        for x in (66, 172): disc(d, x, 118, 24, wheel, s); disc(d, x, 118, 10, '#d8d6d0', s)
        disc(d, 214, 92, 6, '#f4d88a', s)
    return stamp(236, 146, f)
def butterfly(c1, c2, body='#4b4540'):
    def f(d, s):
        for sg in (-1, 1):
            poly(d, leaf_poly(100, 86, -math.pi/2+sg*.95, 98, 78, 1), c1, s); poly(d, leaf_poly(100, 92, math.pi/2-sg*.75, 74, 56, 1), c2, s)
            disc(d, 100+sg*48, 52, 11, mix(c1, '#ffffff', .5), s); disc(d, 100+sg*32, 122, 8, mix(c2, '#ffffff', .5), s); stroke(d, [(100, 60), (100+sg*14, 34), (100+sg*24, 26)], body, 2.4, s)
        capsule(d, [(100, 58), (100, 90), (100, 130)], 12, 7, rgb(body)+(255,), s)
    return stamp(200, 170, f)
def bunny(col, inner, dark='#4b4540'):
    def f(d, s):
        for x, a in ((72, -.16), (108, .16)): poly(d, leaf_poly(x, 84, -math.pi/2+a, 84, 32, 1), col, s); poly(d, leaf_poly(x, 80, -math.pi/2+a, 66, 15, 1), inner, s)
        disc(d, 90, 184, 54, col, s, 52); disc(d, 90, 106, 46, col, s, 40); disc(d, 90, 192, 30, '#ffffff', s, 32); disc(d, 146, 200, 16, '#ffffff', s)
        for x in (66, 114): disc(d, x, 230, 22, col, s, 12)
        disc(d, 74, 102, 4.6, dark, s); disc(d, 106, 102, 4.6, dark, s); poly(d, [(84, 114), (96, 114), (90, 121)], inner, s)
        for x in (64, 116): disc(d, x, 116, 7, mix(inner, col, .4), s)
    return stamp(180, 244, f)
def balloon(cols, basket='#a9805a'):
    def f(d, s):
        cx, cy, R = 90, 92, 80; d.ellipse([(cx-R)*s, (cy-R)*s, (cx+R)*s, (cy+R)*s], fill=rgb(cols[0])+(255,)); poly(d, [(24, 136), (156, 136), (112, 196), (68, 196)], cols[0], s)
        for k, (w, c) in enumerate(((54, cols[1]), (24, cols[2]))):
            P = [(cx+sg*w*math.sqrt(max(0, 1-((y-cy)/R)**2)) if y < 136 else cx+sg*(w*.83*(1-(y-136)/60)+22*(w/80)*((y-136)/60)), y) for sg, ys in ((-1, range(12, 197, 6)), (1, range(192, 11, -6))) for y in ys]; poly(d, P, c, s)
        for x in (70, 110): stroke(d, [(x, 196), (76 if x < 90 else 104, 222)], '#6b5a4b', 2, s)
        d.rounded_rectangle([70*s, 220*s, 110*s, 250*s], radius=6*s, fill=rgb(basket)+(255,))
    return stamp(180, 256, f)
def pine(col, trunk='#8a6a4c'):
    def f(d, s):
        d.rectangle([46*s, 150*s, 54*s, 178*s], fill=rgb(trunk)+(255,))
        for y, w in ((28, 26), (64, 34), (104, 42)): poly(d, [(50-w, y+50), (50, y-20), (50+w, y+50)], col if y != 64 else mix(col, '#ffffff', .1), s)
    return stamp(100, 182, f)
def ball(R=52):
    def f(d, s):
        c = R+4; disc(d, c, c, R, '#3f4448', s); disc(d, c, c, R-3, '#fbfaf6', s)
        def pent(x, y, r, o): poly(d, [(x+r*math.cos(o+2*math.pi*i/5), y+r*math.sin(o+2*math.pi*i/5)) for i in range(5)], '#3f4448', s)
        pent(c, c, R*.30, -math.pi/2)
        for i in range(5):
            a = -math.pi/2+2*math.pi*i/5; stroke(d, [(c+R*.30*math.cos(a), c+R*.30*math.sin(a)), (c+R*.66*math.cos(a), c+R*.66*math.sin(a))], '#3f4448', 2.4, s); pent(c+R*.78*math.cos(a), c+R*.78*math.sin(a), R*.18, a+math.pi)
    return stamp(2*R+8, 2*R+8, f)
