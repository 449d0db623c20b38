import { pictureWithDetail } from '../pictures.ts'
import { ofAnimals } from './composition.ts'
import type { BrandSlug } from '../brands.ts'
import type { ProductPlan, Size } from '../plan.ts'

interface Topper {
  /** Name in the picture manifest. */
  picture: string
  title: string
  brand: BrandSlug
  material: string
  core: string
  height: string
  cover: string
  firmness: 'Zacht' | 'Medium' | 'Stevig'
  /** One piece that is cut from the head end, so that both halves move with an adjustable bed. */
  split?: true
  summary: string
  paragraphs: string[]
  points: string[]
  /** The price at 90 cm wide. */
  cents: number
  categories?: string[]
  overlay?: string
  reviewLines?: string[]
}

/** The price of each size, relative to that of 90x200 cm. */
const steps = {
  '80x200': 0.95,
  '90x200': 1,
  '140x200': 1.45,
  '160x200': 1.65,
  '180x200': 1.8,
  '180x210': 1.95,
  '180x220': 2.05,
}

const sizes = ({ cents, split }: Topper): Size[] =>
  Object.entries(steps)
    .filter(([size]) => !split || /^1[68]/.test(size))
    .map(([size, factor]) => ({
      title: `${size} cm`,
      cents: Math.round((cents * factor) / 1000) * 1000 - 100,
    }))

