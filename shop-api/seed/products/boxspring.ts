import { picture } from '../pictures.ts'
import type { ColourName } from '../colours.ts'
import type { ProductPlan } from '../plan.ts'

/** A headboard in one kind of cloth; each is available in all colours of that cloth. */
interface Model {
  /** Name in the picture manifest. */
  headboard: string
  name: string
  category: string
  short: string
  paragraphs: [string, string]
  headboardHeight: string
  cloth: Cloth
  /** Cents for widths of 140, 160 and 180 cm. */
  prices: [number, number, number]
}

interface Cloth {
  material: string
  /** In the specifications, before the colour. */
  name: string
  wear: string
  colours: Fabric[]
}

interface Fabric {
  colour: ColourName
  short: string
  paragraph: string
}

const woven: Fabric[] = [
  {
    colour: 'antraciet',
    short: 'De antraciete stof is stoer en vergevingsgezind.',
    paragraph:
      'In antraciet wordt het bed het anker van de kamer. Lichte muren en een houten vloer komen er goed bij uit, en een vlekje valt niet snel op.',
  },
  {
    colour: 'lichtgrijs',
    short: 'Het lichtgrijs houdt de kamer ruim en licht.',
    paragraph:
      'Lichtgrijs laat een groot bed kleiner lijken. Het is de makkelijkste stof om mee te combineren: van wit tot petrol, alles past ernaast.',
  },
  {
    colour: 'beige',
    short: 'Beige geeft het bed een zachte, natuurlijke uitstraling.',
    paragraph:
      'De beige stof heeft een fijne melange van lichte en donkere garens. Van dichtbij levendig, van een afstand rustig, en warm bij eiken en linnen.',
  },
  {
    colour: 'zand',
    short: 'Zand is warm en past bij bijna elke vloer.',
    paragraph:
      'Een tint dieper dan beige, met een vleugje goud. Zand komt tot zijn recht naast terra, oker en olijfgroen, en maakt een koele kamer behaaglijk.',
  },
  {
    colour: 'taupe',
    short: 'Taupe zit precies tussen bruin en grijs.',
    paragraph:
      'Taupe beweegt mee met het licht: ’s ochtends wat grijzer, ’s avonds wat bruiner. Een volwassen kleur die je over tien jaar nog mooi vindt.',
  },
  {
    colour: 'petrol',
    short: 'Petrol maakt van je bed een statement.',
    paragraph:
      'Diep blauwgroen, met een zachte glans in de stof. Petrol vraagt om ruimte: houd de muur licht en het beddengoed wit, dan doet de kleur de rest.',
  },
  {
    colour: 'olijfgroen',
    short: 'Olijfgroen brengt de natuur de slaapkamer in.',
    paragraph:
      'Olijfgroen is aards en kalm. Met planten, rotan en naturel linnen ernaast krijgt je slaapkamer iets van een kamer met uitzicht op een tuin.',
  },
  {
    colour: 'oudroze',
    short: 'Oudroze is zacht zonder zoet te worden.',
    paragraph:
      'Een gedempt roze dat overdag fris en ’s avonds warm is. Combineer het met antraciet voor contrast, of met ecru en hout voor een rustige kamer.',
  },
]

/** In velours. */
const napped: Fabric[] = [
  {
    colour: 'nachtblauw',
    short: 'Nachtblauw velours is overdag blauw en bij lamplicht bijna zwart.',
    paragraph:
      'Donkerblauw is de rustigste van de uitgesproken kleuren. Met messing lampjes en wit beddengoed heb je zonder veel moeite een hotelkamer.',
  },
  {
    colour: 'bosgroen',
    short: 'Bosgroen velours, met een glans als mos na een regenbui.',
    paragraph:
      'Groen velours staat graag voor een donkere muur, maar houdt het ook tegen wit vol. Leg er linnen in naturel op, dan wordt het minder deftig.',
  },
  {
    colour: 'bordeaux',
    short: 'Bordeaux velours geeft de kamer de warmte van een oud theater.',
    paragraph:
      'Rood in de slaapkamer vraagt om een donkere tint, en dat is bordeaux. Met taupe en donker hout eromheen wordt het nooit druk.',
  },
  {
    colour: 'ecru',
    short: 'Ecru velours: het licht van wit, zonder de strengheid.',
    paragraph:
      'Lichte stof op een bed is niet zo kwetsbaar als je denkt: een vochtige doek is bij velours meestal genoeg. Strijk daarna even met de pool mee.',
  },
]

