"""The beds that one configures, as pictures of products: a bed of the configurator with its layers, a part of it from close by,
its measures, and another choice.
usage: /usr/bin/python3 composed.py [--only REGEX]      (no Blender; reads the published boxsprings and layers, writes out/boxspring/samen/ and the manifest)"""
import json, os, re, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from bed_layers import HEAD_TOP, L, OUT, SIZE, SS, project
from budget import encode
SEED = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'shop-api', 'seed', 'images')
read = lambda folder: {m['file']: m for m in json.load(open(os.path.join(folder, 'manifest.json')))}
PUBLISHED = read(SEED)

def bed(name, width, *layers):
    im = Image.open(os.path.join(SEED, 'boxspring', '%s-%d.webp' % (name, width))).convert('RGB')
    for file in ('boxspring/lagen/%s-%d%s.webp' % (l, width, x) for l in layers for x in ('', '-licht')):
        if file not in PUBLISHED: continue
        layer, p = Image.open(os.path.join(SEED, file)), PUBLISHED[file]['params']; at = (p['left'], p['top'])
        if p['blend'] == 'over': layer = layer.convert('RGBA'); im.paste(layer, at, layer)
        else: box = (*at, at[0]+layer.width, at[1]+layer.height); a, b = (np.asarray(x.convert('RGB'), np.float32)/255 for x in (im.crop(box), layer)); im.paste(Image.fromarray((np.clip(a/(1-b), 0, 1)*255).astype(np.uint8)), at)
    return im
def part(im, left, top, size): return im.crop((left, top, left+size, top+size)).resize((800, 800), Image.LANCZOS)
def measured(im, width, seat, head):
    """Lines along the bed with its width, length and heights in centimetres."""
    k = Image.new('RGBA', (SIZE*SS, SIZE*SS), (0, 0, 0, 0)); d = ImageDraw.Draw(k); font = ImageFont.truetype('DejaVuSans.ttf', 34*SS); w = width/200; ink = (58, 52, 46, 255)
    for a, b, text, shift in (((-w, -1.16, 0), (w, -1.16, 0), '%d cm' % width, (0, 40)), ((w+.36, -L/2, 0), (w+.36, L/2+.1, 0), '200 cm', (20, 0)), ((w+.10, -1, 0), (w+.10, -1, .672), '%d cm' % seat, (0, -10)), ((w+.16, 1.03, 0), (w+.16, 1.03, HEAD_TOP), '%d cm' % head, (0, -60))):
        p, q = (project(x)[0] for x in (a, b)); d.line([*p, *q], fill=ink, width=4*SS); t = (q-p)/np.linalg.norm(q-p); n = np.array([-t[1], t[0]])*13*SS
        for e in (p, q): d.line([*(e-n), *(e+n)], fill=ink, width=4*SS)
        c = (p+q)/2+np.array(shift)*SS; x0, y0, x1, y1 = d.textbbox(tuple(c), text, font, 'mm'); d.rounded_rectangle([x0-14*SS, y0-9*SS, x1+14*SS, y1+9*SS], 12*SS, fill=(250, 248, 244, 235)); d.text(tuple(c), text, ink, font, 'mm')
    im = im.copy(); k = k.resize(im.size, Image.LANCZOS); im.paste(k, (0, 0), k); return im

HOTEL, STORAGE, RAISED = ('poten-chroom', 'laden', 'leeslampjes'), ('poten-eiken', 'opening-voeteneind'), ('verstelbaar-antraciet', 'bediening-draadloos')