const items: Topper[] = [
  {
    picture: 'koudschuim',
    title: 'Topper Vlakte, koudschuim HR40',
    brand: 'rustveld',
    material: 'Koudschuim',
    core: 'Koudschuim HR40, 6 cm',
    height: '7 cm',
    cover: '100% polyester, afritsbaar, wasbaar op 60 graden',
    firmness: 'Medium',
    summary:
      'Een topmatras van koudschuim voor op een boxspring. Veerkrachtig, luchtig en makkelijk op te tillen als je het bed opmaakt.',
    paragraphs: [
      'Een topper, ook wel topdekmatras genoemd, dekt de naad tussen twee matrassen af en spaart het matras eronder. Vlakte doet dat zonder je bed een ander karakter te geven: het blijft zo stevig als het was.',
      'Het open schuim laat vocht snel weer los. Keer de topper elk kwartaal een halve slag, dan slijt hij aan het hoofd- en voeteneind even hard.',
    ],
    points: ['Zeven centimeter hoog', 'Ventileert goed', 'Tijk met rits rondom'],
    cents: 9900,
    reviewLines: ['De naad tussen onze matrassen is weg.'],
  },
  {
    picture: 'traagschuim',
    title: 'Topper Afdruk, traagschuim',
    brand: 'nachtwerk',
    material: 'Traagschuim',
    core: 'Traagschuim van 50 kilo per m³, 7 cm',
    height: '8 cm',
    cover: '60% polyester, 40% lyocell, afritsbaar, wasbaar op 60 graden',
    firmness: 'Zacht',
    summary:
      'Een topdekmatras van traagschuim dat langzaam om je heen sluit. Maakt een te hard matras een stuk vriendelijker.',
    paragraphs: [
      'Traagschuim reageert op de warmte van je lichaam. Op schouders en heupen wordt Afdruk zachter, ertussenin blijft hij dragen. Wie met een slapende arm wakker wordt, merkt daar het snelst iets van.',
      'In een koude slaapkamer voelt dit schuim de eerste minuten wat stug. Dat is normaal; na een kwartier is het op temperatuur.',
    ],
    points: ['Ontlast schouders en heupen', 'Je voelt elkaar niet draaien', 'Acht centimeter hoog'],
    cents: 12900,
    reviewLines: ['Ons harde hotelbed is nu eindelijk zacht.'],
  },
  {
    picture: 'latex',
    title: 'Topper Springtij, natuurlatex',
    brand: 'rustveld',
    material: 'Latex',
    core: 'Latex met 85% natuurlatex, geperforeerd, 7 cm',
    height: '8 cm',
    cover: '80% katoen, 20% wol, afritsbaar, wasbaar op 30 graden',
    firmness: 'Medium',
    summary:
      'Latex veert meteen terug. Deze topper ligt soepel en past zich aan zonder dat je erin blijft steken.',
    paragraphs: [
      'Draai je je vaak om, dan is latex prettiger dan traagschuim: het duwt je mee in plaats van je vast te houden. De gaatjes in Springtij lopen van onder tot boven en voeren warmte af.',
      'Een latex topper is zwaar. Reken voor 160 cm breed op ruim twintig kilo, en vraag bij het keren even hulp.',
    ],
    points: ['Veert direct terug', 'Van het sap van de rubberboom', 'Geperforeerd tegen warmte'],
    cents: 17900,
  },
  {
    picture: 'gel',
    title: 'Topper Zeespiegel, gel-traagschuim',
    brand: 'nachtwerk',
    material: 'Traagschuim',
    core: '4 cm gel-traagschuim op 3 cm koudschuim HR45',
    height: '8 cm',
    cover: '100% polyamide, koel, afritsbaar, wasbaar op 40 graden',
    firmness: 'Medium',
    summary:
      'De druk van je gewrichten, maar niet de hitte van gewoon traagschuim: gel en een koele tijk houden deze topper fris.',
    paragraphs: [
      'Boven ligt traagschuim met gelkorrels, onder een laag koudschuim die voor de veerkracht zorgt. Door die opbouw zak je minder diep weg en blijft er lucht om je heen.',
      'De tijk is van hetzelfde gladde garen als sportkleding. Leg er geen dikke molton over, dan raak je dat koele gevoel weer kwijt.',
    ],
    points: ['Koele bovenkant', 'Twee lagen schuim', 'Voor warme slapers'],
    cents: 15900,
    overlay: 'Nieuw',
  },
  {
    picture: 'pocket',
    title: 'Topper Klaver, micro-pocketvering',
    brand: 'rustveld',
    material: 'Pocketvering',
    core: '600 pocketveren van 4 cm (bij 160x200 cm) tussen twee lagen koudschuim',
    height: '9 cm',
    cover: '100% polyester, afritsbaar, wasbaar op 60 graden',
    firmness: 'Medium',
    summary:
      'Een topper met kleine veren in plaats van een blok schuim. Ligt koel en geeft een oud matras wat vering terug.',
    paragraphs: [
      'Zeshonderd veertjes van vier centimeter hoog, elk in een eigen zakje. Ze zakken punt voor punt in, waardoor Klaver preciezer meegeeft dan schuim van dezelfde dikte.',
      'Tussen de veren zit vooral lucht. Dat maakt dit oplegmatras geschikt voor wie het met elk schuim te warm krijgt.',
    ],
    points: ['Zeshonderd veren in zakjes', 'Koelste topper van dit rijtje', 'Negen centimeter hoog'],
    cents: 18900,
  },
  {
    picture: 'hotel',
    title: 'Hoteltopper Receptie, koudschuim HR50',
    brand: 'maison-lumare',
    material: 'Koudschuim',
    core: 'Koudschuim HR50, 8 cm, vlamvertragend',
    height: '9 cm',
    cover: '100% polyester, vast, in blokken doorgestikt',
    firmness: 'Stevig',
    summary:
      'Een dikke, stevige topper uit de hotellerie. De tijk is vast, zodat hij bij het opmaken niet verschuift.',
    paragraphs: [
      'Hotels kiezen voor HR50 omdat het schuim na duizenden nachten nog overeind staat. Thuis betekent dat een topdekmatras dat in het midden geen kuil krijgt.',
      'Om de vaste tijk schoon te houden hoort er een toppermolton op. Aan vier lussen til je hem van het bed.',
    ],
    points: ['Gemaakt voor dagelijks gebruik in hotels', 'Met vier handlussen', 'Stevig'],
    cents: 14900,
    categories: ['hotel-linnen', 'strictly-business'],
  },
  {
    picture: 'hoogland',
    title: 'Topper Hoogland, koudschuim HR55 van 10 cm',
    brand: 'nachtwerk',
    material: 'Koudschuim',
    core: '5 cm HR55 met golfsnede op 4 cm HR40',
    height: '10 cm',
    cover: '100% polyester, afritsbaar, met 3D-band, wasbaar op 60 graden',
    firmness: 'Medium',
    summary:
      'Tien centimeter koudschuim in twee lagen: bijna een matras op je matras. Ook los te gebruiken op een logeerbed.',
    paragraphs: [
      'De bovenste laag is in golven gesneden en geeft mee, de onderste is dicht en draagt. Zo voelt Hoogland luxe, terwijl je rug toch ondersteund blijft.',
      'Let bij deze hoogte op je hoeslaken: neem er een voor toppers met een hoek van minstens twaalf centimeter, of trek een gewoon hoeslaken om topper en matras samen.',
    ],
    points: ['Tien centimeter hoog', 'Twee lagen koudschuim', 'Open band rondom'],
    cents: 16900,
  },
  {
    picture: 'basis',
    title: 'Topper Logé, comfortschuim van 5 cm',
    brand: 'huize-sluimer',
    material: 'Comfortschuim',
    core: 'Polyether SG25, 4,5 cm',
    height: '5 cm',
    cover: '100% polyester, afritsbaar, wasbaar op 40 graden',
    firmness: 'Medium',
    summary:
      'Dun, licht en goed betaalbaar: een topper voor de logeerkamer, de camper of het eerste bed op kamers.',
    paragraphs: [
      'Voor een bed dat een paar nachten per maand wordt gebruikt, is vijf centimeter comfortschuim genoeg. Logé rol je op met een riem en hij past dan onder de meeste bedden.',
      'Slaap je er elke nacht op, kies dan liever koudschuim. Dat kost wat meer, maar veert jaren langer.',
    ],
    points: ['Op te rollen', 'Weegt weinig', 'Voor af en toe'],
    cents: 5900,
    reviewLines: ['Ligt nu op het slaapbankje in de camper, een wereld van verschil.'],
  },
  {
    picture: 'dons',
    title: 'Donzen topdek Donderwolk',
    brand: 'donsdal',
    material: 'Dons',
    core: 'Bovenlaag 70% eendendons, 30% veertjes; onderlaag 100% veertjes, in blokken gestikt',
    height: '8 cm, opgeschud',
    cover: '100% katoen, donsdicht',
    firmness: 'Zacht',
    summary:
      'Een donzen laag over je matras, zoals in een ouderwets bed. Je zakt erin weg en het is meteen warm.',
    paragraphs: [
      'Donderwolk bestaat uit twee lagen: onder stevige veertjes die dragen, boven dons dat zacht is. Schud hem elke ochtend op, want in de nacht druk je hem plat.',
      'Een donzen topdek geeft geen steun, alleen zachtheid. Op een goed matras is het heerlijk, een doorgelegen matras wordt er niet beter van.',
    ],
    points: ['Dons boven, veertjes onder', 'Elastiek op de hoeken', 'Extra warm in de winter'],
    cents: 13900,
    reviewLines: ['Alsof je elke avond in een wolk stapt.'],
  },
  {
    picture: 'wol',
    title: 'Wollen topdek Schaapsdek',
    brand: 'wolhoeve',
    material: 'Wol',
    core: '100% scheerwol, 900 gram per m², doorgestikt',
    height: '3 cm',
    cover: '100% katoen, ongebleekt, met elastiek om de hoeken',
    firmness: 'Zacht',
    summary:
      'Een dun topdek van scheerwol dat vocht opneemt en de temperatuur gelijk houdt, zomer en winter.',
    paragraphs: [
      'Wol kan een derde van zijn gewicht aan vocht opnemen zonder nat aan te voelen. Daarom lig je op Schaapsdek droger dan op schuim, ook in een warme nacht.',
      'Hang het topdek een paar keer per jaar een middag buiten, liefst bij mistig weer. Wassen is zelden nodig en mag alleen op het wolprogramma.',
    ],
    points: ['Scheerwol van Nederlandse schapen', 'Neemt vocht op', 'Aan twee kanten te beslapen'],
    cents: 14900,
  },
  {
    picture: 'split-koudschuim',
    title: 'Split topper Vlakte, koudschuim HR40',
    brand: 'rustveld',
    material: 'Koudschuim',
    core: 'Koudschuim HR40, 6 cm, 100 cm ingesneden',
    height: '7 cm',
    cover: '100% polyester, afritsbaar, met losse helften, wasbaar op 60 graden',
    firmness: 'Medium',
    split: true,
    summary:
      'Boven twee helften, onder één geheel: een split topper voor een elektrisch verstelbare boxspring.',
    paragraphs: [
      'Zet de een het hoofdeind omhoog om te lezen, dan ligt de ander gewoon plat. De snede van een meter begint aan het hoofdeind en houdt op ter hoogte van je bovenbenen.',
      'Neem er een split hoeslaken bij; een gewoon topperhoeslaken trekt de helften naar elkaar toe. De molton Tweedeling heeft dezelfde snede.',
    ],
    points: ['Een meter ingesneden', 'Voor elektrische boxsprings', 'Geen naad bij de benen'],
    cents: 11900,
    reviewLines: ['Ik lees rechtop terwijl mijn man al slaapt.'],
  },
  {
    picture: 'split-traagschuim',
    title: 'Split topper Afdruk, traagschuim',
    brand: 'nachtwerk',
    material: 'Traagschuim',
    core: 'Traagschuim van 50 kilo per m³, 7 cm, 100 cm ingesneden',
    height: '8 cm',
    cover: '60% polyester, 40% lyocell, afritsbaar, wasbaar op 60 graden',
    firmness: 'Zacht',
    split: true,
    summary:
      'Het drukverlagende schuim van Afdruk, met een snede in het midden zodat beide hoofdeinden apart omhoog kunnen.',
    paragraphs: [
      'Traagschuim is buigzaam en volgt een verstelbare bodem goed. Bij het opstaan van het rugdeel kruipt deze topper niet omhoog, want de onderkant van de tijk is stroef.',
      'Heb je allebei een ander gewicht, dan is dat geen probleem: elke helft vormt zich los van de andere.',
    ],
    points: ['Stroeve onderkant', 'Buigt soepel mee', 'Acht centimeter hoog'],
    cents: 14900,
  },
  {
    picture: 'split-latex',
    title: 'Split topper Springtij, natuurlatex',
    brand: 'rustveld',
    material: 'Latex',
    core: 'Latex met 85% natuurlatex, 7 cm, 100 cm ingesneden',
    height: '8 cm',
    cover: '80% katoen, 20% wol, afritsbaar, wasbaar op 30 graden',
    firmness: 'Medium',
    split: true,
    summary:
      'Latex is het soepelste materiaal voor een verstelbaar bed. Deze split topper buigt mee tot in de zithouding en keert terug zonder kreukels.',
    paragraphs: [
      'Waar stug schuim bij de knik een bult maakt, volgt Springtij de bodem gewoon. De randen van de snede zijn afgewerkt met band, zodat er na jaren verstellen niets uitscheurt.',
      'De wol in de tijk ligt aan de bovenkant. Zo komt je huid niet dicht op het rubber en blijft het bed aangenaam droog.',
    ],
    points: ['Volgt elke stand van het bed', 'Versterkte snede', 'Wol in de tijk'],
    cents: 19900,
  },
]

