"""Things that lie flat, seen from straight above and lit from the upper left; without Blender.

A Flat has the same `colour(parts)` as a Base.  Part 1 to 7 are cloth, with u and v from 0 to 1 over the piece."""
import functools, math
from compose import *
from closeup import S, _smooth
def _noise(sigma, seed, h=S, w=S):
    """Smooth noise with the features of that size in pixels, made small and enlarged."""
    a, b = sigma if isinstance(sigma, tuple) else (sigma, sigma); f = max(1, min(a, b)/3); q = ndi.gaussian_filter(np.random.RandomState(seed).standard_normal((int(h/f)+1, int(w/f)+1)).astype(np.float32), (a/f, b/f), mode='wrap'); q /= q.std()
    return q[:h, :w] if f == 1 else np.asarray(Image.fromarray(q).resize((w, h), Image.BICUBIC))

class Flat:
    """width: metres from the left to the right of the picture; the origin is its middle.  size: height and width in pixels."""
    def __init__(s, width, ground, light=(-.60, .48, .64), size=(S, S)):
        s.size = size; h, w = size; s.W, s.px, s.light = width, width/w, light; y, x = np.mgrid[0:h, 0:w].astype(np.float32); s.x, s.y = (x-w/2)*s.px, (h/2-y)*s.px
        s.z = np.zeros(size, np.float32); s.layers = []; s.n = 0; s.shine = s.net = s.rods = None; ground(s)
    def noise(s, metres, amp, more=0): s.n += 1; return amp*_noise(max(.8, metres/s.px), 100+s.n+more, *s.size)
    def paint(s, a, cov, z=None, mix=1.0):
        """a: an albedo, or (part, u, v)."""
        s.layers.append((a, cov.astype(np.float32)*mix))
        if z is not None: s.z = s.z*(1-cov)+z*cov
    def local(s, cx, cy, turn):
        a = math.radians(turn); dx, dy = s.x-cx, s.y-cy; return dx*math.cos(a)+dy*math.sin(a), -dx*math.sin(a)+dy*math.cos(a)
    def soft(s, d): return np.clip(d/s.px/1.4+.5, 0, 1)
    def under(s, cov): return float(np.percentile(s.z[cov > .5], 70)) if (cov > .5).any() else 0.
    def cloth(s, part, cx, cy, w, h, turn=0, t=.004, r=.01, wrinkle=.003, soft=.05, fringe=0., round_=False, hem=.0, creases=(), z0=None, puff=0., wave=.004, rub=0., part_of=(1, 1), quilt=None, pipe=(), rooms=0, dent=0.):
        """A piece of cloth; puff: height of a filling; creases: where it was folded, as (axis, place); part_of: the share of the piece that a folded one shows;
        pipe: pipings as (part, distance from the edge, radius); rooms: how many chambers the filling has; dent: how deep a head has lain in it."""
        x, y = s.local(cx, cy, turn); x = x+s.noise(.30, wave)+s.noise(.07, wave*.25); y = y+s.noise(.30, wave)+s.noise(.07, wave*.25)
        if round_: d = w/2-np.hypot(x, y)
        else: qx, qy = np.abs(x)-w/2+r, np.abs(y)-h/2+r; d = r-np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))-np.minimum(np.maximum(qx, qy), 0)
        cov = s.soft(d); base = s.under(cov) if z0 is None else z0; u, v = np.clip(x/w+.5, 0, 1)*part_of[0], np.clip(y/h+.5, 0, 1)*part_of[1]
        if fringe:
            f = fringe; e = np.hypot(x, y)-w/2 if round_ else np.abs(y)-h/2; k = np.arctan2(y, x)*w/2 if round_ else x; p = .018 if not round_ else .022
            on = (e > -.002) & (e < f*(.86+.14*np.sin(k*311))) & ((np.abs(x) < w/2) | round_); c = np.abs(((k/p+.12*np.sin(e*60)) % 1)-.5)*2; fc = np.clip((.62-c)/.25, 0, 1)*on; s.paint((part, u, v), fc, base+.0035*np.sqrt(np.clip(1-c*c, 0, 1)))
        z = base+t*np.sqrt(np.clip(1-(1-np.clip(d/max(t*1.3, .004), 0, 1))**2, 0, 1))+s.noise(soft*2.2, wrinkle)*np.clip(d/.04, 0, 1)+s.noise(soft*.6, wrinkle*.22)
        if puff: a, b = np.clip(1-(2*x/w)**2, 0, 1), np.clip(1-(2*y/h)**2, 0, 1); z = z+puff*(a*b)**.46*(np.abs(np.sin(np.pi*rooms*(y/h+.5)))**.34 if rooms else 1)-dent*np.exp(-((x/(.26*w))**2+((y+.05*h)/(.24*h))**2))+s.noise(.10, puff*.05)*np.exp(-d/.07)*np.clip(d/.01, 0, 1)
        if quilt:
            kind, cell, puff_ = quilt; dd = np.abs(np.sin(np.pi*x/cell)*np.sin(np.pi*y/cell)) if kind == 'box' else np.abs(np.sin(np.pi*(x+y)/cell)*np.sin(np.pi*(x-y)/cell)) if kind == 'diamond' else np.clip(np.hypot((x/cell) % 1-.5, (y/cell+.5*(np.floor(x/cell) % 2)) % 1-.5)*2.4, 0, 1) if kind == 'dots' else np.abs(np.sin(np.pi*(y+.22*cell*np.sin(x/cell*4.4))/cell)); z = z+puff_*np.clip(dd, 0, 1)**.42*np.clip(d/.03, 0, 1)+s.noise(.03, puff_*.05)
        for axis, place in creases:
            q = (x-place*w/2) if axis == 'x' else (y-place*h/2); z = z+.0016*np.exp(-(q/.006)**2)+.0012*np.exp(-np.abs(q)/.03)
        if hem: z = z+.0012*((np.abs(d-hem) > .0015) & (d < hem*1.1))*.6-.0010*np.exp(-((d-hem)/.0022)**2)
        if rub: z = z+s.noise(.004, rub)+s.noise(.011, rub*.8)
        s.paint((part, u, v), cov, z)
        for p, off, r_ in pipe: e = np.abs(d-off); s.paint((p, u, v), s.soft(r_-e), base+max(t, .006)+r_*np.sqrt(np.clip(1-(e/r_)**2, 0, 1)))
        return base+t
    def disc(s, cx, cy, profile, colour, grain=0.0):
        """A turned thing: profile is a list of (radius, height)."""
        r = np.hypot(s.x-cx, s.y-cy); R = profile[-1][0]; cov = s.soft(R-r); b = s.under(cov); z = b+np.interp(r, [p for p, _ in profile], [q for _, q in profile]).astype(np.float32)
        if grain: z = z+.0016*np.sin(r*2*np.pi/grain)*(1+.3*np.sin(np.arctan2(s.y-cy, s.x-cx)*60))
        s.paint(hexlin(colour)*.93, cov, z)
    def block(s, cx, cy, w, h, turn, t, colour, r=.004):
        x, y = s.local(cx, cy, turn); qx, qy = np.abs(x)-w/2+r, np.abs(y)-h/2+r; d = r-np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))-np.minimum(np.maximum(qx, qy), 0); cov = s.soft(d); b = s.under(cov); s.paint(hexlin(colour)*.93, cov, b+t*np.clip(d/.003, 0, 1)**.5); return x, y
    def rod(s, x0, y0, x1, y1, r, colour, thick=None):
        """A spoon or a strap: radius r along a line; thick: radius at the end."""
        dx, dy = x1-x0, y1-y0; L = math.hypot(dx, dy); t = np.clip(((s.x-x0)*dx+(s.y-y0)*dy)/L**2, 0, 1); R = r if thick is None else r+(thick-r)*_smooth(np.clip((t-.78)/.22, 0, 1)); d = R-np.hypot(s.x-x0-t*dx, s.y-y0-t*dy)*(1 if thick is None else 1); cov = s.soft(d); b = s.under(cov); s.paint(hexlin(colour)*.93, cov, b+r*np.sqrt(np.clip(d/R*2-(d/R)**2, 0, 1)))
    def done(s):
        z, px = s.z, s.px; gy, gx = np.gradient(z, px); n = np.stack([-gx, gy, np.ones_like(gx)], -1); n /= np.linalg.norm(n, axis=-1, keepdims=True); L = np.float32(s.light); L /= np.linalg.norm(L); d = np.clip(n @ L, 0, 1)
        sh = np.zeros(s.size, np.float32); dx, dy = L[0], -L[1]; g = np.hypot(dx, dy)
        for t in (1.5, 3, 5, 8, 12, 18, 26, 38, 54, 76, 104, 140): q = ndi.shift(ndi.gaussian_filter(z, t*.10), (-dy*t, -dx*t), order=1, mode='nearest'); sh = np.maximum(sh, (q-z)/(t*px*g)-L[2]/g)
        lit = 1-ndi.gaussian_filter(_smooth(np.clip(sh*2.2, 0, 1)), 1.2)*.80; b = lambda q: ndi.gaussian_filter(z, q)
        ao = 1-np.clip((b(26)-z)/(s.W*.030), 0, .45)-np.clip((b(7)-z)/(s.W*.010), 0, .30); fall = 1.04-.20*(s.x+s.W/2-s.y)/s.W/2
        s.E = ((1.18*d*lit+.42*np.clip(ao, .3, 1)*(.8+.2*n[..., 2]))*fall)[..., None]*np.float32([1.03, 1.0, .955]); s.S = 0
        if s.shine: hv = L+np.float32([0, 0, 1]); hv /= np.linalg.norm(hv); s.S = (s.shine[0]*np.clip(n @ hv, 0, 1)**s.shine[1]*lit)[..., None]
        return s
    def colour(s, parts, wall=None, **_):
        parts = {8: WALL if wall is None else wall, **parts}; c = np.zeros((*s.size, 3), np.float32); cloth = np.zeros((*s.size, 1), np.float32)
        for a, cov in s.layers:
            k = cov[..., None]
            if isinstance(a, tuple):
                p, u, v = a; m = cov > 0; f = parts[p]; q = np.zeros((*s.size, 3), np.float32); q[m] = f(u[m], v[m]) if callable(f) else np.asarray(f, np.float32)
            else: q = a
            c = c*(1-k)+q*k; cloth = cloth*(1-k)+k*isinstance(a, tuple)
        o = c*s.E+s.S*cloth*(.3+.7*c)
        if s.net is not None: a, lit = s.net; o = o*(1-a[..., None])+a[..., None]*lit[..., None]*1.15*np.asarray(parts[7], np.float32)
        if s.rods is not None: a, q = s.rods; o = o*(1-a[..., None])+a[..., None]*q
        return o

