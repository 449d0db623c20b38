import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import { inColours, oneSize, type ProductPlan } from '../plan.ts'

interface Cushion {
  picture: string
  title: string
  /** For products in more than one colour. */
  range?: string
  brand: BrandSlug
  colours: ColourName[]
  material: string
  composition: string
  summary: string
  paragraphs: string[]
  cents: number
  overlay?: string
}

const cushions: Cushion[] = [
  {
    picture: 'oker',
    title: 'Sierkussen Zonnehoek oker',
    brand: 'noordlinnen',
    colours: ['oker'],
    material: 'Katoen',
    composition: '100% katoen canvas',
    summary: 'Okergeel canvas: het kleinste stukje zon dat je in huis kunt halen.',
    paragraphs: [
      'Op een grijze of beige bank doet één kussen in oker al genoeg. Het canvas is stevig geweven en krijgt na een paar keer wassen een mooie, zachte hand.',
      'Twee ernaast in wit of marine en je hoek is af.',
    ],
    cents: 2495,
  },
  {
    picture: 'terra',
    title: 'Sierkussen Oogst terra',
    range: 'Sierkussen Oogst',
    brand: 'noordlinnen',
    colours: ['terra'],
    material: 'Linnen',
    composition: '100% linnen',
    summary: 'Puur linnen in een warme terrakleur, met de kreukels die bij linnen horen.',
    paragraphs: [
      'Linnen wordt mooier van gebruik. Het terra van Oogst is geverfd op de gewassen stof en heeft daardoor lichte en donkere plekjes, zoals oude bakstenen.',
      'De rits zit verborgen in de onderste naad. Je kunt het kussen dus aan twee kanten leggen.',
    ],
    cents: 3495,
  },
  {
    picture: 'petrol-velours',
    title: 'Sierkussen Loge petrol velours',
    brand: 'maison-lumare',
    colours: ['petrol'],
    material: 'Velours',
    composition: 'Voorkant 100% katoen, fluweel; achterkant 100% katoen',
    summary: 'Diep petrol in katoenfluweel, dat bij elke aanraking van kleur lijkt te veranderen.',
    paragraphs: [
      'Fluweel heeft een richting: strijk je met je hand de ene kant op, dan wordt het licht, de andere kant op donker. Dat maakt Loge nooit saai, hoe effen ook.',
      'Mooi op een lichte bank, en nog mooier naast een kussen in bouclé.',
    ],
    cents: 3495,
  },
  {
    picture: 'zand',
    title: 'Sierkussen Oogst zand',
    range: 'Sierkussen Oogst',
    brand: 'noordlinnen',
    colours: ['zand'],
    material: 'Linnen',
    composition: '100% linnen',
    summary: 'Zandkleurig linnen dat een bank zachter maakt zonder aandacht te vragen.',
    paragraphs: [
      'Een neutraal kussen is de lijm tussen de andere. Leg Oogst in zand achteraan en zet er een kleur of een dessin voor.',
      'Het linnen is voorgewassen en krimpt dus niet. Strijken mag, maar het hoeft beslist niet.',
    ],
    cents: 3495,
  },
  {
    picture: 'oudroze',
    title: 'Sierkussen Blos oudroze',
    brand: 'noordlinnen',
    colours: ['oudroze'],
    material: 'Katoen',
    composition: '100% katoen, gewassen',
    summary: 'Gewassen katoen in oudroze, even zacht om te zien als om tegen te liggen.',
    paragraphs: [
      'Oudroze is een vriendelijke kleur: het maakt grijs warmer en groen frisser. Blos heeft een smalle bies in dezelfde tint, die de vorm strak houdt.',
      'Ook lief op een bed of in een kinderkamer.',
    ],
    cents: 2495,
  },
  {
    picture: 'streep',
    title: 'Sierkussen Loopplank met blauwgrijze streep',
    brand: 'duynhuys',
    colours: ['ecru', 'grijsblauw'],
    material: 'Katoen',
    composition: '100% katoen',
    summary: 'Ecru met blauwgrijze strepen, als een ligstoel op een houten dek.',
    paragraphs: [
      'De strepen zijn geweven en lopen dus aan de achterkant door. Leg ze verticaal voor een klassiek gezicht, of horizontaal als je het losser wilt.',
      'Loopplank is stevig genoeg voor een tuinbank, zolang het droog blijft.',
    ],
    cents: 2695,
  },
  {
    picture: 'ruit',
    title: 'Sierkussen Kruidenier bruine ruit',
    brand: 'huize-sluimer',
    colours: ['bruin', 'ecru'],
    material: 'Katoen',
    composition: '100% katoen',
    summary: 'Een bruine ruit zoals het pakpapier van de kruidenier: simpel, warm en gezellig.',
    paragraphs: [
      'Bruin met ecru is vergevingsgezind: een kruimel of kattenhaar zie je er nauwelijks op. De ruit is klein genoeg om bij een ander dessin te leggen.',
      'Bijzonder mooi bij leer, hout en een groene plaid.',
    ],
    cents: 2295,
  },
  {
    picture: 'blad',
    title: 'Sierkussen Varenblad groen',
    brand: 'atelier-veldkant',
    colours: ['bladgroen', 'ecru'],
    material: 'Katoen',
    composition: '100% katoen',
    summary: 'De varens van ons gelijknamige dekbedovertrek, nu voor op de bank.',
    paragraphs: [
      'Dezelfde handgetekende bladeren, een maat groter gedrukt. Op een sierkussen zie je nog beter hoe fijn de nerven zijn.',
      'Leg er een effen kussen in salie bij, dan wordt het een klein tuintje.',
    ],
    cents: 2695,
    overlay: 'Nieuw',
  },
  {
    picture: 'bogen',
    title: 'Sierkussen Retro bogen terra en salie',
    brand: 'atelier-veldkant',
    colours: ['terra', 'salie'],
    material: 'Katoen',
    composition: '100% katoen',
    summary: 'Rijen halve bogen in terra, oker en salie, rechtstreeks uit 1973.',
    paragraphs: [
      'De bogen doen denken aan behang van vroeger, maar de kleuren zijn van nu. Op een effen bank werkt dit kussen als een klein schilderij.',
      'De achterkant is effen ecru, voor dagen waarop je minder zin hebt in drukte.',
    ],
    cents: 2695,
  },
  {
    picture: 'boucle-ecru',
    title: 'Sierkussen Lammetje bouclé ecru',
    brand: 'wolhoeve',
    colours: ['ecru'],
    material: 'Bouclé',
    composition: '60% wol, 40% polyester',
    summary: 'Krullerig bouclé in ecru, waar je vanzelf met je hand overheen gaat.',
    paragraphs: [
      'Bouclé is garen met lusjes. Er zit wol doorheen, en dat maakt Lammetje warm, veerkrachtig en een beetje eigenzinnig van vorm.',
      'Het past bij elke kleur, maar het liefst ligt het naast fluweel of linnen, waar het verschil in stof goed uitkomt.',
    ],
    cents: 3995,
  },
]

