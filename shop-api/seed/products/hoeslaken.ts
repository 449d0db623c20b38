import { picture, pictureWithDetail, withSingleBed } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import type { ProductPlan, Size } from '../plan.ts'

/** The properties shared by all fitted sheets of one fabric. */
interface Quality {
  name: string
  /** The part of the picture's name before the colour. */
  picture: string
  brand: BrandSlug
  material: string
  composition: string
  corner: string
  short: string
  paragraphs: [string, string]
  points: string[]
  care: string
  weight: string
  sizes: Size[]
  /** Available colours; each is a separate product. */
  colours: ColourName[]
  categories?: string[]
}

const sizes = (...prices: [size: string, cents: number][]): Size[] =>
  prices.map(([size, cents]) => ({ title: `${size} cm`, cents }))

/** Texts for each colour. */
const colourTexts: Partial<Record<ColourName, { short: string; paragraph: string }>> = {
  wit: {
    short: 'Wit blijft de kleur waar je nooit spijt van krijgt.',
    paragraph:
      'Een wit hoeslaken past bij elk overtrek dat je hebt of nog krijgt. Het laat de kamer lichter lijken en mag bij de rest van de witte was.',
  },
  ecru: {
    short: 'Ecru is wit met de scherpe kant eraf.',
    paragraph:
      'Naast natuurlijke tinten oogt helder wit al snel blauw. Ecru niet: het heeft de kleur van ongebleekt katoen en sluit zacht aan op hout, linnen en terra.',
  },
  zand: {
    short: 'Zand geeft een bed warmte zonder op te vallen.',
    paragraph:
      'Deze zandkleur ligt tussen beige en grijs in. Daardoor kun je er zowel warme als koele overtrekken op leggen, en zie je er minder op dan op wit.',
  },
  lichtgrijs: {
    short: 'Lichtgrijs is de stille partner van ieder dessin.',
    paragraph:
      'Naast een drukke print brengt lichtgrijs het bed tot rust, naast wit geeft het juist wat diepte. Een kleur die je koopt omdat hij nergens bij misstaat.',
  },
  salie: {
    short: 'Salie brengt een vleugje groen in de slaapkamer.',
    paragraph:
      'Gedempt groen werkt rustgevend, zeker in combinatie met ecru en hout. Leg er een effen overtrek op in dezelfde tint, of juist een print met bladeren.',
  },
  oudroze: {
    short: 'Oudroze is warm, zacht en allesbehalve zoet.',
    paragraph:
      'Het roze is gedempt met een beetje bruin, waardoor het ook naast antraciet of donkergroen overeind blijft. ’s Avonds, bij warm licht, komt de kleur het mooist uit.',
  },
  jeansblauw: {
    short: 'Jeansblauw is zo makkelijk te combineren als je favoriete broek.',
    paragraph:
      'Dit verwassen blauw hoort bij strepen, bij wit en bij naturel linnen. Het is donker genoeg om er weinig op te zien en licht genoeg om fris te blijven.',
  },
  antraciet: {
    short: 'Antraciet zet je overtrek in een strak kader.',
    paragraph:
      'Donker onder licht geeft contrast: een wit of lichtgrijs dekbed springt er op antraciet echt uit. De kleur is diep ingeverfd; was hem de eerste keer apart.',
  },
  nachtblauw: {
    short: 'Nachtblauw is zachter dan zwart en rustiger dan marine.',
    paragraph:
      'Een kleur om bij weg te dromen. Met wit erop krijgt het bed iets van een hotel, met oker of terra wordt het warm en uitgesproken.',
  },
  lichtblauw: {
    short: 'Lichtblauw doet denken aan schone was op een winderige dag.',
    paragraph:
      'Een koele, lichte tint die een slaapkamer op het noorden opfrist en een zuidkamer verkoelt. Mooi met wit, met grijs en met een smalle streep.',
  },
  petrol: {
    short: 'Petrol geeft een gewoon bed ineens karakter.',
    paragraph:
      'Half blauw, half groen en met genoeg diepte om de hele kamer te dragen. Combineer petrol met zand of oker en laat de rest van de kamer rustig.',
  },
  mint: {
    short: 'Mint is fris als een ochtend met het raam open.',
    paragraph:
      'Zacht mintgroen maakt een kleine kamer lichter en doet het ook goed op een kinder- of logeerbed. Naast wit wordt het helder, naast lichtgrijs juist kalm.',
  },
  olijfgroen: {
    short: 'Olijfgroen haalt het bos naar binnen.',
    paragraph:
      'Een stevig, aards groen dat goed samengaat met leer, donker hout en planten. Met een ecru overtrek blijft het geheel licht genoeg.',
  },
  terra: {
    short: 'Terra gloeit op als de lamp aangaat.',
    paragraph:
      'De kleur van dakpannen en bloempotten. Onder een overtrek in zand zie je alleen een randje, en dat randje maakt precies het verschil.',
  },
  oker: {
    short: 'Oker is zonlicht dat de hele dag blijft liggen.',
    paragraph:
      'Een volle, gele tint met bruin erin. Oker vraagt om één rustige metgezel, zoals wit, grijs of marine, en fleurt dan in zijn eentje de kamer op.',
  },
  lavendel: {
    short: 'Lavendel is het paars waar je wél onder wilt slapen.',
    paragraph:
      'Zo licht en grijzig dat het bijna neutraal is. Lavendel past bij wit en zilvergrijs, en verrassend goed bij olijfgroen.',
  },
  taupe: {
    short: 'Taupe houdt alles bij elkaar.',
    paragraph:
      'Niet bruin en niet grijs, maar precies daartussen. Het is de kleur die je kiest als vloer, gordijnen en overtrek elk een andere kant op willen.',
  },
  bordeaux: {
    short: 'Bordeaux is diep, warm en een beetje chic.',
    paragraph:
      'Een donker wijnrood dat in de winter op zijn mooist is. Met oudroze erbij wordt het romantisch, met grijs en wit juist zakelijk.',
  },
}

