"""Copies the finished pictures to the shop's seed and adds them to its manifest.  usage: /usr/bin/python3 publish.py [--only REGEX]"""
import json, os, re, shutil, sys
HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.environ.get('IMAGERY', os.path.dirname(HERE)); OUT = os.path.join(ROOT, 'out'); SEED = os.path.join(HERE, '..', 'shop-api', 'seed', 'images')
only = sys.argv[sys.argv.index('--only')+1] if '--only' in sys.argv else ''
read = lambda folder: {m['file']: m for m in json.load(open(os.path.join(folder, 'manifest.json')))}
have, made = read(SEED), {f: m for f, m in read(OUT).items() if re.search(only, f)}
for f in made:
    to = os.path.join(SEED, f); os.makedirs(os.path.dirname(to), exist_ok=True); shutil.copyfile(os.path.join(OUT, f), to)
have.update(made)
open(os.path.join(SEED, 'manifest.json'), 'w').write(json.dumps(list(have.values()), indent=2, ensure_ascii=False)+'\n')
print(len(made), 'pictures published;', len(have), 'in the manifest;', round(sum(os.path.getsize(os.path.join(SEED, f)) for f in have)/1e6, 1), 'MB')
