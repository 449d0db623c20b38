"""The duvet covers: every design with its colours, alternative text and the bed it lies on.  `python3 duvets.py` writes a contact sheet."""
from designs import *
import prints as P

# name -> (function that makes the design, pillow design or None, Dutch colour names+hex, alt, wrinkle variant)
DUVET = {
 'uni-zand':      (lambda: slub('#d8c9b2'), None, [('zand', '#d8c9b2')], 'effen gewassen katoen in zand', 1),
 'uni-salie':     (lambda: slub('#a3ae98'), None, [('salie', '#a3ae98')], 'effen gewassen katoen in saliegroen', 1),
 'uni-oudroze':   (lambda: slub('#cda59b'), None, [('oudroze', '#cda59b')], 'effen gewassen katoen in oudroze', 1),
 'uni-jeansblauw':(lambda: slub('#6f8499'), None, [('jeansblauw', '#6f8499')], 'effen gewassen katoen in jeansblauw', 1),
 'uni-terra':     (lambda: slub('#b8714f'), None, [('terra', '#b8714f')], 'effen gewassen katoen in terra', 1),
 'uni-antraciet': (lambda: slub('#54565a'), None, [('antraciet', '#54565a')], 'effen gewassen katoen in antraciet', 1),
 'streep-breed':  (lambda: stripes([('#f3f0ea', 1), ('#34475f', 1)], .24), None, [('marine', '#34475f'), ('wit', '#f3f0ea')], 'brede strepen in marine en wit', 0),
 'streep-smal':   (lambda: stripes([('#f2efe8', 3), ('#8ea3b0', 1)], .045), None, [('grijsblauw', '#8ea3b0'), ('wit', '#f2efe8')], 'smalle strepen in grijsblauw', 2),
 'ticking':       (lambda: stripes([('#efe7d8', 10), ('#6b6f76', 1), ('#efe7d8', 1), ('#6b6f76', 3), ('#efe7d8', 1), ('#6b6f76', 1)], .11), None, [('ecru', '#efe7d8'), ('grijs', '#6b6f76')], 'klassieke tijkstreep in ecru en grijs', 0),
 'ruit-groen':    (lambda: gingham('#6d8468', '#f4f1e9', .085), None, [('groen', '#6d8468'), ('wit', '#f4f1e9')], 'boerenbont ruit in groen en wit', 2),
 'ruit-taupe':    (lambda: window_check('#e9e2d6', [('#a08b78', .0, .10, .55), ('#a08b78', .13, .02, .8), ('#c46f4e', .55, .015, .9)], .26), None, [('taupe', '#a08b78'), ('terra', '#c46f4e')], 'flanellen ruit in taupe', 0),
 'botanisch':     (lambda: botanical('#f3efe6', [('#5f7a5c', '#48604a'), ('#8aa07f', '#5f7a5c'), ('#3f5d52', '#2f473f')]), None, [('bladgroen', '#5f7a5c'), ('ecru', '#f3efe6')], 'botanisch bladmotief in groen', 0),
 'wilde-bloemen': (lambda: wildflowers('#f5f0e8', [('#c9806f', '#e3bf62', 6, 40), ('#8c9ec0', '#f0dca0', 7, 34), ('#e0b15b', '#8a5a35', 6, 32), ('#d9b8c4', '#c9806f', 5, 38)], '#7b8f70'), None, [('oudroze', '#c9806f'), ('lavendel', '#8c9ec0'), ('oker', '#e0b15b')], 'wilde bloemen op ecru', 2),
 'stip':          (lambda: dots('#c9d1d0', '#ffffff', .10, .15), None, [('mist', '#dfe3e0'), ('wit', '#ffffff')], 'witte stippen op zachtgrijs', 2),
 'terrazzo':      (lambda: terrazzo('#f1ece4', ['#c98e70', '#7f9088', '#d9b98c', '#4f5b60', '#e2cfc4']), None, [('multi', '#c98e70'), ('ecru', '#f1ece4')], 'terrazzo in aardetinten', 0),
 'golven':        (lambda: waves('#f1ede5', ['#4f7a82', '#8fb0b0', '#c9d6d0'], .42), None, [('petrol', '#4f7a82'), ('zeegroen', '#8fb0b0')], 'golvend motief in petrol', 2),
 'driehoeken':    (lambda: triangles('#f0ece6', ['#d9a38c', '#b9bfae', '#8f9a98', '#e6d7c3', '#c8765a', '#d8d5cf']), None, [('terra', '#c8765a'), ('grijsgroen', '#8f9a98')], 'geometrische driehoeken', 0),
 'visgraat':      (lambda: herringbone('#b9b2a8', '#d9d4cb', .13), None, [('taupe', '#b9b2a8'), ('lichtgrijs', '#d9d4cb')], 'visgraat in taupe', 2),
 'ombre':         (lambda: ombre(['#f2ece6', '#dcb9ad', '#a9676a', '#6e3f4b']), lambda: slub('#f0e8e1'), [('roze', '#dcb9ad'), ('bordeaux', '#6e3f4b')], 'kleurverloop van ecru naar bordeaux', 0),
 'hotel-satijn':  (lambda: satin(.055), None, [('wit', '#f4f2ee')], 'wit hotelsatijn met ingeweven streep', 0),
 'kids-sterren':  (lambda: stars('#41526b', ['#f3ead2', '#e7c66f', '#9fb2c8']), None, [('nachtblauw', '#41526b'), ('geel', '#e7c66f')], 'sterren op nachtblauw', 2),
 'kids-dino':     (lambda: dinos('#eef0e6', ['#6f9a86', '#d39a5c', '#7d8fb0', '#c5735a']), None, [('groen', '#6f9a86'), ('oranje', '#d39a5c')], "vrolijke dino's", 2),
 'kids-regenboog':(lambda: rainbows('#f7f0ea', ['#d98b80', '#e9bd7a', '#9db9a5', '#94a9c9']), None, [('pastel', '#e9bd7a'), ('ecru', '#f7f0ea')], 'pastel regenbogen', 2),
 'kids-ruimte':   (lambda: space('#2d3a55', ['#d9885f', '#e9c46a', '#c75d5a', '#7fb2b5', '#efe3c0']), None, [('donkerblauw', '#2d3a55'), ('oranje', '#d9885f')], 'raketten en planeten', 2),
 'kids-huisjes':  (lambda: houses('#f4efe6', ['#c98a6e', '#7f9db0', '#e0b86c', '#b5675b', '#8aa283']), None, [('multi', '#c98a6e'), ('ecru', '#f4efe6')], 'kleine huisjes en boompjes', 2),
}

