import type { ProductPlan, Size } from '../plan.ts'
import { plansOf, type Range } from './ranges.ts'

/** @param cents the price at 150x250 cm, for a single bed */
const sizes = (cents: number): Size[] => [
  { title: '150x250 cm', cents },
  { title: '180x270 cm', cents: Math.round((cents * 1.25) / 100) * 100 - 5 },
  { title: '200x270 cm', cents: Math.round((cents * 1.4) / 100) * 100 - 5 },
  { title: '240x270 cm', cents: Math.round((cents * 1.65) / 100) * 100 - 5 },
  { title: '270x270 cm', cents: Math.round((cents * 1.85) / 100) * 100 - 5 },
]

const ranges: Range[] = [
  {
    brand: 'huize-sluimer',
    family: 'Laken Linnenkast, katoen',
    sizes: sizes(1795),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Effen'] },
    points: ['Stevig katoen', 'Brede zoom aan het hoofdeind', 'Ook als bovenlaken'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, 140 gram per m²' },
      { title: 'Zoom', value: '6 cm boven, 2 cm onder' },
      { title: 'Wassen', value: 'Wassen op 90 graden, droger toegestaan' },
    ],
    paragraph:
      'Een plat laken heeft geen elastiek, dus het past op ieder matras. Stop de onderkant in, maak bij de hoeken een envelop en het ligt zo strak als een hoeslaken. Sla je het boven om, dan wordt het een bovenlaken onder je deken of sprei.',
    items: [
      {
        picture: 'katoen-wit',
        title: 'Laken Linnenkast wit, katoen',
        colours: ['wit'],
        summary: 'Het gewone witte laken: dik katoen, een brede zoom en een prijs waarvoor je er vier neemt.',
        paragraph:
          'Ook voor wie er geen bed mee opmaakt. Een wit laken dient als tafelkleed op een feest, als scherm voor een film en als stofhoes tijdens een verbouwing.',
      },
      {
        picture: 'katoen-ecru',
        title: 'Laken Linnenkast ecru, katoen',
        colours: ['ecru'],
        summary: 'Ongebleekt katoen in de tint die het van de plant meekrijgt, met hier en daar een spikkel.',
        paragraph:
          'Omdat de stof niet wordt gebleekt, zijn de vezels langer en is het laken iets steviger dan het witte. Na een paar keer wassen trekt de kleur langzaam naar room.',
      },
    ],
  },
  {
    brand: 'duynhuys',
    family: 'Laken Zeewind, percal',
    sizes: sizes(2695),
    facets: { 'ae-materiaal': ['Percal'], 'ae-dessin': ['Effen'] },
    points: ['Percal van 200 draden per inch²', 'Koel en glad', 'Past bij de slopen Zeewind'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, percal van 200 draden per inch², 115 gram per m²' },
      { title: 'Zoom', value: '8 cm boven met ajour, 2 cm onder' },
      { title: 'Wassen', value: 'Wassen op 60 graden, licht vochtig strijken' },
    ],
    paragraph:
      'Percal is dun en toch dicht, waardoor je er in de zomer alleen onder kunt slapen. Boven de zoom loopt een open naadje, ajour heet dat, zodat je de omslag mag zien.',
    items: [
      {
        picture: 'percal-wit',
        title: 'Laken Zeewind wit, percal',
        colours: ['wit'],
        summary: 'Fris wit percal met een ajourzoom, voor bovenop of onder een wollen deken.',
        paragraph:
          'Slaap je met dekens, dan is dit het laken dat de wol van je huid houdt. Sla het dertig centimeter om, dan blijft ook de rand van de deken schoon.',
      },
      {
        picture: 'percal-lichtblauw',
        title: 'Laken Zeewind lichtblauw, percal',
        colours: ['lichtblauw'],
        summary: 'Een laken als een heldere ochtend, dun genoeg voor een tropische nacht.',
        paragraph:
          'Boven de vijfentwintig graden is een laken genoeg. Lichtblauw percal ligt los op je huid en plakt niet, ook niet als je draait.',
      },
      {
        picture: 'percal-zand',
        title: 'Laken Zeewind zand, percal',
        colours: ['zand'],
        summary: 'Zandkleurig percal: neutraal als wit, maar minder gevoelig voor een kop koffie op bed.',
        paragraph:
          'Zand is de kleur die we het meest verkopen bij houten bedden. Combineer met witte slopen, dan wordt het niet te beige.',
      },
      {
        picture: 'percal-antraciet',
        title: 'Laken Zeewind antraciet, percal',
        overlay: 'Laatste stuks',
        reduction: 25,
        colours: ['antraciet'],
        summary: 'Donkergrijs en strak. Een laken dat de lijnen van een modern bed afmaakt.',
        paragraph:
          'Op antraciet zie je kreukels minder dan op wit, pluisjes juist meer. Met een kledingroller ben je die in een halve minuut kwijt.',
      },
    ],
  },
  {
    brand: 'maison-lumare',
    family: 'Laken Suite, katoensatijn',
    sizes: sizes(3495),
    facets: { 'ae-materiaal': ['Katoensatijn'], 'ae-dessin': ['Effen'] },
    points: ['Katoensatijn van 300 draden per inch²', 'Zachte glans', 'Valt zwaar'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, satijn van 300 draden per inch², 130 gram per m²' },
      { title: 'Zoom', value: '10 cm boven, 2 cm onder' },
      { title: 'Wassen', value: 'Wassen op 60 graden, strijken op twee stippen' },
    ],
    paragraph:
      'Het gladste katoen dat we weven. Suite heeft een matte en een glanzende kant; leg als bovenlaken de glans naar je toe, dan ligt hij na het omslaan ook boven.',
    items: [
      {
        picture: 'satijn-wit',
        title: 'Laken Suite wit, katoensatijn',
        colours: ['wit'],
        summary: 'Wit satijn dat langs je benen glijdt, met een zoom van een hand breed.',
        paragraph:
          'In een hotel ligt tussen jou en het dekbed vaak zo’n laken. Dat scheelt was, want het overtrek hoeft dan minder vaak af.',
      },
      {
        picture: 'satijn-taupe',
        title: 'Laken Suite taupe, katoensatijn',
        colours: ['taupe'],
        summary: 'Taupe satijn dat overdag grijs lijkt en ’s avonds warm bruin.',
        paragraph:
          'Sla het ruim om over een wit dekbed: de band taupe die je dan ziet, doet hetzelfde als een sprei, maar zonder het gewicht.',
      },
    ],
  },
  {
    brand: 'maison-lumare',
    sizes: sizes(2295),
    facets: { 'ae-materiaal': ['Percal'], 'ae-dessin': ['Effen'] },
    categories: ['hotel-linnen', 'strictly-business'],
    points: ['Wasbaar op 95 graden', 'Geschikt voor de mangel', 'Lusje met maatkleur'],
    specifications: [
      { title: 'Materiaal', value: '50% katoen, 50% polyester, percal, 130 gram per m²' },
      { title: 'Zoom', value: '5 cm boven, 2 cm onder' },
      { title: 'Wassen', value: 'Wassen op 95 graden, droger en mangel toegestaan' },
    ],
    paragraph:
      'Aan de onderzoom zit een lusje waarvan de kleur de maat aangeeft. Wie honderd lakens per week opvouwt, hoeft er nooit een terug te leggen.',
    items: [
      {
        picture: 'hotel-wit',
        title: 'Hotellaken Etage wit, percal',
        colours: ['wit'],
        summary: 'Een laken voor de wasserij: kreukarm, snel droog en heet te wassen.',
        paragraph:
          'Etage is gemaakt voor verhuur en zorg, waar een laken elke dag van het bed gaat. De zelfkanten zijn dubbel gestikt, want daar scheurt een laken als eerste.',
      },
    ],
  },
  {
    brand: 'noordlinnen',
    family: 'Laken Luwte, halflinnen',
    sizes: sizes(4995),
    facets: { 'ae-materiaal': ['Halflinnen'], 'ae-dessin': ['Effen'] },
    points: ['55% linnen, 45% katoen', 'Gewassen, dus zacht vanaf het begin', 'Strijkvrij'],
    specifications: [
      { title: 'Materiaal', value: '55% linnen, 45% katoen, 165 gram per m²' },
      { title: 'Zoom', value: '5 cm boven, 2 cm onder' },
      { title: 'Wassen', value: 'Wassen op 40 graden, aan de lijn drogen' },
    ],
    paragraph:
      'Vlas neemt vocht op en geeft het snel weer af. Daardoor blijft een laken van halflinnen droog, terwijl katoen na een warme nacht klam kan worden. Luwte gaat jaren mee en wordt alleen maar zachter.',
    items: [
      {
        picture: 'halflinnen-naturel',
        title: 'Laken Luwte naturel, halflinnen',
        colours: ['naturel'],
        summary: 'De kleur van ongeverfd vlas, los geweven en voorgewassen.',
        paragraph:
          'Er gaat geen verf aan te pas. Naturel past bij alles wat van hout, riet of wol is en vergrijst niet, want er is niets om te verschieten.',
      },
      {
        picture: 'halflinnen-salie',
        title: 'Laken Luwte salie, halflinnen',
        colours: ['salie'],
        summary:
          'Grijsgroen halflinnen dat eruitziet alsof het al een paar zomers aan de lijn heeft gehangen.',
        paragraph:
          'Als onderlaken in de zomer, als bovenlaken onder een deken in het najaar. Salie verdraagt zich met wit, zand en bijna elk dessin met bladeren.',
      },
    ],
  },
  {
    brand: 'lakenlust',
    family: 'Flanellen laken Kachel',
    sizes: sizes(2495),
    facets: { 'ae-materiaal': ['Flanel'], 'ae-dessin': ['Effen'] },
    points: ['Aan twee kanten geruwd', 'Warm bij het instappen', '170 gram per m²'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, flanel van 170 gram per m²' },
      { title: 'Zoom', value: '4 cm boven, 2 cm onder' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger maakt het zachter' },
    ],
    paragraph:
      'Kachel is van dik flanel dat aan beide kanten is opgeborsteld. Als onderlaken haalt het de kou uit het matras, als bovenlaken is het een dunne deken.',
    items: [
      {
        picture: 'flanel-ecru',
        title: 'Flanellen laken Kachel ecru',
        colours: ['ecru'],
        summary: 'Een warm laken in ecru voor slaapkamers waar de verwarming uit blijft.',
        paragraph:
          'Met een flanellen laken kan de thermostaat een graad lager. Je voelt het verschil vooral aan je voeten, daar is een bed altijd het koudst.',
      },
      {
        picture: 'flanel-lichtgrijs',
        title: 'Flanellen laken Kachel lichtgrijs',
        colours: ['lichtgrijs'],
        summary: 'Lichtgrijs flanel, zacht als een oud overhemd en net zo makkelijk in de was.',
        paragraph:
          'Grijs verbergt de onvermijdelijke pluisjes van een nieuw flanel beter dan wit. Haal na de eerste twee wasbeurten wel het filter van je droger leeg.',
        overlay: 'Nieuw',
      },
    ],
  },
]

export const lakens: ProductPlan[] = plansOf('laken', ['laken'], ranges, 150)