const everyColour = Object.keys(colourTexts) as ColourName[]

const qualities: Quality[] = [
  {
    name: 'Hoeslaken jersey',
    picture: '',
    brand: 'lakenlust',
    material: 'Jersey',
    composition: '95% katoen, 5% elastaan',
    corner: '30 cm',
    short: 'Gebreid jersey rekt mee en zit strak, zonder strijken.',
    paragraphs: [
      'Jersey is gebreid in plaats van geweven, net als een T-shirt. Daardoor rekt het mee bij het opmaken en trekt het zichzelf weer glad. Een rondom ingenaaid elastiek houdt de hoeken waar ze horen.',
      'Een beetje elastaan in het breisel zorgt dat dit laken na iedere was weer in model springt. Opmaken doe je in je eentje, en het strijkijzer kan in de kast blijven.',
    ],
    points: ['Rekbaar en zacht', 'Elastiek rondom', 'Strijkvrij', 'Mag in de droger'],
    care: 'Wassen op 60 graden, droger toegestaan',
    weight: '150 gram per m²',
    sizes: sizes(
      ['80x200', 1495],
      ['90x200', 1695],
      ['140x200', 2195],
      ['160x200', 2495],
      ['180x200', 2795],
      ['180x220', 2995],
    ),
    colours: everyColour,
  },
  {
    name: 'Hoeslaken percal',
    picture: 'percal-',
    brand: 'duynhuys',
    material: 'Percal',
    composition: '100% gekamd katoen',
    corner: '35 cm',
    short: 'Dicht geweven percal ligt koel en glad.',
    paragraphs: [
      'Percal heeft minstens 180 draden per vierkante inch, dit laken heeft er 200. Dat maakt het glad, sterk en koel: prettig als je het in bed snel warm krijgt.',
      'De hoek is 35 centimeter diep en past dus ook om een hoog boxspringmatras. Na een paar wasbeurten wordt het percal merkbaar soepeler, zonder zijn frisheid te verliezen.',
    ],
    points: ['Koel en glad katoen', 'Extra diepe hoek', 'Sterk door het dichte weefsel'],
    care: 'Wassen op 60 graden, licht vochtig strijken',
    weight: '200 draden per inch²',
    sizes: sizes(
      ['90x200', 2495],
      ['140x200', 3295],
      ['160x200', 3695],
      ['180x200', 3995],
      ['180x220', 4295],
    ),
    colours: [
      'wit',
      'ecru',
      'zand',
      'lichtgrijs',
      'salie',
      'jeansblauw',
      'antraciet',
      'lichtblauw',
      'nachtblauw',
      'oudroze',
      'terra',
      'taupe',
    ],
    categories: ['strictly-business'],
  },
  {
    name: 'Hoeslaken katoensatijn',
    picture: 'katoensatijn-',
    brand: 'maison-lumare',
    material: 'Katoensatijn',
    composition: '100% katoen, satijnbinding',
    corner: '35 cm',
    short: 'Katoensatijn is zijdezacht en heeft een stille glans.',
    paragraphs: [
      'Door de satijnbinding liggen de draden aan één kant bovenop. Die kant voel je: glad, zacht en een tikje warmer dan percal. Een laken waar je graag even op blijft liggen.',
      'Met 300 draden per vierkante inch is dit het fijnste laken uit de serie. De lange katoenvezel voorkomt pluizen en houdt de kleur jarenlang egaal.',
    ],
    points: ['Zijdezacht met lichte glans', '300 draden per inch²', 'Hoek van 35 cm voor hoge matrassen'],
    care: 'Wassen op 60 graden, laag strijken',
    weight: '300 draden per inch²',
    sizes: sizes(
      ['90x200', 3495],
      ['140x200', 4495],
      ['160x200', 4995],
      ['180x200', 5495],
      ['180x220', 5795],
    ),
    colours: [
      'wit',
      'ecru',
      'zand',
      'lichtgrijs',
      'taupe',
      'antraciet',
      'petrol',
      'bordeaux',
      'mint',
      'lavendel',
    ],
    categories: ['hotel-linnen'],
  },
  {
    name: 'Topperhoeslaken jersey',
    picture: 'topper-',
    brand: 'lakenlust',
    material: 'Jersey',
    composition: '95% katoen, 5% elastaan',
    corner: '10 cm',
    short: 'Op maat voor een topper, met een hoek die niet dubbel ligt.',
    paragraphs: [
      'Een gewoon hoeslaken is voor een topper veel te diep. Dit laken heeft een lage hoek van 10 centimeter en sluit strak aan, ook onder het matras van een boxspring.',
      'Het jersey geeft mee als je de topper verschuift, en het elastiek rondom zorgt dat het laken niet loskomt. Zo blijft de topper netjes en het hoeslaken onzichtbaar.',
    ],
    points: ['Lage hoek voor toppers tot 12 cm', 'Elastiek rondom', 'Strijkvrij'],
    care: 'Wassen op 60 graden, droger toegestaan',
    weight: '150 gram per m²',
    sizes: sizes(
      ['90x200', 1595],
      ['140x200', 2095],
      ['160x200', 2395],
      ['180x200', 2695],
      ['180x220', 2895],
    ),
    colours: ['wit', 'ecru', 'zand', 'lichtgrijs', 'antraciet', 'salie', 'nachtblauw', 'oudroze'],
  },
]

