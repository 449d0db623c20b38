"""Compresses the published pictures that are larger than their budget.  usage: /usr/bin/python3 shrink.py [--only REGEX]"""
import io, json, os, re, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
from PIL import Image
from budget import budget, encode, too_wide
HERE = os.path.dirname(os.path.abspath(__file__)); SEED = os.path.join(HERE, '..', 'shop-api', 'seed', 'images'); MANIFEST = os.path.join(SEED, 'manifest.json')
only = sys.argv[sys.argv.index('--only')+1] if '--only' in sys.argv else ''
ms = json.load(open(MANIFEST)); saved = 0
for m in ms:
    f = os.path.join(SEED, m['file']); have = os.path.getsize(f); im = Image.open(f)
    if not re.search(only, m['file']) or not (have > budget(m['params'], *im.size) or too_wide(m['params'], im.width)): continue
    data, size = encode(im.convert('RGB'), m['params'], 74)
    if len(data) < have*.94: open(f, 'wb').write(data); m['width'], m['height'] = size; saved += have-len(data)
open(MANIFEST, 'w').write(json.dumps(ms, indent=2, ensure_ascii=False)+'\n')
print(round(saved/1e6, 1), 'MB saved')
