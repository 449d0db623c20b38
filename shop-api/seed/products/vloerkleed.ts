import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import { inColours, type ProductPlan, type Size } from '../plan.ts'

interface Rug {
  picture: string
  title: string
  /** For products in more than one colour. */
  range?: string
  brand: BrandSlug
  colours: ColourName[]
  material: string
  composition: string
  pile: string
  shape: 'Rechthoekig' | 'Rond'
  summary: string
  paragraphs: string[]
  points: string[]
  care: string
  sizes: Size[]
  categories?: string[]
  overlay?: string
}

const rectangles = (small: number, medium: number, large: number, huge: number): Size[] => [
  { title: '120x170 cm', cents: small },
  { title: '160x230 cm', cents: medium },
  { title: '200x290 cm', cents: large },
  { title: '240x340 cm', cents: huge },
]

const rounds = (small: number, medium: number, large: number): Size[] => [
  { title: 'rond 120 cm', cents: small },
  { title: 'rond 150 cm', cents: medium },
  { title: 'rond 200 cm', cents: large },
]

const byHand = 'Stofzuigen zonder borstel, vlekken deppen met lauw water'

const rugs: Rug[] = [
  {
    picture: 'berber',
    title: 'Vloerkleed Atlas, berber ecru met ruit',
    brand: 'weefgoed',
    colours: ['ecru', 'antraciet'],
    material: 'Wol',
    composition: '100% wol, handgeknoopt op katoen',
    pile: '25 mm',
    shape: 'Rechthoekig',
    summary:
      'Een hoogpolig wollen kleed met het ruitmotief van de berbers. Dik, zacht en elk exemplaar net even anders.',
    paragraphs: [
      'De donkere lijnen van Atlas lopen nooit helemaal recht, en zo hoort het: ze worden met de hand geknoopt, van beneden naar boven, zonder liniaal.',
      'De wol is ongeverfd; het antraciet komt van donkere schapen. Wol stoot vuil en vocht van nature een beetje af.',
    ],
    points: ['Ongeverfde wol', 'Met de hand geknoopt', 'Pool van 25 mm'],
    care: byHand,
    sizes: rectangles(24900, 44900, 69900, 99900),
  },
  {
    picture: 'rif',
    title: 'Vloerkleed Rif, ecru ruit van zacht garen',
    brand: 'huize-sluimer',
    colours: ['ecru', 'antraciet'],
    material: 'Polypropyleen',
    composition: '100% polypropyleen',
    pile: '30 mm',
    shape: 'Rechthoekig',
    summary: 'Het berberpatroon in een zachte kunstvezel: onderhoudsarm, kleurvast en goed betaalbaar.',
    paragraphs: [
      'Wie kinderen of huisdieren heeft, wil een kleed dat tegen een stootje kan. Rif heeft het uiterlijk van een berber, maar je neemt het gewoon af met een natte doek.',
      'De vezel is al gekleurd voordat er garen van wordt gesponnen. Daardoor verschiet het kleed niet, ook niet voor een zonnig raam.',
    ],
    points: ['Makkelijk schoon te maken', 'Geschikt voor vloerverwarming', 'Pluist niet'],
    care: 'Stofzuigen, vlekken afnemen met water en zeep',
    sizes: rectangles(8995, 14995, 22900, 32900),
  },
  {
    picture: 'wol-lichtgrijs',
    title: 'Vloerkleed Kiezel, effen wol lichtgrijs',
    brand: 'weefgoed',
    colours: ['lichtgrijs'],
    material: 'Wol',
    composition: '80% wol, 20% katoen',
    pile: '12 mm',
    shape: 'Rechthoekig',
    summary: 'Een effen wollen kleed in lichtgrijs, met een fijne structuur die pas van dichtbij opvalt.',
    paragraphs: [
      'Kiezel is de achtergrond waar de rest van de kamer tegen afsteekt. Het lichtgrijs bestaat uit vier tinten garen, en blijft daardoor levendig.',
      'De pool is kort en dicht. Stoelen schuiven er makkelijk overheen, dus ook onder de eettafel ligt dit kleed goed.',
    ],
    points: ['Wol met korte pool', 'Ook onder de eettafel', 'Met franje aan de korte kanten'],
    care: byHand,
    sizes: rectangles(14995, 25900, 39900, 54900),
  },
  {
    picture: 'geometrisch',
    title: 'Vloerkleed Compositie, terra, groen en oker',
    brand: 'atelier-veldkant',
    colours: ['terra', 'salie', 'oker'],
    material: 'Wol',
    composition: '60% wol, 40% viscose',
    pile: '10 mm',
    shape: 'Rechthoekig',
    summary: 'Grote vormen in terra, groen en oker, als een schilderij dat je op de vloer legt.',
    paragraphs: [
      'Een heuvel, een zon, een schaduw: je kunt er een landschap in zien, of gewoon vormen. Compositie werd geschilderd voordat het werd geweven.',
      'Door de viscose krijgt elke kleur een lichte glans, terwijl de wol het kleed stevig houdt. Laat de rest van de kamer rustig en dit kleed spreekt voor zich.',
    ],
    points: ['Eigen ontwerp', 'Wol met glanzende viscose', 'Korte, dichte pool'],
    care: byHand,
    sizes: rectangles(17995, 29900, 46900, 64900),
    overlay: 'Nieuw',
  },
  {
    picture: 'vintage',
    title: 'Vloerkleed Karavanserai, vintage oudrood',
    brand: 'weefgoed',
    colours: ['oudrood', 'grijsblauw'],
    material: 'Katoen',
    composition: '75% katoen chenille, 25% polyester',
    pile: '5 mm, plat geweven',
    shape: 'Rechthoekig',
    summary: 'Een medaillonkleed in vervaagd oudrood en grijsblauw, alsof het al drie generaties meegaat.',
    paragraphs: [
      'De tekening komt van een oud oosters kleed, de slijtage is erin geweven. Zo heb je het uiterlijk van antiek en de zorgeloosheid van nieuw.',
      'Omdat het plat geweven is, ligt Karavanserai prettig onder een tafel en past een deur er makkelijk overheen.',
    ],
    points: ['Vervaagde tinten', 'Plat geweven', 'Geschikt voor vloerverwarming'],
    care: 'Stofzuigen, vlekken deppen met lauw water',
    sizes: rectangles(9995, 16995, 25900, 36900),
  },
  {
    picture: 'jute-rond',
    title: 'Rond vloerkleed Touw, jute naturel',
    range: 'Rond vloerkleed Touw',
    brand: 'weefgoed',
    colours: ['naturel'],
    material: 'Jute',
    composition: '100% jute',
    pile: 'Gevlochten, 10 mm',
    shape: 'Rond',
    summary:
      'Dikke juten vlechten, in een spiraal aan elkaar genaaid. Stoer, natuurlijk en mooi onder een ronde tafel.',
    paragraphs: [
      'Jute is de vezel waar ook touw van gemaakt wordt: sterk en een beetje stug. Touw begint in het midden en wordt baan voor baan met de hand groter gemaakt.',
      'Natuurlijke vezels houden niet van water. Leg dit kleed daarom liever in de woonkamer dan in de keuken of de badkamer.',
    ],
    points: ['Met de hand gevlochten', '100% plantaardig', 'Aan twee kanten te gebruiken'],
    care: 'Stofzuigen en uitkloppen, droog houden',
    sizes: rounds(6995, 10995, 18995),
  },
  {
    picture: 'jute-rond-zwart',
    title: 'Rond vloerkleed Touw, jute met zwarte rand',
    range: 'Rond vloerkleed Touw',
    brand: 'weefgoed',
    colours: ['naturel', 'zwart'],
    material: 'Jute',
    composition: '100% jute, deels geverfd',
    pile: 'Gevlochten, 10 mm',
    shape: 'Rond',
    summary: 'Hetzelfde juten kleed, met zwarte ringen die het een scherpe rand geven.',
    paragraphs: [
      'Twee zwarte banen maken van een eenvoudig juten kleed iets grafisch. Het zwart komt terug in een lamp of stoelpoot, en dan klopt de kamer ineens.',
      'De vlechten zijn dubbel genaaid, zodat het kleed plat blijft en de rand niet opkrult.',
    ],
    points: ['Zwarte rand', 'Dubbel genaaid', 'Sterk en natuurlijk'],
    care: 'Stofzuigen en uitkloppen, droog houden',
    sizes: rounds(7495, 11995, 19995),
  },
  {
    picture: 'kids-regenboog',
    title: 'Kindervloerkleed Na de regen',
    brand: 'studio-sproet',
    colours: ['mint', 'multicolor'],
    material: 'Katoen',
    composition: '100% katoen',
    pile: '8 mm',
    shape: 'Rechthoekig',
    summary: 'Een regenboog tussen twee wolken, op zacht lichtblauw katoen dat in de wasmachine kan.',
    paragraphs: [
      'Op dit kleed wordt geknutseld, gevallen en gespeeld dat de vloer lava is. Het katoen is zacht voor blote knieën en het kleed is licht genoeg om mee te verhuizen door het huis.',
      'De kleinste maat past in een wasmachine van acht kilo. De grotere maat neem je mee naar de wasserette, of je dept hem schoon met lauw water.',
    ],
    points: ['Wasbaar op 30 graden', 'Zacht katoen', 'Antislip onderkant'],
    care: 'Wassen op 30 graden, plat drogen',
    sizes: [
      { title: '90x130 cm', cents: 4995 },
      { title: '120x170 cm', cents: 7495 },
    ],
    categories: ['kids'],
  },
  {
    picture: 'hoogpolig-salie',
    title: 'Hoogpolig vloerkleed Mosveld salie',
    range: 'Hoogpolig vloerkleed Mosveld',
    brand: 'weefgoed',
    colours: ['salie'],
    material: 'Polyester',
    composition: '100% gerecycled polyester',
    pile: '40 mm',
    shape: 'Rechthoekig',
    summary: 'Vier centimeter hoog en saliegroen: alsof je met blote voeten over mos loopt.',
    paragraphs: [
      'De lange, zachte draden van Mosveld vallen alle kanten op, zodat het kleed steeds iets van kleur wisselt. Een kleed om op te liggen in plaats van op te staan.',
      'Het garen is gemaakt van gebruikte flessen. Dat voel je niet, maar het maakt wel dat vlekken zich makkelijk laten verwijderen.',
    ],
    points: ['Pool van 40 mm', 'Gerecycled garen', 'Dempt het geluid'],
    care: 'Stofzuigen zonder borstel, vlekken afnemen met water en zeep',
    sizes: rectangles(8995, 15995, 23900, 33900),
  },
  {
    picture: 'strepen-zwart',
    title: 'Vloerkleed Partituur, ecru met zwarte strepen',
    brand: 'weefgoed',
    colours: ['ecru', 'zwart'],
    material: 'Katoen',
    composition: '100% katoen, met de hand geweven',
    pile: '6 mm, plat geweven',
    shape: 'Rechthoekig',
    summary: 'Dunne zwarte lijnen op ecru katoen, op ongelijke afstand, als bladmuziek zonder noten.',
    paragraphs: [
      'De wever telt de lijnen en niet de centimeters. Daarom is geen Partituur precies gelijk en ligt het kleed nergens saai.',
      'Platgeweven katoen is licht en aan twee kanten te gebruiken. Leg er een antislipmat onder, want gewicht heeft het niet.',
    ],
    points: ['Met de hand geweven', 'Aan twee kanten te gebruiken', 'Licht van gewicht'],
    care: 'Stofzuigen, vlekken deppen met lauw water',
    sizes: rectangles(7995, 12995, 19900, 27900),
  },
  {
    picture: 'vormen-klei',
    title: 'Vloerkleed Rivierbed, ronde vormen in klei',
    brand: 'atelier-veldkant',
    colours: ['terra', 'ecru'],
    material: 'Wol',
    composition: '100% wol, met de hand getuft',
    pile: '14 mm',
    shape: 'Rechthoekig',
    summary: 'Ronde vormen in kleitinten schuiven over elkaar als keien in een droge beek.',
    paragraphs: [
      'Elke vorm is apart getuft en daarna bijgeschoren, zodat de randen iets lager liggen. Loop er op blote voeten overheen en je voelt de tekening.',
      'Klei, roest en zand komen uit dezelfde hoek van de kleurenkaart. Het kleed heeft dus veel vormen, en toch rust.',
    ],
    points: ['Met de hand getuft', 'Vormen met reliëf', 'Eigen ontwerp'],
    care: byHand,
    sizes: rectangles(18995, 32900, 51900, 72900),
  },
  {
    picture: 'kelim',
    title: 'Vloerkleed Karavaan, kelim in rood en blauw',
    brand: 'weefgoed',
    colours: ['oudrood', 'nachtblauw', 'oker'],
    material: 'Wol',
    composition: '90% wol, 10% katoen',
    pile: '4 mm, plat geweven',
    shape: 'Rechthoekig',
    summary: 'Een kelim met getrapte ruiten in rood, oker en blauw. Plat, sterk en vol kleur.',
    paragraphs: [
      'Kelims werden geweven door mensen die onderweg waren: zonder pool, dus licht om op te rollen en zo weer uit te kloppen. Ook onder een eettafel werkt dat goed.',
      'De trapvormen ontstaan omdat de draad bij elke kleurwissel terugkeert. Houd hem tegen het licht en je ziet tussen de kleuren een spleetje; dat hoort zo.',
    ],
    points: ['Kelimweefsel zonder pool', 'Sterk garen', 'Voor drukke plekken'],
    care: 'Stofzuigen, vlekken deppen met koud water',
    sizes: rectangles(14995, 24900, 37900, 52900),
  },
  {
    picture: 'hoogpolig-antraciet',
    title: 'Hoogpolig vloerkleed Mosveld antraciet',
    range: 'Hoogpolig vloerkleed Mosveld',
    brand: 'weefgoed',
    colours: ['antraciet'],
    material: 'Polyester',
    composition: '100% gerecycled polyester',
    pile: '40 mm',
    shape: 'Rechthoekig',
    summary: 'Diep antraciet met een lange pool die het licht vasthoudt. Maakt van een zithoek een kamer.',
    paragraphs: [
      'Een donker kleed trekt meubels bij elkaar. Leg het zo dat de voorpoten van bank en stoel erop staan, dan houdt de hoek vanzelf op waar het kleed ophoudt.',
      'Op antraciet zie je kruimels eerder dan op een gemêleerd kleed. Zuig met een glad mondstuk, in de richting waarin de draden vallen.',
    ],
    points: ['Pool van 40 mm', 'Dempt het geluid', 'Van gerecyclede flessen'],
    care: 'Stofzuigen zonder borstel, vlekken afnemen met water en zeep',
    sizes: rectangles(8995, 15995, 23900, 33900),
  },
  {
    picture: 'hoogpolig-ecru',
    title: 'Hoogpolig vloerkleed Mosveld ecru',
    range: 'Hoogpolig vloerkleed Mosveld',
    brand: 'weefgoed',
    colours: ['ecru'],
    material: 'Polyester',
    composition: '100% gerecycled polyester',
    pile: '40 mm',
    shape: 'Rechthoekig',
    summary: 'Roomwit en vier centimeter hoog: de reden om thuis je schoenen uit te doen.',
    paragraphs: [
      'Naast het bed is ecru op zijn best. Je zet ’s ochtends je voeten in iets zachts en de dag begint een stuk vriendelijker.',
      'Licht en hoogpolig, dat vraagt om één huisregel: geen rode wijn. Mocht het toch gebeuren, dep dan meteen met bruiswater en wrijf niet.',
    ],
    points: ['Zacht voor blote voeten', 'Pool van 40 mm', 'Licht in de kamer'],
    care: 'Stofzuigen zonder borstel, vlekken afnemen met water en zeep',
    sizes: rectangles(8995, 15995, 23900, 33900),
  },
  {
    picture: 'schelpen-groen',
    title: 'Vloerkleed Waaier, schelpmotief in groen',
    brand: 'atelier-veldkant',
    colours: ['bladgroen', 'ecru'],
    material: 'Polypropyleen',
    composition: '100% polypropyleen',
    pile: '5 mm, plat geweven',
    shape: 'Rechthoekig',
    summary: 'Rijen groene waaiers op ecru, voor binnen en voor onder de tuintafel.',
    paragraphs: [
      'De vezel neemt geen water op en schimmelt niet. Waaier kan dus naar buiten, en als het regent spuit je hem achteraf schoon met de tuinslang.',
      'Het motief komt van een tegelvloer uit de jaren dertig. Binnen geeft het een rechte gang wat beweging.',
    ],
    points: ['Voor binnen en buiten', 'Af te spuiten', 'Verkleurt niet in de zon'],
    care: 'Stofzuigen of afspoelen, hangend drogen',
    sizes: rectangles(6995, 11995, 17995, 25900),
    overlay: 'Nieuw',
  },
  {
    picture: 'rond-wol-petrol',
    title: 'Rond vloerkleed Kluwen, gevlochten wol petrol',
    range: 'Rond vloerkleed Kluwen',
    brand: 'weefgoed',
    colours: ['petrol'],
    material: 'Wol',
    composition: '80% wol, 20% katoen, gevlochten',
    pile: 'Gevlochten, 14 mm',
    shape: 'Rond',
    summary: 'Wollen vlechten in petrol, opgerold tot een cirkel en met de hand dichtgenaaid.',
    paragraphs: [
      'In elke vlecht zitten drie strengen in net andere tinten blauwgroen. Daar komt de diepte vandaan die een effen kleed niet heeft.',
      'Rond past waar recht niet past: in een erker, onder een draaistoel of aan het voeteneind van een kinderbed. Wol veert terug na de poten van een stoel.',
    ],
    points: ['Gevlochten wol', 'Drie tinten blauwgroen', 'Ligt vlak'],
    care: byHand,
    sizes: rounds(11995, 17995, 29900),
  },
  {
    picture: 'rond-roze',
    title: 'Rond vloerkleed Kluwen, gevlochten wol oudroze',
    range: 'Rond vloerkleed Kluwen',
    brand: 'weefgoed',
    colours: ['oudroze'],
    material: 'Wol',
    composition: '80% wol, 20% katoen, gevlochten',
    pile: 'Gevlochten, 14 mm',
    shape: 'Rond',
    summary:
      'Een zachte oudroze cirkel van gevlochten wol, voor een leeshoek of een kinderkamer die mee moet groeien.',
    paragraphs: [
      'Roze op de vloer is rustiger dan roze op de muur. Met een houten stoel en een lamp erbij staat er een hoek waar je vanzelf gaat zitten.',
      'De rand is drie keer rondgenaaid met gewaxt garen. Daardoor krult hij niet op en loopt de robotstofzuiger er gewoon overheen.',
    ],
    points: ['Rand krult niet', 'Warm voor de voeten', 'Met de hand genaaid'],
    care: byHand,
    sizes: rounds(11995, 17995, 29900),
  },
]

const makePlan = (rug: Rug): ProductPlan => ({
  kind: 'vloerkleed',
  title: rug.title,
  brand: rug.brand,
  family: inColours(rug.range, rug.colours),
  images: pictureWithDetail(`products/vloerkleed/${rug.picture}`),
  colours: rug.colours,
  summary: rug.summary,
  paragraphs: rug.paragraphs,
  points: rug.points,
  usps: [
    rug.points[0] ?? '',
    'Gratis thuisbezorgd, ook de grootste maat',
    'Gratis opgehaald als je herroept',
  ],
  specifications: [
    { title: 'Materiaal', value: rug.composition },
    { title: 'Poolhoogte', value: rug.pile },
    { title: 'Vorm', value: rug.shape },
    { title: 'Onderhoud', value: rug.care },
  ],
  sizes: rug.sizes,
  facets: { 'ae-materiaal': [rug.material], 'ae-vorm': [rug.shape] },
  categories: ['wonen/vloerkleden', ...(rug.categories ?? [])],
  overlay: rug.overlay,
  voice: rug.categories?.includes('kids') ? 'kinderslaapgoed' : undefined,
})

export const vloerkleden: ProductPlan[] = rugs.map(makePlan)