const weave: Cloth = {
  material: 'Polyester',
  name: '100% polyester, geweven',
  wear: '60.000 toeren (Martindale)',
  colours: woven,
}

const velours: Cloth = {
  material: 'Velours',
  name: '100% polyester, velours',
  wear: '90.000 toeren (Martindale)',
  colours: napped,
}

const models: Model[] = [
  {
    headboard: 'vlak',
    name: 'Boxspring Vlieland met vlak hoofdbord',
    category: 'boxspring/moderne-boxsprings',
    short: 'Een strakke boxspring met vlak hoofdbord, compleet met matras en topper.',
    paragraphs: [
      'Vlieland is de rust zelve: een vlak, zacht gestoffeerd hoofdbord zonder naden of knopen. Je beddengoed bepaalt hoe de kamer eruitziet, het bed doet een stap terug.',
      'Het hoofdbord van Vlieland is bewust eenvoudig gehouden. Geen stiksels, geen rand, alleen een strak gespannen stof met een zachte laag eronder. Daardoor past het in elke slaapkamer.',
    ],
    cloth: weave,
    headboardHeight: '105 cm',
    prices: [99900, 119900, 129900],
  },
  {
    headboard: 'verticaal',
    name: 'Boxspring Texel met verticale banen',
    category: 'boxspring/moderne-boxsprings',
    short: 'Een boxspring met verticaal gestikte banen die de kamer hoger laten lijken.',
    paragraphs: [
      'De banen van Texel lopen van onder tot boven en zijn licht opgevuld. Zo krijgt het hoofdbord diepte en vangt het licht in zachte strepen.',
      'Texel heeft iets van een bank uit de jaren zeventig, maar dan strakker. De opgevulde banen geven steun in je rug als je nog even leest.',
    ],
    cloth: weave,
    headboardHeight: '115 cm',
    prices: [114900, 134900, 149900],
  },
  {
    headboard: 'gecapitonneerd',
    name: 'Boxspring Terschelling met gecapitonneerd hoofdbord',
    category: 'boxspring/hotelboxsprings',
    short: 'Een hotelboxspring met diep gecapitonneerd hoofdbord en een gevoerde rand.',
    paragraphs: [
      'De vierkanten van Terschelling worden met de hand doorgenaaid. Dat kost tijd, en je ziet het: ieder vlak staat mooi bol en de lijnen lopen kaarsrecht.',
      'Dit is het bed dat je kent van een goed hotel: een hoog hoofdbord, diepe vierkanten en een stevige rand om tegenaan te leunen met een kop koffie.',
    ],
    cloth: weave,
    headboardHeight: '120 cm',
    prices: [129900, 149900, 169900],
  },
  {
    headboard: 'gecapitonneerd',
    name: 'Boxspring Griend in velours, met gecapitonneerd hoofdbord',
    category: 'boxspring/hotelboxsprings',
    short: 'Een hotelboxspring in dicht velours, met diepe vierkanten in het hoofdbord.',
    paragraphs: [
      'Op velours doen de vierkanten van het hoofdbord meer dan op een geweven stof: iedere bolling heeft een lichte en een donkere kant. Overdag zie je de kleur, ’s avonds vooral de glans.',
      'Griend is het bed van de betere suite. De poolstof voelt warm aan je rug, ook in de winter, en neemt het geluid in de kamer een beetje weg.',
    ],
    cloth: velours,
    headboardHeight: '120 cm',
    prices: [144900, 164900, 184900],
  },
]

