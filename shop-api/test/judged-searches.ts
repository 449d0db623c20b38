/** A product, as it is graded for a search. */
export interface JudgedProduct {
  /** Lower case, without accents, as are `category`, `brand` and `values`. */
  title: string
  category: string
  brand: string
  /** Colours, materials, fillings and other values of the filters. */
  values: string[]
  /** Such as '240x220'. */
  sizes: string[]
}

type Test = (product: JudgedProduct) => boolean

/** 3: what the shopper searched for; 2: a good replacement; 1: a near one; 0: something else. */
type Grade = 0 | 1 | 2 | 3

export interface JudgedSearch {
  term: string
  grade: (product: JudgedProduct) => Grade
}

const named =
  (pattern: RegExp): Test =>
  ({ title }) =>
    pattern.test(title)
const has =
  (...values: string[]): Test =>
  (product) =>
    values.some((value) => product.values.includes(value))
const by =
  (brand: string): Test =>
  (product) =>
    product.brand === brand
const size =
  (...sizes: string[]): Test =>
  (product) =>
    sizes.some((wanted) => product.sizes.includes(wanted))
const wide =
  (from: number, to: number): Test =>
  ({ sizes }) =>
    sizes.some((text) => {
      const width = Number.parseInt(text, 10)
      return width >= from && width <= to
    })
const every =
  (...tests: Test[]): Test =>
  (product) =>
    tests.every((test) => test(product))
const some =
  (...tests: Test[]): Test =>
  (product) =>
    tests.some((test) => test(product))
const no =
  (test: Test): Test =>
  (product) =>
    !test(product)

/** The first grade whose test the product passes. */
const search = (term: string, best: Test, good?: Test, near?: Test): JudgedSearch => ({
  term,
  grade: (product) => {
    if (best(product)) return 3
    if (good?.(product)) return 2
    return near?.(product) ? 1 : 0
  },
})

// The kinds of products, by the head of the compound: a 'kussenhoes' is not a 'kussen'.
const child = named(/\bkinder|\bbaby|\bpeuter/)
const duvet = named(/dekbed(den)?\b/)
const anyCover = named(/dekbedovertrek/)
const cover = every(anyCover, no(child))
const childCover = every(anyCover, child)
const topperSheet = every(named(/topper/), named(/hoeslaken/))
const fitted = every(named(/hoeslaken/), no(topperSheet))
const flatSheet = every(named(/laken\b/), no(named(/hoeslaken|badlaken|strandlaken|douchelaken/)))
const sheet = some(fitted, flatSheet)
const pillowcase = named(/sloop|slopen/)
const pillow = every(named(/kussen\b/), no(named(/sierkussen|zitkussen/)))
const cushion = named(/sierkussen/)
const cushionCover = named(/kussenhoes/)
const boxspring = named(/boxspring/)
const topper = every(named(/topper\b/), no(named(/molton|hoeslaken/)))
const mattress = every(named(/matras\b/), no(named(/beschermer|topper/)))
const molton = named(/molton|matrasbeschermer/)
const net = named(/klamboe/)
const beach = named(/strandlaken/)
const bathSheet = named(/badlaken|douchelaken/)
const towel = every(named(/handdoek|badlaken|douchelaken/), no(named(/keuken|thee/)))
const guestTowel = named(/gastendoek/)
const bathMat = named(/badmat/)
const bathrobe = named(/badjas/)
const curtain = named(/gordijn|vitrage|inbetween/)
const netCurtain = named(/vitrage|inbetween/)
const rug = named(/vloerkleed/)
const plaid = named(/plaid/)
const spread = named(/sprei/)

const flannel = has('flanel')
const satin = has('katoensatijn')
const stripes = some(has('strepen'), named(/stre?ep|streepje|strandcabine/))
const checks = some(has('ruiten'), named(/ruit/))
const flowers = has('bloemen en bladeren')
const down = some(has('dons'), named(/donzen/))
const wool = has('wol')