# ---------------------------------------------------------------- grounds
def full(s): return np.ones(s.size, np.float32)
def sand(s):
    z = s.noise(.9, .020)+s.noise(.22, .006)+.0035*np.sin((s.y*.9+s.x*.35+s.noise(.5, .035))*2*np.pi/.13)*(.55+.45*np.sin(s.x*1.7+1))+s.noise(.02, .0018)+s.noise(.006, .0011)
    a = hexlin('#dcc7a2')*.93; g = 1+s.noise(.004, .05)+s.noise(.30, .03); s.paint((a[None, None]*g[..., None]).astype(np.float32), full(s), z)
def planks(c='#c9ab80', w=.15, plank=.0012):
    def f(s):
        i = np.floor(s.x/w); r = np.random.RandomState(5); tone = r.uniform(-.07, .07, 400)[(i.astype(int)+200) % 400]; g = _noise((max(1, .30/s.px), max(.8, .004/s.px)), 61, *s.size)*.035+_noise((max(1, .10/s.px), max(.8, .0018/s.px)), 62, *s.size)*.025
        seam = np.minimum((s.x/w) % 1, 1-(s.x/w) % 1)*w; a = hexlin(c)*.93; s.paint((a[None, None]*(1+tone+g)[..., None]*(1-.45*np.exp(-(seam/.0022)**2))[..., None]).astype(np.float32), full(s), -plank*np.exp(-(seam/.003)**2)+s.noise(.2, .0003))
    return f
def linen(c):
    def f(s): s.paint((hexlin(c)*.93)[None, None]*(1+s.noise(.0018, .03)+_noise((9, .9), 71, *s.size)*.015+_noise((.9, 9), 72, *s.size)*.015)[..., None].astype(np.float32), full(s), s.noise(.35, .003)+s.noise(.08, .0006)+s.noise(.002, .00018))
    return f
def stone(c):
    def f(s): s.paint((hexlin(c)*.93)[None, None]*(1+s.noise(.03, .015)+s.noise(.15, .02))[..., None].astype(np.float32), full(s), s.noise(.02, .0002))
    return f

# ---------------------------------------------------------------- props
def hat(s, x, y, k=1.0): s.disc(x, y, [(0, .115*k), (.05*k, .115*k), (.082*k, .10*k), (.095*k, .014), (.10*k, .010), (.19*k, .012), (.20*k, .006)], '#d3b47c', .011); r = np.hypot(s.x-x, s.y-y); s.layers.append((hexlin('#4a4640'), s.soft(.099*k-r)*s.soft(r-.090*k)))
def book(s, x, y, turn, c='#b5603f'): s.block(x, y, .135, .205, turn, .022, '#efe8da'); s.block(x, y, .14, .21, turn, .004, c)
def plate(s, x, y, r=.12, c='#f3f1ec'): s.disc(x, y, [(0, .006), (r*.60, .006), (r*.72, .012), (r*.97, .020), (r, .016)], c)
def cup(s, x, y, r=.042, c='#e4ddd1'): s.rod(x+r*.7, y+.01, x+r*1.7, y+.022, .008, c); s.disc(x, y, [(0, .03), (r*.80, .030), (r*.86, .085), (r*.97, .088), (r, .080)], c); s.disc(x, y, [(0, .0), (r*.8, .0)], '#6b4a33')
def board(s, x, y, turn): s.block(x, y, .20, .32, turn, .018, '#b98d62', r=.02)
def spoon(s, x0, y0, x1, y1): s.rod(x0, y0, x1, y1, .0065, '#a97f55', .026)
def lemon(s, x, y, turn=20, k=1.0):
    a, b = s.local(x, y, turn); a, b = a/(.042*k), b/(.031*k); q = np.hypot(a, b)+.10*np.exp(-((np.abs(a)-1.02)/.10)**2)*(np.abs(b) < .35)*-1; cov = s.soft((1-q)*.031*k); bz = s.under(cov); s.paint(hexlin('#e2bd45')*.93, cov, bz+.058*k*np.sqrt(np.clip(1-q*q, 0, 1))+s.noise(.003, .0002))

