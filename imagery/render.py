"""Batch driver: renders every base scene that is missing into cache/base/ (Blender), in priority order.
usage: python3 render.py [--only REGEX] [--first NAME,NAME] [--force] [--spp N] [--scale N] [--list]"""
import os, re, subprocess, sys, time
HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.environ.get('IMAGERY', os.path.dirname(os.path.dirname(os.path.abspath(__file__)))); BASE = os.path.join(ROOT, 'cache', 'base')

J = {}   # name -> (script, args)
def job(name, script, **a): J[name] = (script, a)
BED = dict(scale=1.5, spp=8)       # the configurator shows a bed up to 1500 wide; each part of it then has about as many samples as elsewhere
for v in (1, 0, 2): job('bed_v%d' % v, 'bed', variant=v)
for it in ('fold-cover', 'fold-sheet', 'fold-eight', 'fold-pair', 'towel-hotel', 'towel-set', 'towel-guest', 'towel-ten', 'beach', 'tea', 'robe'): job(it, 'linen', item=it)
for k in ('percal', 'jersey', 'satin', 'terry', 'velvet', 'knit', 'linen'): job('swatch-'+k, 'linen', item='swatch-'+k)
for h in ('plain', 'channels', 'tufted'): job('box_%s_160' % h, 'boxspring', head=h, width=160, **BED)
for it in ('towel', 'mat', 'mat-round'): job(it, 'bath', item=it)
for it in ('sheet', 'sheet-percal', 'sheet-satin', 'sheet-topper', 'molton', 'molton-hotel', 'molton-water', 'molton-dots', 'molton-topper'): job(it, 'bedding', item=it)
for it in ('pillow', 'pillow-down', 'pillow-foam', 'pillow-flat', 'pillow-pipe', 'pillow-soft', 'pillow-box', 'pillow-plates', 'pillow-gel', 'pillow-latex'): job(it, 'bedding', item=it)
for it in ('all', 'down', 'wool', 'cotton', 'thin', 'thick', 'plain', 'goose', 'feather', 'hotel', 'fleece', 'camel', 'kid'): job('duvet-'+it, 'bedding', item='duvet-'+it)
for it in ('mattress-pocket', 'mattress-cold', 'mattress-memory', 'mattress-latex', 'mattress-hotel', 'mattress-cold55', 'mattress-kid', 'mattress-gel', 'mattress-natural', 'mattress-single', 'topper-foam', 'topper-memory', 'topper-latex'): job(it, 'bedding', item=it); job(it+'_close', 'bedding', item=it, view='close')
for it in ('cushion', 'rug', 'rug-round', 'rug-shag', 'curtain', 'plaid'): job(it, 'living', item=it)
job('sheer_wit', 'living', item='sheer', col='#f4f2ee'); job('sheer_naturel', 'living', item='sheer', col='#d9cbb4')
for it in ('round', 'square', 'kids'): job('canopy_'+it, 'canopy', item=it)
job('canopy_cotton', 'canopy', item='round', col='#e9e0d0', alpha=.46); job('inbetween_wit', 'living', item='sheer', col='#efece6', alpha=.86); job('inbetween_naturel', 'living', item='sheer', col='#cdbda3', alpha=.86)
job('tile_swatch', 'tiles', item='swatch', spp=48)
for h in ('plain', 'channels', 'tufted'): job('tile_head_'+h, 'boxspring', head=h, width=160, view='tile', spp=48)
for it in ('leg-oak', 'leg-black', 'leg-chrome', 'leg-sledge', 'topper-foam', 'topper-memory', 'topper-latex', 'firm-soft', 'firm-medium', 'firm-firm'): job('tile_'+it, 'tiles', item=it, spp=48)
for h in ('plain', 'channels', 'tufted'):
    for w in (140, 180): job('box_%s_%d' % (h, w), 'boxspring', head=h, width=w, **BED)
