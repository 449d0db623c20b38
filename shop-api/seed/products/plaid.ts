import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import type { ProductPlan } from '../plan.ts'

interface Throw {
  picture: string
  title: string
  brand: BrandSlug
  colours: ColourName[]
  material: string
  composition: string
  care: string
  summary: string
  paragraphs: string[]
  points: string[]
  cents: number
}

const throws: Throw[] = [
  {
    picture: 'zand',
    title: 'Plaid Breiwerk zand',
    brand: 'noordlinnen',
    colours: ['zand'],
    material: 'Katoen',
    composition: '100% katoen, gebreid',
    care: 'Wassen op 30 graden, plat drogen',
    summary: 'Een gebreide katoenen plaid in zand, met een ribbel als van een goede wintertrui.',
    paragraphs: [
      'De ribbels van Breiwerk vallen in zachte banen over de leuning. Omdat het katoen is, kriebelt het niet en kun je de plaid gewoon wassen.',
      'Aan de korte kanten zit een franje. Mooi over de bank, en in de zomer genoeg als deken.',
    ],
    points: ['Gebreid katoen', 'Wasbaar', 'Met franje'],
    cents: 4495,
  },
  {
    picture: 'ruit',
    title: 'Wollen plaid Schaapskooi ruit',
    brand: 'wolhoeve',
    colours: ['naturel', 'terra'],
    material: 'Wol',
    composition: '100% scheerwol',
    care: 'Luchten, of laten reinigen',
    summary:
      'Een plaid van scheerwol met een ruit in naturel en terra. Voor avonden waarop de verwarming nog uit mag blijven.',
    paragraphs: [
      'De wol wordt gekaard, gesponnen, geweven en daarna licht gevold. Dat laatste maakt de plaid dicht en warm, zonder dat hij zwaar wordt.',
      'De terra draad in de ruit is dun, maar bepaalt het hele gezicht. Hang hem na gebruik even buiten; wol maakt zichzelf weer fris.',
    ],
    points: ['100% scheerwol', 'Licht gevold', 'Gaat generaties mee'],
    cents: 8995,
  },
  {
    picture: 'oudroze',
    title: 'Plaid Zachtaardig oudroze',
    brand: 'huize-sluimer',
    colours: ['oudroze'],
    material: 'Acryl',
    composition: '80% acryl, 20% polyester',
    care: 'Wassen op 30 graden, droger op lage stand',
    summary: 'Donzig zacht en zo weer schoon: een plaid in oudroze die tegen dagelijks gebruik kan.',
    paragraphs: [
      'Dit is de plaid die altijd op de bank ligt en die iedereen naar zich toe trekt. De stof is licht opgeborsteld en voelt als een kattenvacht.',
      'Vlek erop? Hij gaat gewoon in de machine en is ’s avonds weer droog.',
    ],
    points: ['Heel zacht', 'In de wasmachine', 'Snel droog'],
    cents: 2995,
  },
  {
    picture: 'visgraat-antraciet',
    title: 'Plaid Pakhuis visgraat antraciet',
    brand: 'weefgoed',
    colours: ['antraciet'],
    material: 'Wol',
    composition: '70% wol, 30% polyamide',
    care: 'Luchten, of koud wolwasprogramma',
    summary: 'Een stoere plaid met visgraat in antraciet, deels gemaakt van gerecyclede wol.',
    paragraphs: [
      'Visgraat is het patroon van colberts en overjassen. In antraciet heeft deze plaid iets van een goede herenstof, maar dan zachter.',
      'Een deel van de wol komt van snijresten uit de kledingindustrie. Die worden op kleur gesorteerd, zodat er geen verf meer aan te pas komt.',
    ],
    points: ['Deels gerecyclede wol', 'Klassieke visgraat', 'Valt zwaar en mooi'],
    cents: 5995,
  },
]

const makePlan = (item: Throw): ProductPlan => ({
  kind: 'plaid',
  title: item.title,
  brand: item.brand,
  images: pictureWithDetail(`products/plaid/${item.picture}`),
  colours: item.colours,
  summary: item.summary,
  paragraphs: item.paragraphs,
  points: item.points,
  usps: [item.points[0] ?? '', item.points[1] ?? '', '14 dagen bedenktijd'],
  specifications: [
    { title: 'Materiaal', value: item.composition },
    { title: 'Wassen', value: item.care },
    { title: 'Afwerking', value: 'Franje aan de korte kanten' },
  ],
  sizes: [
    { title: '130x170 cm', cents: item.cents },
    { title: '150x200 cm', cents: item.cents + 1500 },
  ],
  facets: { 'ae-materiaal': [item.material] },
  categories: ['wonen/plaids', 'sierkussens', 'accessoires'],
})

export const plaids: ProductPlan[] = throws.map(makePlan)