def feather(s, x, y, turn, k=1.0):
    a, b = s.local(x, y, turn); q = np.clip(1-(a/(.070*k))**2, 0, 1)**.75*(.62-.30*a/(.07*k))*.030*k; cov = s.soft(q-np.abs(b))*(q > .002)*(.80+.20*(np.sin((a*1.0+np.abs(b)*1.6)*2*np.pi/.0075) > -.55)); bz = s.under(cov); s.paint(hexlin('#f4f1ea')*.95, cov, bz+.004+.006*np.clip(1-(b/np.maximum(q, 1e-4))**2, 0, 1)); c = math.radians(turn); s.rod(x-.095*k*math.cos(c), y-.095*k*math.sin(c), x+.06*k*math.cos(c), y+.06*k*math.sin(c), .0014*k, '#d9d2c2')
def tuft(s, x, y, r, colour):
    """A tuft of wool or hair."""
    e = np.hypot(s.x-x, (s.y-y)*1.15); R = r*(1+s.noise(.05, .16)+s.noise(.014, .07)); cov = s.soft(R-e); bz = s.under(cov); s.paint(hexlin(colour)*.93, cov, bz+.8*r*np.sqrt(np.clip(1-(e/R)**2, 0, 1))+s.noise(.012, .004)+s.noise((.004), .0022))
def sprig(s, x, y, turn):
    """A twig with round leaves: lyocell is made of wood."""
    c, d = math.cos(math.radians(turn)), math.sin(math.radians(turn)); s.rod(x, y, x+.34*c, y+.34*d, .003, '#7a6a4c')
    for i in range(5):
        for sg in (-1, 1):
            px, py = x+(.06+.065*i)*c-sg*.030*d, y+(.06+.065*i)*d+sg*.030*c; a, b = s.local(px, py, turn+sg*38); q = np.hypot(a/(.036-.003*i), b/(.023-.002*i)); cov = s.soft((1-q)*.02); s.paint(hexlin(('#8da08c', '#7c927f')[i % 2])*.93, cov, s.under(cov)+.008+.004*np.clip(1-q*q, 0, 1))
def boll(s, x, y, k=1.0):
    """An open cotton boll."""
    s.rod(x-.01*k, y-.13*k, x, y-.03*k, .004*k, '#6f5a41')
    for a in range(5): t = math.radians(72*a+18); s.rod(x, y, x+.055*k*math.cos(t), y+.055*k*math.sin(t), .012*k, '#8a6b4b', .004*k)
    for a in range(4): t = math.radians(90*a+40); tuft(s, x+.021*k*math.cos(t), y+.021*k*math.sin(t), .028*k, '#f7f5f0')

# ---------------------------------------------------------------- compositions
# how a duvet is stitched, and what tells its filling: ground, thickness, stitching, roughness, things beside it
DUVETS = {'two': (stone('#c4ccd0'), .045, ('box', .21, .020), 0, ()), 'two-cotton': (linen('#c9b49a'), .040, ('box', .15, .016), .0004, 'cotton'), 'two-wool': (planks('#8a715a', .19), .034, ('diamond', .15, .018), .0008, 'wool'), 'leaf': (stone('#bfcabb'), .016, ('wave', .10, .007), .0002, 'leaf'), 'brushed': (stone('#5d6a78'), .085, ('box', .17, .030), .0007, ()), 'wave': (planks('#c9ab80', .17), .042, ('wave', .17, .018), 0, ()),
          'goose': (stone('#8fa0ab'), .105, ('box', .19, .062), .0002, 'feathers'), 'airy': (linen('#d8cdbb'), .022, ('box', .26, .016), 0, 'feather'), 'hotel': (stone('#6d7466'), .075, ('box', .23, .044), 0, 'feathers'), 'wool': (planks('#b99c74', .19), .036, ('diamond', .18, .018), .0009, 'wool'), 'camel': (stone('#c9a48d'), .038, ('box', .12, .012), .0002, 'hair'), 'child': (linen('#e6d3a3'), .040, ('dots', .13, .016), 0, ())}
def duvet(kind):
    """A folded duvet from above; one of two layers shows both, held together at the corner."""
    ground, t, quilt, rub, by = DUVETS[kind]; s = Flat(1.50, ground, (-.60, .46, .60)); small = kind == 'child'; s.shine = (.10, 14) if kind == 'camel' else None; w, h = (.66, .50) if small else (.98, .74); n = 2 if kind in ('leaf', 'airy') else 3; z = 0
    sheet = lambda x, y, w, h, turn, t, q, z, pipe=(): s.cloth(1, x, y, w, h, turn, t, r=.05, wrinkle=.004, soft=.06, wave=.007, quilt=q, rub=rub, z0=z, pipe=pipe)
    if kind.startswith('two'):
        for i in range(2): z = sheet(-.10+.010*i, .20-.008*i, .96, .66, 7-2*i, t, quilt, z)
        z = t*1.2
        for i in range(2): z = sheet(.12-.010*i, -.22+.008*i, .90, .50, -6+2*i, t*.45, (quilt[0], quilt[1]*.78, quilt[2]*.5), z)
        for i in range(4): q = .20*i; s.disc(-.30+q*.99, -.455-.06*0+.0-.02*i+.0, [(0, .012), (.011, .012), (.013, .006), (.015, .0)], '#d9d4c8')
    else:
        for i in range(n): z = sheet(-.03+.012*i, .04-.010*i, w-.016*i, h-.014*i, -9+2.5*i, t, quilt, z*.9, ((4, .006, .006), (4, .030, .0025)) if kind == 'hotel' else ((3, .004, .008),) if small else ())
    if by == 'feathers': feather(s, .50, -.50, 24, 1.25); feather(s, .28, -.60, -38, 1.0); feather(s, .62, -.30, 70, .9)
    elif by == 'feather': feather(s, .46, -.52, 30, 1.2)
    elif by == 'leaf': sprig(s, .20, -.60, 22)
    elif by == 'wool': tuft(s, .52, -.54, .085, '#efe6d4'); tuft(s, .36, -.62, .055, '#e6d8bf')
    elif by == 'hair': tuft(s, .52, -.52, .080, '#b08a5c'); tuft(s, .36, -.60, .05, '#c19d70')
    elif by == 'cotton': boll(s, .52, -.52, 1.15); boll(s, .36, -.58, .9)
    if small: s.disc(.45, -.45, [(0, .15), (.04, .14), (.075, .10), (.09, .03)], '#c9795f'); book(s, -.50, -.50, 24, '#6f93a0')
    if kind == 'brushed': book(s, .52, -.52, -18, '#b5603f'); cup(s, -.56, -.54)
    return s.done()
def foam(s, part, cx, cy, w, h, turn, t, z0=0., holes=0.):
    """A slab of foam, with air holes."""
    s.cloth(part, cx, cy, w, h, turn, t, r=.05, wrinkle=.0006, soft=.05, wave=.0016, rub=.0003, z0=z0); x, y = s.local(cx, cy, turn)
    if holes: q = np.hypot((x/holes) % 1-.5, (y/holes+.5*(np.floor(x/holes) % 2)) % 1-.5)*holes; m = (np.abs(x) < w/2-.04) & (np.abs(y) < h/2-.035); s.z = s.z-.020*_smooth(np.clip((holes*.21-q)/.003, 0, 1))*m; s.layers.append((np.float32([.05, .06, .07]), (_smooth(np.clip((holes*.20-q)/.003, 0, 1))*m*.45).astype(np.float32)))
