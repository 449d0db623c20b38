import { pictureWithDetail } from '../pictures.ts'
import { ofAnimals } from './composition.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import type { ProductPlan, Size } from '../plan.ts'

interface Duvet {
  title: string
  brand: BrandSlug
  /** Name in the picture manifest. */
  picture: string
  filling: string
  fillingDetail: string
  cover: string
  warmth: string
  summary: string
  paragraphs: string[]
  points: string[]
  care: string
  sizes: Size[]
  categories?: string[]
  overlay?: string
  soldOut?: boolean
}

const sizes = (single: number, double: number, large: number, larger: number): Size[] => [
  { title: '140x200 cm', cents: single },
  { title: '140x220 cm', cents: single + 1000 },
  { title: '200x200 cm', cents: double },
  { title: '200x220 cm', cents: double + 1000 },
  { title: '240x220 cm', cents: large },
  { title: '260x220 cm', cents: larger },
]

const duvets: Duvet[] = [
  {
    title: 'Vierseizoenendekbed Vierluik, holle vezel',
    brand: 'vezelrust',
    picture: 'duvet-all',
    filling: 'Vezel',
    fillingDetail: '100% polyester, siliconen holle vezel, 200 + 300 gram per m²',
    cover: '100% polyester, geborstelde microvezel',
    warmth: 'Vierseizoenen',
    summary:
      'Twee dekbedden in één: een dunne voor de zomer, een dikkere voor lente en herfst, en samen een warm winterdekbed. Wasbaar op 60 graden.',
    paragraphs: [
      'Vierluik bestaat uit twee lagen die je met drukknopen aan elkaar zet. In juli slaap je onder de dunne, in oktober onder de dikke, en als het vriest klik je ze samen.',
      'De holle vezel houdt lucht vast zoals dons dat doet, maar is makkelijker te wassen. Een verstandige keuze als je allergisch bent voor huisstofmijt.',
    ],
    points: ['Los en samen te gebruiken', 'Vijftien drukknopen', 'Geschikt bij een huisstofmijtallergie'],
    care: 'Wassen op 60 graden, droger met tennisballen',
    sizes: sizes(4995, 7495, 8995, 9995),
  },
  {
    title: 'Vierseizoenendekbed Eikenhof, katoen en vezel',
    brand: 'huize-sluimer',
    picture: 'katoen',
    filling: 'Vezel',
    fillingDetail: '100% gerecycled polyester, 150 + 250 gram per m²',
    cover: '100% katoen',
    warmth: 'Vierseizoenen',
    summary:
      'Een vierseizoenendekbed met een tijk van echt katoen en een vulling van gerecyclede flessen. Ademt beter dan je van deze prijs verwacht.',
    paragraphs: [
      'Wat je voelt is katoen, en dat maakt verschil: de tijk van Eikenhof ademt en ritselt niet. Wat je niet voelt is dat de vulling ooit uit petflessen bestond.',
      'De twee delen hebben elk hun eigen gewicht. Bewaar het deel dat je niet gebruikt in de meegeleverde katoenen tas.',
    ],
    points: ['Katoenen tijk', 'Vulling van gerecycled materiaal', 'Met opbergtas'],
    care: 'Wassen op 60 graden, droger op lage stand',
    sizes: sizes(5995, 8495, 9995, 10995),
  },
  {
    title: 'Zomerdekbed Briesje, lyocell',
    brand: 'vezelrust',
    picture: 'zomer',
    filling: 'Vezel',
    fillingDetail: '50% lyocell, 50% polyester, 150 gram per m²',
    cover: '60% lyocell, 40% katoen',
    warmth: 'Klasse 4, licht',
    summary:
      'Een licht zomerdekbed dat vocht opneemt en koel blijft. Voor warme nachten en voor iedereen die altijd één been buiten boord heeft.',
    paragraphs: [
      'Briesje weegt bijna niets en geeft toch het gevoel dat je ergens onder ligt. De lyocell in de vulling neemt vocht op en geeft het weer af aan de lucht.',
      'Ook prettig in een goed geïsoleerd huis, waar het in de winter zelden koud wordt in de slaapkamer.',
    ],
    points: ['Heel licht', 'Neemt veel vocht op', 'Snel droog na het wassen'],
    care: 'Wassen op 40 graden, aan de lijn drogen',
    sizes: sizes(3995, 5495, 6495, 7495),
  },
  {
    title: 'Winterdekbed Poolnacht, microvezel',
    brand: 'vezelrust',
    picture: 'winter',
    filling: 'Vezel',
    fillingDetail: '100% polyester, microvezel, 450 gram per m²',
    cover: '100% polyester, microvezel',
    warmth: 'Klasse 1, extra warm',
    summary:
      'Extra warm en toch makkelijk te wassen. Poolnacht is gemaakt voor onverwarmde slaapkamers en voor mensen met altijd koude voeten.',
    paragraphs: [
      'De vezels in Poolnacht zijn dunner dan een haar. Daardoor passen er meer in, en blijft er meer warme lucht tussen hangen. Je merkt het binnen vijf minuten.',
      'De vakken zijn doorgestikt, zodat de vulling niet naar het voeteneind zakt.',
    ],
    points: ['Warmteklasse 1', 'Doorgestikte vakken', 'Geborsteld zachte tijk'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: sizes(4495, 6495, 7995, 8995),
  },
  {
    title: 'Enkel dekbed Alledag, holle vezel',
    brand: 'huize-sluimer',
    picture: 'alledag',
    filling: 'Vezel',
    fillingDetail: '100% polyester, holle vezel, 300 gram per m²',
    cover: '50% polyester, 50% katoen',
    warmth: 'Klasse 3, gemiddeld',
    summary:
      'Een goed en goedkoop dekbed voor het grootste deel van het jaar. Voor de logeerkamer, de studentenkamer of gewoon voor jezelf.',
    paragraphs: [
      'Alledag doet wat een dekbed moet doen, zonder poespas. De middelzware vulling is van maart tot november precies goed.',
      'Hij past in een gewone wasmachine van 7 kilo en is na een nacht aan de lijn weer droog.',
    ],
    points: ['Voor drie van de vier seizoenen', 'Past in een gewone wasmachine', 'Vriendelijk geprijsd'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: sizes(2495, 3995, 4795, 5495),
    categories: ['strictly-business'],
  },
  {
    title: 'Donzen vierseizoenendekbed Wolkendek',
    brand: 'donsdal',
    picture: 'duvet-down',
    filling: 'Dons',
    fillingDetail: '90% eendendons, 10% veertjes',
    cover: '100% katoen, donsdicht percal',
    warmth: 'Vierseizoenen',
    summary:
      'Twee donzen dekbedden die je los en samen gebruikt. Samen weegt een tweepersoons nog geen twee kilo.',
    paragraphs: [
      'Dons isoleert beter dan elke andere vulling, bij een gewicht dat je nauwelijks merkt. In Wolkendek zit het in cassettes, zodat elk plekje even vol is.',
      'De zomerlaag heeft warmteklasse 4, de tussenlaag klasse 3. Samen vormen ze een klasse 1, genoeg voor een slaapkamer met het raam open in januari.',
    ],
    points: ['90% dons', 'Cassettestiksel tegen koude plekken', 'Dons van gecontroleerde herkomst'],
    care: 'Wassen op 60 graden, goed nadrogen in de droger',
    sizes: sizes(16995, 23900, 27900, 30900),
  },
  {
    title: 'Donzen winterdekbed Eiderland',
    brand: 'donsdal',
    picture: 'ganzendons',
    filling: 'Dons',
    fillingDetail: '100% ganzendons',
    cover: '100% katoen, batist',
    warmth: 'Klasse 1, extra warm',
    summary: 'Puur ganzendons in een tijk van fijn batist: het warmste en lichtste dekbed dat we hebben.',
    paragraphs: [
      'Voor Eiderland gebruiken we alleen dons, geen veertjes. De vlokken zijn groot en veerkrachtig, en veren na het opschudden op tot een volume waar je je hand in verliest.',
      'Batist is een heel fijne katoensoort. Het is zo dicht geweven dat er geen donsje doorheen komt, en zo licht dat je het niet voelt.',
    ],
    points: ['100% ganzendons', 'Tijk van zacht batist', 'Hoge opstaande cassettes'],
    care: 'Wassen op 40 graden of laten reinigen',
    sizes: sizes(24900, 34900, 39900, 43900),
  },
  {
    title: 'Donzen zomerdekbed Pluim',
    brand: 'donsdal',
    picture: 'dons-zomer',
    filling: 'Dons',
    fillingDetail: '70% eendendons, 30% veertjes',
    cover: '100% katoen',
    warmth: 'Klasse 4, licht',
    summary: 'Het gemak van dons, maar dan zo dun dat je er ook in juli onder kunt slapen.',
    paragraphs: [
      'Een dun laagje dons is aangenamer dan een laken: het vangt de afkoeling van de vroege ochtend op, zonder je in de avond te warm te maken.',
      'Pluim vouw je op tot het formaat van een kussen. Handig voor in de caravan of als je vaak logeert.',
    ],
    points: ['Licht en luchtig', 'Klein op te vouwen', 'Ook fijn in goed geïsoleerde huizen'],
    care: 'Wassen op 60 graden, goed nadrogen in de droger',
    sizes: sizes(8995, 12995, 15995, 17995),
  },
  {
    title: 'Donzen dekbed Suite, hotelkwaliteit',
    brand: 'maison-lumare',
    picture: 'dons-hotel',
    filling: 'Dons',
    fillingDetail: '60% dons, 40% veertjes',
    cover: '100% katoen, donsdicht percal',
    warmth: 'Klasse 2, warm',
    summary:
      'Het volle, zware dekbed dat je van hotels kent. De veertjes geven gewicht, het dons geeft warmte.',
    paragraphs: [
      'Een hoteldekbed mag je voelen. In Suite zitten daarom meer veertjes dan gebruikelijk: ze laten het dekbed om je heen vallen, zodat er nergens kou bij komt.',
      'De naden zijn dubbel gestikt en de tijk kan tegen heet wassen. Gemaakt voor dagelijks gebruik, jaar in jaar uit.',
    ],
    points: ['Valt zwaar en soepel', 'Dubbel gestikte naden', 'Geschikt voor heet wassen'],
    care: 'Wassen op 60 graden, goed nadrogen in de droger',
    sizes: sizes(12995, 17995, 21900, 23900),
    categories: ['hotel-linnen', 'strictly-business'],
  },
  {
    title: 'Wollen dekbed Schapenweide, enkel',
    brand: 'wolhoeve',
    picture: 'duvet-wool',
    filling: 'Wol',
    fillingDetail: '100% scheerwol, 350 gram per m²',
    cover: '100% katoen, ongebleekt',
    warmth: 'Klasse 3, gemiddeld',
    summary:
      'Scheerwol neemt tot een derde van haar gewicht aan vocht op zonder klam te worden. Voor iedereen die in bed snel transpireert.',
    paragraphs: [
      'Wol regelt je temperatuur als een goede thermostaat: te warm wordt afgevoerd, te koud wordt vastgehouden. Schapenweide ligt bovendien dicht tegen je aan.',
      'De tijk is van ongebleekt katoen, vandaar de naturelkleur. Was dit dekbed zo min mogelijk; een ochtend in de buitenlucht maakt wol vanzelf weer fris.',
    ],
    points: ['Neemt veel vocht op', 'Ongebleekt katoen', 'Luchten is meestal genoeg'],
    care: 'Luchten, of wassen op een koud wolprogramma',
    sizes: sizes(9995, 14995, 17995, 19995),
  },
  {
    title: 'Wollen vierseizoenendekbed Jaargetij',
    brand: 'wolhoeve',
    picture: 'wol-vier',
    filling: 'Wol',
    fillingDetail: '100% scheerwol, 200 + 350 gram per m²',
    cover: '100% katoen, ongebleekt',
    warmth: 'Vierseizoenen',
    summary:
      'Een dun en een middelzwaar wollen dekbed, met linten aan elkaar te knopen. Eén aankoop voor alle maanden.',
    paragraphs: [
      'Jaargetij knoop je met katoenen linten aan elkaar, zonder metaal of plastic. In de zomer gebruik je het dunne deel, de rest van het jaar het dikke of allebei.',
      'De wol komt van schapen uit Europa en wordt alleen met zeep gewassen. Je ruikt het de eerste dagen een beetje; dat trekt weg.',
    ],
    points: ['Twee delen met katoenen linten', 'Europese scheerwol', 'Warmteklasse 4, 3 of 1, naar wens'],
    care: 'Luchten, of wassen op een koud wolprogramma',
    sizes: sizes(16995, 24900, 28900, 31900),
    overlay: 'Nieuw',
  },
  {
    title: 'Kameelhaardekbed Karavaan',
    brand: 'wolhoeve',
    picture: 'kameelhaar',
    filling: 'Wol',
    fillingDetail: '80% kameelhaar, 20% scheerwol',
    cover: '100% katoen, satijn',
    warmth: 'Klasse 2, warm',
    summary:
      'Warmer dan wol en lichter dan je denkt: het zachte onderhaar van de kameel in een tijk van katoensatijn.',
    paragraphs: [
      'Het onderhaar van de kameel beschermt tegen ijskoude woestijnnachten. In een dekbed doet het precies hetzelfde, en het is nog fijner en zachter dan schapenwol.',
      'Karavaan is in kleine vakken doorgestikt. Die houden het haar op zijn plek, terwijl het dekbed soepel blijft vallen.',
    ],
    points: ['Heel soepel', 'Warm bij weinig gewicht', 'Tijk van katoensatijn'],
    care: 'Luchten of laten reinigen',
    sizes: sizes(17995, 25900, 29900, 32900),
    soldOut: true,
  },
]

const childrens: Duvet = {
  title: 'Kinderdekbed Knuffel, holle vezel',
  brand: 'studio-sproet',
  picture: 'kind',
  filling: 'Vezel',
  fillingDetail: '100% polyester, holle vezel, 200 gram per m²',
  cover: '100% katoen',
  warmth: 'Klasse 3, gemiddeld',
  summary:
    'Een licht kinderdekbed met een katoenen tijk, in de maten voor een ledikant en een peuterbed. Ongelukje? Gewoon op 60 graden.',
  paragraphs: [
    'Kinderen maken hun bed zelf warm. Een zwaar dekbed is dus niet nodig, en ook niet prettig. Knuffel is licht, ademt goed en bolt niet op.',
    'Let op: gebruik een dekbed pas als je kind ouder is dan twee jaar. Daarvoor is een slaapzak veiliger.',
  ],
  points: ['Licht en ademend', 'Katoenen tijk', 'Snel droog'],
  care: 'Wassen op 60 graden, droger toegestaan',
  sizes: [
    { title: '100x135 cm', cents: 2295 },
    { title: '120x150 cm', cents: 2595 },
  ],
  categories: ['kids'],
}

const colourOf = ({ filling }: Duvet): ColourName => (filling === 'Wol' ? 'naturel' : 'wit')

const reviewLinesOf = ({ warmth, filling }: Duvet): string[] => [
  ...(warmth.startsWith('Klasse 4')
    ? ['Licht en koel, precies wat ik zocht voor de zomer.', 'Eindelijk een dekbed dat ook in juli kan.']
    : ['Heerlijk warm zonder zwaar te zijn.', 'Ik ben een koukleum en lig er lekker bij.']),
  ...(filling === 'Dons'
    ? ['Het dons is echt vol en er prikt niets.', 'Geen veertje dat erdoorheen komt.']
    : []),
  ...(filling === 'Wol'
    ? [
        'De wol voert vocht goed af, ik slaap droger.',
        'Rook eerst een beetje naar schaap, na een dag niet meer.',
      ]
    : []),
  ...(filling === 'Vezel'
    ? ['Zo uit de droger weer op bed.', 'Fijn dat hij gewoon in de was kan, ik heb een stofallergie.']
    : []),
  'Lengte 220 is een verademing als je 1,92 bent.',
]

const makePlan = (duvet: Duvet): ProductPlan => ({
  kind: 'dekbed',
  title: duvet.title,
  brand: duvet.brand,
  images: pictureWithDetail(`products/dekbed/${duvet.picture}`),
  colours: [colourOf(duvet)],
  summary: duvet.summary,
  paragraphs: duvet.paragraphs,
  points: duvet.points,
  usps: [duvet.points[0] ?? '', `Warmte: ${duvet.warmth.toLowerCase()}`],
  specifications: [
    { title: 'Vulling', value: duvet.fillingDetail },
    { title: 'Tijk', value: duvet.cover },
    ...ofAnimals(duvet.filling),
    { title: 'Warmteklasse', value: duvet.warmth },
    { title: 'Wassen', value: duvet.care },
  ],
  sizes: duvet.sizes,
  facets: { 'ae-vulling': [duvet.filling], 'ae-warmteklasse': [duvet.warmth] },
  categories: ['dekbed', ...(duvet.categories ?? [])],
  overlay: duvet.overlay,
  soldOut: duvet.soldOut,
  ...(duvet === childrens ? { voice: 'kinderslaapgoed' as const } : { reviewLines: reviewLinesOf(duvet) }),
})

export const dekbedden: ProductPlan[] = [...duvets, childrens].map(makePlan)
