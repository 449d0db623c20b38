import { pictureWithDetail } from '../pictures.ts'
import type { ColourName } from '../colours.ts'
import type { ProductPlan, Size } from '../plan.ts'

interface Curtain {
  /** The part of the title before the colour. */
  name: string
  /** The part of the name in the picture manifest before the colour. */
  picture: 'verduisterend' | 'velours' | 'vitrage' | 'inbetween'
  material: string
  composition: string
  light: string
  short: string
  paragraphs: [string, string]
  points: string[]
  care: string
  sizes: Size[]
  colours: ColourName[]
}

/** The effect of each colour on the light and the room. */
const colourTexts: Partial<Record<ColourName, { short: string; paragraph: string }>> = {
  zand: {
    short: 'Een zandkleurig gordijn dat een kamer warm maakt.',
    paragraph:
      'Overdag licht het op, ’s avonds sluit het de kamer als een deken af. Zand past bij eiken, bij linnen en bij bijna elke wandkleur.',
  },
  lichtgrijs: {
    short: 'Een lichtgrijs gordijn, rustig en tijdloos.',
    paragraph:
      'Lichtgrijs laat het raam zelf het werk doen. Een veilige keuze voor wie zijn meubels nog wil kunnen verwisselen.',
  },
  salie: {
    short: 'Een saliegroen gordijn dat buiten naar binnen haalt.',
    paragraph:
      'Voor een raam met uitzicht op groen lopen binnen en buiten in elkaar over. Voor een stadsraam maakt salie juist een tuin waar er geen is.',
  },
  petrol: {
    short: 'Een gordijn in petrol dat de kamer karakter geeft.',
    paragraph:
      'Van plafond tot vloer is petrol een wand op zich. Houd de andere muren licht en laat de stof het accent zijn.',
  },
  terra: {
    short: 'Een gordijn in terra, warm als bakstenen in de avondzon.',
    paragraph:
      'Valt er licht op, dan gloeit de hele kamer mee. Terra combineert met hout, met ecru en verrassend goed met lichtblauw.',
  },
  antraciet: {
    short: 'Een antraciet gordijn voor een strak en donker geheel.',
    paragraph:
      'Bij stalen kozijnen of een donkere vloer vormt antraciet een mooi kader. En in de slaapkamer wordt het er vanzelf nacht van.',
  },
  nachtblauw: {
    short: 'Een nachtblauw gordijn, alsof de avond eerder valt.',
    paragraph:
      'Diep blauw maakt een kamer intiem. Met messing roedes en een wit kozijn wordt het klassiek, met hout juist Scandinavisch.',
  },
  oudroze: {
    short: 'Een oudroze gordijn dat het licht verzacht.',
    paragraph:
      'Door de gedempte tint krijgt binnenvallend licht een warme gloed. Lief in een slaapkamer, volwassen in combinatie met antraciet.',
  },
  taupe: {
    short: 'Een gordijn in taupe dat past bij alles wat je al hebt.',
    paragraph:
      'Een bank in grijs en een vloer in bruin? Taupe verbindt ze. Een kleur die niet snel opvalt en juist daarom lang mooi blijft.',
  },
  oker: {
    short: 'Een okergeel gordijn dat een kamer op het noorden laat stralen.',
    paragraph:
      'Oker vangt elk beetje zon en geeft het terug. Eén baan is al genoeg om een koele hoek op te warmen.',
  },
  ecru: {
    short: 'Een gordijn in ecru: licht, zacht en nooit koud.',
    paragraph:
      'Minder hard dan wit en lichter dan zand. Ecru houdt de kamer groot, ook als het gordijn dicht is.',
  },
  wit: {
    short: 'Witte vitrage die de kamer licht houdt.',
    paragraph:
      'Helder wit filtert het licht en houdt de blik van de straat buiten. Overdag zie jij wel wie er langsloopt.',
  },
  naturel: {
    short: 'Vitrage in naturel, met een zichtbaar linnen garen.',
    paragraph:
      'Het ongebleekte garen heeft dikke en dunne stukjes, en dat zie je als de zon erachter staat. Zachter dan wit, en mooi bij hout en riet.',
  },
}

const lengths = (prices: [number, number, number]): Size[] => [
  { title: '140x175 cm', cents: prices[0] },
  { title: '140x245 cm', cents: prices[1] },
  { title: '140x270 cm', cents: prices[2] },
  { title: '280x270 cm', cents: prices[2] * 2 - 495 },
]

