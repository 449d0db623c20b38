import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ProductPlan, Size } from '../plan.ts'

interface Mattress {
  title: string
  brand: BrandSlug
  /** Name in the picture manifest. */
  picture: string
  material: string
  height: string
  core: string
  cover: string
  firmness: ('Zacht' | 'Medium' | 'Stevig')[]
  summary: string
  paragraphs: string[]
  points: string[]
  sizes: Size[]
  /** Years of guarantee on the core; 10 by default. */
  years?: number
  categories?: string[]
}

/** @param cents the price at 90 cm wide; the other widths follow the usual price steps */
const sizes = (cents: number): Size[] => {
  const step = (factor: number) => Math.round((cents * factor) / 1000) * 1000 - 100
  return [
    { title: '80x200 cm', cents: step(1) },
    { title: '90x200 cm', cents: step(1) },
    { title: '140x200 cm', cents: step(1.5) },
    { title: '160x200 cm', cents: step(1.75) },
    { title: '180x200 cm', cents: step(1.95) },
    { title: '180x210 cm', cents: step(2.15) },
  ]
}

const mattresses: Mattress[] = [
  {
    title: 'Pocketveringmatras Polder, 7 zones',
    brand: 'rustveld',
    picture: 'mattress-pocket',
    material: 'Pocketvering',
    height: '22 cm',
    core: '1.000 pocketveren (bij 160x200 cm), afdeklaag van koudschuim',
    cover: '100% polyester, afritsbaar, wasbaar op 60 graden',
    firmness: ['Medium', 'Stevig'],
    summary:
      'Een degelijk pocketveringmatras met zeven zones. Elke veer zit in zijn eigen zakje en beweegt alleen waar jij ligt.',
    paragraphs: [
      'Polder is het matras dat we het vaakst aanraden. De veren onder je schouders zijn zachter dan die onder je bekken, zodat je ruggengraat recht blijft, op je rug en op je zij.',
      'Omdat elke veer los van de andere werkt, merk je weinig van iemand die zich naast je omdraait. Tussen de veren blijft bovendien lucht stromen: fijn voor wie snel warm is.',
    ],
    points: ['Zeven zones', 'Ventileert goed', 'Verstevigde randen om op te zitten'],
    sizes: sizes(29900),
  },
  {
    title: 'Pocketveringmatras Heuvelland, met latex',
    brand: 'rustveld',
    picture: 'pocket-latex',
    material: 'Pocketvering',
    height: '25 cm',
    core: '1.400 micro-pocketveren (bij 160x200 cm), 4 cm latex',
    cover: '60% polyester, 40% lyocell, afritsbaar, wasbaar op 60 graden',
    firmness: ['Zacht', 'Medium', 'Stevig'],
    summary:
      'Kleine veren en een laag veerkrachtig latex: een luxe matras dat meegeeft zonder dat je erin wegzakt.',
    paragraphs: [
      'Meer veren betekent nauwkeuriger steun. In Heuvelland zitten er veertig procent meer dan in een gewoon pocketmatras, elk niet dikker dan een wijnkurk.',
      'De latexlaag erboven maakt het geheel soepel en stil. De tijk met lyocell neemt vocht op en kan er met een rits omheen vandaan.',
    ],
    points: ['Micro-pocketveren', 'Bovenlaag van latex', 'In drie hardheden'],
    sizes: sizes(49900),
  },
  {
    title: 'Hotelmatras Receptie, pocketvering',
    brand: 'maison-lumare',
    picture: 'pocket-hotel',
    material: 'Pocketvering',
    height: '23 cm',
    core: '800 pocketveren (bij 160x200 cm), vlamvertragende afdeklaag',
    cover: '100% polyester, vast en doorgestikt',
    firmness: ['Medium', 'Stevig'],
    summary: 'Ontworpen voor duizenden gasten en daarom heel sterk. Een stevig matras dat zijn vorm houdt.',
    paragraphs: [
      'Hotels rekenen in nachten, niet in jaren. Receptie is getest op dertigduizend belastingen en blijft dan binnen een paar millimeter van zijn oorspronkelijke hoogte.',
      'Twee handvatten per zijde maken keren en verplaatsen licht werk. Voor een vakantiewoning, praktijk of gewoon een logeerkamer die vaak gebruikt wordt.',
    ],
    points: ['Getest voor intensief gebruik', 'Vier handvatten', 'Aan twee kanten te beslapen'],
    sizes: sizes(26900),
    categories: ['hotel-linnen', 'strictly-business'],
  },
  {
    title: 'Koudschuimmatras Weide, HR45',
    brand: 'rustveld',
    picture: 'mattress-cold',
    material: 'Koudschuim',
    height: '20 cm',
    core: 'Koudschuim HR45 met 7 comfortzones',
    cover: '100% polyester, afritsbaar, wasbaar op 60 graden',
    firmness: ['Medium', 'Stevig'],
    summary:
      'Licht, veerkrachtig en geschikt voor een verstelbare lattenbodem. Het koudschuim veert terug zodra je opstaat.',
    paragraphs: [
      'Weide is in je eentje te tillen, en dat is prettig als je een hoogslaper of een smalle trap hebt. De insnijdingen in de kern geven schouders en heupen wat extra ruimte.',
      'HR45 staat voor de dichtheid van het schuim: 45 kilo per kubieke meter. Hoe hoger dat getal, hoe langer een matras zijn veerkracht houdt.',
    ],
    points: ['Geschikt voor elektrische bodems', 'Licht van gewicht', 'Zeven zones'],
    sizes: sizes(24900),
  },
  {
    title: 'Koudschuimmatras Waddenzee, HR55',
    brand: 'nachtwerk',
    picture: 'koudschuim-hr55',
    material: 'Koudschuim',
    height: '23 cm',
    core: 'Koudschuim HR55, twee lagen, schouderzone',
    cover: '100% polyester, afritsbaar, met 3D-band, wasbaar op 60 graden',
    firmness: ['Zacht', 'Medium', 'Stevig'],
    summary:
      'Twee lagen compact koudschuim met een uitgesneden schouderzone. Voor zijslapers die toch stevig willen liggen.',
    paragraphs: [
      'Bij Waddenzee is het schuim onder je schouder dieper ingesneden. Daar mag je wegzakken, terwijl je middel en bekken juist gesteund worden.',
      'De open band rondom laat vocht ontsnappen. Zet het raam ’s ochtends open en het matras is voor de avond weer helemaal droog.',
    ],
    points: ['Diepe schouderzone', 'Compact schuim dat lang meegaat', 'Ventilerende band'],
    sizes: sizes(39900),
  },
  {
    title: 'Kindermatras Duinpad, koudschuim',
    brand: 'studio-sproet',
    picture: 'kind',
    material: 'Koudschuim',
    height: '14 cm',
    core: 'Koudschuim HR40, zonder lijmlagen',
    cover: '100% katoen, afritsbaar, wasbaar op 60 graden',
    firmness: ['Medium', 'Stevig'],
    summary: 'Een stevig kindermatras van één stuk schuim, met een katoenen hoes die zo in de was kan.',
    paragraphs: [
      'Kinderen wegen weinig en hebben geen zones nodig, wel een vlak en stevig bed. Duinpad is uit één stuk gesneden, zonder lijm.',
      'De hoes rits je er rondom af. Met een waterdichte molton eronder is een nachtelijk ongelukje in vijf minuten verholpen.',
    ],
    points: ['Uit één stuk, zonder lijm', 'Katoenen hoes', 'Voor peuter- en kinderbedden'],
    sizes: [
      { title: '60x120 cm', cents: 6995 },
      { title: '70x150 cm', cents: 8495 },
      { title: '90x200 cm', cents: 14995 },
    ],
    categories: ['kids'],
  },
  {
    title: 'Traagschuimmatras Afdruk',
    brand: 'nachtwerk',
    picture: 'mattress-memory',
    material: 'Traagschuim',
    height: '22 cm',
    core: '5 cm traagschuim op koudschuim HR40',
    cover: '100% polyester, afritsbaar, wasbaar op 60 graden',
    firmness: ['Zacht', 'Medium', 'Stevig'],
    summary:
      'Het traagschuim neemt langzaam jouw vorm aan en verdeelt de druk. Een zegen voor wie wakker wordt met pijnlijke heupen.',
    paragraphs: [
      'Leg je hand op Afdruk en haal hem weer weg: een paar tellen blijft de vorm staan. Zo werkt het ook ’s nachts: het schuim geeft mee waar je zwaar bent en vult op waar je hol bent.',
      'Onder het traagschuim ligt een laag koudschuim die terugveert. Daardoor kun je je toch makkelijk omdraaien.',
    ],
    points: ['Drukverlagend', 'Je merkt elkaar niet', 'Koudschuim voor de veerkracht'],
    sizes: sizes(34900),
  },
  {
    title: 'Traagschuimmatras Zeespiegel, met gel',
    brand: 'nachtwerk',
    picture: 'gel',
    material: 'Traagschuim',
    height: '25 cm',
    core: '6 cm gel-traagschuim op koudschuim HR50 met luchtkanalen',
    cover: '65% polyester, 35% polyamide, koel en afritsbaar',
    firmness: ['Medium', 'Stevig'],
    summary:
      'Al het comfort van traagschuim, zonder de warmte. De gel en de luchtkanalen houden het matras fris.',
    paragraphs: [
      'Wie van traagschuim houdt maar het er warm op krijgt, kan terecht bij Zeespiegel. De blauwe gel in de bovenlaag verdeelt warmte over een groter oppervlak.',
      'De kern is diagonaal ingesneden, zodat er bij elke beweging lucht doorheen gaat. Je ligt stevig, stil en koel.',
    ],
    points: ['Koeler dan gewoon traagschuim', 'Luchtkanalen in de kern', 'Stille nacht: geen veren'],
    sizes: sizes(49900),
  },
  {
    title: 'Natuurlatexmatras Boomgaard',
    brand: 'rustveld',
    picture: 'natuurlatex',
    material: 'Latex',
    height: '21 cm',
    core: 'Latex met 90% natuurlatex, 16 cm, met een laag kokos en wol',
    cover: '80% biologisch katoen, 20% wol, afritsbaar, wasbaar op 30 graden',
    firmness: ['Zacht', 'Medium', 'Stevig'],
    summary:
      'Een matras van rubber, kokos en wol. Veert als geen ander terug en bevat geen metaal en geen schuim uit aardolie.',
    paragraphs: [
      'Natuurlatex wordt van het sap van de rubberboom geklopt, zoals slagroom, en dan gebakken. De laag kokos eronder is stug en zorgt dat je niet te diep zakt.',
      'Latex is zwaar en houdt van lucht: leg Boomgaard op een open lattenbodem en keer hem twee keer per jaar, liefst met zijn tweeën.',
    ],
    points: ['90% natuurlatex', 'Kokos en wol', 'Voor verstelbare bodems'],
    sizes: sizes(64900),
  },
  {
    title: 'Eenpersoonsmatras Zijkamer, pocketvering',
    brand: 'huize-sluimer',
    picture: 'eenpersoons',
    material: 'Pocketvering',
    height: '19 cm',
    core: '250 pocketveren per m², afdeklaag van comfortschuim',
    cover: '100% polyester, afritsbaar, wasbaar op 40 graden',
    firmness: ['Medium'],
    summary:
      'Een nette basis voor de logeerkamer, het eerste eigen bed of een stapelbed. Met echte veren, voor de prijs van schuim.',
    paragraphs: [
      'Zijkamer heeft geen zones en geen dikke toplaag. Wat je wel krijgt zijn losse veren in zakjes, dus een matras dat ademt en niet doorhangt.',
      'In een stapelbed let je op de hoogte: met negentien centimeter blijft de rand van de meeste bovenbedden hoog genoeg.',
    ],
    points: ['Alleen in eenpersoonsmaten', 'Past in een stapelbed', 'Ventilerende veren'],
    sizes: [
      { title: '80x200 cm', cents: 15900 },
      { title: '90x200 cm', cents: 15900 },
      { title: '90x210 cm', cents: 17900 },
      { title: '120x200 cm', cents: 21900 },
    ],
    years: 5,
  },
  {
    title: 'Koudschuimmatras Dijk, extra stevig HR60',
    brand: 'nachtwerk',
    picture: 'extra-stevig',
    material: 'Koudschuim',
    height: '22 cm',
    core: 'Koudschuim HR60 uit één stuk, met schouderzone',
    cover: '100% polyester, afritsbaar, wasbaar op 60 graden',
    firmness: ['Stevig'],
    summary:
      'Zestig kilo schuim per kubieke meter. Voor wie meer dan 110 kilo weegt of op een gewoon matras altijd in een kuil eindigt.',
    paragraphs: [
      'Zwaardere slapers drukken een gewoon koudschuimmatras tot op de bodem in. Dijk heeft een kern die ook dan nog weerstand houdt, met alleen bij de schouders wat ruimte.',
      'Verwacht geen zacht welkom; de eerste week voelt het bijna als een vloer. Wie zachter wil liggen en toch draagkracht zoekt, legt er een topper op.',
    ],
    points: ['Tot 150 kilo per persoon', 'Dichtste koudschuim in ons assortiment', 'Eén stuk, zonder lijm'],
    sizes: sizes(44900),
  },
  {
    title: 'Vouwmatras Logé, in drie delen',
    brand: 'huize-sluimer',
    picture: 'vouwmatras',
    material: 'Comfortschuim',
    height: '10 cm',
    core: 'Polyether SG25, drie losse kussens',
    cover: '100% katoen, grijs, afritsbaar, wasbaar op 40 graden',
    firmness: ['Medium'],
    summary:
      'Overdag een poef, ’s nachts een bed. Een vouwmatras voor logees, met een hoes die helemaal af kan.',
    paragraphs: [
      'De drie kussens zitten met een strook stof aan elkaar. Gevouwen is het een blok van 65 centimeter waar een kind op kan zitten; uitgevouwen slaapt een volwassene er een weekend prima op.',
      'Leg hem op een kleed of op een vlonder, niet op een koude tegelvloer, want dan trekt er vocht in. Voor elke nacht is hij te dun.',
    ],
    points: ['Opgevouwen 65 cm lang', 'Met draaggreep', 'Hoes in de was'],
    sizes: [
      { title: '65x195 cm', cents: 7995 },
      { title: '80x195 cm', cents: 9495 },
    ],
    years: 2,
  },
]

