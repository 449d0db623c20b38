import type { ProductPlan, Size } from '../plan.ts'
import { plansOf, type Range } from './ranges.ts'

/** @param cents the price at 180x250 cm, for a single bed */
const sizes = (cents: number): Size[] => [
  { title: '180x250 cm', cents },
  { title: '220x250 cm', cents: cents + 1500 },
  { title: '260x250 cm', cents: cents + 2500 },
]

const ranges: Range[] = [
  {
    brand: 'duynhuys',
    family: 'Gestikte sprei Getij',
    sizes: sizes(7995),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Effen'] },
    points: ['Doorgestikt in golven', 'Katoen aan beide kanten', 'Past in een wasmachine van 8 kilo'],
    specifications: [
      { title: 'Materiaal', value: 'Buitenkant 100% katoen; vulling 100% polyester, 150 gram per m²' },
      { title: 'Gewicht', value: '330 gram per m²' },
      { title: 'Afwerking', value: 'Omgebiesd, afgeronde hoeken' },
      { title: 'Wassen', value: 'Wassen op 40 graden, droger op lage stand' },
    ],
    paragraph:
      'Tussen de twee lagen katoen zit een dunne vulling, en die is in golven vastgestikt. Daardoor heeft Getij genoeg gewicht om recht te hangen en is hij in de lente ook als deken te gebruiken.',
    items: [
      {
        picture: 'gestikt-zand',
        title: 'Gestikte sprei Getij zand',
        colours: ['zand'],
        summary: 'Een bedsprei in de kleur van een droog strand, met stiksels als ribbels in het zand.',
        paragraph:
          'Overdag ligt het hele bed eronder, ’s avonds vouw je hem in drieën aan het voeteneind. Zand kleurt mee met het licht en staat daarom in elke kamer.',
      },
      {
        picture: 'gestikt-salie',
        title: 'Gestikte sprei Getij salie',
        colours: ['salie'],
        summary: 'Zacht grijsgroen en doorgestikt: een sprei die een rommelig bed in één beweging opmaakt.',
        paragraph:
          'Kussens eronder of erop, het kan allebei. Leg bij salie twee sierkussens in ecru of terra neer en je hebt een tweede zithoek.',
      },
      {
        picture: 'gestikt-jeansblauw',
        title: 'Gestikte sprei Getij jeansblauw',
        overlay: 'Laatste stuks',
        reduction: 30,
        colours: ['jeansblauw'],
        summary: 'Verwassen blauw met een licht stiksel, voor bedden waar ook op gezeten en gelezen wordt.',
        paragraph:
          'Jeansblauw kan tegen een tienerkamer: het houdt zich goed onder schooltassen, laptops en een hond die er eigenlijk niet op mag.',
      },
    ],
  },
  {
    brand: 'noordlinnen',
    family: 'Wafelsprei Ademtocht',
    sizes: sizes(6995),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Effen'] },
    points: ['Grote wafels', 'Luchtig, ook als zomerdeken', 'Voorgewassen'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, wafelweefsel' },
      { title: 'Gewicht', value: '280 gram per m²' },
      { title: 'Afwerking', value: 'Gezoomd, met afgeknipte franje van 2 cm' },
      { title: 'Wassen', value: 'Wassen op 40 graden, aan de lijn drogen' },
    ],
    paragraph:
      'De vakjes van een wafelstof houden lucht vast en drukken niet plat. Zo is Ademtocht licht en toch behaaglijk. Was hem voor het eerst alleen, want er komt dan wat losse draad mee.',
    items: [
      {
        picture: 'wafel-wit',
        title: 'Wafelsprei Ademtocht wit',
        colours: ['wit'],
        summary: 'Witte wafelstof die een bed fris maakt zonder het stijf te laten ogen.',
        paragraph:
          'Op wit zie je het reliëf het best, vooral als de zon van opzij komt. Slaap je in juli liever zonder dekbed, dan is deze sprei alleen al genoeg.',
      },
      {
        picture: 'wafel-terra',
        title: 'Wafelsprei Ademtocht terra',
        colours: ['terra'],
        summary: 'Terra in een grove wafel: een warme deken van kleur over een wit opgemaakt bed.',
        paragraph:
          'De stof is na het verven nog eens gewassen. Daar wordt terra matter van, en de sprei zacht genoeg om je op de bank in te rollen.',
        overlay: 'Nieuw',
      },
    ],
  },
  {
    brand: 'maison-lumare',
    family: 'Fluwelen sprei Salon',
    sizes: sizes(10995),
    facets: { 'ae-materiaal': ['Velours'], 'ae-dessin': ['Effen'] },
    points: ['Velours met ruitstiksel', 'Achterkant van katoen', 'Valt zwaar tot op de vloer'],
    specifications: [
      { title: 'Materiaal', value: 'Voorkant 100% polyester, velours; achterkant 100% katoen' },
      { title: 'Gewicht', value: '420 gram per m²' },
      { title: 'Afwerking', value: 'Ruitstiksel van 12 cm, bies in dezelfde kleur' },
      { title: 'Wassen', value: 'Wassen op 30 graden, niet strijken' },
    ],
    paragraph:
      'Velours vangt het licht in strepen die veranderen als je eroverheen strijkt. De achterkant is van katoen, zodat de sprei niet van een glad dekbed schuift.',
    items: [
      {
        picture: 'velours-petrol',
        title: 'Fluwelen sprei Salon petrol',
        colours: ['petrol'],
        summary:
          'Diep petrol fluweel met een ruit erin gestikt. Maakt van een bed het middelpunt van de kamer.',
        paragraph:
          'Een donkere sprei vraagt om een lichte muur. Houd de kussens eenvoudig, want het stiksel doet al genoeg.',
      },
      {
        picture: 'velours-oudroze',
        title: 'Fluwelen sprei Salon oudroze',
        colours: ['oudroze'],
        summary: 'Oudroze velours, poederig in de schaduw en bijna koper bij kaarslicht.',
        paragraph:
          'Combineer dit roze met donker hout of antraciet, dan blijft het volwassen. Over een hoge boxspring hangt de grootste maat net tot op de plint.',
      },
    ],
  },
  {
    brand: 'noordlinnen',
    sizes: sizes(14995),
    facets: { 'ae-materiaal': ['Linnen'], 'ae-dessin': ['Effen'] },
    points: ['100% Europees vlas', 'Met steenwas zacht gemaakt', 'Hoeft niet gestreken'],
    specifications: [
      { title: 'Materiaal', value: '100% linnen' },
      { title: 'Gewicht', value: '245 gram per m²' },
      { title: 'Afwerking', value: 'Brede zoom met verstekhoeken' },
      { title: 'Wassen', value: 'Wassen op 40 graden, nat ophangen' },
    ],
    paragraph:
      'Steenwassen breekt de stugge vezels van vlas zonder ze te verzwakken. Na verloop van jaren krijgt linnen een zachte glans, vooral op de plek waar je elke ochtend even gaat zitten.',
    items: [
      {
        picture: 'linnen-naturel',
        title: 'Linnen sprei Vlasakker naturel',
        colours: ['naturel'],
        summary:
          'Een losse sprei van ongeverfd linnen die meer een gebaar is dan een deken: eroverheen gooien en klaar.',
        paragraph:
          'Vlasakker heeft geen vulling en geen stiksel. Hij kreukt, hij valt schuin, en juist daardoor ziet je slaapkamer eruit alsof er niemand zijn best heeft gedaan.',
      },
    ],
  },
  {
    brand: 'maison-lumare',
    sizes: sizes(9495),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Grafisch'] },
    categories: ['hotel-linnen', 'strictly-business'],
    points: ['Ingeweven motief', 'Kreukt niet', 'Wasbaar op 60 graden'],
    specifications: [
      { title: 'Materiaal', value: '65% katoen, 35% polyester, jacquard' },
      { title: 'Gewicht', value: '310 gram per m²' },
      { title: 'Afwerking', value: 'Afgeronde hoeken aan het voeteneind' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
    ],
    paragraph:
      'Het motief zit in het weefsel: waar de draad boven ligt glanst de stof, waar hij onder ligt is ze mat. Er kan dus niets afslijten, ook niet als de sprei elke week gewassen wordt.',
    items: [
      {
        picture: 'jacquard-ecru',
        title: 'Hotelsprei Foyer ecru, jacquard',
        colours: ['ecru'],
        summary: 'Een sprei zoals je hem in een grand hotel openslaat: ecru, ingeweven en kaarsrecht.',
        paragraph:
          'De hoeken aan het voeteneind zijn rond, zodat er niets over de vloer sleept. Voor een kamer die elke dag wordt opgemaakt scheelt dat een handeling.',
      },
    ],
  },
  {
    brand: 'duynhuys',
    sizes: sizes(8495),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Effen'] },
    points: ['Dubbel geweven', 'Reliëf zonder stiksel', 'Geschulpte rand'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, matelassé' },
      { title: 'Gewicht', value: '350 gram per m²' },
      { title: 'Afwerking', value: 'Geschulpte rand rondom' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger op lage stand' },
    ],
    paragraph:
      'Matelassé wordt op één getouw in twee lagen geweven die elkaar op vaste punten vasthouden. Wat daartussen bol komt te staan lijkt gewatteerd, maar er zit geen vulling in en er kan geen stiksel losraken.',
    items: [
      {
        picture: 'matelasse-wit',
        title: 'Matelassé sprei Schulp wit',
        colours: ['wit'],
        summary: 'Wit katoen met een reliëf van kleine schelpen en een rand die daarbij past.',
        paragraph:
          'Een sprei die bij je grootmoeder niet had misstaan en toch modern oogt. Houd de rest van het bed ook wit, dan telt alleen de tekening.',
      },
    ],
  },
  {
    brand: 'atelier-veldkant',
    sizes: sizes(8995),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Bloemen en bladeren'] },
    points: ['Met de hand getekend', 'Effen achterkant', 'Dun gewatteerd'],
    specifications: [
      { title: 'Materiaal', value: 'Buitenkant 100% katoen; vulling 100% polyester, 100 gram per m²' },
      { title: 'Gewicht', value: '290 gram per m²' },
      { title: 'Afwerking', value: 'Omgebiesd in bladgroen' },
      { title: 'Wassen', value: 'Wassen op 40 graden, binnenstebuiten gevouwen' },
    ],
    paragraph:
      'De print is met inkt op waterbasis aangebracht en trekt in de draad, dus de stof blijft soepel. Heb je een rustige dag nodig, draai de sprei dan om: de achterkant is effen ecru.',
    items: [
      {
        picture: 'blad-groen',
        title: 'Sprei Oranjerie met bladeren, groen',
        colours: ['bladgroen', 'ecru'],
        summary: 'Varens, klimop en iets wat op eik lijkt: een bed vol bladeren, dun gewatteerd.',
        paragraph:
          'Onze tekenaar zat drie weken in een hortus. Op ware grootte vallen de bladeren over de rand van het matras, alsof ze er vanzelf overheen zijn gegroeid.',
      },
    ],
  },
  {
    brand: 'duynhuys',
    sizes: sizes(5995),
    facets: { 'ae-materiaal': ['Katoen'], 'ae-dessin': ['Strepen'] },
    points: ['Sterk keperkatoen', 'Ook als grand foulard op de bank', 'Geverfd voor het weven'],
    specifications: [
      { title: 'Materiaal', value: '100% katoen, keper' },
      { title: 'Gewicht', value: '260 gram per m²' },
      { title: 'Afwerking', value: 'Gezoomd' },
      { title: 'Wassen', value: 'Wassen op 60 graden, droger toegestaan' },
    ],
    paragraph:
      'Keper is de schuine binding van spijkerstof: sterk en soepel tegelijk. Ligt de sprei niet op bed, dan doet hij dienst als grand foulard en houdt hij vlekken van je bank.',
    items: [
      {
        picture: 'streep-marine',
        title: 'Bedsprei Kustlijn ecru met marine strepen',
        colours: ['ecru', 'marine'],
        summary:
          'Een enkele laag stevig katoen met donkerblauwe strepen, licht genoeg om mee te nemen naar de caravan.',
        paragraph:
          'De strepen lopen in de lengte van het bed en maken een korte kamer langer. Leg hem een kwartslag gedraaid en een smalle kamer lijkt breder.',
      },
    ],
  },
  {
    brand: 'huize-sluimer',
    sizes: sizes(4495),
    facets: { 'ae-materiaal': ['Microvezel'], 'ae-dessin': ['Effen'] },
    points: ['Lichtgewicht', 'Snel droog', 'Twee kleuren grijs, boven en onder'],
    specifications: [
      {
        title: 'Materiaal',
        value: 'Buitenkant 100% polyester, microvezel; vulling 100% polyester, 120 gram per m²',
      },
      { title: 'Gewicht', value: '220 gram per m²' },
      { title: 'Afwerking', value: 'Blokstiksel van 8 cm' },
      { title: 'Wassen', value: 'Wassen op 40 graden, droger op lage stand' },
    ],
    paragraph:
      'De blokken zijn door de drie lagen heen gelast en gestikt, zodat de vulling ook na vaak wassen blijft zitten. Hij weegt in de grootste maat nog geen anderhalve kilo.',
    items: [
      {
        picture: 'microvezel-antraciet',
        title: 'Doorgestikte sprei Lei antraciet',
        colours: ['antraciet', 'lichtgrijs'],
        summary: 'Een lichte sprei in antraciet met een lichtgrijze keerzijde, voor elke dag en elk budget.',
        paragraph:
          'Voor een logeerkamer of een studentenbed hoeft een sprei niet duur te zijn. Lei bedekt het beddengoed, houdt stof weg en is na het wassen dezelfde avond droog.',
        overlay: 'Outlet',
        reduction: 25,
      },
    ],
  },
]

export const spreien: ProductPlan[] = plansOf('sprei', ['wonen/spreien', 'accessoires'], ranges, 180)