def cushion(kind):
    """Pillows from above, told apart by shape, cloth, piping and chambers; what fills them lies beside them."""
    ground = {'down': stone('#8fa0ab'), 'brushed': linen('#a9b3a0'), 'child': linen('#e6d3a3'), 'cool': stone('#9db3c2'), 'rooms': planks('#8a715a', .15), 'hotel': stone('#4f5a66'), 'plates': planks('#c9ab80', .15), 'gel': stone('#d9d5cc')}[kind]; s = Flat(1.12, ground); k = dict(r=.03, wrinkle=.004, soft=.06, wave=.010)
    if kind == 'down': s.cloth(1, -.05, .06, .72, .60, 8, .012, puff=.15, dent=.085, **k); feather(s, .32, -.40, 30, 1.15); feather(s, .12, -.46, -30, .95); feather(s, .44, -.20, 80, .85)
    elif kind == 'brushed': s.cloth(1, -.10, .14, .70, .50, 14, .012, puff=.10, rub=.0009, **k); s.cloth(1, .09, -.18, .70, .46, -7, .012, puff=.10, dent=.05, rub=.0009, z0=.06, **k)
    elif kind == 'child': s.cloth(1, -.03, .05, .60, .40, 9, .010, puff=.045, pipe=((3, .003, .008),), **k); s.disc(.36, -.34, [(0, .13), (.04, .12), (.07, .085), (.082, .03)], '#c9795f'); book(s, -.36, -.36, 22, '#6f93a0')
    elif kind == 'cool': s.shine = (.26, 20); s.cloth(1, .0, .02, .74, .56, -8, .012, puff=.11, **{**k, 'wrinkle': .002}); cup(s, .42, -.42, .036, '#e9f0f3')
    elif kind == 'rooms': s.cloth(1, -.03, .03, .74, .62, 6, .012, puff=.13, rooms=3, pipe=((3, .003, .005),), **k); feather(s, .40, -.44, 35, 1.0)
    elif kind == 'hotel': [s.cloth(1, x, y, .72, .58, r, .012, puff=.12, z0=z, pipe=((3, .004, .008), (3, .030, .004)), **k) for x, y, r, z in ((-.05, .15, 7, 0), (.05, -.14, -5, .06))]
    elif kind == 'plates':
        for i, (x, y, r) in enumerate(((.13, .20, -12), (.16, .02, -6), (.17, -.17, 2))): foam(s, 2, x, y, .56, .34, r, (.045, .035, .028)[i], .01+.022*i)
        s.cloth(1, -.20, .0, .40, .52, 5, .05, r=.05, wrinkle=.002, soft=.05, wave=.004, z0=.075, quilt=('dots', .045, .004)); s.rod(-.005, -.26, .012, .245, .005, '#b9b2a6')
    else:
        foam(s, 2, .10, -.02, .62, .40, -8, .075, 0, .040); s.cloth(1, -.19, .025, .36, .46, -8, .03, r=.05, wrinkle=.002, soft=.05, wave=.004, z0=.075, quilt=('wave', .06, .005)); s.rod(-.04, -.21, .025, .215, .005, '#b9b2a6'); cup(s, .42, .38, .036, '#e9f0f3')
    return s.done()
def kids_bed():
    """A child's bed of 90 x 200 cm from above, made up with the cover (part 1) and its pillow case (part 2)."""
    s = Flat(2.62, planks('#c9ab80', .19), (-.52, .40, .72)); s.disc(1.0, -.62, [(0, .010), (.46, .010), (.47, .004)], '#e3dccb', .05); X = -.16
    s.block(X, -.02, 1.00, 2.10, 0, .16, '#cfa877', r=.03); s.block(X, 1.05, 1.06, .07, 0, .34, '#c49a6c', r=.02); s.cloth(4, X, 0, .90, 2.00, 0, .03, r=.05, wrinkle=.001, soft=.2, wave=.0, z0=.17)
    s.cloth(2, X+.01, .70, .66, .50, 3, .012, r=.02, wrinkle=.006, soft=.05, puff=.10, wave=.010, z0=.20); s.cloth(1, X, -.32, 1.32, 1.50, 0, .05, r=.07, wrinkle=.016, soft=.11, wave=.014, z0=.19)
    s.block(X+.86, .80, .40, .38, 0, .24, '#c49a6c', r=.012); s.disc(X+.88, .86, [(0, .16), (.045, .16), (.09, .11), (.10, .03)], '#efe8da'); book(s, X+.80, .70, 16, '#6f93a0'); s.disc(.82, -.42, [(0, .16), (.05, .15), (.085, .10), (.10, .03)], '#c9795f'); s.block(1.06, -.78, .12, .12, 24, .12, '#e0b46c', r=.008); s.block(1.20, -.66, .10, .10, -12, .10, '#7fa08c', r=.008)
    return s.done()
def beach(kind):
    s = Flat(3.1 if kind == 'xl' else 2.05 if kind == 'round' else 1.9 if kind == 'kids' else 2.45, sand)
    if kind == 'round': s.cloth(1, -.06, .04, 1.5, 1.5, 12, .010, wrinkle=.006, soft=.12, fringe=.07, round_=True, wave=.006, rub=.0010); hat(s, .74, -.72); book(s, -.76, -.80, 24)
    else:
        w, h = {'xl': (1.8, 2.0), 'kids': (.75, 1.5)}.get(kind, (1.0, 1.8)); s.cloth(1, -.08*s.W/2.4, .02, w, h, -19 if kind != 'xl' else -11, .009 if kind != 'hamam' else .003, r=.02, wrinkle=.007 if kind != 'hamam' else .009, soft=.13, fringe=.09 if kind == 'hamam' else 0, hem=.02 if kind != 'hamam' else 0, wave=.010, rub=.0011 if kind not in ('hamam', 'thin') else .0003)
        hat(s, s.W*.36, -s.W*.30, 1.0); book(s, s.W*.33, s.W*.30, 28)
        if kind == 'kids': s.disc(-.70, -.66, [(0, .16), (.05, .157), (.10, .125), (.135, .075), (.15, .02)], '#d9684f')
    return s.done()
def table(kind):
    """A tea towel, open and folded, on a kitchen table."""
    square = kind.endswith('-square'); kind = kind.replace('-square', ''); s = Flat(1.02 if not square else .92, {'tea': planks(), 'tea-cloth': stone('#b9b4ab'), 'tea-dark': planks('#7d6650')}[kind])
    s.cloth(1, -.10, .03, .50, .70 if not square else .50, 7, .0022 if not square else .006, r=.004, wrinkle=.0022, soft=.06, hem=.011, creases=(('x', 0), ('y', 0)), wave=.003, rub=.0003 if not square else .0009)
    s.cloth(1, .33, -.24, .26, .185, -14, .013, r=.012, wrinkle=.0012, wave=.003, rub=.0003, part_of=(.52, .264)); s.cloth(1, .332, -.243, .25, .178, -10, .012, r=.012, wrinkle=.0012, wave=.003, rub=.0003, part_of=(.5, .254))
    if kind == 'tea': plate(s, .36, .20); spoon(s, .27, .02, .47, .38)
    elif kind == 'tea-cloth': cup(s, .37, .12); lemon(s, .29, .34); lemon(s, .39, .30, 70, .9)
    else: board(s, .37, .22, -12); spoon(s, .30, .06, .40, .40)
    return s.done()