/** Down and wool fill a cover, as in a duvet; the other materials are the core itself. */
const isFilling = (material: string): boolean => material === 'Dons' || material === 'Wol'

/** A topper and its split form are one model: `Split topper Vlakte, …` belongs to `Topper Vlakte, …`. */
const familyOf = ({ title, split }: Topper): ProductPlan['family'] => ({
  title: `Topper ${/opper (\S+?),? /.exec(title)?.[1] ?? title}`,
  values: { Uitvoering: split ? 'Split' : 'Uit één stuk' },
})

const makePlan = (topper: Topper): ProductPlan => ({
  kind: 'topper',
  title: topper.title,
  brand: topper.brand,
  family: familyOf(topper),
  images: pictureWithDetail(`products/topper/${topper.picture}`),
  colours: ['wit'],
  summary: topper.summary,
  paragraphs: topper.paragraphs,
  points: topper.points,
  usps: [topper.points[0] ?? '', 'Gratis thuisbezorgd', 'Gratis retour als je herroept'],
  specifications: [
    { title: isFilling(topper.material) ? 'Vulling' : 'Kern', value: topper.core },
    { title: 'Hoogte', value: topper.height },
    { title: 'Tijk', value: topper.cover },
    ...ofAnimals(topper.material),
    { title: 'Hardheid', value: topper.firmness },
    { title: 'Vorm', value: topper.split ? 'Split, 100 cm ingesneden vanaf het hoofdeind' : 'Uit één stuk' },
  ],
  sizes: sizes(topper),
  facets: {
    [isFilling(topper.material) ? 'ae-vulling' : 'ae-materiaal']: [topper.material],
    'ae-hardheid': [topper.firmness],
    'ae-vorm': [topper.split ? 'Split' : 'Uit één stuk'],
  },
  categories: ['toppers', ...(topper.categories ?? [])],
  overlay: topper.overlay,
  reviewLines: topper.reviewLines,
})

export const toppers: ProductPlan[] = items.map(makePlan)