/** Searches of Dutch shoppers, within the shop's assortment and near it. */
export const judgedSearches: JudgedSearch[] = [
  // Kinds of products, in the singular, the plural and with the usual mistakes.
  search('dekbed', every(duvet, no(child)), duvet),
  search('dekbedden', every(duvet, no(child)), duvet),
  search('dekbet', every(duvet, no(child)), duvet),
  search('dekbedovertrek', cover, childCover),
  search('dekbedovertrekken', cover, childCover),
  search('dekbed overtrek', cover, childCover),
  search('dekbedovertek', cover, childCover),
  search('dekbetovertrek', cover, childCover),
  search('dekbedhoes', cover, childCover),
  search('dekenhoes', cover, childCover),
  search('overtrek', cover, childCover),
  search('plumeau', duvet),
  search('hoeslaken', fitted, topperSheet),
  search('hoeslakens', fitted, topperSheet),
  search('hoes laken', fitted, topperSheet),
  search('hoelaken', fitted, topperSheet),
  search('spanlaken', fitted, topperSheet),
  search('laken', sheet, topperSheet),
  search('lakens', sheet, topperSheet),
  search('topperhoeslaken', topperSheet, undefined, fitted),
  search('hoeslaken topper', topperSheet, undefined, fitted),
  search('kussen', pillow, cushion),
  search('kussens', pillow, cushion),
  search('hoofdkussen', pillow),
  search('hoofdkusens', pillow),
  search('sierkussen', cushion, undefined, cushionCover),
  search('sierkussens', cushion, undefined, cushionCover),
  search('kussenhoes', cushionCover),
  search('kussensloop', pillowcase),
  search('kussenslopen', pillowcase),
  search('sloop', pillowcase),
  search('matras', mattress, undefined, molton),
  search('matrassen', mattress),
  search('matars', mattress),
  search('boxspring', boxspring),
  search('boxsprings', boxspring),
  search('box spring', boxspring),
  search('bokspring', boxspring),
  search('topper', topper, undefined, some(topperSheet, named(/toppermolton/))),
  search('topdekmatras', topper, undefined, some(topperSheet, named(/toppermolton/))),
  search('molton', molton),
  search('moltons', molton),
  search('matrasbeschermer', molton),
  search('klamboe', net),
  search('klamboes', net),
  search('muskietennet', net),
  search('muggennet', net),
  search('handdoek', towel, guestTowel),
  search('handdoeken', towel, guestTowel),
  search('handoek', towel, guestTowel),
  search('badhandoek', towel, guestTowel),
  search('badhanddoeken', towel, guestTowel),
  search('badlaken', some(bathSheet, every(towel, size('70x140', '100x150', '90x180'))), towel),
  search('strandlaken', beach, undefined, towel),
  search('gastendoekjes', guestTowel),
  search('gastendoek', guestTowel),
  search('badmat', bathMat),
  search('bad mat', bathMat),
  search('badkamermat', bathMat),
  search('badjas', bathrobe),
  search('theedoek', named(/theedoek/)),
  search('gordijn', every(curtain, no(netCurtain)), curtain),
  search('gordijnen', every(curtain, no(netCurtain)), curtain),
  search('gordeinen', every(curtain, no(netCurtain)), curtain),
  search('vitrage', netCurtain),
  search('vloerkleed', rug),
  search('vloerkleden', rug),
  search('tapijt', rug),
  search('karpet', rug),
  search('plaid', plaid),
  search('sprei', spread, undefined, plaid),
  search('bedsprei', spread, undefined, plaid),
  search('hoofdbord', boxspring),

  // With a size, however it is written.
  search('dekbed 240x220', every(duvet, size('240x220')), undefined, duvet),
  search('dekbed 140x200', every(duvet, size('140x200')), undefined, duvet),
  search('200 x 200 dekbed', every(duvet, size('200x200')), undefined, duvet),
  search('dekbedovertrek 200x220', every(cover, size('200x220'))),
  search('dekbedovertrek 240 bij 220', every(cover, size('240x220'))),
  search('overtrek 140/220', every(anyCover, size('140x220'))),
  search('hoeslaken 180x200', every(fitted, size('180x200')), every(topperSheet, size('180x200'))),
  search('hoeslaken 90 x 200', every(fitted, size('90x200')), every(topperSheet, size('90x200'))),
  search('matras 90x200', every(mattress, size('90x200'))),
  search('boxspring 160x200', every(boxspring, size('160x200'))),
  search('boxspring 180 x 200 cm', every(boxspring, size('180x200'))),
  search('molton 160x200', every(molton, size('160x200'))),
  search('handdoek 50x100', every(towel, size('50x100'))),
  search('vloerkleed 160x230', every(rug, size('160x230'))),
  search('badmat 60x100', every(bathMat, size('60x100'))),
  search('hoeslaken eenpersoons', every(fitted, wide(80, 100)), every(topperSheet, wide(80, 100))),
  search('1 persoons matras', every(mattress, wide(80, 100))),
  search('eenpersoons dekbedovertrek', every(anyCover, size('140x200', '140x220'))),
  search('1-persoons dekbed', every(duvet, size('140x200', '140x220'))),
  search('twijfelaar hoeslaken', every(fitted, wide(120, 140)), every(topperSheet, wide(120, 140))),
  search('boxspring twijfelaar', every(boxspring, wide(120, 140))),
  search(
    'tweepersoons dekbed',
    every(duvet, size('200x200', '200x220')),
    every(duvet, size('240x220', '240x200')),
  ),
  search(
    '2 persoons dekbedovertrek',
    every(anyCover, size('200x200', '200x220')),
    every(anyCover, size('240x220')),
  ),
  search('2-persoons hoeslaken', every(fitted, wide(140, 180)), every(topperSheet, wide(140, 180))),
  search('lits-jumeaux dekbedovertrek', every(anyCover, size('240x220', '260x220', '240x200'))),
  search('litsjumeaux dekbed', every(duvet, size('240x220', '260x220', '240x200'))),

  // With a colour or a pattern.
  search('wit dekbedovertrek', every(cover, has('wit'))),
  search('witte hoeslakens', every(fitted, has('wit')), every(topperSheet, has('wit'))),
  search('blauw hoeslaken', every(fitted, has('blauw'))),
  search('antraciet boxspring', every(boxspring, has('antraciet'))),
  search('grijze boxspring', every(boxspring, has('grijs')), every(boxspring, has('antraciet'))),
  search('roze handdoeken', every(towel, has('roze')), every(guestTowel, has('roze'))),
  search('groene handdoek', every(towel, has('groen')), every(guestTowel, has('groen'))),
  search('gele gordijnen', every(curtain, has('geel'))),
  search('rood hoeslaken', every(fitted, has('rood'))),
  search('petrol', has('petrol'), named(/petrol/)),
  search('gestreept dekbedovertrek', every(cover, stripes)),
  search('gestreepte overtrek', every(cover, stripes)),
  search('geruit dekbedovertrek', every(cover, checks)),
  search('gebloemd dekbedovertrek', every(cover, flowers)),
  search('dekbedovertrek bloemen', every(cover, flowers)),
  search('effen dekbedovertrek', every(cover, has('effen'))),
  search('dekbedovertrek stippen', every(cover, named(/stip/))),

  // With a material or a filling.
  search('flanellen overtrek', every(cover, flannel), every(childCover, flannel)),
  search('flanel dekbedovertrek', every(cover, flannel), every(childCover, flannel)),
  search(
    'katoenen dekbedovertrek',
    every(cover, has('katoen')),
    every(childCover, has('katoen')),
    every(cover, satin),
  ),
  search('satijnen dekbedovertrek', every(cover, satin)),
  search('katoensatijn hoeslaken', every(fitted, satin)),
  search('katoen satijn hoeslaken', every(fitted, satin)),
  search('percal hoeslaken', every(fitted, has('percal'))),
  search(
    'jersey hoeslaken zand',
    every(fitted, has('jersey'), has('zand')),
    every(topperSheet, has('jersey'), has('zand')),
  ),
  search('linnen dekbedovertrek', every(cover, has('linnen', 'halflinnen'))),
  search('donzen dekbed', every(duvet, down)),
  search('dons dekbed', every(duvet, down)),
  search('donsdeken', every(duvet, down)),
  search('wollen dekbed', every(duvet, wool)),
  search('wol', wool),
  search('wollen plaid', every(plaid, wool)),
  search('synthetisch dekbed', every(duvet, has('vezel'))),
  search('traagschuim kussen', every(pillow, has('traagschuim'))),
  search('memory foam kussen', every(pillow, has('traagschuim'))),
  search('latex kussen', every(pillow, has('latex'))),
  search('koudschuim matras', every(mattress, has('koudschuim'))),
  search('pocketvering matras 160x200', every(mattress, has('pocketvering'), size('160x200'))),
  search('velours gordijnen', every(curtain, has('velours'))),
  search('jute vloerkleed', every(rug, has('jute'))),
  search('wollen vloerkleed', every(rug, wool)),
  search('hoogpolig kleed', every(rug, named(/hoogpolig|berber/))),

  // For a use or a sleeper.
  search('zomerdekbed', every(duvet, has('klasse 4, licht')), every(duvet, has('vierseizoenen'))),
  search(
    'winterdekbed',
    every(duvet, has('klasse 1, extra warm'), named(/winter/)),
    every(duvet, has('klasse 1, extra warm')),
  ),
  search(
    'winter dekbed',
    every(duvet, has('klasse 1, extra warm'), named(/winter/)),
    every(duvet, has('klasse 1, extra warm')),
  ),
  search('4 seizoenen dekbed', every(duvet, has('vierseizoenen'))),
  search('vierseizoenen dekbed', every(duvet, has('vierseizoenen'))),
  search('kussen zijslaper', every(pillow, has('zijslaper'))),
  search('hoofdkussen buikslaper', every(pillow, has('buikslaper'))),
  search('nekkussen', named(/nekkussen/), every(pillow, has('traagschuim'))),
  search('kinder dekbedovertrek', childCover),
  search('kinderdekbedovertrek', childCover),
  search('kinder dekbedovertrek dinosaurus', every(childCover, named(/dino/))),
  search('dino dekbed', every(childCover, named(/dino/))),
  search('kinderdekbedovertrek ruimte', every(childCover, named(/ruimte|sterren/))),
  search('kinderkussen', every(pillow, child)),
  search('kinder matras', every(mattress, child)),
  search('kinderkamer vloerkleed', every(rug, child)),
  search('verduisterende gordijnen', every(curtain, has('verduisterend'))),
  search('verduisterend gordijn blauw', every(curtain, has('verduisterend'), has('blauw'))),
  search('waterdichte molton', every(molton, named(/waterdicht/))),
  search('waterdichte matrasbeschermer', every(molton, named(/waterdicht/))),
  search('boxspring met opbergruimte', every(boxspring, named(/opberg/))),
  search('opbergbed', every(boxspring, named(/opberg/))),
  search('elektrische boxspring', every(boxspring, named(/elektrisch/))),
  search('elektrisch bed', every(boxspring, named(/elektrisch/))),
  search('verstelbare boxspring', every(boxspring, named(/elektrisch/))),
  search('hotelboxspring', every(boxspring, named(/hotel|gecapitonneerd/))),
  search('hotel kussen', every(pillow, named(/hotel/))),
  search('hotel handdoeken', every(towel, named(/hotel|zakelijk/))),
  search('ronde badmat', every(bathMat, has('rond'))),
  search('rond vloerkleed', every(rug, has('rond'))),
  search('handdoekenset', every(towel, named(/set/))),
  search('zakelijke handdoeken', every(towel, named(/zakelijk/)), every(towel, named(/hotel/))),

  // Alternatives for articles that the shop does not sell, and common other words.
  search('hoeslaken hoge matras', every(fitted, has('35 cm')), fitted),
  search('klamboe 2 persoons', every(net, wide(140, 180))),
  search('anti allergie dekbed', every(duvet, has('vezel'))),
  search('lakenset', flatSheet, sheet),
  search('baby dekbed', every(duvet, child), undefined, childCover),
  search('prinsessen dekbed', every(childCover), every(duvet, child)),
  search('eenhoorn dekbedovertrek', childCover),
  search('kussenhoes 45x45', cushionCover, every(cushion, size('45x45'))),
  search('vloerkleed 200x300', every(rug, size('200x290')), undefined, rug),
  search('zomerdekbed 240x200', every(duvet, has('klasse 4, licht'), size('240x220'))),
  search('mosgroene sierkussens', every(cushion, has('groen'))),
  search('hard matras', every(mattress, has('stevig'))),
  search('boxspring 2 persoons met lade', every(boxspring, named(/opberg/)), undefined, boxspring),
  search('hoeslkn', fitted, topperSheet),
  search('dekentje baby', every(duvet, child), undefined, childCover),
  search('elektrische deken', plaid, undefined, duvet),
  search('fleece deken', plaid, undefined, duvet),
  search('velvet kussen', every(cushion, has('velours'))),
  search('antislip', bathMat, rug),
  search('strijkvrij dekbedovertrek', every(anyCover, some(named(/gewassen/), has('jersey')))),
  search('slaapkussen', pillow),
  search('sale boxspring', boxspring),
  search('aanbieding boxspring', boxspring),
  search('ledikant', boxspring),
  search('nachtkastje', boxspring),

  // Held back until they were tried once.
  search('saunahanddoek', towel, beach),
  search('rolgordijn', curtain),
  search('kinderbadjas', bathrobe),
  search('verzwaringsdeken', plaid, undefined, duvet),
  search('meisjesdekbedovertrek', childCover),
  search('jongens dekbedovertrek', childCover),
  search('voetbal dekbedovertrek', every(childCover, named(/voetbal/))),
  search('picknickkleed', plaid, undefined, rug),
  search('wc matje', bathMat),
  search('deurmat', bathMat, rug),
  search('loper', rug),
  search('logeerbed', named(/vouwmatras/)),
  search('hoeslaken boxspring', fitted, topperSheet),
  search(
    'hoeslaken 160 200 grijs',
    every(fitted, has('grijs'), size('160x200')),
    every(fitted, has('grijs')),
  ),
  search('flanel lakens', every(sheet, flannel)),
  search('topper 180x200 traagschuim', every(topper, has('traagschuim'), size('180x200'))),
  search('split topper', every(topper, named(/split/))),
  search('splittopper hoeslaken', topperSheet, undefined, fitted),
  search('molton 90 200 waterdicht', every(molton, named(/waterdicht/), size('90x200'))),
  search('hoofdkussen dons', every(pillow, down)),
  search('satijnen kussensloop', every(pillowcase, satin)),
  search('hamamdoek', named(/hamam/)),
  search('badjas dames', bathrobe),
  search('gordijn linnen', every(curtain, has('linnen', 'halflinnen', 'linnenlook'))),
  search('witte vitrage', every(netCurtain, has('wit'))),
  search('licht dekbed', every(duvet, has('klasse 4, licht')), undefined, duvet),
  search('dekbed 240x200 4-seizoenen', every(duvet, has('vierseizoenen'), size('240x220'))),
  search('zwart dekbedovertrek', every(cover, some(has('zwart'), named(/zwart/)))),
  search('taupe gordijnen', every(curtain, named(/taupe/))),
  search('vouwmatras', named(/vouwmatras/)),

  // What products must not have, prices, and the words of later held-back searches.
  search('dekbed zonder dons', every(duvet, no(down), no(child)), every(duvet, no(down))),
  search('hoofdkussen zonder veren', every(pillow, no(down))),
  search('kussen zonder traagschuim', every(pillow, no(has('traagschuim'))), cushion),
  search('matras geen pocketvering', every(mattress, no(has('pocketvering')))),
  search('dekbedovertrek zonder strepen', every(cover, no(has('strepen'))), childCover),
  search('dekbedovertrek zonder print', every(cover, has('effen'))),
  search('gordijnen niet verduisterend', netCurtain),
  search('plaid zonder wol', every(plaid, no(wool))),
  search('vloerkleed geen hoogpolig', every(rug, no(named(/hoogpolig/)))),
  search('badlakens donkergroen', every(towel, has('groen'), size('70x140', '100x150'))),
  search('kinderbed', every(child, mattress)),
  search('wiegje', every(child, mattress)),
  search('sterren', named(/sterren/)),
  search('bed met lade', named(/ameland/)),
  search('kers', named(/kers/)),
  search('overtrek 140x200', every(cover, size('140x200', '140x220', '140x240'))),
  search('ledikant matras 60x120', every(mattress, size('60x120'))),
  search('topper goedkoop', topper),
  search('dun dekbed', every(duvet, has('klasse 4, licht'))),
  search('dik dekbed', every(duvet, has('klasse 1, extra warm', 'klasse 2, warm'))),
  search('koelend dekbed', every(duvet, has('klasse 4, licht'))),
  search('koelend kussen', every(pillow, named(/koel/))),
  search('kamelenhaar dekbed', named(/kameelhaar/)),
  search('kussen tegen nekpijn', named(/nekkussen/), every(pillow, has('traagschuim'))),
  search('waterdicht matrashoes 90x200', every(molton, named(/waterdicht/), size('90x200'))),
  search('kamerjas fleece', every(bathrobe, has('fleece'))),
  search('zijden sloop', every(pillowcase, has('zijde'))),
  search('olijf groen boxspring', every(boxspring, named(/olijfgroen/))),
  search('jute kleed rond', every(rug, has('rond'), has('jute'))),
  search('donkerblauwe handdoeken', every(towel, named(/marine|nachtblauw/)), every(towel, has('blauw'))),
  search('cremekleurig dekbedovertrek', every(cover, has('ecru'))),
  search('kanariegeel dekbedovertrek', every(cover, has('geel'))),
  search('saliegroene sprei', every(spread, named(/salie/)), every(spread, has('groen'))),
  search('tencel dekbedovertrek', every(cover, has('lyocell'))),
  search('bamboe handdoek', towel),
  search('boxspring zonder hoofdbord', every(boxspring, no(named(/hoofdbord/)))),
  search('vloerkleed 2 bij 3 meter', every(rug, size('200x290'))),
  search('pluimeau', duvet),
  search('percal laken 2 persoons', every(flatSheet, has('percal')), every(fitted, has('percal'))),
  search('badmat niet rond', every(bathMat, no(has('rond')))),

  // By the name of a brand, a range or a product.
  search('donsdal', by('donsdal')),
  search('wolhoeve dekbed', every(duvet, by('wolhoeve'))),
  search('kaap en kade', by('kaap & kade')),
  search('noordlinen', by('noordlinnen')),
  search('lakenlust jersey', every(by('lakenlust'), has('jersey'))),
  search('boxspring texel', every(boxspring, named(/texel/))),
  search('terschelling petrol', every(boxspring, named(/terschelling/), has('petrol'))),
  search(
    'handdoek getij marine',
    every(towel, named(/getij marine/)),
    undefined,
    every(towel, named(/getij/)),
  ),
  search('grand hotel overtrek', every(cover, named(/grand hotel/))),

  // Held back in November 2026, and mended since.
  search('tweepersoonsbed', boxspring),
  search('eenpersoonsbed', boxspring),
  search('boxspring samenstellen', named(/rottum|ameland|schiermonnikoog|hotel boxspring set/), boxspring),
  search('hoeslaken hoge hoek', fitted, topperSheet),
  search('quilt', every(spread, named(/gestikt/)), spread),
  search('buitenkleed', rug),
  search('beddengoed', some(cover, fitted, pillowcase)),
  search('badjas heren', bathrobe),
  search('tweepersoons sprei', spread),
  search('dekbedset', some(cover, duvet)),
  search('oeko tex dekbedovertrek', cover, childCover),

  // Fresh searches of November 2026.
  search('warm dekbed winter', every(duvet, named(/winter/)), duvet),
  search('kussen nekklachten', named(/nekkussen/), pillow),
  search('hoesl 180 200', every(fitted, size('180x200')), fitted),
  search('hoekhoeslaken', fitted, topperSheet),
  search('hoge matras hoeslaken', fitted, topperSheet),
  search('split topper hoeslaken', topperSheet),
  search('hoeslaken voor splittopper 180x200', topperSheet),
  search('badmat antislip', bathMat),
  search('toiletmat', bathMat),
  search('vaatdoek', named(/keukendoek|theedoek/)),
  search('grand foulard', some(plaid, spread)),
  search('kussentje velvet', every(cushion, has('velours')), cushion),
  search('opklapbaar matras', named(/vouwmatras/)),
  search('donskussen', every(pillow, down)),
  search('kerstcadeau', plaid),
  search('baddoek', towel),
  search('saunadoek', named(/hamamdoek/), beach),
  search('ledikant dekbedovertrek', childCover),
  search('zijde sloop', named(/zijden kussensloop/)),
  search('matrasbeschermer waterdicht', every(molton, named(/waterdicht/)), molton),
  search('bedplassen', every(molton, named(/waterdicht/)), molton),
  search('traagschuim topper', every(topper, named(/traagschuim/)), topper),
  search('wafel badjas', named(/wafelbadjas/)),
  search('badjas met capuchon', every(bathrobe, named(/capuchon/))),
  search('hamamdoek roze', named(/hamamdoek.*oudroze/)),
  search('hotel sloop', named(/hotelsloop/)),
  search('kinder klamboe roze', named(/kinderklamboe.*oudroze/)),
  search('jute kleed', every(rug, named(/jute/))),
  search('opberg boxspring', named(/opbergboxspring/)),
  search('hoofdkussen zijslaper', named(/hoofdkussen zijkant/), pillow),
  search('licht dekbed voor in de zomer', named(/zomerdekbed/)),
  search('hoeslakn jersey', every(fitted, has('jersey')), fitted),
  search('wollen topper', named(/wollen topdek/)),
  search('stretch molton', named(/stretchmolton/)),
  search('handoek blauw', every(towel, has('blauw'))),
  search('badstof badjas marine', named(/badstof badjas.*marine/)),
  search('rond strandlaken', named(/rond strandlaken/)),
  search('keukendoek petrol', named(/keukendoek.*petrol/)),
  search('velours gordijnen blauw', named(/velours gordijn.*nachtblauw/), named(/velours gordijn/)),
  search('reisklamboe', named(/reisklamboe/)),

  // What goes with what: the sought kind of product is not always the first or the last one.
  search('matras hoeslaken', fitted, topperSheet),
  search('boxspring hoeslaken', fitted, topperSheet),
  search(
    'hoeslaken voor topper 180x200',
    every(topperSheet, size('180x200')),
    every(fitted, size('180x200')),
  ),
  search('hoeslkaen topper', topperSheet, fitted),
  search('molton topper', named(/^toppermolton/), every(molton, named(/topper/)), molton),
  search('topper boxspring', topper),
  search('topper matras', topper),
  search('boxspring met matras en topper', boxspring),
  search('matras met topper 180x200', every(mattress, size('180x200'))),
  search('boxspring matras', mattress),
  search('topper tegen te hard matras', topper),
  search('hoes kussen', cushionCover),
  search('molton boxspring', molton),

  // Mended in November 2026, after the second round of fresh searches.
  search('latex matras', named(/natuurlatexmatras/), every(mattress, has('latex'))),
  search('dekbed klein', every(duvet, no(child)), duvet),
  search('plat hoofdkussen', every(pillow, named(/inlegplaten|plat/)), pillow),
  search('boxspring 140x200 grijs', every(boxspring, has('grijs')), every(boxspring, has('antraciet'))),
  search('badlaken grijs', every(towel, has('grijs'), size('70x140')), every(towel, has('antraciet'))),
  search('hoeslakens 160 200', every(fitted, size('160x200'))),
  search('boxspring 90x200', boxspring),
  search('dekbedovertrek 160x200', every(cover, size('200x200', '200x220'))),
  search('dekbed 180 x 200', every(duvet, size('240x200', '240x220'))),
  search('matras 90x220', every(mattress, wide(90, 90)), mattress),
  search('goedkope bedden', boxspring),
  search('kinderdekbedovertrek auto', named(/spitsuur/), childCover),
  search('kleine handdoekjes gasten', guestTowel),
  search('hamam handdoek', named(/hamamdoek/)),
  search('dun matras logeren', named(/vouwmatras/)),
  search('dekbed voor warme slapers', every(duvet, has('klasse 4, licht'))),
  search('anti huisstofmijt kussen', every(pillow, has('vezel')), pillow),
  search('hoofdkussen tegen nekklachten traagschuim', every(pillow, has('traagschuim'))),
  search('dekbedovertrek navy', every(cover, named(/marine|nachtblauw/)), every(cover, has('blauw'))),
  search('saunalaken', named(/hamamdoek/), beach),
  search('matras voor zware mensen', every(mattress, has('stevig'))),
  search('wit dekbedovertrek katoen', every(cover, has('wit'), no(has('zwart'))), every(cover, has('wit'))),
  search('dekbedovertrek van 100% katoen', every(cover, has('katoen')), every(childCover, has('katoen'))),
  search('sloop met rits', pillowcase),
  search('neksteun kussen', named(/nekkussen/)),
  search('matras met koelgel', every(mattress, named(/gel/))),
  search('waterdichte hoes matras 90x200', every(molton, named(/waterdicht/), size('90x200'))),
  search('plasmatje', every(molton, named(/waterdicht/))),
  search('boxspring voor kleine kamer', named(/compacte boxspring/)),
  search('kussenbeschermer met rits', named(/kussenmolton/)),
  search('kameelharen dekbed', named(/kameelhaardekbed/)),
  search('memory kussen', every(pillow, has('traagschuim'))),
  search('hoeslaken met split', topperSheet, undefined, fitted),
  search('dekbed 200x220 vier seizoenen katoen', every(duvet, has('vierseizoenen'), named(/katoen/))),
  search('goedkope boxspring 180x200 onder 1500', every(boxspring, size('180x200'))),
  search('dekbed zacht en licht', every(duvet, has('klasse 4, licht'))),
  search('dekbedovertrek konijntje', named(/konijnenveld/), cover),
  search('warm dekbedovertrek', every(cover, flannel), every(childCover, flannel)),
  search("dekbedovertrek auto's", named(/spitsuur/), cover),
  search('dekbed wit hotel 200x220', every(duvet, named(/hotel/)), every(cover, named(/hotel/))),
  search('overtrek zwart 2 persoons', every(cover, named(/zwart/))),
  search('dekbedovertrek botanisch', every(cover, flowers)),
  search('dekbedovertrek jongenskamer', childCover, cover),
  search('contourkussen', named(/contour/), pillow),
  search('reiskussen', pillow, cushion),
  search('jeugdmatras', every(mattress, child), mattress),
  search('matrasbeschermer topper 180x200', named(/^toppermolton/), every(molton, named(/topper/)), molton),
  search('kussen voor zijligger', every(pillow, has('zijslaper'))),
  search('donkergrijs dekbedovertrek', every(cover, named(/antraciet/)), every(cover, has('grijs'))),
  search('kussenslopen set 2', named(/set van twee slopen/), pillowcase),
  search('hoeslaken wit 200x200', every(fitted, has('wit')), fitted),
  search('eenpersoons boxspring met opbergruimte', named(/opbergboxspring/)),
  search('zomerdekbed kind', every(duvet, has('klasse 4, licht')), every(duvet, child)),
  search('dekbedovertrek 140x200 jongens', childCover, cover),
  search('waterdichte kussenhoes', named(/kussenmolton/), every(molton, named(/waterdicht/))),
  search('matras zweten', every(mattress, named(/gel/)), mattress, molton),
  search('lichte gordijnen', netCurtain),
  search('dekbedovertrek zandkleur', every(cover, has('zand'))),
  search('sateen dekbedovertrek', every(cover, satin)),
  search('kinder overtrek ruimtevaart', named(/ruimtereis/)),
  search('matras 180x200 latex', named(/natuurlatexmatras/), every(mattress, has('latex'))),
  search('hr 60 matras', named(/hr60/)),
  search('topper 5 cm', named(/topper .*5 cm/)),
  search('hoeslaken 35cm hoog', every(fitted, has('35 cm')), fitted),
  search('strandlaken palmbomen', named(/palmbladeren/), beach),
  search('dekbedovertrek groene blaadjes', every(cover, flowers, has('groen'))),
  search('kleine boxspring', named(/compacte boxspring/), boxspring),
  search('dekmatras 160x200', every(topper, size('160x200')), topper),
  search('badjas met kap', every(bathrobe, named(/capuchon/))),
  search('dekbedovertrek ballonnen', named(/luchtballonnen/)),
  search('kussen slapen op rug', every(pillow, has('rugslaper'))),
]
