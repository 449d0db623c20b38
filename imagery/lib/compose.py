"""Re-colour, denoise and grade a base render (plain Python: numpy, scipy, PIL).

Model per pixel:  C = A * (E_direct + E_indirect(fabric colour)) + S
  A  albedo (noise free, from the DiffCol pass; replaced through the UV buffer on fabric parts)
  E  irradiance, denoised by local linear regression on the (bumped) normals = guided filter
  S  gloss, transmission, emission.
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from scipy import ndimage as ndi
from PIL import Image
import exr

FAB_A = 0.78
WALL = (0.70, 0.665, 0.615)          # keep equal to common.WALL
FLOOR, WALLS = 8, 9                  # keep equal to common.FLOOR and common.WALLS

def lin(x): x = np.asarray(x, np.float32); return np.where(x <= .04045, x/12.92, ((x+.055)/1.055)**2.4).astype(np.float32)
def gam(x): x = np.clip(x, 0, 1); return np.where(x <= .0031308, x*12.92, 1.055*x**(1/2.4)-.055)
def hexlin(h): h = h.lstrip('#'); return lin([int(h[i:i+2], 16)/255 for i in (0, 2, 4)])


def guided(I, G, r, eps, band=160):
    """Multi-channel guided filter of I (h,w,c) with guidance G (h,w,k), box radius r, in row bands to stay in cache."""
    h = I.shape[0]; out = np.empty_like(I); pad = 2*r+1
    for y in range(0, h, band):
        a, b = max(0, y-pad), min(h, y+band+pad); e = min(h, y+band)
        out[y:e] = _guided(I[a:b], G[a:b], r, eps)[y-a:y-a+(e-y)]
    return out


def _guided(I, G, r, eps):
    k, nc = G.shape[2], I.shape[2]; bf = lambda x: ndi.uniform_filter(x, (2*r+1, 2*r+1), mode='nearest')
    g = [np.ascontiguousarray(G[..., i], np.float32) for i in range(k)]; q = [np.ascontiguousarray(I[..., c], np.float32) for c in range(nc)]
    mg = [bf(x) for x in g]; mq = [bf(x) for x in q]
    # augmented normal equations [cov | cross], solved per pixel with planar Gauss-Jordan (SPD, no pivoting needed)
    M = [[None]*(k+nc) for _ in range(k)]
    for i in range(k):
        for j in range(i, k): M[i][j] = bf(g[i]*g[j])-mg[i]*mg[j]; M[j][i] = M[i][j].copy() if j > i else M[i][j]
        M[i][i] = M[i][i]+eps
        for c in range(nc): M[i][k+c] = bf(g[i]*q[c])-mg[i]*mq[c]
    for i in range(k):
        inv = 1/M[i][i]
        for j in range(i+1, k+nc): M[i][j] = M[i][j]*inv
        for t in range(k):
            if t != i:
                f = M[t][i]
                for j in range(i+1, k+nc): M[t][j] = M[t][j]-f*M[i][j]
    out = np.empty_like(I)
    for c in range(nc):
        b = mq[c].copy()
        for i in range(k): b -= M[i][k+c]*mg[i]
        o = bf(b)
        for i in range(k): o += bf(M[i][k+c])*g[i]
        out[..., c] = o
    return out


class Base:
    """A loaded base render, ready to be coloured many times."""
    def __init__(self, path, denoise=True, r=3, walls=0):
        e = exr.read(path+'.exr'); L = lambda n: exr.layer(e, n)
        comb, A, D, I = L('Combined'), L('DiffCol'), L('DiffDir'), L('DiffInd')
        try: N = L('Denoising Normal')
        except KeyError: N = np.zeros_like(comb)
        dep = next((e[k] for k in e if k.endswith('Denoising Depth.Z') or k.endswith('Depth.V')), None)
        S = np.maximum(comb-A*(D+I), 0)
        self.h, self.w = A.shape[:2]
        self.A = A; self.N = N
        # clamp fireflies
        m = ndi.median_filter(I, (3, 3, 1)); I = np.minimum(I, m*1.8+.05)
        ms = ndi.median_filter(S, (5, 5, 1) if walls else (3, 3, 1)); S = np.minimum(S, ms*1.15+.002) if walls else np.minimum(S, ms*2+.03)      # a whole room has fewer samples for its dark corners
        r = round(r*max(1, self.h/1000))      # as wide in a larger picture
        if denoise:
            g = [N]
            if dep is not None:
                d = np.clip(dep, 0, 12); g.append((d/ max(.1, np.median(d)))[..., None]*1.2)
            g.append(A.mean(-1, keepdims=True)*.5)
            G = np.concatenate(g, -1)
            DI = np.maximum(guided(np.concatenate([D, I], -1), G, r+1, 3e-4), 0); D = DI[..., :3]
            I = np.maximum(guided(DI[..., 3:], N, r+3, 1e-3), 0)
            Gs = np.concatenate([np.log(S.mean(-1, keepdims=True)+.01)*.3, N*.5], -1)
            S = np.maximum(guided(S, Gs, 2, 4e-3), 0)
        # the plain wall carries no detail: blur its light within its own mask, which removes the last blotches
        wm = (np.abs(A-np.float32(WALL)).max(-1) < .012).astype(np.float32); wm = ndi.minimum_filter(wm, 3); sg = self.h*.016
        if denoise and wm.mean() > .02:
            n = np.maximum(ndi.gaussian_filter(wm, sg), 1e-4); k = wm[..., None]
            D, I = [X*(1-k)+k*np.stack([ndi.gaussian_filter(X[..., c]*wm, sg)/n for c in range(3)], -1) for X in (D, I)]
        g = self.subpixels(path)
        if denoise and walls and WALLS in self.room:    # painted walls in any colour, each by itself
            for k in range(3):
                f = ndi.minimum_filter(self.room[WALLS]*(np.abs(N[..., k]) > .9), 3); n = np.maximum(ndi.gaussian_filter(f, walls*self.h), 1e-4); t = f[..., None]; wm = np.maximum(wm, f)
                D, I = [X*(1-t)+t*np.stack([ndi.gaussian_filter(X[..., c]*f, walls*self.h)/n for c in range(3)], -1) for X in (D, I)]
        # clarity: lift the local contrast of the light so folds stay readable on white linen
        lum = np.log(np.maximum((D+I).mean(-1), 1e-3)); k = np.exp(.52*(1-.85*wm)*np.clip(lum-ndi.gaussian_filter(lum, self.h*.022), -.6, .35))[..., None].astype(np.float32)
        D, I = D*k, I*k
        self.D, self.I, self.S = D, I, S
        self.R = None; self.g = None
        if os.path.exists(path+'_d.exr'):
            d = exr.read(path+'_d.exr'); Id = exr.layer(d, 'DiffInd')
            z = (self.h/Id.shape[0], self.w/Id.shape[1], 1)
            Il = np.stack([np.asarray(Image.fromarray(I[..., c]).resize((Id.shape[1], Id.shape[0]), Image.BOX)) for c in range(3)], -1)
            Id = ndi.gaussian_filter(ndi.median_filter(Id, (3, 3, 1)), (3, 3, 0)); Il = ndi.gaussian_filter(Il, (3, 3, 0))
            R = np.clip(Id/np.maximum(Il, 1e-3), 0, 1.05)
            self.R = np.stack([np.asarray(Image.fromarray(R[..., c].astype(np.float32)).resize((self.w, self.h), Image.BICUBIC)) for c in range(3)], -1)
        self.parts = {}
        if g:
            (u, v, p), f = g, self.f
            for k in np.unique(p[(p > 0) & (p < FLOOR)]):
                yy, xx = np.nonzero(p == k); i = (yy//f)*self.w+xx//f; ok = (yy//f < self.h) & (xx//f < self.w)
                self.parts[int(k)] = (u[yy, xx][ok], v[yy, xx][ok], i[ok].astype(np.int32))
            self.g = True

    def subpixels(self, path):
        """Texture coordinates and part number per sub-pixel; how much of each pixel is floor and wall."""
        self.room = {}
        if not os.path.exists(path+'_g.exr'): return None
        g = exr.read(path+'_g.exr'); u, v, p = [g[next(c for c in g if c.endswith(x))] for x in 'RGB']; self.f = u.shape[0]//self.h; p = np.rint(p).astype(np.uint8)
        self.room = {k: np.asarray(Image.fromarray(((p == k)*255).astype(np.uint8)).resize((self.w, self.h), Image.BOX), np.float32)/255 for k in (FLOOR, WALLS) if (p == k).any()}
        return u, v, p

    def _splat(self, i, val):
        """Mean over the sub-pixels of each pixel, then a slight blur to match the renderer's pixel filter."""
        n = self.h*self.w; val = val if val.ndim > 1 else val[:, None]
        o = np.stack([np.bincount(i, val[:, c], n) for c in range(val.shape[1])], -1).reshape(self.h, self.w, -1).astype(np.float32)/(self.f*self.f)
        return ndi.gaussian_filter(o, (.45, .45, 0))

    def colour(self, parts, sheen=.10, exposure=1.0, wall=None, floor=None):
        """parts: {part id: f(u, v) -> linear rgb (n,3)}  or  linear rgb triple.  wall: linear rgb of the paint; floor: linear rgb factor on the planks."""
        A = self.A; I = self.I; S = self.S; m = 0
        if wall is not None and WALLS in self.room: k = self.room[WALLS][..., None]; A = A*(1-k)+k*A/np.float32(WALL)*np.asarray(wall, np.float32)
        if floor is not None and FLOOR in self.room: k = self.room[FLOOR][..., None]; A = A*(1-k*(1-np.asarray(floor, np.float32)))
        if parts and self.g is not None:
            diff = 0; tot = np.zeros(3); n = 0
            for p, f in parts.items():
                if p not in self.parts: continue
                u, v, i = self.parts[p]
                c = f(u, v) if callable(f) else np.broadcast_to(np.asarray(f, np.float32), (len(u), 3))
                diff = diff+self._splat(i, c-FAB_A); m = m+self._splat(i, np.ones(len(i), np.float32)); tot += c.sum(0); n += len(c)
            A = np.maximum(A+diff, .004)
            if self.R is not None: I = I*(self.R+(1-self.R)*(tot/max(n, 1)/FAB_A).astype(np.float32))
        E = self.D+I; C = A*E+S
        if sheen and not np.isscalar(m): C = C+m*sheen*.06*E            # faint fibre haze lifts dark cloth
        return C*exposure