for w in (160, 180): job('box_head_%d' % w, 'boxspring', lift='head', width=w, **BED)
job('bed_kids', 'bed', variant=2, width=90); job('bed_kids_head', 'bed', variant=2, width=90, view='head')
for it in ('sheet', 'sheet-percal', 'sheet-satin', 'sheet-topper', 'spread'): job(it+'-90', 'bedding', item=it, width=90)
for v in ('hero', 'mob'):
    job('bed_v0_'+v, 'bed', variant=0, view=v); job('box_channels_160_'+v, 'boxspring', head='channels', width=160, view=v); job('plaid_'+v, 'living', item='plaid', view=v)
for v in (0, 1, 2): job('bed_v%d_close' % v, 'bed', variant=v, view='close')
job('bed_v2_head', 'bed', variant=2, view='head')
for it in ('pillow-box', 'duvet-all', 'mattress-pocket', 'sheet'): job(it+'_head', 'bedding', item=it, view='head')
job('box_tufted_160_head', 'boxspring', head='tufted', width=160, view='head'); job('towel_head', 'bath', item='towel', view='head')
for it in ('rug', 'curtain', 'cushion'): job(it+'_head', 'living', item=it, view='head')
job('towel_close', 'bath', item='towel', view='close')
for it in ('cushion', 'curtain', 'plaid', 'rug', 'rug-shag'): job(it+'_close', 'living', item=it, view='close')
job('box_channels_160_close', 'boxspring', head='channels', width=160, view='close')
for it in ('sheet', 'pillow', 'mattress-pocket', 'duvet-all', 'duvet-down', 'mattress-memory'): job(it+'_close', 'bedding', item=it, view='close')
job('canopy_round_close', 'canopy', item='round', view='close')

job('plaid_head', 'living', item='plaid', view='head'); job('mat_head', 'bath', item='mat', view='head'); job('canopy_kids_head', 'canopy', item='kids', view='head')

for it in ('topper-stack', 'topper-split', 'spread'): job(it, 'bedding', item=it)
job('robe-hood', 'linen', item='robe-hood')
for r in ('earth', 'hotel', 'kids'): job('room_'+r, 'interior', room=r, spp=56)

def main():
    a = sys.argv[1:]; only = a[a.index('--only')+1] if '--only' in a else None; spp = a[a.index('--spp')+1] if '--spp' in a else '20'; scale = a[a.index('--scale')+1] if '--scale' in a else '1'
    os.makedirs(BASE, exist_ok=True); todo = [(n, s, k) for n, (s, k) in J.items() if (not only or re.search(only, n)) and ('--force' in a or not os.path.exists(os.path.join(BASE, n+'.done')))]
    if '--first' in a: f = a[a.index('--first')+1].split(','); todo.sort(key=lambda j: f.index(j[0]) if j[0] in f else len(f))
    if '--list' in a: print('\n'.join(n for n, _, _ in todo)); return
    if not os.path.exists(os.path.join(ROOT, 'cache', 'tex', 'oakwood.png')): subprocess.run(['/usr/bin/python3', os.path.join(HERE, 'lib', 'textures.py')])
    for i, (n, s, k) in enumerate(todo):
        if '--force' not in a and os.path.exists(os.path.join(BASE, n+'.done')): continue
        t = time.time(); k = dict(k); k.setdefault('spp', spp); k.setdefault('sub', 2); k.setdefault('scale', scale)
        cmd = ['nice', '-n', '15', 'blender', '-b', '-P', os.path.join(HERE, 'scenes', s+'.py'), '--', 'out='+os.path.join(BASE, n)]+['%s=%s' % x for x in k.items()]
        r = subprocess.run(cmd, capture_output=True, text=True)
        ok = 'TIMES' in r.stdout and 'Traceback' not in r.stdout+r.stderr
        if ok: open(os.path.join(BASE, n+'.done'), 'w').write('%.1f s, %s spp, %s\n' % (time.time()-t, k['spp'], next(l for l in r.stdout.splitlines() if 'TIMES' in l)))
        print('%d/%d %s %s %.0fs' % (i+1, len(todo), n, 'ok' if ok else 'FAILED\n'+(r.stdout+r.stderr)[-1500:], time.time()-t), flush=True)
if __name__ == '__main__': main()