const curtains: Curtain[] = [
  {
    name: 'Verduisterend gordijn Schemer',
    picture: 'verduisterend',
    material: 'Polyester',
    composition: '100% polyester, drielaags geweven',
    light: 'Verduisterend',
    short: 'Drielaags geweven en daardoor echt donker.',
    paragraphs: [
      'Schemer heeft geen plastic achterkant: de zwarte draad zit in het midden van het weefsel. Daardoor valt de stof soepel en houdt ze toch vrijwel al het licht tegen.',
      'De dichte stof dempt ook geluid en houdt in de winter de kou bij het raam. Aan de bovenkant zit plooiband, met haken in het pakket.',
    ],
    points: ['Verduisterend zonder coating', 'Isoleert tegen kou en geluid', 'Plooiband en haken inbegrepen'],
    care: 'Wassen op 30 graden, niet in de droger',
    sizes: lengths([3495, 4495, 4995]),
    colours: [
      'zand',
      'lichtgrijs',
      'salie',
      'petrol',
      'terra',
      'antraciet',
      'nachtblauw',
      'oudroze',
      'taupe',
      'oker',
      'ecru',
    ],
  },
  {
    name: 'Velours gordijn Foyer',
    picture: 'velours',
    material: 'Velours',
    composition: 'Buitenkant 100% polyester, velours; voering 100% polyester',
    light: 'Verduisterend',
    short: 'Zwaar velours dat in volle plooien tot op de vloer valt.',
    paragraphs: [
      'Velours vangt het licht in zijn pool: van links lijkt Foyer lichter dan van rechts. Een verduisterende voering aan de achterkant houdt de ochtendzon buiten.',
      'Een velours gordijn weegt bijna twee keer zoveel als een gewoon gordijn. Het hangt daardoor meteen strak en waait niet op als het raam openstaat.',
    ],
    points: ['Zware, volle plooi', 'Verduisterende voering', 'Haken inbegrepen'],
    care: 'Laten reinigen of voorzichtig stomen',
    sizes: lengths([4995, 6495, 6995]),
    colours: ['petrol', 'nachtblauw', 'terra', 'oker', 'oudroze', 'antraciet'],
  },
  {
    name: 'Vitrage Ochtendlicht',
    picture: 'vitrage',
    material: 'Polyester',
    composition: '100% polyester voile',
    light: 'Lichtdoorlatend',
    short: 'Dunne voile die inkijk tegenhoudt en licht binnenlaat.',
    paragraphs: [
      'Ochtendlicht is zo dun dat hij bij het minste zuchtje beweegt. Aan de onderzijde zit een loodveter, die zorgt dat de stof recht blijft hangen.',
      'Hang vitrage altijd ruim: twee keer de breedte van je rail geeft de mooiste golf. Wassen kan thuis, en nat ophangen is genoeg om hem glad te krijgen.',
    ],
    points: ['Laat licht door, houdt blikken buiten', 'Met loodveter', 'Strijken niet nodig'],
    care: 'Wassen op 30 graden, nat ophangen',
    sizes: lengths([2495, 2995, 3495]),
    colours: ['wit', 'naturel'],
  },
  {
    name: 'Inbetween Duinzicht',
    picture: 'inbetween',
    material: 'Linnenlook',
    composition: '85% polyester, 15% linnen',
    light: 'Lichtdoorlatend',
    short: 'Met een scheutje linnen, tussen vitrage en gordijn in.',
    paragraphs: [
      'Een inbetween is dichter dan vitrage en opener dan een gordijn. Je ziet buiten nog vaag, buiten ziet jou niet, en het licht blijft zacht.',
      'Het linnen garen geeft structuur. Duinzicht kun je los gebruiken, of als eerste laag achter een verduisterend gordijn.',
    ],
    points: ['Dichter dan vitrage', 'Met echt linnen garen', 'Mooi als eerste laag'],
    care: 'Wassen op 30 graden, licht strijken',
    sizes: lengths([3495, 4295, 4795]),
    colours: ['wit', 'naturel'],
  },
]

const linesByLight: Record<string, string[]> = {
  Verduisterend: [
    'Het is nu echt donker in de slaapkamer.',
    'Scheelt ook in de galm, de kamer klinkt zachter.',
    'Merkbaar minder kou bij het raam.',
    'De zon wekt ons niet meer om vijf uur.',
  ],
  Lichtdoorlatend: [
    'Overdag geen inkijk en toch volop licht.',
    'Beweegt zo mooi als het raam openstaat.',
    'De overburen zien ons niet meer, wij hen wel.',
  ],
}

const labels: Record<string, Pick<ProductPlan, 'overlay' | 'reduction'>> = {
  'Velours gordijn Foyer oker': { overlay: 'Nieuw' },
  'Verduisterend gordijn Schemer oker': { overlay: 'Laatste stuks', reduction: 30 },
}

const makePlan = (curtain: Curtain, colour: ColourName, index: number): ProductPlan => {
  const text = colourTexts[colour]
  if (!text) throw new Error(`There is no text for a curtain in ${colour}.`)
  return {
    kind: 'gordijn',
    title: `${curtain.name} ${colour}`,
    brand: 'lichtval',
    family: { title: curtain.name, values: { Kleur: colour } },
    images: pictureWithDetail(`products/gordijn/${curtain.picture}-${colour}`),
    colours: [colour],
    summary: `${text.short} ${curtain.short} Prijs per stuk (1 gordijn).`,
    paragraphs: [
      text.paragraph,
      curtain.paragraphs[index % 2] ?? '',
      'De prijs is per stuk (1 gordijn); op de foto hangen er twee. Meet de breedte van je rail en reken op anderhalf tot twee keer zoveel stof. Sluit je een raam van twee kanten, dan bestel je er dus twee.',
    ],
    points: curtain.points,
    usps: [
      'Prijs per stuk (1 gordijn)',
      curtain.light,
      'Kant-en-klaar: meteen op te hangen',
      'Met zoomband om zelf in te korten',
    ],
    specifications: [
      { title: 'Materiaal', value: curtain.composition },
      { title: 'Lichtdoorlating', value: curtain.light },
      { title: 'Ophanging', value: 'Plooiband met haken' },
      { title: 'Wassen', value: curtain.care },
      { title: 'Inhoud', value: '1 gordijn' },
    ],
    sizes: curtain.sizes,
    facets: { 'ae-materiaal': [curtain.material], 'ae-lichtdoorlating': [curtain.light] },
    categories: ['wonen/gordijnen'],
    reviewLines: linesByLight[curtain.light],
    ...labels[`${curtain.name} ${colour}`],
  }
}

export const gordijnen: ProductPlan[] = curtains.flatMap((curtain) =>
  curtain.colours.map((colour, index) => makePlan(curtain, colour, index)),
)
