import { picture, pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import { oneSize, type ProductPlan, type Size } from '../plan.ts'

interface Terry {
  /** The part of the title before the colour. */
  name: string
  /** The part of the picture's name before the colour. */
  picture: string
  brand: BrandSlug
  weight: string
  composition: string
  short: string
  paragraphs: [string, string]
  points: string[]
  care: string
  sizes: Size[]
  colours: ColourName[]
  categories: [string, ...string[]]
  /** For a set in one size: the dimensions of its towels. */
  measure?: string
  /** Additional categories of the white towel, for hotels and businesses. */
  white?: string[]
  reduction?: number
}

/** Texts for each colour. */
const colourTexts: Partial<Record<ColourName, { short: string; paragraph: string }>> = {
  wit: {
    short: 'Helder wit, dat je zo heet kunt wassen als je wilt.',
    paragraph:
      'Witte handdoeken ogen altijd schoon en passen bij iedere tegel. Was ze apart van gekleurd goed, dan blijven ze jaren helder.',
  },
  zand: {
    short: 'Zand, warm en licht tegelijk.',
    paragraph:
      'De kleur van droog strand. Zand verzacht een badkamer met veel wit en staat mooi bij hout en messing kranen.',
  },
  taupe: {
    short: 'Taupe, de kleur die bij elke badkamer past.',
    paragraph:
      'Taupe houdt het midden tussen bruin en grijs. Naast donkere tegels oogt het licht, naast witte juist warm.',
  },
  salie: {
    short: 'Salie, rustig groen als in een kruidentuin.',
    paragraph:
      'Saliegroen maakt van een badkamer een plek om bij te komen. Zet er een plant bij en je bent klaar.',
  },
  oudroze: {
    short: 'Oudroze, zacht en een tikje nostalgisch.',
    paragraph:
      'Een gedempt roze dat goed samengaat met wit marmer en met grijs beton. Warm zonder zoet te worden.',
  },
  petrol: {
    short: 'Petrol, diep en een beetje eigenwijs.',
    paragraph:
      'Blauw of groen? Het hangt van het licht af. Petrol geeft een witte badkamer in één klap kleur.',
  },
  oker: {
    short: 'Oker, zonlicht voor een badkamer zonder raam.',
    paragraph:
      'Dit warme geel vrolijkt de dag op voordat hij goed en wel begonnen is. Combineer het met wit of met marine.',
  },
  antraciet: {
    short: 'Antraciet, strak en vergevingsgezind.',
    paragraph:
      'Bij zwarte kranen en donkere voegen is antraciet de logische keuze. Make-up en zonnebrand zie je er nauwelijks op.',
  },
  lichtgrijs: {
    short: 'Lichtgrijs, rustig als een bewolkte ochtend.',
    paragraph:
      'Lichtgrijs sluit aan op beton, natuursteen en chroom. Een neutrale basis waar je later elke kleur bij kunt hangen.',
  },
  marine: {
    short: 'Marine, klassiek als een matrozentrui.',
    paragraph:
      'Donkerblauw met wit blijft in een badkamer altijd goed. Deze marine is diep ingeverfd en verschiet niet.',
  },
  jeansblauw: {
    short: 'Jeansblauw, alsof het al honderd keer gewassen is.',
    paragraph:
      'Een verwassen blauw dat nooit hard wordt. Het past bij wit, bij zand en bij de rommel van een gezinsbadkamer.',
  },
  mint: {
    short: 'Mint, zo fris als het klinkt.',
    paragraph:
      'Lichtgroen met een vleugje blauw. Mint maakt een kleine badkamer ruimer en doet het goed naast terrazzo.',
  },
  lavendel: {
    short: 'Lavendel, een zuchtje paars.',
    paragraph:
      'Zo licht dat het haast grijs is, totdat je het naast wit hangt. Een rustige kleur die je niet bij iedereen ziet.',
  },
  terra: {
    short: 'Terra, warm als een terras in de avondzon.',
    paragraph:
      'De kleur van gebakken aarde. In een badkamer met wit en hout geeft terra precies genoeg warmte.',
  },
  bordeaux: {
    short: 'Bordeaux, diep rood met allure.',
    paragraph:
      'Een donkere wijnkleur die luxe oogt, zeker opgestapeld op een plank. De eerste keer even apart wassen.',
  },
  bosgroen: {
    short: 'Bosgroen, donker en sereen.',
    paragraph:
      'Het groen van een dennenbos in november. Prachtig bij zwart, messing en planten die van stoom houden.',
  },
  chocolade: {
    short: 'Chocolade, rijk en zacht bruin.',
    paragraph:
      'Een warme, donkere tint waar je weinig op ziet. Met ecru erbij ontstaat vanzelf de sfeer van een goed hotel.',
  },
  perzik: {
    short: 'Perzik, een blos voor de badkamer.',
    paragraph:
      'Tussen roze en oranje in, en zachter dan allebei. Perzik flatteert: in de spiegel krijgt iedereen er een beetje kleur van.',
  },
}

const everyColour = Object.keys(colourTexts) as ColourName[]

const terries: Terry[] = [
  {
    name: 'Handdoek Getij',
    picture: '',
    brand: 'kaap-en-kade',
    weight: '500 gram per m²',
    composition: '100% gekamd katoen',
    short: 'Badstof van 500 gram: dik genoeg om lekker te zijn, dun genoeg om snel te drogen.',
    paragraphs: [
      'Getij is onze handdoek voor elke dag. De lussen zijn aan beide kanten even lang, zodat hij meteen goed opneemt. De smalle boord blijft plat, ook na een jaar wassen.',
      'Het katoen is gekamd: de korte vezels zijn eruit gehaald. Dat scheelt pluizen en maakt de badstof zachter en sterker.',
    ],
    points: ['500 gram per m²', 'Met lusje aan de lange kant', 'In vier maten'],
    care: 'Wassen op 60 graden, zonder wasverzachter',
    sizes: [
      { title: 'Gastendoek 30x50 cm', cents: 495 },
      { title: 'Handdoek 50x100 cm', cents: 995 },
      { title: 'Badlaken 70x140 cm', cents: 1795 },
      { title: 'Groot badlaken 100x150 cm', cents: 2695 },
    ],
    colours: everyColour,
    categories: ['wonen/badtextiel', 'badtextiel'],
  },
  {
    name: 'Hotelhanddoek Thermen',
    picture: 'hotel-',
    brand: 'maison-lumare',
    weight: '650 gram per m²',
    composition: '100% katoen, dubbel getwijnd',
    short: 'Zware badstof van 650 gram, zoals in een goed hotel.',
    paragraphs: [
      'Thermen is zwaar, en dat merk je zodra je hem om je heen slaat. Het dubbel getwijnde garen houdt de lussen stevig, waardoor de doek vol blijft.',
      'De brede geweven boord geeft deze doek zijn hotelgezicht. Reken op wat langer drogen: er zit simpelweg meer katoen in.',
    ],
    points: ['650 gram per m²', 'Dubbel getwijnd garen', 'Brede geweven boord'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: [
      { title: 'Gastendoek 30x50 cm', cents: 795 },
      { title: 'Handdoek 50x100 cm', cents: 1595 },
      { title: 'Badlaken 70x140 cm', cents: 2795 },
      { title: 'Groot badlaken 100x150 cm', cents: 3995 },
    ],
    colours: [
      'wit',
      'zand',
      'taupe',
      'antraciet',
      'lichtgrijs',
      'marine',
      'bosgroen',
      'petrol',
      'chocolade',
      'terra',
    ],
    categories: ['wonen/badtextiel', 'badtextiel'],
    white: ['hotel-linnen', 'strictly-business'],
  },
  {
    name: 'Handdoekenset van 4',
    picture: 'set-',
    brand: 'kaap-en-kade',
    weight: '500 gram per m²',
    composition: '100% katoen',
    short: 'Vier handdoeken in één kleur, voordeliger dan los.',
    paragraphs: [
      'Genoeg voor twee personen, of voor één die niet elke week wil wassen. De vier doeken komen uit hetzelfde verfbad en zijn dus precies gelijk van tint.',
      'Je krijgt vier handdoeken met een lusje, samengebonden met een katoenen lint. Zonder plastic, en daarom ook leuk om cadeau te doen.',
    ],
    points: ['Vier handdoeken van 50x100 cm', 'Uit één verfbad', 'Verpakt zonder plastic'],
    care: 'Wassen op 60 graden, zonder wasverzachter',
    sizes: oneSize(3495),
    colours: ['wit', 'zand', 'salie', 'oudroze', 'oker', 'jeansblauw', 'mint', 'terra'],
    categories: ['wonen/badtextiel', 'badtextiel'],
    measure: '50x100 cm',
  },
  {
    name: 'Gastendoekjes set van 3',
    picture: 'gast-',
    brand: 'huize-sluimer',
    weight: '450 gram per m²',
    composition: '100% katoen',
    short: 'Drie zachte doekjes voor bij de wastafel.',
    paragraphs: [
      'Een vers doekje voor iedere gast, of gewoon voor jezelf. Ze zijn klein genoeg om snel te drogen en groot genoeg voor twee handen.',
      'Gemaakt van dezelfde badstof als onze gewone handdoeken, alleen kleiner. Drie stuks in dezelfde kleur, voor een vaste lage prijs.',
    ],
    points: ['Drie doekjes van 30x50 cm', 'Zachte badstof', 'Altijd € 9,99'],
    care: 'Wassen op 60 graden, zonder wasverzachter',
    sizes: oneSize(999),
    colours: ['wit', 'taupe', 'perzik', 'lavendel', 'bordeaux', 'mint'],
    categories: ['wonen/badtextiel', 'badtextiel'],
    measure: '30x50 cm',
    reduction: 0,
  },
]

const overlays: Record<string, string> = {
  'Handdoek Getij bordeaux': 'Outlet',
  'Handdoek Getij lavendel': 'Outlet',
  'Hotelhanddoek Thermen chocolade': 'Laatste stuks',
  'Hotelhanddoek Thermen terra': 'Laatste stuks',
  'Handdoek Getij perzik': 'Laatste stuks',
  'Handdoek Getij bosgroen': 'Nieuw',
}

const sizeLines = [
  'Het grote laken is echt groot, heerlijk na het douchen.',
  'Ook de kleine doekjes zijn mooi afgewerkt.',
  'Van gastendoek tot badlaken: alles past bij elkaar.',
]

const setLines = [
  'Als setje voordelig.',
  'Mooi verpakt, ik heb ze zo cadeau gedaan.',
  'Meteen twee setjes genomen.',
]

const makePlan = (terry: Terry, colour: ColourName, index: number): ProductPlan => {
  const text = colourTexts[colour]
  if (!text) throw new Error(`There is no text for a towel in ${colour}.`)
  const title = `${terry.name} ${colour}`
  const overlay = overlays[title]
  return {
    kind: 'handdoek',
    title,
    brand: terry.brand,
    family: { title: terry.name, values: { Kleur: colour } },
    images: pictureWithDetail(`products/handdoek/${terry.picture}${colour}`),
    colours: [colour],
    summary: `${text.short} ${terry.short}`,
    paragraphs: [text.paragraph, terry.paragraphs[index % 2] ?? ''],
    points: terry.points,
    usps: [terry.points[0] ?? '', 'Wasbaar op 60 graden', 'Altijd gratis verzonden'],
    specifications: [
      { title: 'Materiaal', value: terry.composition },
      { title: 'Kwaliteit', value: terry.weight },
      { title: 'Wassen', value: terry.care },
      { title: 'Kleur', value: colour },
      ...(terry.measure ? [{ title: 'Afmeting', value: terry.measure }] : []),
    ],
    sizes: terry.sizes,
    facets: { 'ae-materiaal': ['Badstof'] },
    categories: [...terry.categories, ...(colour === 'wit' ? (terry.white ?? []) : [])],
    overlay,
    reduction: overlay && overlay !== 'Nieuw' ? 30 : terry.reduction,
    reviewLines: terry.measure ? setLines : sizeLines,
  }
}

const bulkColours: ColourName[] = ['wit', 'lichtgrijs', 'antraciet', 'marine', 'taupe']

/** For hotels and businesses: the colour is chosen on the product page. */
const bulk: ProductPlan = {
  kind: 'handdoek',
  title: 'Zakelijke handdoeken Linnenkamer, per 10 stuks',
  brand: 'maison-lumare',
  images: [
    ...pictureWithDetail('products/handdoek/zakelijk'),
    ...bulkColours.map((colour) => picture(`products/handdoek/zakelijk-${colour}`)),
  ],
  colours: bulkColours,
  summary:
    'Tien handdoeken voor hotel, salon of praktijk, in vijf kleuren. Heet wasbaar en jarenlang in dezelfde tint na te bestellen.',
  paragraphs: [
    'Linnenkamer is gemaakt voor wie elke dag wast. De badstof is iets korter geweven, zodat de doeken snel drogen en minder energie vragen.',
    'De zijkanten zijn dubbel gezoomd en het lusje is mee gestikt. Kies hiernaast maat en kleur; de prijs geldt voor tien stuks.',
  ],
  points: ['Tien stuks per pak', 'Dubbel gezoomd', 'Wasbaar op 95 graden (wit) of 60 graden (kleur)'],
  usps: ['Per tien stuks', 'Jarenlang na te bestellen', 'Factuur op naam van je bedrijf'],
  specifications: [
    { title: 'Materiaal', value: '100% katoen' },
    { title: 'Kwaliteit', value: '450 gram per m²' },
    { title: 'Aantal', value: '10 stuks' },
    { title: 'Wassen', value: 'Wit tot 95 graden, kleur op 60 graden' },
  ],
  sizes: [
    { title: 'Handdoek 50x100 cm', cents: 6995 },
    { title: 'Badlaken 70x140 cm', cents: 12995 },
  ],
  choice: {
    title: 'Kleur',
    values: bulkColours.map((colour) => ({
      title: colour,
      colour,
      image: picture(`products/handdoek/zakelijk-${colour}`),
    })),
  },
  facets: { 'ae-materiaal': ['Badstof'] },
  categories: ['strictly-business', 'hotel-linnen', 'badtextiel'],
  reduction: 0,
}

export const handdoeken: ProductPlan[] = [
  ...terries.flatMap((terry) => terry.colours.map((colour, index) => makePlan(terry, colour, index))),
  bulk,
]