const widths = ['140', '160', '180'] as const

/** Models that include a free duvet during the promotion. */
const withDuvet = new Set([
  'vlak-lichtgrijs',
  'vlak-taupe',
  'vlak-petrol',
  'verticaal-beige',
  'verticaal-petrol',
  'verticaal-antraciet',
  'gecapitonneerd-zand',
  'gecapitonneerd-antraciet',
  'gecapitonneerd-lichtgrijs',
  'gecapitonneerd-nachtblauw',
  'gecapitonneerd-bosgroen',
  'gecapitonneerd-ecru',
])

/** The bed, its cloth from close by, the bed in a room with a dark floor, and the other widths. */
const imagesOf = ({ headboard }: Model, { colour }: Fabric) => {
  const bed = `boxspring/${headboard}-${colour}`
  return [`${bed}-160`, `boxspring/detail-${colour}`, `${bed}-kamer`, `${bed}-180`, `${bed}-140`].map(picture)
}

const makePlan = (model: Model, fabric: Fabric, index: number): ProductPlan => {
  const duvet = withDuvet.has(`${model.headboard}-${fabric.colour}`)
  return {
    kind: 'boxspring',
    title: `${model.name}, ${fabric.colour}`,
    brand: 'rustveld',
    family: { title: model.name, values: { Kleur: fabric.colour } },
    images: imagesOf(model, fabric),
    colours: [fabric.colour],
    summary: `${model.short} ${fabric.short}`,
    paragraphs: [
      model.paragraphs[index % 2] ?? model.paragraphs[0],
      fabric.paragraph,
      'Je krijgt het bed compleet: boxen met veren, een pocketveringmatras met zeven zones, een topper van koudschuim, het hoofdbord en houten poten. Onze bezorgers zetten alles op zijn plek en nemen de verpakking mee.',
      ...(duvet
        ? ['Bij dit model leveren we nu een vierseizoenendekbed in de passende maat mee, zonder meerprijs.']
        : []),
    ],
    points: [
      'Compleet met matras en topper',
      'Gratis bezorgd en gemonteerd',
      'Vanaf 160 cm twee losse boxen',
    ],
    usps: [
      'Gratis bezorgd en gemonteerd',
      'Gratis opgehaald als je herroept',
      '10 jaar garantie op de veren',
    ],
    specifications: [
      { title: 'Stof', value: `${model.cloth.name}, ${fabric.colour}` },
      { title: 'Slijtvastheid', value: model.cloth.wear },
      { title: 'Matras', value: 'Pocketvering, 7 zones, 21 cm' },
      { title: 'Topper', value: 'Koudschuim HR40, 7 cm' },
      { title: 'Tijk', value: '100% polyester' },
      { title: 'Instaphoogte', value: '61 cm' },
      { title: 'Hoogte hoofdbord', value: model.headboardHeight },
      ...(duvet ? [{ title: 'Gratis erbij', value: 'Vierseizoenendekbed in de passende maat' }] : []),
    ],
    sizes: widths.map((width, at) => ({
      title: `${width}x200 cm`,
      cents: model.prices[at] ?? model.prices[0],
      image: picture(`boxspring/${model.headboard}-${fabric.colour}-${width}`),
    })),
    choice: { title: 'Hardheid', values: [{ title: 'Medium' }, { title: 'Stevig' }] },
    facets: { 'ae-materiaal': [model.cloth.material] },
    categories: ['boxspring/boxspring-kopen', model.category, ...(duvet ? ['gratis-dekbed'] : [])],
    reduction: index % 2 === 1 ? 15 : 0,
  }
}

export const boxsprings: ProductPlan[] = models.flatMap((model) =>
  model.cloth.colours.map((fabric, index) => makePlan(model, fabric, index)),
)
