import type { ProductPlan, Size } from '../plan.ts'
import { plansOf, type Range } from './ranges.ts'

const sizes = (cents: number, ...titles: string[]): Size[] => titles.map((title) => ({ title, cents }))

const ranges: Range[] = [
  {
    brand: 'kaap-en-kade',
    family: 'Badstof badjas Kade',
    sizes: sizes(6995, 'S', 'M', 'L', 'XL', 'XXL'),
    facets: { 'ae-materiaal': ['Badstof'] },
    points: ['Badstof van 400 gram per m²', 'Sjaalkraag', 'Twee ruime zakken'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, badstof van 400 gram per m²' },
      { title: 'Model', value: 'Sjaalkraag, lange mouw met omslag, ceintuur' },
      { title: 'Lengte', value: '120 cm in maat M' },
      { title: 'Pasvorm', value: 'Voor dames en heren, valt ruim' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
    ],
    paragraph:
      'Het badstof heeft lussen aan beide kanten, dus de badjas droogt je af terwijl je koffie zet. De ceintuur zit met lussen vast op twee hoogtes; kies de hoogte die bij je past.',
    items: [
      {
        picture: 'badstof-wit',
        title: 'Badstof badjas Kade wit',
        colours: ['wit'],
        summary: 'De klassieke witte badjas: zwaar genoeg om warm te blijven, licht genoeg voor aan de haak.',
        paragraph:
          'Wit kan met de handdoeken mee in een hete was. Wie in een huis met twee badjassen woont, naait in een van de lusjes een gekleurd draadje.',
      },
      {
        picture: 'badstof-antraciet',
        title: 'Badstof badjas Kade antraciet',
        colours: ['antraciet'],
        summary: 'Antraciet badstof met een brede kraag, voor wie na het scheren geen vlekken wil zien.',
        paragraph:
          'Donker badstof geeft de eerste wasbeurten wat kleur af. Was hem de eerste keer met een oude handdoek, dan is het daarna over.',
      },
      {
        picture: 'badstof-marine',
        title: 'Badstof badjas Kade marine',
        colours: ['marine'],
        summary: 'Donkerblauw als een kapiteinsjas, maar dan om in te ontbijten.',
        paragraph:
          'Marine staat bij grijs haar net zo goed als bij blond. Het is ook de kleur die het vaakst als cadeau de deur uit gaat; de ceintuur is alvast een strik.',
      },
    ],
  },
  {
    brand: 'noordlinnen',
    family: 'Wafelbadjas Stoombad',
    sizes: sizes(5495, 'S', 'M', 'L', 'XL'),
    facets: { 'ae-materiaal': ['Katoen'] },
    points: ['Licht wafelkatoen', 'Kimonokraag', 'Past in een weekendtas'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, wafelweefsel van 240 gram per m²' },
      { title: 'Model', value: 'Kimonokraag, driekwart mouw, ceintuur' },
      { title: 'Lengte', value: '110 cm in maat M' },
      { title: 'Pasvorm', value: 'Voor dames en heren, valt normaal' },
      { title: 'Wassen', value: 'Wassen op 60 graden, krimpt de eerste keer 3%' },
    ],
    paragraph:
      'Wafelkatoen weegt de helft van badstof en droogt in een paar uur. Daarom zie je het in sauna’s. De mouwen zijn driekwart, zodat ze niet in het water hangen als je je gezicht wast.',
    items: [
      {
        picture: 'wafel-wit',
        title: 'Wafelbadjas Stoombad wit',
        colours: ['wit'],
        summary: 'Een dunne witte badjas voor de sauna, het zwembad en een warme ochtend op het balkon.',
        paragraph:
          'In je tas neemt hij niet meer plaats in dan een dikke trui. Veel sauna’s verhuren badjassen voor tien euro per keer, dus dat is snel terugverdiend.',
      },
      {
        picture: 'wafel-salie',
        title: 'Wafelbadjas Stoombad salie',
        colours: ['salie'],
        summary: 'Zacht groen wafelkatoen met een kimonokraag die plat blijft liggen.',
        paragraph:
          'Groen is een kleur die je zelden aan een kapstok in de sauna ziet. Je pakt dus nooit per ongeluk die van een ander.',
      },
      {
        picture: 'wafel-zand',
        title: 'Wafelbadjas Stoombad zand',
        colours: ['zand'],
        summary: 'Zandkleurig en luchtig: meer een ochtendjas dan een handdoek met mouwen.',
        paragraph:
          'Draag hem over je pyjama als het raam nog openstaat. De stof ademt, dus je krijgt het ook bij de tweede kop thee niet te warm.',
      },
    ],
  },
  {
    brand: 'maison-lumare',
    sizes: sizes(8995, 'M', 'L', 'XL', 'XXL'),
    facets: { 'ae-materiaal': ['Velours'] },
    categories: ['hotel-linnen', 'strictly-business'],
    points: ['Velours buiten, lussen binnen', 'Bies langs de kraag', '480 gram per m²'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, geschoren badstof van 480 gram per m²' },
      { title: 'Model', value: 'Sjaalkraag met bies, lange mouw, ceintuur' },
      { title: 'Lengte', value: '125 cm in maat L' },
      { title: 'Pasvorm', value: 'Voor dames en heren, valt zeer ruim' },
      { title: 'Wassen', value: 'Wassen op 60 graden, op lage stand in de droger' },
    ],
    paragraph:
      'Na het weven worden de lussen aan de buitenkant kort geschoren. Wat overblijft is velours, dat glanst en zacht is; aan de binnenkant zitten de lussen er nog om het water op te nemen.',
    items: [
      {
        picture: 'hotel-wit',
        title: 'Hotelbadjas Spa wit met bies, velours',
        colours: ['wit'],
        summary: 'De zware badjas uit de hotelkast, met een fijne bies langs kraag en zakken.',
        paragraph:
          'Anderhalve kilo badjas: dat voel je op je schouders, en dat is de bedoeling. Te borduren met een naam of logo vanaf tien stuks, vraag ernaar bij onze klantenservice.',
      },
    ],
  },
  {
    brand: 'huize-sluimer',
    family: 'Fleece badjas Haardvuur',
    sizes: sizes(3995, 'S', 'M', 'L', 'XL'),
    facets: { 'ae-materiaal': ['Fleece'] },
    points: ['Warm en licht', 'Extra lang', 'Binnen een paar uur droog'],
    specifications: [
      { title: 'Materiaal', value: '100% polyester fleece, 260 gram per m²' },
      { title: 'Model', value: 'Sjaalkraag, lange mouw, ceintuur, twee zakken' },
      { title: 'Lengte', value: '125 cm in maat M' },
      { title: 'Pasvorm', value: 'Valt ruim' },
      { title: 'Wassen', value: 'Wassen op 30 graden, niet in de droger' },
    ],
    paragraph:
      'Fleece neemt geen water op, dus droog je eerst af. Daarna is er niets warmers om in op de bank te gaan zitten. De pool is aan twee kanten zacht en komt tot onder de knie.',
    items: [
      {
        picture: 'fleece-oudroze',
        title: 'Fleece badjas Haardvuur oudroze',
        colours: ['oudroze'],
        summary: 'Een lange, donzige ochtendjas in oudroze voor zondagen die om elf uur pas beginnen.',
        paragraph:
          'De zakken zijn diep genoeg voor een telefoon, een zakdoek en een koekje. Het roze is gedempt en wordt door wassen niet fletser.',
        overlay: 'Outlet',
        reduction: 20,
      },
      {
        picture: 'fleece-nachtblauw',
        title: 'Fleece badjas Haardvuur nachtblauw',
        colours: ['nachtblauw'],
        summary: 'Donkerblauw fleece om je in te wikkelen als de verwarming nog niet aan is.',
        paragraph:
          'Hang hem op een avond met vorst vast over de radiator. Je stapt uit bed, trekt hem aan en de rest van de ochtend gaat vanzelf.',
      },
    ],
  },
  {
    brand: 'atelier-veldkant',
    sizes: sizes(5995, 'S', 'M', 'L'),
    facets: { 'ae-materiaal': ['Katoen'] },
    points: ['Dun katoenvoile', 'Wijde mouwen', 'Ook als strandjas'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, dubbel gaas van 130 gram per m²' },
      { title: 'Model', value: 'Kimono zonder kraag, wijde mouw, losse ceintuur' },
      { title: 'Lengte', value: '105 cm in maat M' },
      { title: 'Pasvorm', value: 'Valt wijd' },
      { title: 'Wassen', value: 'Wassen op 40 graden, niet strijken' },
    ],
    paragraph:
      'Dubbel gaas bestaat uit twee dunne lagen die op kleine afstanden aan elkaar zitten. De lucht ertussen maakt de stof soepel, en de kreukels die erin komen horen erbij.',
    items: [
      {
        picture: 'kimono-terra',
        title: 'Katoenen kimono Namiddag terra',
        colours: ['terra'],
        summary: 'Een dunne katoenen kimono in terra, om aan te schieten tussen douche en kledingkast.',
        paragraph:
          'Badstof is in juli te veel. Namiddag weegt nog geen driehonderd gram, dekt genoeg om de post binnen te halen en gaat ook mee naar zee.',
        overlay: 'Nieuw',
      },
    ],
  },
  {
    brand: 'duynhuys',
    sizes: sizes(5995, 'S', 'M', 'L', 'XL'),
    facets: { 'ae-materiaal': ['Katoen'] },
    points: ['Plat geweven als een hamamdoek', 'Badstof voering in de capuchon', 'Droogt snel'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, hamamweefsel van 210 gram per m²' },
      { title: 'Model', value: 'Capuchon, lange mouw, ceintuur' },
      { title: 'Lengte', value: '115 cm in maat M' },
      { title: 'Pasvorm', value: 'Voor dames en heren, valt normaal' },
      { title: 'Wassen', value: 'Wassen op 40 graden, aan de lijn drogen' },
    ],
    paragraph:
      'De stof is op een smal getouw geweven, met strepen die in de lengte lopen. Nieuw voelt hij wat glad; na een paar keer wassen gaat de draad open en neemt hij goed water op.',
    items: [
      {
        picture: 'hamam-petrol',
        title: 'Hamambadjas Boulevard petrol met strepen',
        colours: ['petrol', 'ecru'],
        summary: 'Een gestreepte badjas van hamamstof, even makkelijk op de camping als thuis.',
        paragraph:
          'Van de zee naar de tent zonder met een handdoek te tobben: capuchon op, ceintuur dicht. Zand klop je er zo weer uit, want er zijn geen lussen waar het in blijft zitten.',
      },
    ],
  },
  {
    brand: 'kaap-en-kade',
    sizes: sizes(7495, 'S', 'M', 'L', 'XL'),
    facets: { 'ae-materiaal': ['Badstof'] },
    points: ['Grote capuchon', 'Badstof van 380 gram per m²', 'Lus om op te hangen, dubbel genaaid'],
    specifications: [
      { title: 'Materiaal', value: '80% katoen, 20% polyester, badstof van 380 gram per m²' },
      { title: 'Model', value: 'Capuchon, lange mouw, ceintuur, twee zakken' },
      { title: 'Lengte', value: '118 cm in maat M' },
      { title: 'Pasvorm', value: 'Voor dames en heren, valt ruim' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
    ],
    paragraph:
      'Een vijfde van het garen is polyester. Dat zit in de ondergrond, waar je het niet voelt, en zorgt dat de badjas zijn model houdt en sneller droog is.',
    items: [
      {
        picture: 'capuchon-lichtgrijs',
        title: 'Badjas Golfbreker met capuchon, lichtgrijs',
        colours: ['lichtgrijs'],
        summary:
          'Met nat haar naar buiten of naar de zolder: de capuchon houdt je hoofd warm en je kraag droog.',
        paragraph:
          'Zwemmers kennen het: na het baantjes trekken koel je het eerst af bij je nek. Golfbreker sluit daar hoog aan en de capuchon is groot genoeg voor een handdoek eronder.',
      },
    ],
  },
  {
    brand: 'noordlinnen',
    sizes: sizes(8495, 'S', 'M', 'L', 'XL'),
    facets: { 'ae-materiaal': ['Bamboeviscose'] },
    points: ['Zijdezacht badstof', 'Neemt snel vocht op', 'Voor een gevoelige huid'],
    specifications: [
      { title: 'Materiaal', value: '70% viscose, 30% katoen, viscose van bamboe, 360 gram per m²' },
      { title: 'Model', value: 'Sjaalkraag, lange mouw, ceintuur' },
      { title: 'Lengte', value: '118 cm in maat M' },
      { title: 'Pasvorm', value: 'Voor dames en heren, valt normaal' },
      { title: 'Wassen', value: 'Wassen op 40 graden, niet in de droger' },
    ],
    paragraph:
      'Viscose wordt gemaakt van de pulp van bamboe. De vezel is ronder dan katoen en schuurt daardoor niet, wat je merkt als je huid droog of net onthaard is.',
    items: [
      {
        picture: 'bamboe-taupe',
        title: 'Badjas Rietland van bamboeviscose, taupe',
        colours: ['taupe'],
        summary: 'Soepel als velours en dorstig als badstof, in een taupe dat bij elke badkamer past.',
        paragraph:
          'Deze badjas valt losser dan een katoenen en glijdt over je pyjama. Hij is ook wat gevoeliger: trek je ring af voor je je armen erin steekt, een haaltje gaat er niet meer uit.',
      },
    ],
  },
]

export const badjassen: ProductPlan[] = plansOf(
  'badjas',
  ['badtextiel/badjassen', 'wonen/badtextiel'],
  ranges,
)
