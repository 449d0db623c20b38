"""How large a finished picture may be, so that all pictures together stay below the limit of the repository."""
import io
from PIL import Image

WIDEST = {'close': 800, 'room': 1000, 'use': 900, 'single': 900}      # by view: cloth, which fewer pixels show as well; a bed in a second room; what comes after the first picture
def too_wide(params, width): return width > WIDEST.get(params.get('view'), width)
MOST = {'close': 34e3, 'interior': 150e3, 'single': 34e3}             # a furnished room has more detail than a product
def budget(params, width, height):
    """In bytes. A larger picture of the same thing has less detail per pixel."""
    return MOST.get(params.get('view'), 42e3)*max(1, width*height/1.05e6)**(1 if params.get('view') == 'interior' else .6)
def encode(im, params, quality=78, least=54):
    """WebP bytes within the budget of the picture, if a quality of at least `least` can do it."""
    if too_wide(params, im.width): w = WIDEST[params['view']]; im = im.resize((w, round(im.height*w/im.width)), Image.LANCZOS)
    most = budget(params, *im.size)
    while True:
        b = io.BytesIO(); im.save(b, 'WEBP', quality=quality, method=6)
        if b.tell() <= most or quality <= least: return b.getvalue(), im.size
        quality -= 8 if b.tell() > most*1.25 else 4
