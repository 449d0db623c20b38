import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ProductPlan, Size } from '../plan.ts'

interface Protector {
  title: string
  brand: BrandSlug
  material: string
  composition: string
  corner: string
  alt: string
  summary: string
  paragraphs: string[]
  points: string[]
  care: string
  sizes: Size[]
  categories?: string[]
  reviewLines?: string[]
}

const steps = {
  '80x200': 0,
  '90x200': 200,
  '140x200': 700,
  '160x200': 1000,
  '180x200': 1300,
  '180x220': 1500,
}

/** @param cents the price at 80 cm wide; wider ones cost more */
const sizes = (cents: number): Size[] =>
  Object.entries(steps).map(([size, extra]) => ({
    title: `${size} cm`,
    cents: cents + extra,
  }))

const protectors: Protector[] = [
  {
    title: 'Molton Grondlaag, katoen',
    brand: 'lakenlust',
    material: 'Katoen',
    composition: '100% katoen, geruwd',
    corner: '30 cm',
    alt: 'Witte katoenen molton om een matras',
    summary:
      'De klassieke molton van dik, geruwd katoen. Neemt vocht op, ligt zacht en houdt je matras jarenlang fris.',
    paragraphs: [
      'Grondlaag is van zwaar katoen dat aan de bovenkant is geruwd. Dat maakt hem zacht en zorgt dat het hoeslaken niet gaat schuiven.',
      'Was hem om de paar weken mee met de lakens. De eerste keer krimpt hij een heel klein beetje; daar is in de maat rekening mee gehouden.',
    ],
    points: ['Dik geruwd katoen', 'Neemt veel vocht op', 'Elastiek rondom'],
    care: 'Wassen op 95 graden mogelijk, droger toegestaan',
    sizes: sizes(1795),
    categories: ['strictly-business'],
  },
  {
    title: 'Stretchmolton Tweede huid',
    brand: 'lakenlust',
    material: 'Jersey',
    composition: '88% katoen, 10% polyester, 2% elastaan',
    corner: '35 cm',
    alt: 'Witte stretchmolton, strak om een matras',
    summary: 'Een molton die meerekt en daardoor zonder plooien zit, ook op een verstelbaar bed.',
    paragraphs: [
      'Beweegt je bedbodem, dan beweegt je molton mee. De gebreide stof van Tweede huid rekt naar alle kanten en trekt zich weer glad.',
      'Dankzij de diepe hoek past hij ook om een hoog matras met een topper erop.',
    ],
    points: ['Rekt naar alle kanten', 'Geschikt voor verstelbare bedden', 'Diepe hoek'],
    care: 'Wassen op 60 graden, droger op lage stand',
    sizes: sizes(2195),
  },
  {
    title: 'Waterdichte molton Droogdok',
    brand: 'lakenlust',
    material: 'Katoen',
    composition: '80% katoen, 20% polyester, ademende coating',
    corner: '30 cm',
    alt: 'Witte waterdichte molton om een matras',
    summary:
      'Houdt water tegen en laat lucht door. Zonder te kraken, en dat is bij een waterdichte molton bijzonder.',
    paragraphs: [
      'De coating van Droogdok is zo dun dat je hem niet hoort en niet voelt. Vocht komt er niet door, damp wel, dus je ligt niet in je eigen warmte.',
      'Fijn bij kinderen die zindelijk worden, na een operatie, of als je graag koffie op bed drinkt.',
    ],
    points: ['Waterdicht en ademend', 'Kraakt niet', 'Beschermt ook tegen huisstofmijt'],
    care: 'Wassen op 60 graden, niet strijken',
    sizes: [{ title: '60x120 cm', cents: 1695 }, { title: '70x150 cm', cents: 1895 }, ...sizes(2495)],
    categories: ['kids'],
    reviewLines: [
      'Heeft al een omgevallen kop thee tegengehouden.',
      'Je hoort hem echt niet, dat was bij de vorige wel anders.',
      'Redde het matras toen onze zoon ziek was.',
    ],
  },
  {
    title: 'Toppermolton Laagland',
    brand: 'lakenlust',
    material: 'Katoen',
    composition: '100% katoen, geruwd',
    corner: '10 cm',
    alt: 'Witte molton met lage hoek voor een topper',
    summary:
      'Een molton met een lage hoek, op maat voor een topper tot 12 centimeter. Ligt plat en bolt niet op.',
    paragraphs: [
      'Een topper is vaak het duurste laagje van je bed, en krijgt het meeste te verduren. Laagland houdt hem schoon, zonder dat er stof dubbel ligt.',
      'Het elastiek is rondom ingenaaid, zodat de molton meekomt als je de topper verschuift of omdraait.',
    ],
    points: ['Hoek van 10 cm', 'Geruwd katoen', 'Blijft plat liggen'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: sizes(1695),
  },
  {
    title: 'Hotelmolton Etage, doorgestikt',
    brand: 'maison-lumare',
    material: 'Microvezel',
    composition: 'Tijk van microvezel, vulling van 200 gram vezel',
    corner: '35 cm',
    alt: 'Witte doorgestikte matrasbeschermer om een matras',
    summary: 'Een doorgestikte matrasbeschermer met een dunne vulling. Maakt een stevig bed net wat zachter.',
    paragraphs: [
      'In hotels ligt onder het laken vaak een dun gevuld dek. Je voelt het niet als iets aparts, wel als comfort. Etage doet thuis hetzelfde.',
      'De ruiten zijn ultrasoon gelast in plaats van gestikt. Er kunnen dus geen draadjes loskomen, ook niet na heet wassen.',
    ],
    points: ['Met zachte vulling', 'Gelaste ruiten, geen losse draadjes', 'Voor hoge matrassen'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: sizes(2995),
    categories: ['hotel-linnen'],
  },
]

const makePlan = (protector: Protector): ProductPlan => ({
  kind: 'molton',
  title: protector.title,
  brand: protector.brand,
  images: pictureWithDetail('products/hoeslaken/molton').map((image) =>
    Object.assign({}, image, { alt: protector.alt }),
  ),
  colours: ['wit'],
  summary: protector.summary,
  paragraphs: protector.paragraphs,
  points: protector.points,
  usps: [protector.points[0] ?? '', `Hoekhoogte ${protector.corner}`, '14 dagen bedenktijd'],
  specifications: [
    { title: 'Materiaal', value: protector.composition },
    { title: 'Hoekhoogte', value: protector.corner },
    { title: 'Wassen', value: protector.care },
  ],
  sizes: protector.sizes,
  facets: { 'ae-materiaal': [protector.material], 'ae-hoekhoogte': [protector.corner] },
  categories: ['molton', 'accessoires', ...(protector.categories ?? [])],
  reviewLines: protector.reviewLines,
})

export const moltons: ProductPlan[] = protectors.map(makePlan)
