import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ProductPlan, Size } from '../plan.ts'

interface Canopy {
  picture: 'round' | 'square'
  title: string
  brand: BrandSlug
  shape: 'Rond' | 'Rechthoekig'
  composition: string
  mesh: string
  summary: string
  paragraphs: string[]
  points: string[]
  sizes: Size[]
  categories?: string[]
}

const canopies: Canopy[] = [
  {
    picture: 'round',
    title: 'Ronde klamboe Libelle wit',
    brand: 'duynhuys',
    shape: 'Rond',
    composition: '100% polyester',
    mesh: '24 gaatjes per cm²',
    summary:
      'Een witte klamboe die van één punt uitwaaiert over het hele bed. Houdt muggen buiten en ziet er betoverend uit.',
    paragraphs: [
      'Libelle hangt aan een enkele haak in het plafond. De ring van bamboe spreidt de stof, zodat je ook aan het hoofdeind de ruimte houdt.',
      'Het gaas is fijn genoeg voor muggen en laat de wind gewoon door. De opening overlapt een halve meter en valt vanzelf weer dicht.',
    ],
    points: ['Eén ophangpunt', 'Ring van bamboe', 'Haak en koord inbegrepen'],
    sizes: [
      { title: '90x200 cm', cents: 3995 },
      { title: '140x200 cm', cents: 4495 },
      { title: '180x200 cm', cents: 4995 },
    ],
  },
  {
    picture: 'round',
    title: 'Ronde klamboe Waterjuffer, katoen',
    brand: 'noordlinnen',
    shape: 'Rond',
    composition: '100% katoenvoile',
    mesh: 'Dicht geweven voile',
    summary:
      'Een klamboe van echte katoenvoile, zachter en matter dan gaas. Meer sfeer, en toch doorschijnend.',
    paragraphs: [
      'Katoen valt anders dan kunststof: rustiger, in diepere plooien. Waterjuffer filtert het licht en maakt van je bed een kamer in een kamer.',
      'De voile is dichter dan gaas. Dat houdt ook knutten buiten, maar laat iets minder wind door.',
    ],
    points: ['Katoenvoile', 'Houdt ook knutten buiten', 'Wasbaar op 30 graden'],
    sizes: [
      { title: '140x200 cm', cents: 7995 },
      { title: '180x200 cm', cents: 8995 },
    ],
  },
  {
    picture: 'square',
    title: 'Rechthoekige klamboe Baldakijn wit',
    brand: 'duynhuys',
    shape: 'Rechthoekig',
    composition: '100% polyester',
    mesh: '24 gaatjes per cm²',
    summary:
      'Een rechthoekige klamboe voor om een hemelbed of aan vier haken. Met aan elke kant een opening.',
    paragraphs: [
      'Baldakijn houdt de ruimte boven je bed helemaal vrij: het gaas hangt langs de randen en raakt je nergens. Met linten bind je de panelen overdag opzij.',
      'De klamboe past over de meeste hemelbedden. Heb je er geen, dan hang je hem met de vier meegeleverde haken aan het plafond.',
    ],
    points: ['Vier openingen', 'Past om een hemelbed', 'Vier haken inbegrepen'],
    sizes: [
      { title: '140x200 cm', cents: 5495 },
      { title: '160x200 cm', cents: 5795 },
      { title: '180x200 cm', cents: 5995 },
    ],
  },
  {
    picture: 'round',
    title: 'Kinderklamboe Feeënring wit',
    brand: 'studio-sproet',
    shape: 'Rond',
    composition: '100% polyester',
    mesh: '24 gaatjes per cm²',
    summary:
      'Een lichte witte klamboe voor boven een kinderbed of leeshoek. Houdt muggen weg en dromen vast.',
    paragraphs: [
      'Boven een bed is het een prinsessenhemel, boven een kussen op de grond een hut. De ring is licht, dus een gewoon schroefoog in het plafond is genoeg.',
      'Hang een klamboe altijd buiten bereik van kinderen onder de drie jaar, en gebruik geen losse koorden in een babybed.',
    ],
    points: ['Heel licht', 'Ook als leeshoek', 'Wasbaar op 30 graden'],
    sizes: [
      { title: '70x150 cm', cents: 2995 },
      { title: '90x200 cm', cents: 3295 },
    ],
    categories: ['kids'],
  },
]

const makePlan = (canopy: Canopy): ProductPlan => ({
  kind: 'klamboe',
  title: canopy.title,
  brand: canopy.brand,
  images: pictureWithDetail(`products/klamboe/${canopy.picture}`),
  colours: ['wit'],
  summary: canopy.summary,
  paragraphs: canopy.paragraphs,
  points: canopy.points,
  usps: [canopy.points[0] ?? '', 'Compleet met ophangset', '14 dagen bedenktijd'],
  specifications: [
    { title: 'Materiaal', value: canopy.composition },
    { title: 'Gaas', value: canopy.mesh },
    { title: 'Hoogte', value: '250 cm' },
    { title: 'Wassen', value: 'Op 30 graden in een waszak, nat ophangen' },
  ],
  sizes: canopy.sizes,
  facets: { 'ae-vorm': [canopy.shape] },
  categories: ['klamboes', 'accessoires', 'gadgets', ...(canopy.categories ?? [])],
  voice: canopy.categories?.includes('kids') ? 'kinderslaapgoed' : undefined,
})

export const klamboes: ProductPlan[] = canopies.map(makePlan)