const goingOut = new Set(['Hoeslaken jersey oker', 'Hoeslaken jersey bordeaux', 'Hoeslaken percal terra'])
const lastPieces = new Set([
  'Hoeslaken jersey lavendel',
  'Hoeslaken katoensatijn mint',
  'Hoeslaken katoensatijn lavendel',
  'Hoeslaken percal oudroze',
])
const gone = new Set(['Topperhoeslaken jersey oudroze'])

const overlayOf = (title: string) => {
  if (goingOut.has(title)) return 'Outlet'
  return lastPieces.has(title) ? 'Laatste stuks' : undefined
}

const makePlan = (quality: Quality, colour: ColourName, index: number): ProductPlan => {
  const text = colourTexts[colour]
  if (!text) throw new Error(`There is no text for a fitted sheet in ${colour}.`)
  const title = `${quality.name} ${colour}`
  const overlay = overlayOf(title)
  const file = `products/hoeslaken/${quality.picture}${colour}`
  return {
    kind: 'hoeslaken',
    title,
    brand: quality.brand,
    family: { title: quality.name, values: { Kleur: colour } },
    images: pictureWithDetail(file),
    colours: [colour],
    summary: `${text.short} ${quality.short}`,
    paragraphs: [text.paragraph, quality.paragraphs[index % 2] ?? ''],
    points: quality.points,
    usps: [quality.points[0] ?? '', `Hoekhoogte ${quality.corner}`],
    specifications: [
      { title: 'Materiaal', value: quality.composition },
      { title: 'Kwaliteit', value: quality.weight },
      { title: 'Hoekhoogte', value: quality.corner },
      { title: 'Wassen', value: quality.care },
      { title: 'Kleur', value: colour },
    ],
    sizes: withSingleBed(quality.sizes, file, 90),
    facets: { 'ae-materiaal': [quality.material], 'ae-hoekhoogte': [quality.corner] },
    categories: ['hoeslaken', ...(colour === 'wit' ? (quality.categories ?? []) : [])],
    overlay,
    reduction: overlay ? 35 : undefined,
    soldOut: gone.has(title),
  }
}

