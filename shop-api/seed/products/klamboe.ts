import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import { inColours, type ProductPlan, type Size } from '../plan.ts'

interface Canopy {
  /** Name in the picture manifest. */
  picture: string
  title: string
  /** For products in more than one colour. */
  range?: string
  /** White by default. */
  colour?: ColourName
  brand: BrandSlug
  shape: 'Rond' | 'Rechthoekig' | 'Tent'
  composition: string
  mesh: string
  summary: string
  paragraphs: string[]
  points: string[]
  sizes: Size[]
  /** 250 cm by default. */
  height?: string
  /** How it is hung, unless with a set of hooks. */
  fixing?: string
  categories?: string[]
  overlay?: string
}

const canopies: Canopy[] = [
  {
    picture: 'round',
    title: 'Ronde klamboe Libelle wit',
    range: 'Ronde klamboe Libelle',
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
    picture: 'katoen',
    title: 'Ronde klamboe Waterjuffer, katoen',
    brand: 'noordlinnen',
    shape: 'Rond',
    composition: '100% katoen, voile',
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
    picture: 'kind',
    title: 'Kinderklamboe Feeënring wit',
    range: 'Kinderklamboe Feeënring',
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
  {
    picture: 'rond-zand',
    title: 'Ronde klamboe Libelle zand',
    range: 'Ronde klamboe Libelle',
    colour: 'zand',
    brand: 'duynhuys',
    shape: 'Rond',
    composition: '100% polyester',
    mesh: '24 gaatjes per cm²',
    summary:
      'Zandkleurig gaas dat het licht warmer maakt. Hangt aan één haak en valt ruim om een tweepersoonsbed.',
    paragraphs: [
      'Wit gaas zie je, zandkleurig gaas verdwijnt. Tegen een gekleurde muur of een houten plafond geeft deze tint de meeste rust.',
      'De ring is van bamboe en bestaat uit twee helften die in elkaar klikken. Zo past de klamboe weer in zijn tas als de muggen weg zijn.',
    ],
    points: ['Eén ophangpunt', 'Deelbare ring van bamboe', 'Wasbaar op 30 graden'],
    sizes: [
      { title: '140x200 cm', cents: 4495 },
      { title: '180x200 cm', cents: 4995 },
    ],
  },
  {
    picture: 'rond-salie',
    title: 'Ronde klamboe Libelle salie',
    range: 'Ronde klamboe Libelle',
    colour: 'salie',
    brand: 'duynhuys',
    shape: 'Rond',
    composition: '100% polyester',
    mesh: '24 gaatjes per cm²',
    summary: 'Zacht groen gaas, alsof je onder een treurwilg slaapt. Muggen blijven aan de andere kant.',
    paragraphs: [
      'Bij ochtendlicht kleurt het hele bed een beetje mee. Houd het beddengoed wit of ecru, dan blijft dat effect het mooist.',
      'Onder aan de zoom zit een ingenaaid koord als gewicht. Het gaas waait daardoor niet op als het raam tegenover de deur openstaat.',
    ],
    points: ['Verzwaarde zoom', 'Ruime overlap bij de opening', 'Haak en koord inbegrepen'],
    sizes: [
      { title: '140x200 cm', cents: 4495 },
      { title: '180x200 cm', cents: 4995 },
    ],
    overlay: 'Nieuw',
  },
  {
    picture: 'rond-zwart',
    title: 'Ronde klamboe Libelle zwart',
    range: 'Ronde klamboe Libelle',
    colour: 'zwart',
    brand: 'duynhuys',
    shape: 'Rond',
    composition: '100% polyester',
    mesh: '24 gaatjes per cm²',
    summary: 'Een zwarte klamboe waar je van binnenuit bijna doorheen kijkt, en van buitenaf niet.',
    paragraphs: [
      'Je oog stelt scherp op wat licht is. Donker gaas zie je daarom nauwelijks als je erin ligt, net als bij een hor.',
      'Stof valt op zwart eerder op dan op wit. Klop hem in het seizoen eens per maand uit, of neem hem af met een licht vochtige doek.',
    ],
    points: ['Beter doorzicht van binnenuit', 'Ring van zwart metaal', 'Voor een- en tweepersoonsbedden'],
    sizes: [
      { title: '90x200 cm', cents: 4195 },
      { title: '140x200 cm', cents: 4695 },
      { title: '180x200 cm', cents: 5195 },
    ],
  },
  {
    picture: 'rechthoek-ecru',
    title: 'Rechthoekige klamboe Veranda ecru',
    colour: 'ecru',
    brand: 'noordlinnen',
    shape: 'Rechthoekig',
    composition: '80% polyester, 20% katoen',
    mesh: '28 gaatjes per cm²',
    summary: 'Ecru gaas met een brede katoenen band langs de bovenrand. Hangt recht, ook zonder hemelbed.',
    paragraphs: [
      'In de band zitten zes lussen in plaats van vier. Daardoor zakt de lange kant niet door en blijft er rondom een halve meter ruimte over.',
      'Twee mensen kunnen elk aan hun eigen kant in en uit. De flappen overlappen veertig centimeter, meer dan genoeg om dicht te vallen.',
    ],
    points: ['Zes ophangpunten', 'Katoenen band', 'Twee openingen'],
    sizes: [
      { title: '160x200 cm', cents: 6495 },
      { title: '180x200 cm', cents: 6795 },
    ],
  },
  {
    picture: 'rechthoek-katoen',
    title: 'Rechthoekige klamboe Patio wit, katoen',
    brand: 'noordlinnen',
    shape: 'Rechthoekig',
    composition: '100% katoen, gaas',
    mesh: '20 gaatjes per cm²',
    summary: 'Een vierkante tent van katoenen gaas om een hemelbed. Valt zwaar en staat nooit statisch.',
    paragraphs: [
      'Kunststof gaas trekt stof aan en plakt bij droog weer aan je arm, katoen niet. Patio valt in rechte banen en ruist als je hem opzij schuift.',
      'Katoen krimpt iets in de eerste was. De lengte is daarom tien centimeter ruimer geknipt; een zoom op de vloer hoort erbij.',
    ],
    points: ['Zuiver katoen', 'Om een hemelbed', 'Met acht linten om op te binden'],
    sizes: [
      { title: '160x200 cm', cents: 11995 },
      { title: '180x200 cm', cents: 12995 },
    ],
  },
  {
    picture: 'kind-oudroze',
    title: 'Kinderklamboe Feeënring oudroze',
    range: 'Kinderklamboe Feeënring',
    colour: 'oudroze',
    brand: 'studio-sproet',
    shape: 'Rond',
    composition: '100% polyester',
    mesh: '24 gaatjes per cm²',
    summary: 'Een oudroze hemel boven een kinderbed of speelhoek, met een rand van kleine pompons.',
    paragraphs: [
      'De pompons zitten vast met een dubbele steek en zijn te groot om in te slikken. Het gaas is zo licht dat een plafondhaak met plug volstaat.',
      'Hang een klamboe zo dat een kind onder de drie er niet bij kan, en nooit met de opening boven het hoofdeind.',
    ],
    points: ['Met pompons', 'Licht van gewicht', 'Ook boven een leeshoek'],
    sizes: [
      { title: '70x150 cm', cents: 3295 },
      { title: '90x200 cm', cents: 3595 },
    ],
    categories: ['kids'],
  },
  {
    picture: 'reis',
    title: 'Reisklamboe Trekroute, geïmpregneerd',
    brand: 'huize-sluimer',
    shape: 'Rechthoekig',
    composition: '100% polyester, geïmpregneerd',
    mesh: '40 gaatjes per cm²',
    summary: 'Fijnmazig gaas van 320 gram dat je aan één of twee punten hangt. Voor tent, hostel en tropen.',
    paragraphs: [
      'Op reis weet je nooit waar een haak zit. Trekroute hangt aan één punt als een wig en aan twee punten als een tentje; de touwen en haakjes zitten in de tas.',
      'Het gaas is behandeld met een middel tegen insecten dat vijf jaar werkt. Was het daarom zo min mogelijk en houd het weg bij vissen en katten zolang het nat is.',
    ],
    points: ['Weegt 320 gram', 'Aan één of twee punten', 'Geïmpregneerd gaas'],
    height: '190 cm',
    fixing: 'Met touwen, haakjes en opbergtas',
    sizes: [
      { title: '90x200 cm', cents: 3995 },
      { title: '140x200 cm', cents: 4695 },
    ],
  },
  {
    picture: 'pop-up',
    title: 'Pop-up klamboe Schuilhut',
    brand: 'huize-sluimer',
    shape: 'Tent',
    composition: '100% polyester, gaas met stalen bogen',
    mesh: '30 gaatjes per cm²',
    summary: 'Springt vanzelf open op je bed en heeft geen haak nodig. Met bodem en twee ritsen.',
    paragraphs: [
      'Huur je een kamer, dan wil je niet in het plafond boren. Schuilhut staat op het matras, met een gazen bodem die je onder het hoeslaken legt.',
      'Opvouwen vraagt oefening: draai de bogen in een acht en duw ze over elkaar. Daarna is hij zo plat als een dienblad.',
    ],
    points: ['Zonder boren', 'Met bodem', 'Opvouwbaar tot een schijf'],
    height: '110 cm',
    fixing: 'Staat zonder haken op je bed',
    sizes: [
      { title: '90x200 cm', cents: 4995 },
      { title: '140x200 cm', cents: 5995 },
      { title: '180x200 cm', cents: 6995 },
    ],
  },
]

const makePlan = (canopy: Canopy): ProductPlan => ({
  kind: 'klamboe',
  title: canopy.title,
  brand: canopy.brand,
  images: pictureWithDetail(`products/klamboe/${canopy.picture}`),
  family: inColours(canopy.range, [canopy.colour ?? 'wit']),
  colours: [canopy.colour ?? 'wit'],
  summary: canopy.summary,
  paragraphs: canopy.paragraphs,
  points: canopy.points,
  usps: [canopy.points[0] ?? '', canopy.fixing ?? 'Compleet met ophangset'],
  specifications: [
    { title: 'Materiaal', value: canopy.composition },
    { title: 'Gaas', value: canopy.mesh },
    { title: 'Hoogte', value: canopy.height ?? '250 cm' },
    { title: 'Wassen', value: 'Op 30 graden in een waszak, nat ophangen' },
  ],
  sizes: canopy.sizes,
  facets: { 'ae-vorm': [canopy.shape] },
  categories: ['klamboes', 'accessoires', 'gadgets', ...(canopy.categories ?? [])],
  overlay: canopy.overlay,
  voice: canopy.categories?.includes('kids') ? 'kinderslaapgoed' : undefined,
})

export const klamboes: ProductPlan[] = canopies.map(makePlan)