def bulk(n=10):
    """A pack of n folded towels: two rows that overlap like tiles, with the strap of the pack."""
    s = Flat(1.14, planks('#8a715a', .15))
    for i in range(n):
        row, k = i // (n//2), i % (n//2); s.cloth(1, -.27+.54*row+.006*(i % 3-1), .33-.155*k, .46, .30, (-2, 1, 3, -1, 2)[k]+row, .034, r=.020, wrinkle=.0016, soft=.06, wave=.003, rub=.0004, z0=.004+.016*k, part_of=(.46, .40))
    return s.done()
def fan(n, t=.012, ground='#cfc8bc'):
    """n folded cloths in a fan: how many there are in a set."""
    s = Flat(.95, linen(ground)); k = min(n, 10)
    for i in range(k): a = (i-(k-1)/2); s.cloth(1, a*(.62/max(k, 4)), .02-.012*abs(a)*4/k+.10, .23, .36, -a*26/k*1.6, t*.8, r=.010, wrinkle=.001, wave=.002, rub=.0003, z0=.001+i*t*.35, part_of=(.46, .51))
    spoon(s, -.34, -.30, .08, -.36); cup(s, .32, -.30); return s.done()
def bed(kind, w=1.60):
    """A bed from above: `sheet` has the flat sheet turned down over a blanket, `spread` lies over the whole bed."""
    s = Flat(2.62, planks('#c9ab80', .19), (-.52, .40, .78)); s.cloth(5, 0, -.50, w+.84, 1.7, 0, .012, r=.02, wrinkle=.001, wave=.003, rub=.0016); s.block(0, 1.08, w+.16, .12, 0, .26, '#cfc6b8', r=.03); s.block(0, -.02, w+.06, 2.08, 0, .14, '#cfc6b8', r=.03); s.block(w/2+.30, .86, .38, .40, 0, .22, '#c49a6c', r=.01); s.disc(w/2+.28, .90, [(0, .20), (.05, .20), (.11, .14), (.12, .10)], '#efe8da'); book(s, w/2+.37, .74, 14, '#5d7480')
    s.cloth(3, 0, 0, w, 2.00, 0, .03, r=.06, wrinkle=.002, soft=.2, wave=.0, z0=.15)
    if kind == 'sheet':
        s.cloth(1, 0, .0, w, 2.0, 0, .012, r=.06, wrinkle=.005, soft=.08, wave=.002, z0=.178); s.cloth(4, 0, -.40, w+.20, 1.38, 0, .05, r=.05, wrinkle=.014, soft=.12, wave=.008, z0=.18); s.cloth(1, .0, .30, w+.21, .40, -1, .016, r=.03, wrinkle=.007, soft=.06, wave=.007, hem=.07, z0=.232)
        for k, x0 in ((.02, .325*w), (-.03, -.1875*w)): q, r_ = s.local(x0, -.35, 78); s.z += .012*np.exp(-(r_/.03)**2)*np.exp(-(q/.35)**2)
    else: s.cloth(1, 0, -.17, w+.38, 2.02, 0, .05, r=.10, wrinkle=.010, soft=.12, wave=.010, z0=.18)
    for x, r in ((-.39, 3), (.40, -4)) if w > 1 else ((.02, 3),): s.cloth(2, x, .68, .68, .52, r, .012, r=.02, wrinkle=.006, soft=.05, puff=.09, wave=.010, z0=.205)
    return s.done()
# kind -> quilting (kind, cell, puff), thickness, roughness, floor
COVERS = {'smooth': (None, .02, .0, '#c9ab80'), 'terry': (None, .022, .0012, '#8a715a'), 'diamond': (('diamond', .13, .010), .02, .0004, '#b99c74'), 'box': (('box', .16, .012), .02, 0, '#c9ab80'), 'down': (('box', .30, .055), .06, .0003, '#b99c74'), 'wool': (('diamond', .17, .016), .03, .0008, '#8a715a'),
          'dots': (('dots', .10, .010), .16, 0, '#8a715a'), 'wave': (('wave', .11, .010), .16, 0, '#b99c74'), 'tick': (('box', .12, .010), .16, 0, '#c9ab80'), 'split': (('wave', .12, .006), .05, 0, '#c9ab80'), 'split-molton': (None, .02, .0, '#b99c74'), 'straps': (('diamond', .10, .006), .016, .0008, '#c9ab80'), 'care': (None, .016, .0, '#8a715a'), 'cotton': (None, .018, .0, '#c9ab80')}
def cover(kind, w=1.60):
    """A mattress in its bed from above, with a molton, a topper or nothing but its ticking (part 1); part 3 is what lies below it."""
    q, t, rub, floor = COVERS[kind]; w = .90 if kind == 'care' else w; s = Flat(2.5, planks(floor, .19), (-.52, .40, .70)); s.cloth(5, 0, -.45, w+.85, 1.6, 0, .012, r=.02, wrinkle=.001, wave=.003, rub=.0016); s.block(0, 1.08, w+.16, .12, 0, .26, '#cfc6b8', r=.03); s.block(0, -.02, w+.06, 2.08, 0, .13, '#cfc6b8', r=.03); s.block(w/2+.30, .86, .38, .40, 0, .22, '#c49a6c', r=.01); s.disc(w/2+.28, .90, [(0, .20), (.05, .20), (.11, .14), (.12, .10)], '#efe8da')
    s.cloth(3, 0, 0, w, 2.0, 0, .03, r=.06, wrinkle=.001, soft=.2, wave=.0, z0=.15); fw, fh = (w-.10, 1.90) if kind == 'straps' else (w, 2.0)
    s.cloth(1, 0, 0, fw, fh, 0, t, r=.06 if kind != 'straps' else .02, wrinkle=.003 if not q else .001, soft=.10, wave=.002, z0=.178, quilt=q, rub=rub, hem=.035 if kind in ('diamond', 'box', 'wool', 'straps') else 0)
    if kind.startswith('split'): s.z -= .045*np.exp(-(s.x/.009)**2)*_smooth(np.clip((s.y+.03)/.03, 0, 1))*(s.y < 1.0)
    if kind in ('straps', 'care'):
        for sx in (-1, 1):
            for sy in (-1, 1): s.rod(sx*(fw/2-.17), sy*(fh/2+.03), sx*(fw/2+.03), sy*(fh/2-.17), .016, '#e6e2d9') if kind == 'straps' else None
    if kind == 'care':
        for sx in (-1, 1): s.cloth(1, sx*.56, -.05, .24, 1.1, 0, .012, r=.03, wrinkle=.006, soft=.06, wave=.008, z0=.06)
    if kind == 'cotton':               # a second sheet lies folded at the foot end
        for i in range(2): s.cloth(1, .34-.012*i, -.60+.010*i, .46-.02*i, .34-.02*i, -14+3*i, .020, r=.02, wrinkle=.0022, soft=.05, wave=.004, z0=.198+.020*i, hem=.020, part_of=(.46, .34))
    for x, r in (((-.39, 3), (.40, -4)) if w > 1 else ((.02, 3),)): s.cloth(2, x, .69, .66, .50, r, .012, r=.02, wrinkle=.006, soft=.05, puff=.09, wave=.010, z0=.20+t)
    return s.done()