const makePlan = (cushion: Cushion): ProductPlan => ({
  kind: 'sierkussen',
  title: cushion.title,
  brand: cushion.brand,
  family: inColours(cushion.range, cushion.colours),
  images: pictureWithDetail(`products/sierkussen/${cushion.picture}`),
  colours: cushion.colours,
  summary: cushion.summary,
  paragraphs: cushion.paragraphs,
  points: ['Hoes met verborgen rits', 'Wasbare hoes', 'Achterkant in dezelfde of een passende kleur'],
  usps: ['Met vulling of alleen de hoes', 'Verborgen rits'],
  specifications: [
    { title: 'Materiaal', value: cushion.composition },
    { title: 'Vulling', value: '100% polyester, alleen bij de uitvoering met vulling' },
    { title: 'Wassen', value: 'Hoes op 30 graden, binnenstebuiten' },
  ],
  sizes: [
    { title: '45x45 cm', cents: cushion.cents },
    { title: '60x60 cm', cents: cushion.cents + 1200 },
  ],
  choice: {
    title: 'Uitvoering',
    values: [{ title: 'Alleen hoes' }, { title: 'Met vulling', extraCents: 800 }],
  },
  facets: { 'ae-materiaal': [cushion.material] },
  categories: ['wonen/sierkussens', 'sierkussens', 'accessoires'],
  overlay: cushion.overlay,
})

/** Cushion covers without discounts, for the page where everything has the same price. */
const covers: { colour: ColourName; title: string; summary: string; paragraph: string }[] = [
  {
    colour: 'oker',
    title: 'Kussenhoes Palet oker',
    summary: 'Een losse kussenhoes in okergeel, om het kussen dat je al hebt een nieuw gezicht te geven.',
    paragraph:
      'Je hebt vast nog een binnenkussen liggen. Trek er deze okergele hoes omheen en je bank kan weer een seizoen mee.',
  },
  {
    colour: 'zand',
    title: 'Kussenhoes Palet zand',
    summary: 'Een losse kussenhoes in zand: neutraal, zacht en voor een vaste lage prijs.',
    paragraph:
      'Zand is de kleur waar je er altijd een van te weinig hebt. Deze hoes past om elk binnenkussen van 45 bij 45.',
  },
  {
    colour: 'oudroze',
    title: 'Kussenhoes Palet oudroze',
    summary: 'Een losse kussenhoes in oudroze, voor een vleugje warmte op bank of bed.',
    paragraph:
      'Een kleine verandering die je elke dag ziet. Oudroze maakt een grijze bank meteen vriendelijker.',
  },
  {
    colour: 'terra',
    title: 'Kussenhoes Palet terra',
    summary: 'Een losse kussenhoes in terra, voor de herfst op de bank en de zomer op het balkon.',
    paragraph:
      'Terra doet het met hout, met groen en met ecru. Wissel per seizoen van hoes en bewaar de rest plat in de kast.',
  },
]

const coverPlans: ProductPlan[] = covers.map(({ colour, title, summary, paragraph }) => ({
  kind: 'sierkussen',
  title,
  brand: 'huize-sluimer',
  family: { title: 'Kussenhoes Palet', values: { Kleur: colour } },
  images: pictureWithDetail(`products/sierkussen/hoes-${colour}`),
  colours: [colour],
  summary,
  paragraphs: [
    paragraph,
    'Geleverd zonder binnenkussen. De rits zit aan de onderkant en de stof mag mee met de bonte was.',
  ],
  points: ['Past om een kussen van 45x45 cm', 'Katoen met polyester, kreukt weinig', 'Altijd € 9,99'],
  usps: ['Vaste lage prijs', 'Wasbaar op 40 graden', 'Altijd gratis verzonden'],
  specifications: [
    { title: 'Materiaal', value: '70% katoen, 30% polyester' },
    { title: 'Afmeting', value: '45x45 cm' },
    { title: 'Wassen', value: 'Wassen op 40 graden, niet in de droger' },
  ],
  sizes: oneSize(999),
  facets: { 'ae-materiaal': ['Katoen'] },
  categories: ['wonen/sierkussens', 'sierkussens'],
  reduction: 0,
}))

export const sierkussens: ProductPlan[] = [...cushions.map(makePlan), ...coverPlans]
