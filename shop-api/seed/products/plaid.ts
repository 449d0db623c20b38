import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import { inColours, type ProductPlan } from '../plan.ts'

interface Throw {
  picture: string
  title: string
  /** For products in more than one colour. */
  range?: string
  brand: BrandSlug
  colours: ColourName[]
  material: string
  composition: string
  care: string
  summary: string
  paragraphs: string[]
  points: string[]
  cents: number
  /** The edges, if they have no fringe. */
  finish?: string
  overlay?: string
  reduction?: number
}

const throws: Throw[] = [
  {
    picture: 'zand',
    title: 'Plaid Breiwerk zand',
    range: 'Plaid Breiwerk',
    brand: 'noordlinnen',
    colours: ['zand'],
    material: 'Katoen',
    composition: '100% katoen, gebreid',
    care: 'Wassen op 30 graden, plat drogen',
    summary: 'Een gebreide katoenen plaid in zand, met een ribbel als van een goede wintertrui.',
    paragraphs: [
      'De ribbels van Breiwerk vallen in zachte banen over de leuning. Omdat het katoen is, kriebelt het niet en kun je de plaid gewoon wassen.',
      'Aan de korte kanten zit een franje. Mooi over de bank, en in de zomer genoeg als deken.',
    ],
    points: ['Gebreid katoen', 'Wasbaar', 'Met franje'],
    cents: 4495,
  },
  {
    picture: 'ruit',
    title: 'Wollen plaid Schaapskooi ruit',
    brand: 'wolhoeve',
    colours: ['naturel', 'terra'],
    material: 'Wol',
    composition: '100% scheerwol',
    care: 'Luchten, of laten reinigen',
    summary:
      'Een plaid van scheerwol met een ruit in naturel en terra. Voor avonden waarop de verwarming nog uit mag blijven.',
    paragraphs: [
      'De wol wordt gekaard, gesponnen, geweven en daarna licht gevold. Dat laatste maakt de plaid dicht en warm, zonder dat hij zwaar wordt.',
      'De terra draad in de ruit is dun, maar bepaalt het hele gezicht. Hang hem na gebruik even buiten; wol maakt zichzelf weer fris.',
    ],
    points: ['100% scheerwol', 'Licht gevold', 'Gaat generaties mee'],
    cents: 8995,
  },
  {
    picture: 'oudroze',
    title: 'Plaid Zachtaardig oudroze',
    brand: 'huize-sluimer',
    colours: ['oudroze'],
    material: 'Acryl',
    composition: '80% acryl, 20% polyester',
    care: 'Wassen op 30 graden, droger op lage stand',
    summary: 'Donzig zacht en zo weer schoon: een plaid in oudroze die tegen dagelijks gebruik kan.',
    paragraphs: [
      'Dit is de plaid die altijd op de bank ligt en die iedereen naar zich toe trekt. De stof is licht opgeborsteld en voelt als een kattenvacht.',
      'Vlek erop? Hij gaat gewoon in de machine en is ’s avonds weer droog.',
    ],
    points: ['Heel zacht', 'In de wasmachine', 'Snel droog'],
    cents: 2995,
  },
  {
    picture: 'visgraat-antraciet',
    title: 'Plaid Pakhuis visgraat antraciet',
    range: 'Plaid Pakhuis',
    brand: 'weefgoed',
    colours: ['antraciet'],
    material: 'Wol',
    composition: '70% wol, 30% polyamide',
    care: 'Luchten, of koud wolwasprogramma',
    summary: 'Een stoere plaid met visgraat in antraciet, deels gemaakt van gerecyclede wol.',
    paragraphs: [
      'Visgraat is het patroon van colberts en overjassen. In antraciet heeft deze plaid iets van een goede herenstof, maar dan zachter.',
      'Een deel van de wol komt van snijresten uit de kledingindustrie. Die worden op kleur gesorteerd, zodat er geen verf meer aan te pas komt.',
    ],
    points: ['Deels gerecyclede wol', 'Klassieke visgraat', 'Valt zwaar en mooi'],
    cents: 5995,
  },
  {
    picture: 'kabel-ecru',
    title: 'Plaid Visserstrui ecru met kabels',
    brand: 'wolhoeve',
    colours: ['ecru'],
    material: 'Wol',
    composition: '50% scheerwol, 50% katoen, gebreid',
    care: 'Wolprogramma op 30 graden, plat drogen',
    summary: 'Dikke kabels in ongeverfd garen, gebreid zoals een trui die tegen zeewind moet kunnen.',
    paragraphs: [
      'Een kabel ontstaat doordat steken voor elkaar langs worden gehaald. Waar ze kruisen is de stof dubbel, en dat voel je: Visserstrui weegt bijna twee kilo.',
      'Door de helft katoen prikt de wol niet. Hang een gebreide plaid nooit aan een haak, want dan rekt hij uit; vouw hem op of leg hem over de leuning.',
    ],
    points: ['Grove kabels', 'Half wol, half katoen', 'Stevig van gewicht'],
    finish: 'Gebreide boord rondom',
    cents: 8495,
  },
  {
    picture: 'gebreid-petrol',
    title: 'Plaid Breiwerk petrol',
    range: 'Plaid Breiwerk',
    brand: 'noordlinnen',
    colours: ['petrol'],
    material: 'Katoen',
    composition: '100% katoen, gebreid',
    care: 'Wassen op 30 graden, plat drogen',
    summary: 'Blauwgroen breiwerk van katoen dat een lichte bank in één keer anker geeft.',
    paragraphs: [
      'Petrol is een kleur die je niet hoeft te herhalen. Leg de plaid over één armleuning en laat de rest van de bank zoals hij is.',
      'Het garen is van lange vezels gesponnen en pilt daardoor weinig. Zie je na een winter toch bolletjes, dan haal je ze er met een ontpluizer zo af.',
    ],
    points: ['Gebreid katoen', 'In de wasmachine', 'Garen geverfd voor het breien'],
    cents: 4495,
  },
  {
    picture: 'teddy-chocolade',
    title: 'Teddyplaid Berenhol chocolade',
    brand: 'huize-sluimer',
    colours: ['chocolade'],
    material: 'Polyester',
    composition: '100% gerecycled polyester',
    care: 'Wassen op 30 graden, niet in de droger',
    summary: 'Een bruine teddyplaid om onder te kruipen met een serie en een bak popcorn.',
    paragraphs: [
      'Berenhol is aan één kant krullend als schapenvacht en aan de andere glad. Met de krul naar binnen is hij het warmst.',
      'Gemaakt van gebruikte flessen. Kam een platgelegen plek na het wassen op met een zachte borstel, dan komt de krul terug.',
    ],
    points: ['Krullende vacht', 'Gerecycled garen', 'Warmste plaid voor weinig geld'],
    finish: 'Gezoomd',
    cents: 3495,
  },
  {
    picture: 'wafel-salie',
    title: 'Wafelplaid Dauw salie',
    brand: 'noordlinnen',
    colours: ['salie'],
    material: 'Katoen',
    composition: '100% katoen, wafelweefsel van 300 gram per m²',
    care: 'Wassen op 40 graden, droger toegestaan',
    summary:
      'Luchtige wafelstof in grijsgroen. Een plaid voor de lente, als wol te warm is en niets te koud.',
    paragraphs: [
      'De wafels zijn aan beide kanten gelijk, dus er is geen verkeerde kant. Op een terras houdt Dauw de wind van je benen zonder dat je het benauwd krijgt.',
      'Hij droogt snel en mag in de droger, waar hij nog wat voller van wordt. Handig als er een hond of een peuter mee onder kruipt.',
    ],
    points: ['Licht en luchtig', 'Mag in de droger', 'Twee gelijke kanten'],
    cents: 3995,
    overlay: 'Nieuw',
  },
  {
    picture: 'schots-groen',
    title: 'Wollen plaid Hooglander Schotse ruit groen',
    brand: 'wolhoeve',
    colours: ['bosgroen', 'marine'],
    material: 'Wol',
    composition: '100% scheerwol, lamswol',
    care: 'Luchten, of laten reinigen',
    summary: 'Een Schotse ruit in bosgroen en marine, geweven van lamswol die niet kriebelt.',
    paragraphs: [
      'Lamswol is de eerste scheerbeurt van een schaap en de zachtste die het ooit geeft. Daarom kun je Hooglander ook om blote schouders slaan.',
      'De smalle gele lijn telt twee draden. Meer is het niet, maar zonder die lijn zou het een donkere deken zijn.',
    ],
    points: ['Lamswol', 'Ingeweven ruit', 'Getwijnde franje'],
    cents: 9995,
  },
  {
    picture: 'visgraat-oker',
    title: 'Plaid Pakhuis visgraat oker',
    range: 'Plaid Pakhuis',
    brand: 'weefgoed',
    colours: ['oker'],
    material: 'Wol',
    composition: '70% wol, 30% polyamide',
    care: 'Luchten, of koud wolwasprogramma',
    summary: 'Okergeel met een lichte visgraat: een streep zonlicht over een grijze bank.',
    paragraphs: [
      'Van dichtbij zie je twee tinten, van een afstand één warme kleur. Dat spel maakt dat oker nooit fel wordt, ook niet in een kamer vol wit.',
      'Er zit wat polyamide door de wol, want dan slijt de plaid niet op de plek waar je hem elke avond vastpakt.',
    ],
    points: ['Twee tinten garen', 'Sterk en soepel', 'Gesponnen van gerecyclede wol'],
    cents: 5995,
  },
  {
    picture: 'streep-blauw',
    title: 'Katoenen plaid Badhokje met blauwe strepen',
    brand: 'duynhuys',
    colours: ['ecru', 'jeansblauw'],
    material: 'Katoen',
    composition: '80% katoen, 20% gerecycled katoen',
    care: 'Wassen op 40 graden, aan de lijn drogen',
    summary: 'Brede blauwe strepen op ecru katoen, zo van de bank mee te nemen naar het strand.',
    paragraphs: [
      'De strepen lopen dwars en worden naar één kant smaller. Sla hem dubbel en je hebt aan elke zijde een ander dessin.',
      'Katoen is gemakkelijk: het kriebelt niet, laat niet los op een donkere trui en overleeft een omgevallen glas rosé.',
    ],
    points: ['Geweven katoen', 'Voor binnen en buiten', 'Wasbaar op 40 graden'],
    cents: 3995,
  },
  {
    picture: 'ruit-rood',
    title: 'Plaid Houthakker rode ruit',
    brand: 'huize-sluimer',
    colours: ['oudrood', 'antraciet'],
    material: 'Acryl',
    composition: '70% acryl, 30% wol',
    care: 'Wolprogramma op 30 graden, niet in de droger',
    summary: 'De ruit van een houthakkershemd, maar dan op een plaid waar twee mensen onder passen.',
    paragraphs: [
      'Grote blokken in rood en antraciet, met een naad van niets. Houthakker is het gezelligst in december, en ligt er meestal in april nog.',
      'De wol zorgt voor warmte, het acryl maakt hem licht en goed wasbaar. Voor bij de vuurkorf is dit de plaid die je durft mee te nemen.',
    ],
    points: ['Grote ruit', 'Licht en warm', 'Voor bij de vuurkorf'],
    cents: 3995,
    overlay: 'Outlet',
    reduction: 30,
  },
  {
    picture: 'gewassen-lichtgrijs',
    title: 'Plaid Rijp van gewassen wol, lichtgrijs',
    brand: 'weefgoed',
    colours: ['lichtgrijs'],
    material: 'Wol',
    composition: '100% scheerwol, merinowol',
    care: 'Luchten, of wolprogramma koud',
    summary: 'Merinowol die na het weven warm is gewassen, tot de stof zo zacht werd als vilt.',
    paragraphs: [
      'Bij het wassen krimpt de wol met opzet. De draden kruipen in elkaar, de stof wordt dichter, en de franje gaat vanzelf krullen.',
      'Merino is fijner dan een mensenhaar en ademt goed. Rijp is daardoor dun voor zijn warmte, en prettig over je voeten op een zomeravond.',
    ],
    points: ['Zachte merinowol', 'Warm gewassen', 'Dun en toch behaaglijk'],
    cents: 10995,
  },
]

const makePlan = (item: Throw): ProductPlan => ({
  kind: 'plaid',
  title: item.title,
  brand: item.brand,
  family: inColours(item.range, item.colours),
  images: pictureWithDetail(`products/plaid/${item.picture}`),
  colours: item.colours,
  summary: item.summary,
  paragraphs: item.paragraphs,
  points: item.points,
  usps: [item.points[0] ?? '', item.points[1] ?? ''],
  specifications: [
    { title: 'Materiaal', value: item.composition },
    { title: 'Wassen', value: item.care },
    { title: 'Afwerking', value: item.finish ?? 'Franje aan de korte kanten' },
  ],
  sizes: [
    { title: '130x170 cm', cents: item.cents },
    { title: '150x200 cm', cents: item.cents + 1500 },
  ],
  facets: { 'ae-materiaal': [item.material] },
  categories: ['wonen/plaids', 'sierkussens', 'accessoires'],
  overlay: item.overlay,
  ...(item.reduction && { reduction: item.reduction }),
})

export const plaids: ProductPlan[] = throws.map(makePlan)