def protector():
    """Two quilted pillow covers with a zip, one with the pillow half out."""
    s = Flat(1.12, stone('#a9b3a0')); s.cloth(2, -.20, .20, .66, .50, 12, .012, r=.02, wrinkle=.003, soft=.05, puff=.10, wave=.008); s.cloth(1, -.02, .10, .66, .58, 12, .012, r=.02, wrinkle=.002, soft=.05, puff=.11, wave=.006, quilt=('diamond', .055, .0035)); s.cloth(1, .10, -.20, .68, .56, -9, .012, r=.02, wrinkle=.002, soft=.05, puff=.12, wave=.006, z0=.055, quilt=('diamond', .055, .0035)); return s.done()
def single():
    """A single mattress on the floor of a small room, from above."""
    s = Flat(2.45, planks('#b99c74', .19)); s.cloth(5, .62, -.30, .85, 1.4, 0, .012, r=.02, wrinkle=.001, wave=.003, rub=.0016); s.block(-.25, -.02, .96, 2.08, 0, .10, '#c49a6c', r=.02); s.cloth(1, -.25, 0, .90, 2.0, 0, .16, r=.05, wrinkle=.001, wave=.001, z0=.10, quilt=('diamond', .12, .010)); s.cloth(2, -.24, .70, .66, .46, 3, .012, r=.02, wrinkle=.006, soft=.05, puff=.09, wave=.010, z0=.27); book(s, .62, .18, 18); return s.done()
def folding(kind):
    """A folding mattress of three cushions: open with a pillow, or folded."""
    s = Flat(2.35 if kind == 'open' else 1.25, planks('#c9ab80', .19))
    if kind == 'open':
        for i in range(3): s.cloth(1, .0, .66-.66*i, .78, .652, 90*0+(0, .4, -.3)[i], .11, r=.05, wrinkle=.003, soft=.10, wave=.003, z0=0, hem=.012)
        s.cloth(2, .01, .72, .60, .42, 4, .012, r=.02, wrinkle=.006, soft=.05, puff=.09, wave=.010, z0=.11); book(s, .66, -.40, 16); cup(s, .64, .02)
    else:
        for i in range(3): s.cloth(1, -.02+.02*i, .02-.014*i, .80, .66, -6+2*i, .09, r=.05, wrinkle=.003, soft=.10, wave=.003, z0=.09*i, hem=.012)
        s.rod(-.26, -.40, -.10, -.44, .014, '#3d4a57'); s.rod(.10, -.46, .26, -.50, .014, '#3d4a57')
    return s.done()
def section(kind):
    """A mattress cut through, seen from the side: ticking, then the layers (parts 6, 5, 4) down to the ticking again.  kind: which layers are springs."""
    s = Flat(1.05, stone({'latex': '#c9a48d', 'firm': '#747c6a', 'springs': '#c3d2c2'}[kind]), (-.40, .62, .68)); s.block(0, -.42, 1.2, .30, 0, .02, '#b98d62', r=.002); x0, w = .06, .86; y = -.27
    s.cloth(1, x0, -.255, w, .030, 0, .02, r=.008, wrinkle=.0006, wave=.0008, z0=.02); heights = {'latex': (.045, .20, .05), 'firm': (.10, .10, .10), 'springs': (.11, .11, .065)}[kind]; y = -.24
    for i, h in enumerate(heights):
        part = 4+i; springs = kind == 'springs' and i < 2; holes = kind == 'latex' and i == 1
        if springs:
            if i == 0:
                for k in range(13): s.cloth(4, x0-w/2+.034+.0661*k, y+.11, .062, .215, 0, .028, r=.024, wrinkle=.0008, soft=.02, wave=.0006, z0=.01)
        else:
            s.cloth(part, x0-.003*i, y+h/2, w-.006*i, h-.001, 0, .020, r=.006, wrinkle=.0004, soft=.05, wave=.0012, z0=.02, rub=.0002 if not kind == 'latex' or i != 0 else .0012)
            if holes: q = np.hypot(((s.x-x0)/.036) % 1-.5, ((s.y-y)/.050+.5*(np.floor((s.x-x0)/.036) % 2)) % 1-.5)*.040; m = (np.abs(s.x-x0) < w/2-.02) & (s.y > y+.012) & (s.y < y+h-.012); s.z -= .012*_smooth(np.clip((.0075-q)/.003, 0, 1))*m
        y += h
    s.cloth(1, x0-.005, y+.028, w+.012, .058, 0, .026, r=.020, wrinkle=.0010, soft=.03, wave=.0015, z0=.02, quilt=('wave', .11, .004)); s.cloth(2, -.02, y+.105, .46, .115, -2, .05, r=.05, wrinkle=.004, soft=.05, wave=.006, z0=.02)
    return s.done()