# The range of a shop: plain washed tones, stripes, checks, botanicals, florals, geometrics, children's.
UNI = [('ecru', '#e9e0d0', 'ecru'), ('wit', '#f3f1ec', 'wit'), ('olijfgroen', '#7f8264', 'olijfgroen'), ('oker', '#c79a4f', 'oker'), ('nachtblauw', '#36465f', 'nachtblauw'), ('lavendel', '#aaa2ba', 'lavendel'), ('petrol', '#41666c', 'petrol'),
       ('taupe', '#9c8b7c', 'taupe'), ('bordeaux', '#77424b', 'bordeaux'), ('lichtblauw', '#b5c5d0', 'lichtblauw')]
DUVET.update({'uni-'+n: ((lambda h: lambda: slub(h))(h), None, [(n, h)], 'effen gewassen katoen in '+t, 1) for n, h, t in UNI})
DUVET.update({
 'streep-terra':  (lambda: stripes([('#f3ece0', 3), ('#b9704f', 2), ('#f3ece0', 3), ('#d9a98c', 1)], .26), None, [('terra', '#b9704f'), ('ecru', '#f3ece0')], 'strepen in terra en ecru', 2),
 'streep-salie':  (lambda: stripes([('#a3ae98', 6), ('#f1eee6', 1), ('#a3ae98', 1), ('#f1eee6', 1), ('#a3ae98', 6), ('#f1eee6', 4)], .34), None, [('salie', '#a3ae98'), ('wit', '#f1eee6')], 'strepen van ongelijke breedte in salie', 1),
 'streep-krijt':  (lambda: stripes([('#3c4552', 15), ('#d8d6cf', 1)], .062), None, [('nachtblauw', '#3c4552'), ('wit', '#d8d6cf')], 'fijne witte krijtstrepen op nachtblauw', 0),
 'streep-retro':  (lambda: stripes([('#f1e8d8', 5), ('#c1673f', 2), ('#d9a04a', 2), ('#f1e8d8', 1), ('#46686c', 2), ('#f1e8d8', 3), ('#8f5a45', 1)], .40), None, [('multicolor', '#c1673f'), ('ecru', '#f1e8d8')], 'retro strepen in terra, oker en petrol', 0),
 'streep-roze':   (lambda: stripes([('#f5efe9', 1), ('#d9a9a2', 1)], .075), None, [('oudroze', '#d9a9a2'), ('wit', '#f5efe9')], 'zuurstokstrepen in oudroze en wit', 2),
 'streep-breton': (lambda: P.bands([('#f2eee4', 5), ('#33445e', 2)], .12), None, [('marine', '#33445e'), ('ecru', '#f2eee4')], 'dwarse Bretonse strepen in marine en ecru', 2),
 'streep-oker':   (lambda: P.bands([('#f3ead6', 8), ('#c99a45', 5), ('#f3ead6', 2), ('#c99a45', 1)], .42), None, [('oker', '#c99a45'), ('ecru', '#f3ead6')], 'dwarse banen in oker en ecru', 1),
 'hotel-bies':    (lambda: P.framed('#f4f2ee', '#8d8f92', .085, .010, (.108, .005, '#8d8f92')), lambda: P.framed('#f4f2ee', '#8d8f92', .10, .018), [('wit', '#f4f2ee'), ('grijs', '#8d8f92')], 'wit met een dubbele grijze bies', 0),
 'streep-bies-navy': (lambda: P.framed('#f4f2ee', '#33445e', .07, .030), lambda: P.framed('#f4f2ee', '#33445e', .09, .035), [('wit', '#f4f2ee'), ('marine', '#33445e')], 'wit met een brede marineblauwe bies', 2),

 'ruit-blauw':    (lambda: gingham('#6a86a6', '#f5f3ec', .060), None, [('blauw', '#6a86a6'), ('wit', '#f5f3ec')], 'boerenbonte ruit in blauw en wit', 2),
 'ruit-roze':     (lambda: gingham('#cf9a93', '#f8f3ee', .045), None, [('oudroze', '#cf9a93'), ('wit', '#f8f3ee')], 'kleine boerenbonte ruit in oudroze', 1),
 'ruit-raam':     (lambda: window_check('#f1ece2', [('#b9704f', 0, .022, .95)], .22), None, [('ecru', '#f1ece2'), ('terra', '#b9704f')], 'open raamruit van terra lijnen op ecru', 0),
 'ruit-schots':   (lambda: P.tartan('#37503f', [('#26364c', .08, .30, .9), ('#26364c', .62, .30, .9), ('#a4493f', .225, .03, 1), ('#e0c98a', .49, .02, 1), ('#a4493f', .765, .03, 1)], .34), None, [('bosgroen', '#37503f'), ('marine', '#26364c'), ('bordeaux', '#a4493f')], 'Schotse ruit in bosgroen en marine', 0),
 'ruit-zwart':    (lambda: window_check('#f3f1ec', [('#2f3134', 0, .030, .92)], .085), None, [('wit', '#f3f1ec'), ('zwart', '#2f3134')], 'strak zwart raster op wit', 2),
 'ruit-madras':   (lambda: P.tartan('#efe3c9', [('#d79a4f', .05, .22, .75), ('#b85c45', .34, .09, .85), ('#5b7f86', .50, .20, .75), ('#f4efe2', .76, .05, 1), ('#8c9a64', .84, .10, .8)], .36), None, [('multicolor', '#d79a4f'), ('ecru', '#efe3c9')], 'madrasruit in oker, terra en blauwgroen', 2),
 'ruit-berg':     (lambda: P.tartan('#8c3f3f', [('#3a2f33', .05, .26, .85), ('#3a2f33', .55, .26, .85), ('#e9dcc6', .42, .02, 1), ('#e9dcc6', .92, .02, 1)], .30), None, [('bordeaux', '#8c3f3f'), ('antraciet', '#3a2f33')], 'houthakkersruit in donkerrood', 0),

 'eucalyptus':    (lambda: P.strew('#f4f3ee', [P.sprig_round('#9fb3a2', '#7b9080'), P.sprig_round('#b7c4ae', '#8a9c86', 6), P.sprig_round('#86a097', '#66807a', 8)], .86, 206, 30, 4, 60), None, [('salie', '#9fb3a2'), ('wit', '#f4f3ee')], 'takken eucalyptus op wit', 0),
 'varens-donker': (lambda: botanical('#2e4238', [('#7f9a78', '#5f7a5c'), ('#b3bd92', '#8fa074'), ('#5c7c66', '#466352')], 8), None, [('bosgroen', '#2e4238'), ('salie', '#7f9a78')], 'varens op diep bosgroen', 2),
 'palmblad':      (lambda: P.strew('#f2ede2', [P.palm('#56785f'), P.monstera('#3f6450', '#7fa086'), P.palm('#8aa678')], 1.06, 262, 20, 7, 170, (.95, 1.2)), None, [('bladgroen', '#56785f'), ('ecru', '#f2ede2')], 'grote palmbladeren in groen', 0),
 'olijftak':      (lambda: P.strew('#efe9dc', [P.olive('#8a9168', '#6d6a4a', '#5b4a55'), P.olive('#9fa47c', '#6d6a4a', '#77735a')], .80, 196, 34, 3, 75), None, [('olijfgroen', '#8a9168'), ('ecru', '#efe9dc')], 'olijftakken op ecru', 2),
 'winterbes':     (lambda: P.strew('#f1eee8', [P.berries('#7a5f4b', '#6f8a70', '#b14a45'), P.berries('#7a5f4b', '#8fa08a', '#c26a52')], .78, 200, 34, 6, 60), None, [('bordeaux', '#b14a45'), ('groen', '#6f8a70')], 'wintertakken met rode bessen', 0),
 'pampas':        (lambda: P.strew('#e9dccb', [P.pampas('#b58f6c', '#8f7456'), P.pampas('#cbb193', '#a88e6e'), P.pampas('#f4ebdd', '#c7b08f')], .92, 180, 40, 5, 28), None, [('zand', '#e9dccb'), ('bruin', '#b58f6c')], 'pluimen van pampagras op zand', 1),
 'ginkgo':        (lambda: P.strew('#3e6168', [P.ginkgo('#d0a65a', '#a98239'), P.ginkgo('#e4c98c', '#b6924f'), P.ginkgo('#8fb0a8', '#6c9088')], .72, 168, 44, 2, 180), None, [('petrol', '#3e6168'), ('oker', '#d0a65a')], 'ginkgobladeren in oker op petrol', 2),

 'pioenen':       (lambda: P.strew('#2f3b4f', [P.peony(['#c98a92', '#d9a5a6', '#e8c4bd', '#f2dccf'], '#d9b061', 100, '#6d8a76'), P.peony(['#e3cfc2', '#eedfd3', '#f6ede4'], '#c99a45', 84, '#5d7a6c'), P.peony(['#9c5560', '#b56d72', '#cc8d8a'], '#e0c07a', 76, '#7d9780')], .98, 246, 24, 4, 180, (.85, 1.15), small=([P.daisy('#cbd3c4', '#d9b061', 22)], 96, 60)), None, [('nachtblauw', '#2f3b4f'), ('oudroze', '#c98a92')], 'grote pioenrozen op nachtblauw', 0),
 'klaprozen':     (lambda: P.strew('#f5f1e8', [P.poppy('#c8523f', '#3a3230', '#7d8f6a'), P.poppy('#d9745c', '#3a3230', '#8b9b74'), flower('#e0b15b', '#8a5a35', '#7d8f6a', 7, 26)], .86, 176, 44, 3, 30), None, [('rood', '#c8523f'), ('ecru', '#f5f1e8')], 'klaprozen op ecru', 2),
 'madelief':      (lambda: P.strew('#86a0b4', [P.daisy('#fbf8f0', '#e0b04d', 54), P.daisy('#fbf8f0', '#e0b04d', 38), P.daisy('#f2e7cf', '#d39a45', 46)], .62, 128, 70, 6, 180), None, [('jeansblauw', '#86a0b4'), ('wit', '#fbf8f0')], 'madeliefjes op jeansblauw', 2),
 'bloesem':       (lambda: P.strew('#cddbe0', [P.blossom_branch('#7b6253', '#f0c9c9', '#c4766f'), P.mirrored(P.blossom_branch('#7b6253', '#f7e2df', '#c4766f', seed=4))], .94, 268, 20, 9, 28, (.95, 1.15)), None, [('lichtblauw', '#cddbe0'), ('roze', '#f0c9c9')], 'kersenbloesem op lichtblauw', 0),
 'bloem-klein':   (lambda: P.strew('#3f5a55', [P.daisy('#e9cfa0', '#c1673f', 26), P.daisy('#d98f7c', '#f1e0b8', 22), P.daisy('#f3ece0', '#d9a04a', 20), flower('#d98f7c', '#f1e0b8', '#8fae8c', 5, 20, 60, 90)], .44, 74, 190, 5, 180, small=([branch('#8fae8c', '#6d8d6d', 3, 80, 110)], 92, 90)), None, [('bosgroen', '#3f5a55'), ('multicolor', '#d98f7c')], 'kleine strooibloemen op donkergroen', 2),
 'lavendelveld':  (lambda: P.rows('#f3f0ec', [P.lavender('#9487b5', '#8a9b80'), P.lavender('#b1a6c9', '#9aab90'), P.lavender('#7f73a3', '#7c8d73')], 12, 6, .84, sc=.86, jit=16, turn=14, seed=2), None, [('lavendel', '#9487b5'), ('wit', '#f3f0ec')], 'takjes lavendel op wit', 1),
 'tulpen':        (lambda: P.rows('#f6f1e6', [P.tulip('#cf6f57', '#7d9474', '#8fa684'), P.tulip('#e0aa52', '#7d9474', '#8fa684'), P.tulip('#c88c9c', '#7d9474', '#8fa684'), P.tulip('#b9505a', '#7d9474', '#8fa684')], 9, 6, .90, sc=.84, jit=9, turn=9, seed=4), None, [('multicolor', '#cf6f57'), ('ecru', '#f6f1e6')], 'rijen Hollandse tulpen', 2),
 'delfts':        (lambda: P.delft('#f4f4ef', '#3f5f8f', '#7d97ba'), None, [('blauw', '#3f5f8f'), ('wit', '#f4f4ef')], 'bloementegels in Delfts blauw', 2),

 'bogen':         (lambda: P.arches('#f1e9dc', [['#c6805f', '#e3b994'], ['#7d8a7b', '#b9c2ae'], ['#d9ab63', '#ecd3a2'], ['#55666d', '#9aa8aa']], .60), None, [('terra', '#c6805f'), ('salie', '#7d8a7b'), ('oker', '#d9ab63')], 'retro bogen in aardetinten', 0),
 'honingraat':    (lambda: P.hexes('#f2eee6', ['#c9b79c', '#e0cfae', '#b79a6b', '#d8c4a0', '#8d7a5e'], .58), None, [('oker', '#b79a6b'), ('zand', '#e0cfae')], 'honingraat in zand en oker', 2),
 'ikat':          (lambda: P.ikat('#f1ece3', ['#35507a', '#7d97b8', '#35507a'], .36), None, [('blauw', '#35507a'), ('ecru', '#f1ece3')], 'ikatruiten in indigo', 0),
 'portugees':     (lambda: P.azulejo('#f2efe6', '#4a7390', '#d9a956', '#87a9b5', .42), None, [('blauw', '#4a7390'), ('oker', '#d9a956')], 'Portugese tegels in blauw en oker', 2),
 'knipsels':      (lambda: P.cutouts('#f3ede2', ['#4c7a80', '#d98f6c', '#d9ae5c', '#a9b69c'], .98), None, [('multicolor', '#4c7a80'), ('ecru', '#f3ede2')], 'papieren knipsels in petrol, oker en terra', 0),
 'dambord':       (lambda: P.checker('#ede3d3', '#b9a58c', .20), None, [('taupe', '#b9a58c'), ('ecru', '#ede3d3')], 'zacht dambord in taupe en ecru', 2),
 'halve-manen':   (lambda: P.half_moons('#efe9df', ['#41636a', '#c9a15a', '#b9c0b0', '#c27e62'], .56), None, [('petrol', '#41636a'), ('oker', '#c9a15a')], 'halve manen in petrol, oker en terra', 0),
 'kruisjes':      (lambda: P.crosses('#f4f2ec', '#3b3d41', .105), None, [('wit', '#f4f2ec'), ('zwart', '#3b3d41')], 'zwarte kruisjes op wit', 2),
 'penseel':       (lambda: P.brush('#f0ebe1', ['#7c9299', '#b9c4c2', '#a8876c'], .66), None, [('grijsblauw', '#7c9299'), ('ecru', '#f0ebe1')], 'penseelstreken in grijsblauw', 1),
 'mandala':       (lambda: mandala_border('#f3ebe0', '#b9704f', '#d9a77f', .46), None, [('terra', '#b9704f'), ('ecru', '#f3ebe0')], 'mandala’s in terra', 0),
 'ombre-zee':     (lambda: ombre(['#f1efe9', '#bcd0d4', '#6d94a0', '#34566b']), lambda: slub('#eef0ec'), [('petrol', '#6d94a0'), ('ecru', '#f1efe9')], 'kleurverloop van schuimwit naar zeeblauw', 2),

 'kids-vossen':   (lambda: P.rows('#eceadd', [P.fox('#c9793f', '#f6ecdc'), P.pine('#7d9a84'), P.mirrored(P.fox('#d58f55', '#f8efe0')), P.pine('#a3b59b')], 5, 6, .88, sc=.82, seed=3), None, [('oranje', '#c9793f'), ('salie', '#7d9a84')], 'vosjes tussen dennenbomen', 2),
 'kids-boten':    (lambda: P.rows('#dce7ea', [P.boat('#c25a4c', '#fbf8f0', '#e9c46a', '#3f5f8f'), cloud_st('#ffffff'), P.boat('#3f5f8f', '#fbf8f0', '#c25a4c', '#e9c46a'), star_st('#ffffff', 22)], 5, 6, .86, sc=.86, seed=2), None, [('lichtblauw', '#dce7ea'), ('rood', '#c25a4c')], 'zeilbootjes op lichtblauw', 2),
 'kids-beren':    (lambda: P.rows('#f3ebdd', [P.bear('#b98d66', '#ecd9bd'), star_st('#d9b878', 26), P.bear('#a3a79b', '#e3e2d6', scarf='#6d8fa6'), P.pine('#9fb09a')], 6, 6, .84, sc=.76, seed=4), None, [('bruin', '#b98d66'), ('ecru', '#f3ebdd')], 'beren met een sjaal', 2),
 'kids-autos':    (lambda: P.rows('#eef0ec', [P.car('#c75d4f', '#d97f70'), P.car('#4f7f92', '#6d9aab', kind=1), P.car('#e0ac4f', '#ecc77f'), P.car('#7d9a78', '#9cb495', kind=1)], 5, 8, .86, sc=.84, seed=5), None, [('multicolor', '#c75d4f'), ('wit', '#eef0ec')], 'auto’s en vrachtwagens', 2),
 'kids-vlinders': (lambda: P.strew('#f4ece9', [P.butterfly('#d99a9a', '#e9bfa9'), P.butterfly('#a9a3c6', '#c9b8d6'), P.butterfly('#e3b765', '#efd29b'), P.butterfly('#94b8ae', '#b9d2c4')], .72, 176, 40, 4, 40, (.72, .98), small=([P.daisy('#fffaf2', '#e3b765', 16)], 80, 80)), None, [('roze', '#d99a9a'), ('lavendel', '#a9a3c6')], 'vlinders en bloemetjes', 2),
 'kids-walvis':   (lambda: P.rows('#e4ecec', [P.whale('#5c86a0', '#e9eff0', '#8fb4c4'), P.whale('#7fa3ac', '#eef2ef', '#9fc0c8'), P.mirrored(P.whale('#3f6484', '#dfe8ec', '#8fb4c4'))], 4, 6, .90, sc=.92, seed=6), None, [('blauw', '#5c86a0'), ('mint', '#e4ecec')], 'vrolijke walvissen', 2),
 'kids-konijnen': (lambda: P.rows('#f0e6e0', [P.bunny('#c9b3a3', '#e3b3aa'), P.daisy('#fffaf2', '#e3b765', 26), P.bunny('#b3aeab', '#e3bdb6'), P.daisy('#e9c5bd', '#f3e2b8', 24)], 6, 6, .84, sc=.78, seed=7), None, [('oudroze', '#f0e6e0'), ('taupe', '#c9b3a3')], 'konijntjes en madeliefjes', 2),
 'kids-ballonnen': (lambda: P.rows('#cfdfe6', [P.balloon(['#d98570', '#f2e3c4', '#d98570']), cloud_st('#ffffff'), P.balloon(['#e3b45f', '#f6efe0', '#6f97a6']), P.balloon(['#7fa08c', '#f2e9d4', '#c9795f'])], 5, 6, .88, sc=.84, seed=8), None, [('lichtblauw', '#cfdfe6'), ('oranje', '#d98570')], 'luchtballonnen tussen de wolken', 2),
 'kids-voetbal':  (lambda: P.strew('#8fae86', [P.ball(62), P.ball(46), star_st('#e9efdd', 30)], .74, 170, 40, 3, 180, (.8, 1.05), small=([star_st('#b9cdae', 12)], 70, 90)), None, [('groen', '#8fae86'), ('wit', '#fbfaf6')], 'voetballen op grasgroen', 2),
})

@functools.lru_cache(6)
def design(name, pillow=False):
    """(image, width m, height m) of a duvet cover, or of its pillow where that differs."""
    return (DUVET[name][1] or DUVET[name][0])() if pillow else DUVET[name][0]()

if __name__ == '__main__':
    n = -(-len(DUVET)//10); W = Image.new('RGB', (10*250, n*250), 'white')
    for i, k in enumerate(DUVET):
        im, tw, th = design(k)
        if tw is None: t = im.resize((240, 240))
        else:
            px = 400; t = Image.new('RGB', (240, 240)); q = im.resize((max(1, int(tw*px)), max(1, int(th*px))), Image.LANCZOS)
            for x in range(0, 240, q.width):
                for y in range(0, 240, q.height): t.paste(q, (x, y))
        W.paste(t, ((i % 10)*250, (i//10)*250))
    W.save('designs.png')