const linesByMaterial: Record<string, string[]> = {
  Pocketvering: [
    'De veren hoor je niet en voel je niet.',
    'Lekker luchtig, we hebben het minder warm.',
    'Stevige rand, ook handig bij het opstaan.',
  ],
  Koudschuim: [
    'Licht genoeg om in je eentje te draaien.',
    'Werkt perfect op onze verstelbare bodem.',
    'Veert goed terug.',
  ],
  Traagschuim: [
    'Mijn heupen hebben nergens meer last van.',
    'Je zakt er zacht in en ligt dan muurvast.',
    'Geen beweging meer van de andere kant.',
  ],
}

const makePlan = (mattress: Mattress): ProductPlan => ({
  kind: 'matras',
  title: mattress.title,
  brand: mattress.brand,
  images: pictureWithDetail(`products/matras/${mattress.picture}`),
  colours: ['wit'],
  summary: mattress.summary,
  paragraphs: mattress.paragraphs,
  points: mattress.points,
  usps: [
    'Gratis thuisbezorgd',
    'Gratis opgehaald als je herroept',
    `${mattress.years ?? 10} jaar garantie op de kern`,
  ],
  specifications: [
    { title: 'Kern', value: mattress.core },
    { title: 'Hoogte', value: mattress.height },
    { title: 'Tijk', value: mattress.cover },
    { title: 'Hardheid', value: mattress.firmness.join(', ') },
    { title: 'Garantie', value: `${mattress.years ?? 10} jaar op de kern` },
  ],
  sizes: mattress.sizes,
  choice: { title: 'Hardheid', values: mattress.firmness.map((title) => ({ title })) },
  facets: { 'ae-materiaal': [mattress.material] },
  categories: ['matrassen', ...(mattress.categories ?? [])],
  ...(mattress.categories?.includes('kids')
    ? { voice: 'kinderslaapgoed' as const }
    : { reviewLines: linesByMaterial[mattress.material] }),
})

export const matrassen: ProductPlan[] = mattresses.map(makePlan)