def tent(kind):
    """A bed from the front below a net (part 7): hung on a ring, between four posts, on one cord, or a tent on hoops.  Part 8 is the wall."""
    s = Flat(3.0, lambda s: s.paint((8, s.x*0, s.x*0), full(s), s.noise(.4, .0006)), (-.55, .50, .72)); x, y = s.x, s.y; g = s.soft(-1.06-y); p = Flat(3.0, planks('#b99c74', .19)); s.paint(p.layers[0][0]*.92, g, np.full(s.size, .0, np.float32)); s.block(0, -1.03, 3.2, .075, 0, .02, '#efece6', r=.002)
    s.block(0, -.52, 1.76, 1.16, 0, .05, '#cfc6b8', r=.05)
    for sx in (-.74, .74): s.block(sx, -1.13, .07, .16, 0, .10, '#b98d5f', r=.006)
    s.block(0, -.95, 1.66, .24, 0, .09, '#d6cdbf', r=.03)
    for sx, r in ((-.40, 4), (.41, -3)): s.cloth(2, sx, -.22, .66, .42, r, .02, r=.03, wrinkle=.006, soft=.05, puff=.10, wave=.012, z0=.06)
    s.cloth(1, 0, -.64, 1.80, .52, 0, .06, r=.10, wrinkle=.020, soft=.10, wave=.018, z0=.11); s.done(); b = 1.36; floor = -1.20
    if kind == 'round':
        top = 1.18; t = np.clip((top-y)/(top-floor), 0, 1); R = np.where(y > top, .26*np.clip((b-y)/(b-top), 0, 1), .26+.86*t**.62); u = np.clip(x/np.maximum(R, 1e-3), -1, 1); th = np.arcsin(u); dens = 1/np.sqrt(1-u*u+.06); hem = floor+.05*np.cos(th*3); on = s.soft(R-np.abs(x))*s.soft(y-hem)*s.soft(b-y); gap = (.16+.30*t)*(y < top); front = 1-_smooth(np.clip((gap-np.abs(u))/.10+.5, 0, 1))*(t > .02)
        f1, f2 = np.sin(th*30+1.5*np.sin(th*7)+t), np.sin(th*24+2); al = 1-(1-np.clip(.13*dens*(1+.75*f1)*front, 0, .8))*(1-np.clip(.09*dens*(1+.6*f2), 0, .7)); lines = np.exp(-((y-top)/.010)**2)*(np.abs(x) < .265)*.9; cord = (np.abs(x) < .006)*(y > b-.01)*.9; shade = .92+.16*f1-.14*u
    elif kind == 'square':
        top = 1.02; P = 1.06; dr = np.clip((np.abs(x)-.66)/.04, 0, 1)*(np.abs(x) < P); f1 = np.sin(np.abs(x)*92+.8*np.sin(x*9)+.5*y); f2 = np.sin(x*52+2*np.sin(x*3)); swag = top-.10-.10*(1-(x/P)**2); on = (np.abs(x) < P)*s.soft(y-floor-.02)*s.soft(top-y); al = 1-(1-.36*dr*(1+.5*f1))*(1-.20*(1+.4*f2)*(y > -.9))*(1-.34*(y > swag)); lines, cord, shade = 0*x, 0*x, .95+.12*f1*dr+.06*f2
        lines = np.maximum(((np.abs(np.abs(x)-P) < .022)*(y < top+.04)*(y > floor-.04)), ((np.abs(y-top-.02) < .022)*(np.abs(x) < P+.022)))*1.0
    elif kind == 'travel':
        top, low = 1.22, -.90; t = np.clip((top-y)/(top-low), 0, 1); R = .13+.82*t**1.05; u = np.clip(x/R, -1, 1); f1 = np.sin(u*26+1.2*np.sin(u*4)); on = s.soft(R-np.abs(x))*s.soft(y-low-.02*np.sin(u*30))*s.soft(top-y); al = .30+.10*f1+.30*np.abs(u)**5; lines = np.exp(-((y-top)/.010)**2)*(np.abs(x) < .15)*.9; cord = (np.abs(x) < .006)*(y > top)*.9; shade = .94+.10*f1-.10*u
    else:
        low = -.92; X = .98*np.sqrt(np.clip(1-((y-low)/1.42)**2, 0, 1)); u = np.clip(x/np.maximum(X, .02), -1, 1); f1 = np.sin(u*5+y*2); on = s.soft(X-np.abs(x))*s.soft(y-low); al = .26+.04*f1+.34*np.abs(u)**6; k = np.sqrt(np.clip(1-((y-low)/1.42)**2, 0, 1)); arc = np.minimum(np.abs(x-.62*k), np.abs(x+.62*k)); lines = np.maximum(np.exp(-(arc/.009)**2)*on*.85, np.exp(-((np.abs(x)-X)/.010)**2)*(y > low)*(y < low+1.415)*.8); lines = np.maximum(lines, (np.abs(x) < .006)*(y > low)*(y < 1.42+low)*.55); cord = 0*x; shade = .96+.03*f1-.16*u
    mesh = .92+.16*(np.sin(s.x*2*np.pi/.012)*np.sin(s.y*2*np.pi/.012) > 0); s.net = (np.clip(al*on*mesh, 0, .93).astype(np.float32), np.clip(shade, .60, 1.10)); s.rods = (np.clip(lines+cord, 0, 1).astype(np.float32), hexlin({'square': '#c9a880', 'popup': '#77746d'}.get(kind, '#e4dfd5'))*.95); return s
def kimono():
    """A kimono laid out: straight sleeves, two fronts that cross, a band round the neck and a loose belt."""
    s = Flat(1.72, planks('#b99c74', .17)); k = dict(wrinkle=.005, soft=.09, wave=.008)
    for sx in (-1, 1): s.cloth(1, sx*.49, .395, .44, .36, -sx*11, .008, r=.02, z0=.0, hem=.030, part_of=(.4, .3), **k)
    s.cloth(1, 0, -.02, .62, 1.16, 0, .010, r=.03, z0=.003, **k); s.cloth(1, -.13, -.04, .37, 1.12, 1.2, .007, r=.02, z0=.013, part_of=(.5, 1), **k); s.cloth(1, .105, -.05, .43, 1.11, -1.4, .007, r=.02, z0=.021, part_of=(.55, 1), **k)
    x, y = s.x, s.y; d = .115-np.abs(x)*1.0-(.56-y)*.21; neck = s.soft(np.minimum(d, y-.08)); s.paint((1, np.full(s.size, .5, np.float32), np.clip(y, 0, 1)), neck*(y < .58), np.full(s.size, .012, np.float32)); s.layers.append((np.float32([.02, .018, .016]), neck*(y < .56)*.28))
    s.cloth(1, -.075, .32, .050, .58, -11.5, .007, r=.01, z0=.024, part_of=(.06, .5), **{**k, 'wave': .002}); s.cloth(1, .060, .27, .050, .68, 10.5, .007, r=.01, z0=.031, part_of=(.06, .5), **{**k, 'wave': .002}); s.cloth(1, .0, .565, .19, .052, 0, .008, r=.02, z0=.026, part_of=(.2, .06), **{**k, 'wave': .002})
    s.cloth(1, .01, -.02, .66, .062, 1, .008, r=.008, z0=.036, part_of=(.7, .06), **{**k, 'wave': .003}); s.cloth(1, .10, -.20, .055, .40, -9, .006, r=.006, z0=.040, part_of=(.06, .4), **{**k, 'wave': .003}); s.cloth(1, .02, -.17, .055, .34, 7, .006, r=.006, z0=.043, part_of=(.06, .4), **{**k, 'wave': .003}); s.cloth(1, .055, -.02, .085, .085, 6, .016, r=.03, z0=.044, part_of=(.1, .1), **{**k, 'wave': .003})
    return s.done()
def folded(kind):
    """A folded molton or topper cover with its label, on a bench."""
    q = {'quilt': ('diamond', .05, .005), 'terry': None, 'wool': ('diamond', .10, .014), 'down': ('box', .17, .030), 'plain': None}[kind]; s = Flat(1.0, planks('#b99c74', .13) if kind in ('quilt', 'down') else stone('#b7b0a4')); z = 0
    for i in range(3): z = s.cloth(1, -.02+.008*i, .02-.006*i, .62-.012*i, .46-.012*i, -7+2*i, .030 if kind != 'down' else .045, r=.03, wrinkle=.003, soft=.05, wave=.004, quilt=q, rub=.0010 if kind in ('terry', 'wool') else 0, z0=z)
    s.cloth(3, -.05, .02, .085, .475, -4, .004, r=.002, wrinkle=.0006, wave=.001, z0=z+.004); return s.done()