const basicColours: ColourName[] = [
  'wit',
  'ecru',
  'zand',
  'lichtgrijs',
  'salie',
  'jeansblauw',
  'antraciet',
  'nachtblauw',
]

/** One product in many colours: the colour is chosen on the product page, and each has a picture. */
const basic: ProductPlan = {
  kind: 'hoeslaken',
  title: 'Hoeslaken katoen basis, in acht kleuren',
  brand: 'huize-sluimer',
  images: [
    ...pictureWithDetail('products/hoeslaken/basis'),
    ...basicColours.map((colour) => picture(`products/hoeslaken/basis-${colour}`)),
  ],
  colours: basicColours,
  summary:
    'Een eerlijk katoenen hoeslaken in acht kleuren, voor wie er graag een paar op voorraad heeft. Stevig geweven en scherp geprijsd.',
  paragraphs: [
    'Niet ieder laken hoeft luxe te zijn. Dit basislaken van ons eigen merk is van gewoon, goed katoen: stevig genoeg voor elke week wassen en zacht genoeg om lekker op te liggen.',
    'Kies hiernaast je maat en kleur. Alle acht kleuren passen bij elkaar, dus je kunt per bed wisselen zonder na te denken.',
  ],
  points: ['Stevig katoen van 130 gram per m²', 'Acht op elkaar afgestemde kleuren', 'Wasbaar op 60 graden'],
  usps: ['Acht kleuren', 'Hoekhoogte 25 cm', 'Voordelig per stuk'],
  specifications: [
    { title: 'Materiaal', value: '100% katoen' },
    { title: 'Kwaliteit', value: '130 gram per m²' },
    { title: 'Hoekhoogte', value: '25 cm' },
    { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
  ],
  sizes: sizes(['80x200', 1195], ['90x200', 1295], ['140x200', 1695], ['160x200', 1895], ['180x200', 2095]),
  choice: {
    title: 'Kleur',
    values: basicColours.map((colour) => ({
      title: colour,
      colour,
      image: picture(`products/hoeslaken/basis-${colour}`),
    })),
  },
  facets: { 'ae-materiaal': ['Katoen'], 'ae-hoekhoogte': ['25 cm'] },
  categories: ['hoeslaken', 'strictly-business'],
  reduction: 0,
  soldOutVariants: ['140x200 cm / antraciet'],
}

export const hoeslakens: ProductPlan[] = [
  ...qualities.flatMap((quality) => quality.colours.map((colour, index) => makePlan(quality, colour, index))),
  basic,
]