def tonemap(C, white=2.4, exposure=1.23, sat=.98, warm=(1.0, 1.0, 1.0), contrast=1.07):
    """Filmic-ish: linear toe, soft shoulder so white linen stays below clipping."""
    x = C*exposure*np.asarray(warm, np.float32)
    L = x.mean(-1, keepdims=True)
    k = lambda x: x*(1+x/(white*white))/(1+x)            # extended Reinhard
    y = k(x*1.25)*1.12
    y = gam(y)
    if contrast != 1: z = y+(contrast-1)*1.6*(y-.62)*y*(1-y)*2.4; y = np.clip(z, 0, 1)
    g = y.mean(-1, keepdims=True); y = g+(y-g)*sat
    return np.clip(y, 0, 1)


def to_img(C, **k):
    y = tonemap(C, **k); h, w = y.shape[:2]
    rng = np.random.RandomState(1); y = y+rng.standard_normal((h, w, 1))*.0025
    return Image.fromarray((np.clip(y, 0, 1)*255+.5).astype(np.uint8))


def save_webp(im, path, q=80):
    os.makedirs(os.path.dirname(path), exist_ok=True); im.save(path, 'WEBP', quality=q, method=4)


class Tex:
    """Linear-light texture sampled with wrap, bilinear."""
    def __init__(self, img, su=1.0, sv=1.0, ou=0, ov=0, rot=False):
        a = np.asarray(img.convert('RGB') if isinstance(img, Image.Image) else (np.clip(img, 0, 1)*255).astype(np.uint8), np.float32)/255
        a = lin(a)*.93; self.a = a+(a.mean(-1, keepdims=True)-a)*.10; self.su, self.sv, self.ou, self.ov, self.rot = su, sv, ou, ov, rot
    def __call__(self, u, v):
        h, w = self.a.shape[:2]
        if self.rot: u, v = v, -u
        x = (u*self.su+self.ou)*w; y = (-(v*self.sv+self.ov))*h
        x0 = np.floor(x).astype(np.int64); y0 = np.floor(y).astype(np.int64)
        fx = (x-x0)[:, None].astype(np.float32); fy = (y-y0)[:, None].astype(np.float32)
        a = self.a; g = lambda i, j: a[j % h, i % w]
        return (g(x0, y0)*(1-fx)+g(x0+1, y0)*fx)*(1-fy)+(g(x0, y0+1)*(1-fx)+g(x0+1, y0+1)*fx)*fy
