"""A published boxspring in other colours and another room, without its base: what each pixel does to the colour of the cloth
follows from the pictures of the same bed in eight cloths."""
import json, os
import numpy as np
from scipy import ndimage as ndi
from PIL import Image
from compose import lin, gam, hexlin, WALL
SEED = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'shop-api', 'seed', 'images', 'boxspring')
tone = lambda h: gam(hexlin(h)*.93)                                  # the cloth as it shows, before light

class Bed:
    """name: `gecapitonneerd-*-160`, or `detail-*` for the cloth from close by."""
    def __init__(s, name, cloths):
        pics = [(h, os.path.join(SEED, name.replace('*', c)+'.webp')) for c, h in cloths]; pics = [(h, f) for h, f in pics if os.path.exists(f)]
        Y = np.stack([np.asarray(Image.open(f).convert('RGB'), np.float32)/255 for _, f in pics]); T = np.stack([tone(h) for h, _ in pics])
        t = T-T.mean(0); s.mid = T.mean(0); s.mean = Y.mean(0)
        s.slope = (Y*t[:, None, None]).sum(0)/(t*t).sum(0)            # per pixel and channel: how the picture follows the cloth
        k = ndi.gaussian_filter(s.slope.mean(-1), 1.0); s.cloth = np.clip((k-.12)/.25, 0, 1)
        s.slope = np.where(s.cloth[..., None] > 0, s.slope, ndi.gaussian_filter(s.slope, (3, 3, 0)))
    def colour(s, parts, wall=None, floor=None, nap=False, **_):
        h = parts[1]; y = s.mean+s.slope*(tone(h)-s.mid)
        if nap: y = s.nap(y)
        y = np.clip(y, 0, 1)
        if wall is not None or floor is not None: y = s.room(y, wall, floor)
        y = y+np.random.RandomState(1).standard_normal(y.shape[:2]+(1,))*.0025
        return Image.fromarray((np.clip(y, 0, 1)*255+.5).astype(np.uint8))
    def nap(s, y):
        """Pile instead of a weave: no yarns, deeper shadows, light along the curves."""
        m = s.cloth[..., None]; soft = ndi.gaussian_filter(y*m, (1.8, 1.8, 0))/np.maximum(ndi.gaussian_filter(m, (1.8, 1.8, 0)), 1e-3)
        low = ndi.gaussian_filter(y*m, (22, 22, 0))/np.maximum(ndi.gaussian_filter(m, (22, 22, 0)), 1e-3); d = (soft-low)/np.maximum(low, .04)
        r = np.random.RandomState(5); pile = ndi.gaussian_filter(r.standard_normal(y.shape[:2]), (2.5, .7)); pile = pile/pile.std()*.012
        v = low*np.clip(.92+1.35*d+.55*np.clip(d, 0, 1)+pile[..., None], .2, 2.2); return y*(1-m)+v*m
    def masks(s):
        """Wall and floor: what is connected to the upper corners, and to the lower ones, without crossing an edge."""
        a = s.mean; g = ndi.gaussian_gradient_magnitude(a.mean(-1), 1.2); sat = (a.max(-1)-a.min(-1))/np.maximum(a.max(-1), .05); free = (s.cloth < .05)
        lab, _ = ndi.label((g < .012) & free); wall = np.isin(lab, list({lab[4, 4], lab[4, -5]}-{0}))
        wall = ndi.binary_closing(ndi.binary_dilation(wall, iterations=3) & free, iterations=2)
        lab, _ = ndi.label((sat > .17) & free & ~wall); floor = np.isin(lab, list({lab[-4, 4], lab[-4, -5], lab[-4, lab.shape[1]//2]}-{0})); floor = ndi.binary_closing(floor, iterations=3) & free
        near = ndi.binary_dilation(~free, iterations=3)              # up to the edge of the cloth, where its picture mixes with what is behind it
        return [(ndi.gaussian_filter((m | (ndi.binary_dilation(m, iterations=4) & near)).astype(np.float32), .8)*(1-s.cloth))[..., None] for m in (wall, floor)]
    def room(s, y, wall, floor):
        s.split = s.__dict__.get('split') or s.masks(); w, f = s.split; x = lin(y)
        if wall is not None: x = x*(1-w)+w*x*(np.asarray(wall, np.float32)/np.float32(WALL))**.94
        if floor is not None: x = x*(1-f)+f*x*np.asarray(floor, np.float32)
        return gam(x)
