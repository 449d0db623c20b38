import { pictureWithDetail } from '../pictures.ts'
import { ofAnimals } from './composition.ts'
import type { BrandSlug } from '../brands.ts'
import { oneSize, type Choice, type ProductPlan, type Size } from '../plan.ts'

type Posture = 'Zijslaper' | 'Rugslaper' | 'Buikslaper'

interface Pillow {
  title: string
  brand: BrandSlug
  /** Name in the picture manifest. */
  picture: string
  filling: string
  fillingDetail: string
  cover: string
  firmness: ('Zacht' | 'Medium' | 'Stevig')[]
  postures: Posture[]
  summary: string
  paragraphs: string[]
  points: string[]
  care: string
  sizes: Size[]
  choice?: Choice
  categories?: string[]
  overlay?: string
}

const standard = (cents: number): Size[] => [{ title: '60x70 cm', cents }]

/** The choice of firmness for a pillow. */
const firmnessChoice = (...titles: string[]): Choice => ({
  title: 'Hardheid',
  values: titles.map((title) => ({ title })),
})

const pillows: Pillow[] = [
  {
    title: 'Hoofdkussen Sluimerzacht, vezel',
    brand: 'huize-sluimer',
    picture: 'pillow',
    filling: 'Vezel',
    fillingDetail: '100% polyester, gesiliconiseerde holle vezel',
    cover: '100% katoen',
    firmness: [],
    postures: ['Zijslaper', 'Rugslaper', 'Buikslaper'],
    summary:
      'Een fijn alledaags kussen dat je zacht, medium of stevig bestelt. De tijk is van katoen en alles mag op 60 graden.',
    paragraphs: [
      'Hetzelfde kussen, in drie vullingen: voor buikslapers met weinig, voor zijslapers met veel. Zo kan iedereen in huis hetzelfde kussen hebben en toch goed liggen.',
      'De vezels zijn los gevuld. Schud het kussen ’s ochtends even op, dan houdt het jaren zijn volume.',
    ],
    points: ['Keuze uit drie hardheden', 'Katoenen tijk', 'Wasbaar op 60 graden'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: [...standard(1995), { title: '50x60 cm', cents: 1695 }],
    choice: firmnessChoice('Zacht', 'Medium', 'Stevig'),
    categories: ['strictly-business'],
  },
  {
    title: 'Hoofdkussen Windstil, microvezel',
    brand: 'vezelrust',
    picture: 'microvezel',
    filling: 'Vezel',
    fillingDetail: '100% polyester, microvezel zo fijn als dons',
    cover: '100% polyester, geborstelde microvezel',
    firmness: ['Zacht'],
    postures: ['Rugslaper', 'Buikslaper'],
    summary:
      'Voelt als dons, maar zonder veren. Een zacht kussen voor rug- en buikslapers die er graag een beetje in wegzakken.',
    paragraphs: [
      'De vezels in Windstil zijn tien keer dunner dan gewone kussenvulling. Daardoor klonteren ze niet en vormt het kussen zich naar je hoofd, zoals dons dat doet.',
      'Wie niet tegen veren kan, maar wel van een zacht kussen houdt, is hier op het goede adres.',
    ],
    points: ['Donszacht zonder dons', 'Geschikt bij allergie', 'Blijft zacht na het wassen'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: standard(2495),
  },
  {
    title: 'Hoofdkussen Zijkant, met opstaande rand',
    brand: 'nachtwerk',
    picture: 'zijslaper',
    filling: 'Vezel',
    fillingDetail: '100% polyester, holle vezel met extra volume, 900 gram',
    cover: '100% katoen, percal',
    firmness: ['Stevig'],
    postures: ['Zijslaper'],
    summary:
      'Een hoog, stevig kussen dat de ruimte tussen schouder en oor opvult. Speciaal voor wie op zijn zij slaapt.',
    paragraphs: [
      'Zijslapers hebben een kussen nodig dat niet meegeeft. In Zijkant zit bijna een kilo vulling, verdeeld over een kern en een buitenlaag. De kern steunt, de buitenlaag ligt zacht.',
      'Lig je goed, dan staat je neus in één lijn met je borstbeen. Laat iemand eens een foto maken, dan zie je het meteen.',
    ],
    points: ['Extra hoog en stevig', 'Kern en buitenlaag', 'Wasbaar op 60 graden'],
    care: 'Wassen op 60 graden, goed nadrogen',
    sizes: standard(2995),
  },
  {
    title: 'Kinderkussen Dromer, plat',
    brand: 'studio-sproet',
    picture: 'kind',
    filling: 'Vezel',
    fillingDetail: '100% polyester, holle vezel, 200 gram',
    cover: '100% katoen',
    firmness: ['Zacht'],
    postures: ['Rugslaper', 'Zijslaper'],
    summary:
      'Een plat, zacht eerste kussen voor kinderen vanaf twee jaar. Met een tijk van katoen die tegen veel wassen kan.',
    paragraphs: [
      'Kinderhoofden zijn groot en kindernekken kort, dus een dik kussen duwt de kin naar de borst. Dromer is daarom maar vijf centimeter hoog.',
      'Het hele kussen mag op 60 graden en is dezelfde avond weer droog.',
    ],
    points: ['Vijf centimeter hoog', 'Vanaf twee jaar', 'Snel droog'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: [{ title: '40x60 cm', cents: 1495 }],
    categories: ['kids'],
  },
  {
    title: 'Koelkussen Bries, met koele hoes',
    brand: 'nachtwerk',
    picture: 'koel',
    filling: 'Vezel',
    fillingDetail: '100% polyester, holle vezel, 700 gram',
    cover: '100% polyamide, glad, voert warmte snel af',
    firmness: ['Medium'],
    postures: ['Rugslaper', 'Zijslaper'],
    summary:
      'Nooit meer je kussen omdraaien op zoek naar de koele kant: deze hoes voelt aan allebei de kanten een paar graden koeler.',
    paragraphs: [
      'De tijk is geweven van een garen dat warmte snel weggeleidt. Je merkt het vooral bij het inslapen: het kussen voelt koel aan en warmt maar langzaam op.',
      'Let op: gebruik een dun sloop van katoen, dan voel je het effect het best.',
    ],
    points: ['Voelt koel bij het inslapen', 'Aan twee kanten te gebruiken', 'Middelhoog'],
    care: 'Wassen op 40 graden, niet in de droger',
    sizes: oneSize(3495),
    categories: ['gadgets'],
    overlay: 'Nieuw',
  },
  {
    title: 'Donzen hoofdkussen Veerlicht, 90% dons',
    brand: 'donsdal',
    picture: 'pillow-down',
    filling: 'Dons',
    fillingDetail: '90% eendendons, 10% veertjes',
    cover: '100% katoen, donsdicht',
    firmness: ['Zacht'],
    postures: ['Buikslaper', 'Rugslaper'],
    summary: 'Bijna puur dons: een kussen waar je in wegzakt en dat je in elke vorm duwt die je wilt.',
    paragraphs: [
      'Veerlicht weegt nog geen halve kilo. Je kunt het dubbelvouwen, oprollen en onder je arm nemen, en na een keer opschudden is het weer vol.',
      'Omdat er weinig veertjes in zitten, prikt er niets. Voor buikslapers en voor wie veel wisselt van houding.',
    ],
    points: ['Heel zacht', 'Makkelijk in vorm te duwen', 'Dons van gecontroleerde herkomst'],
    care: 'Wassen op 60 graden, goed nadrogen in de droger',
    sizes: [...standard(8995), { title: '50x60 cm', cents: 7495 }],
  },
  {
    title: 'Donzen hoofdkussen Drieklank, drie kamers',
    brand: 'donsdal',
    picture: 'drie-kamers',
    filling: 'Dons',
    fillingDetail: 'Buiten 90% dons, 10% veertjes; kern 100% veertjes',
    cover: '100% katoen, donsdicht percal',
    firmness: ['Medium'],
    postures: ['Zijslaper', 'Rugslaper'],
    summary: 'Zacht dons aan de buitenkant, steunende veertjes in het midden. Een kussen met twee gezichten.',
    paragraphs: [
      'Een donskussen dat niet inzakt: dat is het idee achter de drie kamers. De kern van veertjes draagt je hoofd, de twee donslagen maken dat je dat niet voelt.',
      'De middelste kamer is met de hand gevuld. Daardoor ligt het kussen ook na een paar jaar nog gelijkmatig.',
    ],
    points: ['Zacht én ondersteunend', 'Drie gescheiden kamers', 'Ook geschikt voor zijslapers'],
    care: 'Wassen op 60 graden, goed nadrogen in de droger',
    sizes: standard(7495),
  },
  {
    title: 'Hotelkussen Lobby, veertjes en dons',
    brand: 'maison-lumare',
    picture: 'hotel',
    filling: 'Dons',
    fillingDetail: '70% veertjes, 30% dons',
    cover: '100% katoen, heet wasbaar',
    firmness: [],
    postures: ['Zijslaper', 'Rugslaper'],
    summary: 'Het volle kussen van het hotelbed, met dubbele biezen en een tijk die tegen heet wassen kan.',
    paragraphs: [
      'In een hotel liggen er altijd twee, en dat is niet voor niets: Lobby is vol maar niet hard, en met zijn tweeën achter je rug zit je als een vorst.',
      'De dubbele bies langs de rand is niet alleen mooi. Hij houdt de naad strak, ook na een paar honderd keer wassen.',
    ],
    points: ['Vol en veerkrachtig', 'Dubbele bies', 'Wasbaar op 60 graden'],
    care: 'Wassen op 60 graden, goed nadrogen in de droger',
    sizes: standard(3995),
    choice: firmnessChoice('Zacht', 'Medium', 'Stevig'),
    categories: ['hotel-linnen', 'strictly-business'],
  },
  {
    title: 'Traagschuim hoofdkussen Contour, golfvorm',
    brand: 'nachtwerk',
    picture: 'pillow-foam',
    filling: 'Traagschuim',
    fillingDetail: 'Traagschuim, 50 kg per m³',
    cover: '60% katoen, 40% polyester, afritsbaar',
    firmness: ['Medium'],
    postures: ['Zijslaper', 'Rugslaper'],
    summary:
      'Een gevormd kussen met een hoge en een lage kant. Het traagschuim zoekt zelf de ruimte onder je nek op.',
    paragraphs: [
      'De golf van Contour is niet voor de sier: de hoge kant steunt zijslapers, de lage kant rugslapers. Draai het kussen om en voel wat bij je past.',
      'Traagschuim reageert op warmte. In een koude kamer is het eerst wat steviger; na een paar minuten vormt het zich naar je hoofd.',
    ],
    points: ['Twee hoogtes in één kussen', 'Vormt zich naar hoofd en nek', 'Afritsbare hoes'],
    care: 'Hoes wassen op 40 graden, kern alleen luchten',
    sizes: oneSize(4995),
    categories: ['gadgets'],
  },
  {
    title: 'Traagschuim hoofdkussen Aangepast, met inlegplaten',
    brand: 'nachtwerk',
    picture: 'platen',
    filling: 'Traagschuim',
    fillingDetail: 'Traagschuim met drie uitneembare platen',
    cover: '100% katoen, afritsbaar',
    firmness: ['Medium'],
    postures: ['Zijslaper', 'Rugslaper', 'Buikslaper'],
    summary:
      'Drie losse platen bepalen hoe hoog je ligt. Haal er een uit, leg er een terug, tot je nek het zegt.',
    paragraphs: [
      'De meeste mensen kopen twee of drie kussens voordat ze de goede hoogte vinden. Bij Aangepast doe je dat met één: van 8 tot 13 centimeter, in stappen.',
      'Handig als je van matras wisselt: een zachter matras vraagt om een lager kussen, en dat heb je dan al in huis.',
    ],
    points: ['Instelbaar van 8 tot 13 cm', 'Afritsbare katoenen hoes', 'Voor elke slaaphouding'],
    care: 'Hoes wassen op 60 graden, platen alleen luchten',
    sizes: oneSize(5995),
    categories: ['gadgets'],
  },
  {
    title: 'Traagschuim hoofdkussen Gletsjer, met koele gel',
    brand: 'nachtwerk',
    picture: 'gel',
    filling: 'Traagschuim',
    fillingDetail: 'Traagschuim met gelkorrels, geperforeerd',
    cover: '60% lyocell, 40% polyester, afritsbaar',
    firmness: ['Stevig'],
    postures: ['Zijslaper', 'Rugslaper'],
    summary:
      'Traagschuim staat bekend als warm. In Gletsjer zit daarom koelende gel en een raster van luchtkanalen.',
    paragraphs: [
      'De gel neemt warmte op, de gaatjes in het schuim voeren die af. Zo blijft Gletsjer koeler dan gewoon traagschuim, zonder dat je de steun kwijtraakt.',
      'Dit is een stevig kussen. Ben je een zacht kussen gewend, geef je nek dan een week om te wennen.',
    ],
    points: ['Koeler dan gewoon traagschuim', 'Stevige steun', 'Hoes met lyocell'],
    care: 'Hoes wassen op 40 graden, kern alleen luchten',
    sizes: oneSize(6495),
    categories: ['gadgets'],
  },
  {
    title: 'Nekkussen Brug, latex',
    brand: 'rustveld',
    picture: 'latex',
    filling: 'Latex',
    fillingDetail: 'Latex, 75% natuurlijk',
    cover: '100% katoen, afritsbaar',
    firmness: ['Stevig'],
    postures: ['Rugslaper', 'Zijslaper'],
    summary:
      'Veerkrachtig latex met een verhoging onder de nek. Voor wie steun zoekt, maar niet in traagschuim wil wegzakken.',
    paragraphs: [
      'Latex duwt een klein beetje terug. Dat maakt draaien makkelijk, en dat is fijn als je ’s nachts vaak van houding wisselt.',
      'De honderden gaatjes in de kern zorgen dat er lucht doorheen gaat. Latex blijft daardoor droog en fris.',
    ],
    points: ['Veerkrachtig', 'Ventileert goed', 'Gaat lang mee'],
    care: 'Hoes wassen op 60 graden, kern alleen luchten',
    sizes: oneSize(6995),
  },
]

const linesByFilling: Record<string, string[]> = {
  Vezel: [
    'Na het wassen gewoon weer vol.',
    'Even opschudden en het is weer als nieuw.',
    'Zacht, en fijn dat er geen veren in zitten.',
  ],
  Dons: [
    'Het dons ligt zalig zacht.',
    'Je duwt het precies in de vorm die je wilt.',
    'Er prikt geen veertje doorheen.',
  ],
  Traagschuim: [
    'Het schuim vormt zich precies naar mijn nek.',
    'Na een week wennen wil ik niet meer anders.',
    'Warmt even op en ligt dan perfect.',
  ],
  Latex: ['Veert lekker terug, heel anders dan traagschuim.', 'Blijft koel en in vorm.'],
}

const makePlan = (pillow: Pillow): ProductPlan => ({
  kind: 'hoofdkussen',
  title: pillow.title,
  brand: pillow.brand,
  images: pictureWithDetail(`products/kussen/${pillow.picture}`),
  colours: ['wit'],
  summary: pillow.summary,
  paragraphs: pillow.paragraphs,
  points: pillow.points,
  usps: [pillow.points[0] ?? '', `Voor: ${pillow.postures.join(', ').toLowerCase()}`],
  specifications: [
    { title: 'Vulling', value: pillow.fillingDetail },
    { title: 'Tijk', value: pillow.cover },
    ...ofAnimals(pillow.filling),
    { title: 'Slaaphouding', value: pillow.postures.join(', ') },
    { title: 'Wassen', value: pillow.care },
    ...(pillow.sizes[0]?.title === '0x0' ? [{ title: 'Afmeting', value: '40x60 cm' }] : []),
  ],
  sizes: pillow.sizes,
  choice: pillow.choice,
  facets: {
    'ae-vulling': [pillow.filling],
    'ae-hardheid': pillow.firmness,
    'ae-slaaphouding': pillow.postures,
  },
  categories: ['hoofdkussen/hoofdkussens', ...(pillow.categories ?? [])],
  overlay: pillow.overlay,
  ...(pillow.categories?.includes('kids')
    ? { voice: 'kinderslaapgoed' as const }
    : { reviewLines: linesByFilling[pillow.filling] }),
})

export const hoofdkussens: ProductPlan[] = pillows.map(makePlan)