def pictures():
    """File, picture, alternative text."""
    hotel = bed('gecapitonneerd-lichtgrijs', 180, *HOTEL); plain = bed('gecapitonneerd-petrol', 160, 'poten-slede', 'ledstrip')
    yield 'hotel', hotel, 'Boxspring 180 cm in lichtgrijs met een gecapitonneerd hoofdbord, twee laden, poten van chroom en twee leeslampjes'
    yield 'hotel-2', part(hotel, 0, 780, 600), 'De laden aan het voeteneind en de poot van chroom van dichtbij'
    yield 'hotel-3', measured(bed('gecapitonneerd-lichtgrijs', 180, 'poten-chroom', 'laden'), 180, 61, 120), 'De maten van het hotelbed: 180 bij 200 cm, instaphoogte 61 cm, hoofdbord 120 cm hoog'
    yield 'hotel-4', plain, 'Hetzelfde bed, 160 cm breed in petrol, op een zwarte slede en met een ledstrip achter het hoofdbord'
    for w in (140, 160): yield 'hotel-%d' % w, bed('gecapitonneerd-lichtgrijs', w, *HOTEL), 'Boxspring %d cm in lichtgrijs met een gecapitonneerd hoofdbord, twee laden, poten van chroom en twee leeslampjes' % w
    ameland = bed('vlak-taupe', 180, *STORAGE)
    yield 'ameland', ameland, 'Opbergboxspring 180 cm in taupe, met lussen aan het voeteneind; in een cirkel de ruimte onder het matras van bovenaf'
    yield 'ameland-2', part(ameland, 90, 800, 600), 'De lus aan het voeteneind en de naad van de klep van dichtbij'
    yield 'ameland-3', measured(bed('vlak-taupe', 180, 'poten-eiken'), 180, 63, 105), 'De maten van de opbergboxspring: 180 bij 200 cm, instaphoogte 63 cm, hoofdbord 105 cm hoog'
    yield 'ameland-4', bed('verticaal-lichtgrijs', 160, 'poten-slede', 'opening-vakken'), 'Dezelfde boxspring in lichtgrijs, die aan de zijkanten opengaat; in een cirkel de zes vakken van eiken'
    for w in (140, 160): yield 'ameland-%d' % w, bed('vlak-taupe', w, *STORAGE), 'Opbergboxspring %d cm in taupe, met lussen aan het voeteneind; in een cirkel de ruimte onder het matras van bovenaf' % w
    raised = bed('verticaal-antraciet', 180, *RAISED)
    yield 'schiermonnikoog', raised, 'Elektrische boxspring 180 cm in antraciet: links staat de rug omhoog, rechts ligt de draadloze afstandsbediening'
    yield 'schiermonnikoog-2', part(raised, 420, 430, 620), 'De opgeheven rug van het linkermatras en de afstandsbediening van dichtbij'
    yield 'schiermonnikoog-3', measured(bed('verticaal-antraciet', 180), 180, 62, 115), 'De maten van de elektrische boxspring, vlak: 180 bij 200 cm, instaphoogte 62 cm, hoofdbord 115 cm hoog'
    yield 'schiermonnikoog-4', bed('gecapitonneerd-beige', 160, 'verstelbaar-beige', 'bediening-snoer', 'poten-eiken'), 'Dezelfde boxspring in beige, 160 cm breed, met een afstandsbediening aan een snoer'
    yield 'schiermonnikoog-160', bed('verticaal-antraciet', 160, *RAISED), 'Elektrische boxspring 160 cm in antraciet: links staat de rug omhoog, rechts ligt de draadloze afstandsbediening'
    rottum = bed('vlak-beige', 140, 'poten-eiken', 'ledstrip')
    yield 'rottum', rottum, 'Compacte boxspring 140 cm in beige met één box, poten van eiken en een ledstrip achter het hoofdbord'
    yield 'rottum-2', part(rottum, 640, 820, 560), 'De hoek van de box en het matras met een ronde poot van eiken van dichtbij'
    yield 'rottum-3', measured(bed('vlak-beige', 140, 'poten-eiken'), 140, 56, 105), 'De maten van de compacte boxspring: 140 bij 200 cm, instaphoogte 56 cm, hoofdbord 105 cm hoog'
    yield 'rottum-4', bed('verticaal-oudroze', 140, 'poten-chroom', 'leeslampjes'), 'Dezelfde boxspring in oudroze met verticale banen en twee leeslampjes'

def main():
    os.makedirs(os.path.join(OUT, 'boxspring', 'samen'), exist_ok=True); have = read(OUT) if os.path.exists(os.path.join(OUT, 'manifest.json')) else {}
    only = sys.argv[sys.argv.index('--only')+1] if '--only' in sys.argv else ''
    for name, im, alt in pictures():
        if not re.search(only, name): continue
        params = {'view': 'close' if name.endswith('-2') else 'main'}; file = 'boxspring/samen/%s.webp' % name
        data, size = encode(im if name.endswith('-2') else im.resize((1000, 1000), Image.LANCZOS), params, 80); open(os.path.join(OUT, file), 'wb').write(data); have[file] = dict(file=file, width=size[0], height=size[1], kind='boxspring', design='samen', colours=[], params=params, alt_nl=alt)
    json.dump(list(have.values()), open(os.path.join(OUT, 'manifest.json'), 'w'), indent=1, ensure_ascii=False)
if __name__ == '__main__': main()