def heading(kind):
    """A wide picture for the top of a page, with calm ground on the left for its words."""
    size = (500, 1600)
    if kind == 'tea':
        s = Flat(1.9, planks(), size=size); s.cloth(1, .20, .0, .50, .70, 96, .0022, r=.004, wrinkle=.0022, soft=.06, hem=.011, creases=(('x', 0), ('y', 0)), wave=.003, rub=.0003); plate(s, .68, .12); spoon(s, .62, -.06, .78, .26); lemon(s, .86, -.14); lemon(s, .78, -.20, 70, .9); s.cloth(2, -.24, -.10, .26, .185, -14, .013, r=.012, wrinkle=.0012, wave=.003, rub=.0003, part_of=(.52, .264))
    elif kind == 'beach':
        s = Flat(4.6, sand, size=size); s.cloth(1, 1.05, .05, 1.0, 1.8, 80, .009, r=.02, wrinkle=.007, soft=.13, hem=.02, wave=.010, rub=.0011); s.cloth(2, -.55, -.10, .42, .36, 20, .10, r=.05, wrinkle=.006, soft=.08, wave=.006, rub=.001, part_of=(.4, .2)); hat(s, .0, .38, 1.1); book(s, 2.08, -.46, 28)
    elif kind.startswith('bed'):
        s = Flat(3.9, planks('#b99c74' if kind != 'bed-topper' else '#8a715a', .19), (-.52, .40, .78), size); X, Y = .92, -.40; s.block(X, .53, 1.76, .12, 0, .26, '#cfc6b8', r=.03); s.block(X, Y-.32, 1.66, 1.6, 0, .14, '#cfc6b8', r=.03); s.block(X-1.12, .34, .38, .36, 0, .22, '#c49a6c', r=.01); s.disc(X-1.14, .36, [(0, .20), (.05, .20), (.11, .14), (.12, .10)], '#efe8da')
        s.cloth(3, X, Y-.50, 1.60, 2.0, 0, .03, r=.06, wrinkle=.002, soft=.2, wave=.0, z0=.15)
        if kind == 'bed-topper': s.cloth(1, X, Y-.50, 1.60, 2.0, 0, .07, r=.06, wrinkle=.001, wave=.001, z0=.178, quilt=('box', .16, .012))
        elif kind == 'bed-spread': s.cloth(1, X, Y-.60, 1.94, 1.9, 0, .05, r=.10, wrinkle=.010, soft=.12, wave=.010, z0=.18, quilt=('diamond', .16, .010))
        else: s.cloth(1, X, Y-.50, 1.60, 2.0, 0, .012, r=.06, wrinkle=.005, soft=.08, wave=.002, z0=.178); s.cloth(4, X, Y-.90, 1.80, 1.38, 0, .05, r=.05, wrinkle=.014, soft=.12, wave=.008, z0=.18); s.cloth(1, X, Y-.18, 1.81, .40, -1, .016, r=.03, wrinkle=.007, soft=.06, wave=.007, hem=.07, z0=.232)
        for x, r in ((-.39, 3), (.40, -4)): s.cloth(2, X+x, Y+.52, .68, .50, r, .012, r=.02, wrinkle=.006, soft=.05, puff=.09, wave=.010, z0=.205)
    elif kind == 'pillows':            # what one chooses from: down, latex, fibre with a piping
        s = Flat(2.6, stone('#b3a897'), (-.60, .46, .60), size); k = dict(r=.03, wrinkle=.004, soft=.06, wave=.010); s.cloth(1, .92, .03, .62, .50, -10, .012, puff=.12, pipe=((4, .004, .006), (4, .026, .003)), **k); s.cloth(1, .24, .04, .64, .52, 8, .012, puff=.13, dent=.075, **k)
        foam(s, 2, .595, -.13, .50, .30, -4, .06, .10, .036); feather(s, -.14, -.22, 35, 1.1); feather(s, -.30, -.06, -30, .9); feather(s, -.22, -.32, 8, .8)
    elif kind in ('row', 'pile'):
        s = Flat(2.2, linen('#c9b9a6') if kind == 'row' else stone('#8d9ba5'), size=size)
        for i in range(5):
            if kind == 'row': s.cloth(1+i, -.12+.265*i, .02*(-1)**i, .235, .34, 4*(-1)**i, .022, r=.014, wrinkle=.0014, wave=.003, rub=.0005)
            else: s.cloth(1+i, .05+.20*i, .10-.055*i, .40, .30, 24-13*i, .020, r=.014, wrinkle=.0016, wave=.003, z0=.001+.012*i, rub=.0005)
    else:
        s = Flat(2.5, linen('#c3bbae'), size=size)
        for part, x, y, r in ((3, .34, .12, 10), (2, .62, -.10, -9), (1, .96, .06, 6)): s.cloth(part, x, y, .70, .58, r, .012, r=.02, wrinkle=.003, soft=.05, puff=.11, wave=.008, z0=.02+.02*(3-part))
    return s.done()
def case(kind):
    """Pillows in their cases from above: one lies half on the other."""
    s = Flat(1.12, {'case': linen('#cfc7b9'), 'case-dark': planks('#8a715a', .15), 'case-oak': planks(), 'case-satin': linen('#b3aca1'), 'case-blue': linen('#8d9ba5'), 'case-clay': stone('#c9a48d')}[kind])
    if kind == 'case-satin': s.shine = (.16, 22)
    s.cloth(1, -.06, .10, .70, .58, 12, .012, r=.02, wrinkle=.003, soft=.05, puff=.11, wave=.008); s.cloth(1, .10, -.17, .68, .56, -9, .012, r=.02, wrinkle=.003, soft=.05, puff=.12, wave=.008, z0=.055); return s.done()
def rug(kind):
    s = Flat(3.05, planks('#c3a67c', .19)); round_ = kind == 'round'
    s.cloth(1, .02, -.02, 2.1 if round_ else 2.3, 2.1 if round_ else 1.6, 0, .022 if kind == 'shag' else .010, r=.015, wrinkle=.0015, soft=.3, wave=.004, fringe=.07 if kind == 'fringe' else 0, round_=round_, rub={'shag': .0065, 'flat': .0006}.get(kind, .0014)); return s.done()
KINDS = {'beach': lambda: beach('plain'), 'beach-hamam': lambda: beach('hamam'), 'beach-round': lambda: beach('round'), 'beach-xl': lambda: beach('xl'), 'beach-thin': lambda: beach('thin'), 'beach-kids': lambda: beach('kids'),
 'tea': lambda: table('tea'), 'tea-cloth': lambda: table('tea-cloth'), 'tea-dark': lambda: table('tea-dark'), 'tea-square': lambda: table('tea-square'), 'tea-cloth-square': lambda: table('tea-cloth-square'), 'bulk': bulk, 'bed-kids': kids_bed, **{'duvet-'+k: (lambda k=k: duvet(k)) for k in DUVETS}, **{'pillow-'+k: (lambda k=k: cushion(k)) for k in ('down', 'brushed', 'child', 'cool', 'rooms', 'hotel', 'plates', 'gel')}, **{'fan%d' % n: (lambda n=n: fan(n)) for n in (2, 3, 6, 10)}, 'bed-sheet': lambda: bed('sheet'), 'bed-sheet-90': lambda: bed('sheet', .90), 'bed-spread': lambda: bed('spread'),
 **{'cover-'+k: (lambda k=k: cover(k)) for k in COVERS}, **{'cover-'+k+'-90': (lambda k=k: cover(k, .90)) for k in COVERS}, 'protector': protector, 'single': single, 'kimono': kimono, 'folding-open': lambda: folding('open'), 'folding-folded': lambda: folding('folded'), **{'section-'+k: (lambda k=k: section(k)) for k in ('latex', 'firm', 'springs')}, 'net-popup': lambda: tent('popup'), 'net-travel': lambda: tent('travel'), 'net-round': lambda: tent('round'), 'net-square': lambda: tent('square'), **{'heading-'+k: (lambda k=k: heading(k)) for k in ('tea', 'beach', 'case', 'bed-sheet', 'bed-made', 'bed-spread', 'bed-topper', 'row', 'pile', 'pillows')}, **{'folded-'+k: (lambda k=k: folded(k)) for k in ('quilt', 'terry', 'wool', 'down', 'plain')},
 **{k: (lambda k=k: case(k)) for k in ('case', 'case-dark', 'case-oak', 'case-satin', 'case-blue', 'case-clay')}, **{'rug-'+k: (lambda k=k: rug(k)) for k in ('shag', 'flat', 'fringe', 'loop', 'round')}}
@functools.lru_cache(3)
def flat(kind): return KINDS[kind]()
