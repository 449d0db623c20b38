import { pictureWithDetail, withSingleBed } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ProductPlan, Size } from '../plan.ts'

interface Protector {
  title: string
  brand: BrandSlug
  material: string
  composition: string
  corner: string
  overlay?: string
  /** Name in the picture manifest. */
  picture: string
  summary: string
  paragraphs: string[]
  points: string[]
  care: string
  sizes: Size[]
  categories?: string[]
  reviewLines?: string[]
}

const steps = {
  '80x200': 0,
  '90x200': 200,
  '140x200': 700,
  '160x200': 1000,
  '180x200': 1300,
  '180x220': 1500,
}

/** @param cents the price at 80 cm wide; wider ones cost more */
const sizes = (cents: number): Size[] =>
  Object.entries(steps).map(([size, extra]) => ({
    title: `${size} cm`,
    cents: cents + extra,
  }))

const protectors: Protector[] = [
  {
    title: 'Molton Grondlaag, katoen',
    brand: 'lakenlust',
    material: 'Katoen',
    composition: '100% katoen, geruwd',
    corner: '30 cm',
    picture: 'grondlaag',
    summary:
      'De klassieke molton van dik, geruwd katoen. Neemt vocht op, ligt zacht en houdt je matras jarenlang fris.',
    paragraphs: [
      'Grondlaag is van zwaar katoen dat aan de bovenkant is geruwd. Dat maakt hem zacht en zorgt dat het hoeslaken niet gaat schuiven.',
      'Was hem om de paar weken mee met de lakens. De eerste keer krimpt hij een heel klein beetje; daar is in de maat rekening mee gehouden.',
    ],
    points: ['Dik geruwd katoen', 'Neemt veel vocht op', 'Elastiek rondom'],
    care: 'Wassen op 95 graden mogelijk, droger toegestaan',
    sizes: sizes(1795),
    categories: ['strictly-business'],
  },
  {
    title: 'Stretchmolton Tweede huid',
    brand: 'lakenlust',
    material: 'Jersey',
    composition: '88% katoen, 10% polyester, 2% elastaan',
    corner: '35 cm',
    picture: 'stretch',
    summary: 'Een molton die meerekt en daardoor zonder plooien zit, ook op een verstelbaar bed.',
    paragraphs: [
      'Beweegt je bedbodem, dan beweegt je molton mee. De gebreide stof van Tweede huid rekt naar alle kanten en trekt zich weer glad.',
      'Dankzij de diepe hoek past hij ook om een hoog matras met een topper erop.',
    ],
    points: ['Rekt naar alle kanten', 'Geschikt voor verstelbare bedden', 'Diepe hoek'],
    care: 'Wassen op 60 graden, droger op lage stand',
    sizes: sizes(2195),
  },
  {
    title: 'Waterdichte molton Droogdok',
    brand: 'lakenlust',
    material: 'Katoen',
    composition: '80% katoen, 20% polyester, ademende coating',
    corner: '30 cm',
    picture: 'waterdicht',
    summary:
      'Houdt water tegen en laat lucht door. Zonder te kraken, en dat is bij een waterdichte molton bijzonder.',
    paragraphs: [
      'De coating van Droogdok is zo dun dat je hem niet hoort en niet voelt. Vocht komt er niet door, damp wel, dus je ligt niet in je eigen warmte.',
      'Fijn bij kinderen die zindelijk worden, na een operatie, of als je graag koffie op bed drinkt.',
    ],
    points: ['Waterdicht en ademend', 'Kraakt niet', 'Beschermt ook tegen huisstofmijt'],
    care: 'Wassen op 60 graden, niet strijken',
    sizes: [{ title: '60x120 cm', cents: 1695 }, { title: '70x150 cm', cents: 1895 }, ...sizes(2495)],
    categories: ['kids'],
    reviewLines: [
      'Heeft al een omgevallen kop thee tegengehouden.',
      'Je hoort hem echt niet, dat was bij de vorige wel anders.',
      'Redde het matras toen onze zoon ziek was.',
    ],
  },
  {
    title: 'Toppermolton Laagland',
    brand: 'lakenlust',
    material: 'Katoen',
    composition: '100% katoen, geruwd',
    corner: '10 cm',
    picture: 'topper',
    summary:
      'Een molton met een lage hoek, op maat voor een topper tot 12 centimeter. Ligt plat en bolt niet op.',
    paragraphs: [
      'Een topper is vaak het duurste laagje van je bed, en krijgt het meeste te verduren. Laagland houdt hem schoon, zonder dat er stof dubbel ligt.',
      'Het elastiek is rondom ingenaaid, zodat de molton meekomt als je de topper verschuift of omdraait.',
    ],
    points: ['Hoek van 10 cm', 'Geruwd katoen', 'Blijft plat liggen'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: sizes(1695),
  },
  {
    title: 'Hotelmolton Etage, doorgestikt',
    brand: 'maison-lumare',
    material: 'Microvezel',
    composition: 'Tijk 100% polyester, microvezel; vulling 100% polyester, 200 gram per m²',
    corner: '35 cm',
    picture: 'hotel',
    summary: 'Een doorgestikte matrasbeschermer met een dunne vulling. Maakt een stevig bed net wat zachter.',
    paragraphs: [
      'In hotels ligt onder het laken vaak een dun gevuld dek. Je voelt het niet als iets aparts, wel als comfort. Etage doet thuis hetzelfde.',
      'De ruiten zijn ultrasoon gelast in plaats van gestikt. Er kunnen dus geen draadjes loskomen, ook niet na heet wassen.',
    ],
    points: ['Met zachte vulling', 'Gelaste ruiten, geen losse draadjes', 'Voor hoge matrassen'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: sizes(2995),
    categories: ['hotel-linnen'],
  },
  {
    picture: 'lyocell',
    title: 'Lyocellmolton Eucalypt',
    brand: 'lakenlust',
    material: 'Lyocell',
    composition: '60% lyocell, 40% katoen, ademende laag aan de onderkant',
    corner: '30 cm',
    summary:
      'Een gladde, koele molton van lyocell. Voert vocht af en is aan de onderkant dicht, zodat er niets in je matras trekt.',
    paragraphs: [
      'Lyocell wordt gemaakt van de houtpulp van eucalyptus en beuk. De vezel zwelt op met vocht en geeft het door, waardoor je huid droog blijft.',
      'Voor wie een gewone molton te warm vindt. De stof is dun, dus de vering van je matras blijf je voelen zoals die bedoeld is.',
    ],
    points: ['Koel en glad', 'Vochtdichte onderkant', 'Dun van stof'],
    care: 'Wassen op 60 graden, niet in de droger',
    sizes: sizes(2995),
    overlay: 'Nieuw',
  },
  {
    picture: 'split',
    title: 'Splitmolton Tweedeling voor een split topper',
    brand: 'lakenlust',
    material: 'Jersey',
    composition: '80% katoen, 20% polyester, gebreid',
    corner: '12 cm',
    summary:
      'Een molton met dezelfde snede als je split topper, zodat het hoofdeind aan elke kant apart omhoog kan.',
    paragraphs: [
      'De twee bovenste delen hebben allebei hun eigen hoek en een strook in de snede. Daardoor blijft de molton zitten als de een rechtop zit en de ander ligt.',
      'Past om split toppers van vijf tot twaalf centimeter. Trek hem eerst om het voeteneind, dan vallen de bovenste helften vanzelf goed.',
    ],
    points: ['Een meter gespleten', 'Rekbaar', 'Voor verstelbare bedden'],
    care: 'Wassen op 60 graden, droger op lage stand',
    sizes: [
      { title: '160x200 cm', cents: 3495 },
      { title: '180x200 cm', cents: 3695 },
      { title: '180x210 cm', cents: 3895 },
      { title: '180x220 cm', cents: 3995 },
    ],
    reviewLines: ['Eindelijk een molton die niet strak trekt als ik rechtop ga zitten.'],
  },
  {
    picture: 'badstof',
    title: 'Waterdichte molton Badhuis, badstof',
    brand: 'kaap-en-kade',
    material: 'Badstof',
    composition: 'Bovenkant 100% katoen, badstof; onderkant 100% polyurethaan',
    corner: '35 cm',
    summary: 'Zacht badstof boven, een dunne waterdichte laag onder. Neemt eerst op en houdt dan tegen.',
    paragraphs: [
      'Een gladde waterdichte molton laat vocht wegstromen, badstof zuigt het op. Dat scheelt een nat laken en een wakkere nacht.',
      'De laag aan de onderkant laat damp door. Was hem zonder wasverzachter en niet boven de zestig graden, dan blijft hij jaren dicht.',
    ],
    points: ['Opnemend en waterdicht', 'Ademt', 'Hoek tot 35 cm'],
    care: 'Wassen op 60 graden, droger op lage stand',
    sizes: sizes(2795),
    reviewLines: ['Bij onze jongste nu elke nacht in gebruik, het matras is nog droog.'],
  },
  {
    picture: 'hoekelastiek',
    title: 'Molton Onderlegger met elastiek op de hoeken',
    brand: 'huize-sluimer',
    material: 'Katoen',
    composition: '100% katoen, tweezijdig geruwd, 240 gram per m²',
    corner: 'Elastiek op de hoeken',
    summary:
      'Een vlakke lap dik katoen met vier elastieken. De eenvoudigste molton, en de snelste om te wisselen.',
    paragraphs: [
      'Er zit geen rok aan, dus hij past op een dun opklapbed en op een hoog matras. Je schuift de elastieken om de hoeken en bent klaar.',
      'In een vakantiehuis of op een logeerkamer, waar bedden vaak verschoond worden, spaart dat tijd. Keer hem om als één kant slijt.',
    ],
    points: ['Past op elke hoogte', 'Aan twee kanten te gebruiken', 'Zo verwisseld'],
    care: 'Wassen op 95 graden mogelijk, droger toegestaan',
    sizes: sizes(1495),
    categories: ['strictly-business'],
  },
  {
    picture: 'wol',
    title: 'Wollen matrasdek Winterlaag',
    brand: 'wolhoeve',
    material: 'Wol',
    composition: 'Tijk 100% katoen; vulling 100% scheerwol, 500 gram per m²',
    corner: 'Elastiek op de hoeken',
    summary:
      'Een onderdeken van scheerwol die van onderen warm houdt. In de zomer draai je hem om naar de katoenen kant.',
    paragraphs: [
      'De meeste kou komt in bed van onderen, want daar druk je de isolatie van je matras plat. Wol veert mee en blijft lucht vasthouden.',
      'Winterlaag vervangt een molton als je zelden knoeit. Wassen hoeft dan maar eens per jaar; luchten bij droog weer is meestal genoeg.',
    ],
    points: ['Scheerwol aan de winterkant', 'Katoen aan de zomerkant', 'Neemt nachtvocht op'],
    care: 'Wolwas op 30 graden, liggend drogen',
    sizes: sizes(6995),
  },
  {
    picture: 'zorg',
    title: 'Zorgmolton Wacht, afneembaar en rekbaar',
    brand: 'lakenlust',
    material: 'Polyurethaan',
    composition: '100% polyester, tricot met een laag polyurethaan',
    corner: '25 cm',
    summary:
      'Een gladde, waterdichte molton voor thuiszorg en ziekenboeg. Af te nemen met een doek en heet te wassen.',
    paragraphs: [
      'De stof rekt in vier richtingen en maakt geen plooien, ook niet als een bed in hoogte verstelt. Dat is belangrijk voor wie lang op dezelfde plek ligt.',
      'Desinfecterende middelen tasten de laag niet aan. Voor dagelijks gebruik thuis is een molton met badstof of katoen prettiger op de huid.',
    ],
    points: ['Af te nemen met een doek', 'Wasbaar op 95 graden', 'Rekt in vier richtingen'],
    care: 'Wassen op 95 graden, drogen tot 80 graden',
    sizes: [
      { title: '80x200 cm', cents: 3295 },
      { title: '90x200 cm', cents: 3495 },
      { title: '90x220 cm', cents: 3795 },
      { title: '140x200 cm', cents: 4495 },
    ],
    categories: ['strictly-business'],
  },
  {
    picture: 'kussen',
    title: 'Kussenmolton Slaapmuts met rits, set van 2',
    brand: 'lakenlust',
    material: 'Katoen',
    composition: 'Buitenkant 100% katoen; vulling 100% polyester, 80 gram per m²',
    corner: 'Rits aan de lange kant',
    summary:
      'Twee kussenbeschermers met rits. Onder de sloop houden ze zweet, make-up en huisstofmijt uit je hoofdkussen.',
    paragraphs: [
      'Een hoofdkussen krijgt meer te verduren dan een matras, maar wordt zelden gewassen. Een molton eromheen verlengt zijn leven met jaren.',
      'Rits hem helemaal dicht en je merkt er niets van. Ook om een kussen van traagschuim, dat zelf niet in de machine mag.',
    ],
    points: ['Set van twee', 'Rondom dicht', 'Ook voor traagschuim'],
    care: 'Wassen op 60 graden, droger toegestaan',
    sizes: [
      { title: '50x75 cm', cents: 1995 },
      { title: '60x70 cm', cents: 1995 },
    ],
  },
]

const makePlan = (protector: Protector): ProductPlan => ({
  kind: 'molton',
  title: protector.title,
  brand: protector.brand,
  images: pictureWithDetail(`products/molton/${protector.picture}`),
  colours: ['wit'],
  summary: protector.summary,
  paragraphs: protector.paragraphs,
  points: protector.points,
  usps: [
    protector.points[0] ?? '',
    /^\d/.test(protector.corner) ? `Hoekhoogte ${protector.corner}` : protector.corner,
  ],
  specifications: [
    { title: 'Materiaal', value: protector.composition },
    { title: /^\d/.test(protector.corner) ? 'Hoekhoogte' : 'Bevestiging', value: protector.corner },
    { title: 'Wassen', value: protector.care },
  ],
  sizes: withSingleBed(protector.sizes, `products/molton/${protector.picture}`, 90),
  facets: { 'ae-materiaal': [protector.material], 'ae-hoekhoogte': [protector.corner] },
  categories: ['molton', 'accessoires', ...(protector.categories ?? [])],
  overlay: protector.overlay,
  reviewLines: protector.reviewLines,
})

export const moltons: ProductPlan[] = protectors.map(makePlan)
