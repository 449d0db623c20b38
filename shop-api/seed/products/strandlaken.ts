import type { ProductPlan, Size } from '../plan.ts'
import { plansOf, type Range } from './ranges.ts'

const one = (title: string, cents: number): Size[] => [{ title, cents }]

const ranges: Range[] = [
  {
    brand: 'kaap-en-kade',
    family: 'Strandlaken Kuststrook',
    sizes: one('100x180 cm', 3495),
    facets: { 'ae-materiaal': ['Velours'], 'ae-dessin': ['Strepen'] },
    points: ['Velours aan de bovenkant', 'Ruim 100x180 cm', 'Strepen in het garen geverfd'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, badstof van 420 gram per m², één kant velours' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
      { title: 'Afwerking', value: 'Lus aan de korte kant' },
    ],
    paragraph:
      'De bovenkant is geschoren tot velours en daar blijft zand niet in hangen. De onderkant heeft lussen die je afdrogen. Spoel het zoute water er na een dag zee even uit, dan blijft het katoen zacht.',
    items: [
      {
        picture: 'streep-marine',
        title: 'Strandlaken Kuststrook marine met ecru strepen',
        colours: ['marine', 'ecru'],
        summary: 'Brede strepen in donkerblauw en ecru, van ver te herkennen als je uit het water komt.',
        paragraph:
          'Bij eb ziet elk stuk strand er anders uit dan toen je erin liep. Met deze streep vind je je plek terug, ook zonder bril.',
      },
      {
        picture: 'streep-terra',
        title: 'Strandlaken Kuststrook terra met ecru strepen',
        colours: ['terra', 'ecru'],
        summary: 'Terra strepen die eruitzien alsof de zon er al een zomer op heeft geschenen.',
        paragraph:
          'Een warme kleur voor bij het zwembad. Twee naast elkaar op een ligbed en je hebt een terras dat ergens aan de Middellandse Zee zou kunnen liggen.',
      },
      {
        picture: 'streep-groen',
        title: 'Strandlaken Kuststrook bosgroen met ecru strepen',
        colours: ['bosgroen', 'ecru'],
        summary: 'Donkergroen gestreept, minder voor de hand liggend dan blauw en net zo zomers.',
        paragraph:
          'Op gras vallen de strepen weg, op zand juist op. Een laken dus voor wie liever aan een meer ligt, en geen bezwaar heeft tegen een mier.',
      },
    ],
  },
  {
    brand: 'duynhuys',
    family: 'Hamamdoek Boulevard',
    sizes: one('100x180 cm', 2495),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Strepen'] },
    points: ['Dun en licht', 'Met geknoopte franje', 'Ook als omslagdoek'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, plat geweven, 190 gram per m²' },
      { title: 'Wassen', value: 'Wassen op 40 graden, aan de lijn drogen' },
      { title: 'Afwerking', value: 'Geknoopte franje van 8 cm' },
    ],
    paragraph:
      'Een hamamdoek komt uit het Turkse badhuis: plat geweven, snel droog en opgerold zo groot als een waterfles. Was hem twee keer voor gebruik, dan zwelt het katoen op en neemt hij meer water op.',
    items: [
      {
        picture: 'hamam-petrol',
        title: 'Hamamdoek Boulevard petrol',
        colours: ['petrol'],
        summary: 'Petrol met smalle witte strepen: strandlaken, sjaal en picknickkleed in één.',
        paragraph:
          'Voor een dag met alleen handbagage is dit de doek die je meeneemt. In het vliegtuig is hij deken, op het strand laken, en ’s avonds op het terras een sjaal.',
      },
      {
        picture: 'hamam-zand',
        title: 'Hamamdoek Boulevard zand',
        colours: ['zand'],
        summary: 'Een lichte doek in zand die je pas ziet als je eroverheen struikelt.',
        paragraph:
          'Hang hem in de badkamer als gewoon badlaken en niemand denkt aan vakantie. Pas als je de franje ziet, weet je waar hij vandaan komt.',
      },
      {
        picture: 'hamam-oudroze',
        title: 'Hamamdoek Boulevard oudroze',
        colours: ['oudroze'],
        summary: 'Oudroze hamamkatoen, om te dragen als pareo of neer te leggen als laken.',
        paragraph:
          'Knoop twee punten achter je nek en je kunt zo de strandtent in. De kleur verschiet in de zon een beetje en wordt daar alleen maar mooier van.',
      },
    ],
  },
  {
    brand: 'kaap-en-kade',
    family: 'Strandlaken Zandbank, effen',
    sizes: one('100x180 cm', 3995),
    facets: { 'ae-materiaal': ['Badstof'], 'ae-dessin': ['Effen'] },
    points: ['Badstof van 500 gram per m²', 'Dik om op te liggen', 'Past bij onze handdoeken'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, badstof van 500 gram per m²' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
      { title: 'Afwerking', value: 'Dubbele zoom, lus aan de lange kant' },
    ],
    paragraph:
      'Vijfhonderd gram per vierkante meter is het gewicht van een goed badlaken. Op kiezels of een houten steiger scheelt dat, en in de winter doet Zandbank dienst bij het bad.',
    items: [
      {
        picture: 'effen-oker',
        title: 'Strandlaken Zandbank oker',
        colours: ['oker'],
        summary: 'Okergeel badstof van bijna een kilo. Een zon om op te liggen.',
        paragraph:
          'Geel laat zand en zonnebrand niet meteen zien. Een vetvlek van de crème gaat eruit met wat afwasmiddel, voor het laken de machine in gaat.',
        overlay: 'Laatste stuks',
        reduction: 30,
      },
      {
        picture: 'effen-lichtblauw',
        title: 'Strandlaken Zandbank lichtblauw',
        colours: ['lichtblauw'],
        summary: 'De kleur van ondiep water, op badstof waar je voeten in wegzakken.',
        paragraph:
          'Een ruim badlaken voor twee soorten gebruik: ’s zomers in de strandtas, de rest van het jaar om een kind van top tot teen in te rollen.',
      },
    ],
  },
  {
    brand: 'atelier-veldkant',
    sizes: one('100x180 cm', 3995),
    facets: { 'ae-materiaal': ['Velours'], 'ae-dessin': ['Bloemen en bladeren'] },
    points: ['Eigen tekening', 'Velours aan de bedrukte kant', 'Wit badstof aan de onderkant'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, badstof van 380 gram per m², één kant velours' },
      { title: 'Druk', value: 'Reactieve inkt, kleurvast in chloorwater' },
      { title: 'Wassen', value: 'Wassen op 40 graden, binnenstebuiten gevouwen' },
    ],
    paragraph:
      'Reactieve inkt hecht zich aan de vezel zelf. Daardoor blijft de kleur ook goed na een zomer zwembadwater, en voelt de print niet als een laag die erop ligt.',
    items: [
      {
        picture: 'palm',
        title: 'Strandlaken Oase met palmbladeren',
        colours: ['bladgroen', 'ecru'],
        summary: 'Levensgrote palmbladeren op ecru: schaduw om op te liggen in plaats van onder.',
        paragraph:
          'De bladeren komen van twee kanten en raken elkaar net niet. In dat midden past precies een mens, met een boek.',
      },
    ],
  },
  {
    brand: 'atelier-veldkant',
    sizes: one('100x180 cm', 3995),
    facets: { 'ae-materiaal': ['Velours'], 'ae-dessin': ['Grafisch'] },
    points: ['Golvende lijnen in vijf tinten', 'Geweven, niet gedrukt', 'Aan twee kanten mooi'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, jacquard badstof van 450 gram per m²' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
      { title: 'Afwerking', value: 'Lus aan de korte kant' },
    ],
    paragraph:
      'Bij jacquard wisselen de lussen van kant: wat boven donker is, is onder licht. Je hebt dus eigenlijk twee lakens, en draait het om als je buurman hetzelfde heeft.',
    items: [
      {
        picture: 'golven',
        title: 'Strandlaken Branding met golven, grijsblauw',
        colours: ['grijsblauw', 'wit'],
        summary: 'Lijnen die op het strand lijken als de zee zich terugtrekt, in vijf tinten blauw.',
        paragraph:
          'De tekening begint rustig en wordt naar één kant toe woester. Leg die kant aan je voeten, dat slaapt beter.',
        overlay: 'Nieuw',
      },
    ],
  },
  {
    brand: 'duynhuys',
    sizes: one('rond 150 cm', 3495),
    facets: { 'ae-materiaal': ['Badstof'], 'ae-dessin': ['Grafisch'], 'ae-vorm': ['Rond'] },
    points: ['Doorsnede van 150 cm', 'Franje rondom', 'Voor strand en picknick'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, badstof van 360 gram per m²' },
      { title: 'Vorm', value: 'Rond' },
      { title: 'Wassen', value: 'Wassen op 40 graden in een waszak, zonder droger' },
    ],
    paragraph:
      'Een rond laken hoef je niet mee te draaien met de zon: je schuift zelf op, het laken blijft liggen. De franje is dubbel vastgezet en gaat mee in de was.',
    items: [
      {
        picture: 'rond-ecru',
        title: 'Rond strandlaken Kringen ecru met terra ring',
        colours: ['ecru', 'terra'],
        summary: 'Anderhalve meter rond, ecru met één terra ring. Genoeg voor twee kinderen of één lezer.',
        paragraph:
          'Op gras is Kringen een picknickkleed waar vier bordjes op passen. Thuis ligt hij over een tuintafel, tot het weer zomer is.',
      },
    ],
  },
  {
    brand: 'huize-sluimer',
    sizes: [
      { title: '90x170 cm', cents: 1995 },
      { title: '100x180 cm', cents: 2295 },
    ],
    facets: { 'ae-materiaal': ['Microvezel'], 'ae-dessin': ['Effen'] },
    points: ['Weegt 350 gram', 'In een half uur droog', 'Met elastiek om op te rollen'],
    specifications: [
      { title: 'Materiaal', value: '85% polyester, 15% polyamide, 200 gram per m²' },
      { title: 'Wassen', value: 'Wassen op 40 graden, zonder wasverzachter' },
      { title: 'Afwerking', value: 'Drukknooplus en elastiek' },
    ],
    paragraph:
      'Microvezel neemt water op in de ruimte tussen de draden en geeft het na uitwringen meteen weer af. Zand blijft er nauwelijks aan zitten. Strijken en wasverzachter zijn niet nodig en ook niet goed voor de vezel.',
    items: [
      {
        picture: 'microvezel-grijsblauw',
        title: 'Sneldrogend strandlaken Trekvogel grijsblauw',
        colours: ['grijsblauw'],
        summary: 'Een reishanddoek op strandformaat: dun, licht en droog voor je de bus weer in stapt.',
        paragraph:
          'Voor backpackers, zwemmers en mensen die in hun lunchpauze een duik nemen. Met het elastiek eromheen past Trekvogel in een jaszak.',
      },
    ],
  },
  {
    brand: 'kaap-en-kade',
    sizes: one('180x200 cm', 5495),
    facets: { 'ae-materiaal': ['Velours'], 'ae-dessin': ['Strepen'] },
    points: ['Voor twee personen', '180x200 cm', 'Past in een wasmachine van 7 kilo'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, badstof van 360 gram per m², één kant velours' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
      { title: 'Afwerking', value: 'Twee lussen' },
    ],
    paragraph:
      'Twee losse lakens schuiven altijd uit elkaar en ertussen ligt zand. Dit formaat lost dat op. Aan twee hoeken zit een lus waar een tentharing doorheen kan, voor als het waait.',
    items: [
      {
        picture: 'xl-streep',
        title: 'Strandlaken Tweezit XL met taupe strepen',
        colours: ['ecru', 'taupe'],
        summary: 'Een strandlaken zo groot als een tweepersoonsbed, met smalle strepen in taupe.',
        paragraph:
          'Voor een stel, of voor een gezin met een koelbox. Opgevouwen is het een pak zo groot als een kussen, en zo gebruik je het op de terugweg in de auto ook.',
      },
    ],
  },
  {
    brand: 'studio-sproet',
    sizes: one('75x150 cm', 2495),
    facets: { 'ae-materiaal': ['Velours'], 'ae-dessin': ['Kids'] },
    categories: ['kids'],
    points: ['Kindermaat', 'Vrolijke print', 'Lus met naamlabel'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, badstof van 380 gram per m², één kant velours' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
      { title: 'Afwerking', value: 'Lus met label om een naam op te schrijven' },
    ],
    paragraph:
      'Kleiner dan een gewoon strandlaken, zodat een kind het zelf kan dragen en het in een zwemtas past. Op het label schrijf je een naam met een balpen; dat blijft er na het wassen op staan.',
    items: [
      {
        picture: 'kids-zee',
        title: 'Kinderstrandlaken Onder water',
        colours: ['mint', 'multicolor'],
        summary: 'Een walvis, een inktvis en negen visjes zwemmen over een mintgroene zee.',
        paragraph:
          'Wie na zwemles als laatste klaar is, heeft tenminste het mooiste laken. De inktvis telt zeven armen; de achtste zit achter de walvis.',
      },
    ],
  },
]

export const strandlakens: ProductPlan[] = plansOf(
  'strandlaken',
  ['badtextiel/strandlakens', 'wonen/badtextiel'],
  ranges,
)
