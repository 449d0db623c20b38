import type { ProductPlan, Size } from '../plan.ts'
import { plansOf, type Range } from './ranges.ts'

/** @param cents the price at 60x70 cm */
const sizes = (cents: number): Size[] => [
  { title: '40x60 cm', cents: cents - 200 },
  { title: '50x75 cm', cents },
  { title: '60x70 cm', cents },
  { title: '65x65 cm', cents: cents + 100 },
]

const ranges: Range[] = [
  {
    brand: 'duynhuys',
    family: 'Kussensloop Zeewind, percal',
    sizes: sizes(1295),
    facets: { 'ae-materiaal': ['Percal'], 'ae-dessin': ['Effen'] },
    points: ['Percal van 200 draden per inch²', 'Instopstrook van 20 cm', 'Koel en glad'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, percal van 200 draden per inch²' },
      { title: 'Sluiting', value: 'Instopstrook van 20 cm' },
      { title: 'Aantal', value: '1 kussensloop' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
    ],
    paragraph:
      'Zeewind is geweven van gekamd katoen, één draad op, één draad neer. Dat geeft een matte, dichte stof die koel blijft onder je wang. De sloop stop je aan de korte kant in; er zit geen knoop of rits waar je op ligt.',
    items: [
      {
        picture: 'percal-wit',
        title: 'Kussensloop Zeewind wit, percal',
        colours: ['wit'],
        summary: 'Een witte sloop van koel percal: past bij elk overtrek en mag heet in de was.',
        paragraph:
          'Leg er per kussen drie in de kast: een om het kussen, een in de was en een schone voor als er onverwacht iemand blijft slapen.',
      },
      {
        picture: 'percal-lichtblauw',
        title: 'Kussensloop Zeewind lichtblauw, percal',
        colours: ['lichtblauw'],
        summary: 'Het blauw van een overhemd, op een sloop die net zo fris aanvoelt als een gestreken boord.',
        paragraph:
          'Lichtblauw is een dankbare kleur bij wit en grijs. Met een gestreept overtrek erbij hoef je over de rest van het bed niet meer na te denken.',
      },
      {
        picture: 'percal-salie',
        title: 'Kussensloop Zeewind salie, percal',
        colours: ['salie'],
        summary: 'Saliegroen percal voor wie van kleur houdt, maar niet van drukte.',
        paragraph:
          'De kleur is in het garen geverfd voordat het werd geweven. Daardoor blijft salie ook na veel wasbeurten dezelfde tint als het bijpassende laken.',
      },
      {
        picture: 'percal-antraciet',
        title: 'Kussensloop Zeewind antraciet, percal',
        colours: ['antraciet'],
        summary: 'Donker percal dat geen schaduw van make-up of haargel laat zien.',
        paragraph:
          'Was deze sloop de eerste twee keer apart: donkere verf laat in het begin altijd een beetje los. Daarna kan hij gewoon mee met de bonte was.',
      },
    ],
  },
  {
    brand: 'maison-lumare',
    family: 'Kussensloop Suite, katoensatijn',
    sizes: sizes(1595),
    facets: { 'ae-materiaal': ['Katoensatijn'], 'ae-dessin': ['Effen'] },
    points: ['Katoensatijn met zachte glans', 'Platte rand van 5 cm', 'Hotelsluiting'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, satijn van 300 draden per inch²' },
      { title: 'Sluiting', value: 'Hotelsluiting, omgeslagen' },
      { title: 'Rand', value: 'Platte rand van 5 cm rondom, buiten de maat gerekend' },
      { title: 'Aantal', value: '1 kussensloop' },
      { title: 'Wassen', value: 'Wassen op 60 graden, strijken op twee stippen' },
    ],
    paragraph:
      'Bij satijn ligt het meeste garen aan de oppervlakte. Daar komt de glans vandaan, en ook dat je haar er ’s nachts langs glijdt in plaats van te haken. Rondom zit een platte rand, zodat het kussen ook overdag op een opgemaakt bed goed oogt.',
    items: [
      {
        picture: 'satijn-wit',
        title: 'Kussensloop Suite wit, katoensatijn',
        colours: ['wit'],
        summary: 'Wit katoensatijn met een platte rand, zoals de tweede rij kussens op een hotelbed.',
        paragraph:
          'Zet er twee rechtop tegen het hoofdbord en leg je gewone slaapkussens ervoor. Dat is het hele geheim van een bed dat af is.',
      },
      {
        picture: 'satijn-ecru',
        title: 'Kussensloop Suite ecru, katoensatijn',
        colours: ['ecru'],
        summary: 'Een warme tint net naast wit. Zacht bij houten bedden en bij linnen.',
        paragraph:
          'Ecru satijn kleurt bij lamplicht naar room. Wie helderwit te hard vindt in de slaapkamer, zit met deze sloop goed.',
      },
      {
        picture: 'satijn-taupe',
        title: 'Kussensloop Suite taupe, katoensatijn',
        colours: ['taupe'],
        summary: 'Taupe met een glans die het grijs eruit haalt en het bruin laat zien.',
        paragraph:
          'Een kleur die je bij zowel zand als antraciet kunt leggen. Handig als je je overtrekken per seizoen wisselt en de slopen wilt laten liggen.',
      },
      {
        picture: 'satijn-petrol',
        title: 'Kussensloop Suite petrol, katoensatijn',
        overlay: 'Laatste stuks',
        reduction: 25,
        colours: ['petrol'],
        summary: 'Diep blauwgroen dat door het satijn net iets licht vangt langs de rand.',
        paragraph:
          'Petrol is op een wit bed meteen het accent. Twee slopen zijn genoeg: de ogen gaan er vanzelf naartoe.',
      },
    ],
  },
  {
    brand: 'maison-lumare',
    sizes: sizes(1495),
    facets: { 'ae-materiaal': ['Percal'], 'ae-dessin': ['Effen'] },
    categories: ['hotel-linnen', 'strictly-business'],
    points: ['Dubbele bies', 'Wasbaar op 95 graden', 'Jarenlang na te bestellen'],
    specifications: [
      { title: 'Materiaal', value: '50% katoen, 50% polyester, percal' },
      { title: 'Sluiting', value: 'Hotelsluiting, omgeslagen' },
      { title: 'Aantal', value: '1 kussensloop' },
      { title: 'Wassen', value: 'Wassen op 95 graden, droger en mangel toegestaan' },
    ],
    paragraph:
      'De stof bestaat half uit katoen en half uit polyester. Dat klinkt minder chic dan het is: de sloop kreukt nauwelijks, droogt snel en houdt het langer vol dan zuiver katoen.',
    items: [
      {
        picture: 'hotel-bies',
        title: 'Hotelsloop Etage wit met grijze bies',
        colours: ['wit', 'grijs'],
        summary: 'Een witte sloop met twee dunne grijze lijnen, gemaakt om elke dag gewassen te worden.',
        paragraph:
          'De bies is geborduurd en niet geprint. Na tweehonderd keer koken staat hij er nog even recht op, en daarom zie je dit model in zoveel hotels.',
      },
    ],
  },
  {
    brand: 'noordlinnen',
    family: 'Kussensloop Luwte, halflinnen',
    sizes: sizes(1995),
    facets: { 'ae-materiaal': ['Halflinnen'], 'ae-dessin': ['Effen'] },
    points: ['55% linnen, 45% katoen', 'Na het weven gewassen', 'Strijken hoeft niet'],
    specifications: [
      { title: 'Materiaal', value: '55% linnen, 45% katoen, 165 gram per m²' },
      { title: 'Sluiting', value: 'Instopstrook van 15 cm' },
      { title: 'Aantal', value: '1 kussensloop' },
      { title: 'Wassen', value: 'Wassen op 40 graden, nat in vorm trekken' },
    ],
    paragraph:
      'Halflinnen heeft de frisheid van vlas en de zachtheid van katoen. Luwte is na het weven gewassen, dus de stof valt losjes en de kreukels horen erbij. Hoe vaker je hem wast, hoe soepeler hij wordt.',
    items: [
      {
        picture: 'halflinnen-zand',
        title: 'Kussensloop Luwte zand, halflinnen',
        colours: ['zand'],
        summary:
          'Zandkleurig halflinnen met een levendige draad: een sloop die niet gladgestreken wil worden.',
        paragraph:
          'In de stof zie je hier en daar een dikkere draad. Dat is vlas zoals het groeit, geen weeffout, en het maakt dat de kleur niet vlak wordt.',
      },
      {
        picture: 'halflinnen-terra',
        title: 'Kussensloop Luwte terra, halflinnen',
        colours: ['terra'],
        summary: 'De kleur van een bloempot die een zomer buiten heeft gestaan.',
        paragraph:
          'Linnen neemt verf grilliger op dan katoen. Terra wordt er poederig van, en verdraagt zich daardoor met oudroze, oker en ongeverfd hout.',
      },
      {
        picture: 'halflinnen-oudroze',
        title: 'Kussensloop Luwte oudroze, halflinnen',
        colours: ['oudroze'],
        summary: 'Oudroze dat door het vlas iets van grijs krijgt. Vriendelijk, niet zoet.',
        paragraph:
          'Leg de slopen los bij een overtrek van gewassen katoen. Omdat beide stoffen kreuken, ziet het bed er ook opgemaakt ontspannen uit.',
      },
    ],
  },
  {
    brand: 'huize-sluimer',
    family: 'Set van twee slopen Trui, jersey',
    sizes: [
      { title: '50x75 cm', cents: 999 },
      { title: '60x70 cm', cents: 999 },
    ],
    facets: { 'ae-materiaal': ['Jersey'], 'ae-dessin': ['Effen'] },
    points: ['Twee slopen in één pak', 'Rekbaar', 'Met rits'],
    specifications: [
      { title: 'Materiaal', value: '95% katoen, 5% elastaan, 140 gram per m²' },
      { title: 'Sluiting', value: 'Blinde rits aan de korte kant' },
      { title: 'Aantal', value: '2 kussenslopen' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger op lage stand' },
    ],
    paragraph:
      'Jersey is gebreid, net als een T-shirt. De stof rekt mee, zodat Trui ook een stug kussen van traagschuim of latex strak bekleedt. Met de rits dicht blijft de sloop op zijn plek, hoe je ook draait.',
    items: [
      {
        picture: 'jersey-wit',
        title: 'Set van twee slopen Trui wit, jersey',
        colours: ['wit'],
        summary: 'Twee rekbare witte kussenslopen met rits, voor dagelijks gebruik.',
        paragraph:
          'Gebruik ze als sloop of als beschermlaag onder je mooie sloop. In beide gevallen gaat je kussen er een stuk langer door mee.',
        reduction: 0,
      },
      {
        picture: 'jersey-lichtgrijs',
        title: 'Set van twee slopen Trui lichtgrijs, jersey',
        colours: ['lichtgrijs'],
        summary: 'Een paar zachte slopen in gemêleerd lichtgrijs, die zo uit de droger om het kussen kunnen.',
        paragraph:
          'Het grijs is een mengsel van lichte en donkere vezels, zoals bij een joggingbroek. Pluisjes en haren vallen er nauwelijks op.',
        reduction: 0,
      },
    ],
  },
  {
    brand: 'atelier-veldkant',
    sizes: sizes(1495),
    facets: { 'ae-materiaal': ['Flanel'], 'ae-dessin': ['Ruiten'] },
    points: ['Aan twee kanten geruwd', 'Ingeweven ruit', 'Voor koude nachten'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, flanel van 160 gram per m²' },
      { title: 'Sluiting', value: 'Instopstrook van 20 cm' },
      { title: 'Aantal', value: '1 kussensloop' },
      { title: 'Wassen', value: 'Wassen op 60 graden, binnenstebuiten' },
    ],
    paragraph:
      'Flanel is katoen dat met kleine borstels is opgeruwd. De haartjes houden lucht vast, en daardoor voelt de sloop nooit koud. Nieuw laat hij wat pluis los; na twee keer wassen is dat over.',
    items: [
      {
        picture: 'flanel-ruit',
        title: 'Kussensloop Boshut groene ruit, flanel',
        colours: ['bosgroen', 'ecru'],
        summary: 'Een flanellen sloop met een ruit in bosgroen. Meteen warm als je je hoofd neerlegt.',
        paragraph:
          'Het duurt altijd even voor een koud kussen warm is. Met Boshut sla je dat over, ook als het raam openstaat en het buiten vriest.',
        overlay: 'Nieuw',
      },
    ],
  },
  {
    brand: 'maison-lumare',
    sizes: [
      { title: '50x75 cm', cents: 5995 },
      { title: '60x70 cm', cents: 5995 },
    ],
    facets: { 'ae-materiaal': ['Zijde'], 'ae-dessin': ['Effen'] },
    points: ['Zijde van 22 momme', 'Spaart haar en huid', 'Verborgen rits'],
    specifications: [
      { title: 'Materiaal', value: '100% zijde, moerbei, 22 momme' },
      { title: 'Sluiting', value: 'Verborgen rits' },
      { title: 'Aantal', value: '1 kussensloop' },
      { title: 'Wassen', value: 'Handwas of zijdeprogramma op 30 graden, in de schaduw drogen' },
    ],
    paragraph:
      'Momme is de maat voor het gewicht van zijde; 22 is zwaar genoeg om er elke nacht op te slapen. Was met een mild wasmiddel zonder enzymen, want die tasten de draad aan.',
    items: [
      {
        picture: 'zijde-ecru',
        title: 'Zijden kussensloop Cocon ecru',
        colours: ['ecru'],
        summary:
          'Zijde neemt weinig vocht op en wrijft niet. Wie krullen of een droge huid heeft, merkt dat ’s ochtends.',
        paragraph:
          'Katoen zuigt crème en haarolie op, zijde laat ze zitten waar je ze hebt gesmeerd. Cocon voelt koel bij het instappen en wordt snel net zo warm als jij.',
      },
    ],
  },
]

export const slopen: ProductPlan[] = plansOf('kussensloop', ['kussensloop'], ranges)
