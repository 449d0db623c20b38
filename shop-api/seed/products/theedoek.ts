import type { ProductPlan, Size } from '../plan.ts'
import { plansOf, type Range } from './ranges.ts'

/** @param cents the price of a set of two */
const sets = (cents: number): Size[] => [
  { title: 'Set van 2, 50x70 cm', cents },
  { title: 'Set van 6, 50x70 cm', cents: Math.round((cents * 2.6) / 100) * 100 - 5 },
]

const ranges: Range[] = [
  {
    brand: 'huize-sluimer',
    family: 'Theedoeken Keukentafel, blokruit',
    sizes: [{ title: 'Set van 3, 50x70 cm', cents: 999 }],
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Ruiten'] },
    points: ['Drie stuks', 'Drogen meteen goed', 'Met ophanglus'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, 190 gram per m²' },
      { title: 'Aantal', value: '3 theedoeken' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
    ],
    paragraph:
      'De blokken zijn geweven, niet gedrukt. Keukentafel heeft twee lusjes: een in het midden van de korte kant voor aan een haak, en een op de hoek, voor wie haast heeft.',
    items: [
      {
        picture: 'blok-rood',
        title: 'Theedoeken Keukentafel bordeaux, set van 3',
        colours: ['bordeaux', 'wit'],
        summary:
          'Rode blokken op wit: de theedoek die in elke keukenla van vroeger lag, in een set van drie.',
        paragraph:
          'Drie is een handig aantal. Eén om af te drogen, één voor onder de warme pan en één die alvast klaarhangt.',
        reduction: 0,
      },
      {
        picture: 'blok-blauw',
        title: 'Theedoeken Keukentafel jeansblauw, set van 3',
        colours: ['jeansblauw', 'wit'],
        summary: 'Blauw met wit geblokt katoen dat een stapel borden wegwerkt zonder doorweekt te raken.',
        paragraph:
          'Katoen van deze dikte neemt ongeveer drie keer zijn eigen gewicht aan water op. Voor glazen is linnen beter, voor al het andere is dit de doek.',
        reduction: 0,
      },
      {
        picture: 'blok-groen',
        title: 'Theedoeken Keukentafel bosgroen, set van 3',
        colours: ['bosgroen', 'wit'],
        summary: 'Donkergroene ruit voor keukens met planten op de vensterbank.',
        paragraph:
          'Groen blijft lang netjes, want een spat soep of een streep gras van de spinazie zie je er niet meteen op. Heet wassen mag gewoon.',
        reduction: 0,
      },
    ],
  },
  {
    brand: 'noordlinnen',
    family: 'Halflinnen theedoeken Aanrecht',
    sizes: sets(1695),
    facets: { 'ae-materiaal': ['Halflinnen'], 'ae-dessin': ['Strepen'] },
    points: ['55% linnen, 45% katoen', 'Pluist niet', 'Droogt streeploos'],
    specifications: [
      { title: 'Materiaal', value: '55% linnen, 45% katoen, 220 gram per m²' },
      { title: 'Afmeting', value: '50x70 cm, met lus in het midden' },
      { title: 'Wassen', value: 'Wassen op 60 graden, vochtig strijken' },
    ],
    paragraph:
      'Linnen geeft geen vezels af en katoen zuigt. Samen maken ze een doek die servies droog achterlaat zonder pluisjes. Was hem de eerste keer voor gebruik, pas dan neemt het vlas goed op.',
    items: [
      {
        picture: 'linnen-zwart',
        title: 'Halflinnen theedoeken Aanrecht naturel met zwarte streep',
        colours: ['naturel', 'zwart'],
        summary:
          'Ongeverfde theedoeken met een dunne zwarte streep langs de rand. Sober, en juist daarom mooi.',
        paragraph:
          'Deze doek mag blijven hangen als er bezoek komt. Over de greep van de oven hangt de streep precies in het midden.',
      },
      {
        picture: 'linnen-oudrood',
        title: 'Halflinnen theedoeken Aanrecht naturel met oudrode streep',
        colours: ['naturel', 'oudrood'],
        summary: 'De streep van een Franse graanzak, op een doek om dagelijks te gebruiken.',
        paragraph:
          'Vroeger kon je aan de strepen zien van welke boer een zak was. Wie ze nu in de keuken hangt, ziet er vooral iets van in het brood dat eronder rijst.',
      },
    ],
  },
  {
    brand: 'noordlinnen',
    family: 'Wafeldoeken Siroop',
    sizes: sets(1395),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Effen'] },
    points: ['Diepe wafels', 'Neemt veel op', 'Zacht voor handen en glas'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, wafelweefsel van 260 gram per m²' },
      { title: 'Afmeting', value: '50x70 cm na de eerste was' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger maakt de wafels voller' },
    ],
    paragraph:
      'In elke wafel past een druppel. Daarom droogt Siroop meer af dan een gladde doek en voelt hij minder snel nat. Bij de eerste was krimpt hij nog, en daar is bij het knippen rekening mee gehouden.',
    items: [
      {
        picture: 'wafel-wit',
        title: 'Wafeldoeken Siroop wit',
        colours: ['wit'],
        summary: 'Witte wafeldoeken die zowel theedoek als handdoek voor de keuken zijn.',
        paragraph:
          'Wit kan bij de kookwas en wordt dus altijd weer schoon, ook na bieten. Bewaar er een apart voor brooddeeg.',
      },
      {
        picture: 'wafel-antraciet',
        title: 'Wafeldoeken Siroop antraciet',
        colours: ['antraciet'],
        summary: 'Antraciet voor de kok die zijn handen wil afvegen zonder dat de doek het onthoudt.',
        paragraph:
          'Steek hem achter je schortband, zoals in een restaurantkeuken. Vet en saus gaan er met een gewone was van zestig graden uit.',
      },
      {
        picture: 'wafel-salie',
        title: 'Wafeldoeken Siroop salie',
        colours: ['salie'],
        summary: 'Saliegroene wafelstof, net zo prettig om te zien als om mee af te drogen.',
        paragraph:
          'Naast een houten snijplank en wit servies valt deze tint vanzelf op zijn plek. Een set van zes is genoeg om de hele week een schone te pakken.',
        overlay: 'Nieuw',
      },
    ],
  },
  {
    brand: 'atelier-veldkant',
    sizes: sets(1895),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Bloemen en bladeren'] },
    points: ['Eigen tekening', 'Stevig katoen', 'Leuk om te geven'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, 210 gram per m²' },
      { title: 'Druk', value: 'Inkt op waterbasis, aan één kant' },
      { title: 'Wassen', value: 'Wassen op 60 graden, aan de binnenkant strijken' },
    ],
    paragraph:
      'Elke set zit in een kartonnen wikkel met het verhaal van de tekening. De print loopt over de hele doek door, dus ook opgevouwen is er altijd iets te zien.',
    items: [
      {
        picture: 'citroen',
        title: 'Theedoeken Boomgaard met citroenen',
        colours: ['ecru', 'oker'],
        summary: 'Takken vol citroenen op ecru katoen, getekend met waterverf en een heel fijn penseel.',
        paragraph:
          'Tel je ze, dan kom je op eenenveertig citroenen en één mandarijn. Een kleine grap voor wie elke avond afdroogt.',
      },
      {
        picture: 'kruiden',
        title: 'Theedoeken Kruidentuin in groen',
        colours: ['bladgroen', 'wit'],
        summary: 'Tijm, dille, salie en negen andere keukenkruiden, met hun naam erbij geschreven.',
        paragraph:
          'Aan de haak is het een doek, ingelijst een prent: we hebben van beide een foto gekregen. Met een bos verse munt erin gewikkeld is het een goed cadeau voor een verhuizing.',
      },
    ],
  },
  {
    brand: 'kaap-en-kade',
    family: 'Badstof keukendoeken Spoelbak',
    sizes: [
      { title: 'Set van 2, 50x50 cm', cents: 1195 },
      { title: 'Set van 6, 50x50 cm', cents: 2995 },
    ],
    facets: { 'ae-materiaal': ['Badstof'], 'ae-dessin': ['Effen'] },
    points: ['Lussen aan één kant', 'Voor handen en aanrecht', 'Vierkant, met lus op de hoek'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, badstof van 400 gram per m²' },
      { title: 'Afmeting', value: '50x50 cm' },
      { title: 'Wassen', value: 'Wassen op 60 graden, zonder wasverzachter' },
    ],
    paragraph:
      'Een keukendoek is geen theedoek: hij is er voor natte handen en een nat aanrecht. De lussen zitten aan één kant, in blokken, zodat de andere kant plat is om mee te vegen.',
    items: [
      {
        picture: 'badstof-terra',
        title: 'Badstof keukendoeken Spoelbak terra',
        colours: ['terra'],
        summary: 'Een dorstige keukendoek in terra, die aan de haak naast de gootsteen hoort.',
        paragraph:
          'Hang er elke ochtend een schone op. Dat klinkt overdreven tot je het een week doet: een droge doek is de helft van een frisse keuken.',
      },
      {
        picture: 'badstof-petrol',
        title: 'Badstof keukendoeken Spoelbak petrol',
        colours: ['petrol'],
        summary: 'Blauwgroen badstof in een vierkant formaat dat niet in het sop hangt.',
        paragraph:
          'Petrol staat goed bij eiken werkbladen en bij wit. De verf is bestand tegen chloorvrij bleekmiddel, dus een hardnekkige vlek is te behandelen.',
      },
    ],
  },
  {
    brand: 'noordlinnen',
    sizes: sets(2295),
    facets: { 'ae-materiaal': ['Linnen'], 'ae-dessin': ['Strepen'] },
    points: ['100% linnen', 'Voor glas en kristal', 'Laat geen pluis achter'],
    specifications: [
      { title: 'Materiaal', value: '100% linnen, 170 gram per m²' },
      { title: 'Afmeting', value: '50x70 cm, met lus op de hoek' },
      { title: 'Wassen', value: 'Wassen op 60 graden, geen wasverzachter' },
    ],
    paragraph:
      'Spoel glazen heet na, laat ze een minuut uitlekken en poets ze dan met een droge doek. Hoe ouder de doek, hoe beter het gaat: linnen wordt elke wasbeurt iets gladder.',
    items: [
      {
        picture: 'glazendoek',
        title: 'Linnen glazendoeken Kelk wit met blauwe lijn',
        colours: ['wit', 'jeansblauw'],
        summary: 'Een dunne doek van zuiver linnen om wijnglazen mee te poetsen tot je ze niet meer ziet.',
        paragraph:
          'Katoen laat op een glas een waas van vezeltjes achter, linnen niet. De blauwe lijn is een oud teken: zo wist men in de spoelkeuken welke doek voor het glaswerk was.',
      },
    ],
  },
  {
    brand: 'huize-sluimer',
    sizes: [{ title: 'Set van 10, 50x70 cm', cents: 2995 }],
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Strepen'] },
    categories: ['strictly-business'],
    points: ['Tien stuks', 'Wasbaar op 95 graden', 'Voor horeca en groepen'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, 200 gram per m²' },
      { title: 'Aantal', value: '10 theedoeken' },
      { title: 'Wassen', value: 'Wassen op 95 graden, droger en mangel toegestaan' },
    ],
    paragraph:
      'De rand is dubbel omgezoomd en de hoeken zijn verstevigd. Bestel je voor een bedrijf, kies dan bij het afrekenen voor zakelijk, dan staat de btw op je factuur.',
    items: [
      {
        picture: 'horeca',
        title: 'Horecatheedoeken Afwaskeuken, set van 10',
        colours: ['wit', 'jeansblauw'],
        summary: 'Tien witte theedoeken met een blauwe streep, om uit te koken en weer te gebruiken.',
        paragraph:
          'Voor een café, een kantine of een vakantiehuis waar twaalf mensen afwassen. Tien doeken zijn na een avond op, en liggen de volgende middag weer schoon in de la.',
      },
    ],
  },
]

export const theedoeken: ProductPlan[] = plansOf('theedoek', ['wonen/theedoeken'], ranges)
