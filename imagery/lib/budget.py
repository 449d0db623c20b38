"""How large a finished picture may be, so that all pictures together stay below the limit of the repository."""
import io
from PIL import Image

WIDEST = {'close': 800, 'room': 1000}         # by view: cloth, which fewer pixels show as well; a bed in a second room
def too_wide(params, width): return width > WIDEST.get(params.get('view'), width)
MOST = {'close': 34e3, 'interior': 150e3}      # a furnished room has more detail than a product
def budget(params): return MOST.get(params.get('view'), 42e3)
def encode(im, params, quality=78, least=54):
    """WebP bytes within the budget of the picture, if a quality of at least `least` can do it."""
    if too_wide(params, im.width): w = WIDEST[params['view']]; im = im.resize((w, round(im.height*w/im.width)), Image.LANCZOS)
    most = budget(params)*max(1, im.width*im.height/1.05e6)
    while True:
        b = io.BytesIO(); im.save(b, 'WEBP', quality=quality, method=4)
        if b.tell() <= most or quality <= least: return b.getvalue(), im.size
        quality -= 8 if b.tell() > most*1.25 else 4
