import { pictureWithDetail } from '../pictures.ts'
import type { ColourName } from '../colours.ts'
import { inColours, type ProductPlan, type Size } from '../plan.ts'

interface Mat {
  /** Name in the picture manifest. */
  picture: string
  title: string
  colours: ColourName[]
  summary: string
  paragraph: string
}

interface Shape {
  name: 'Rechthoekig' | 'Rond'
  paragraph: string
  points: string[]
  sizes: Size[]
  mats: Mat[]
}

const shapes: Shape[] = [
  {
    name: 'Rechthoekig',
    paragraph:
      'De lussen zijn drie centimeter hoog en van microvezel, die water snel verspreidt en dus snel droogt. De onderkant heeft antislip.',
    points: ['Hoge, zachte pool', 'Antislip onderkant', 'Snel droog'],
    sizes: [
      { title: '50x80 cm', cents: 1995 },
      { title: '60x100 cm', cents: 2695 },
      { title: '70x120 cm', cents: 3495 },
    ],
    mats: [
      {
        picture: 'antraciet',
        title: 'Badmat Plons antraciet',
        colours: ['antraciet'],
        summary: 'Een diepe, hoogpolige badmat in antraciet. Donker genoeg voor een drukke gezinsbadkamer.',
        paragraph:
          'Antraciet op een lichte tegel geeft je badkamer een duidelijk middelpunt. En van een natte voetstap zie je een minuut later niets meer.',
      },
      {
        picture: 'wit',
        title: 'Badmat Plons wit',
        colours: ['wit'],
        summary: 'Wit, zacht en vol: alsof je uit de douche in verse sneeuw stapt, maar dan warm.',
        paragraph:
          'Een witte badmat maakt de ruimte licht en fris. Hij kan in de machine bij de witte was, en komt er net zo wit weer uit.',
      },
      {
        picture: 'zand',
        title: 'Badmat Plons zand',
        colours: ['zand'],
        summary: 'In de kleur van droog zand, met een pool waar je tenen in verdwijnen.',
        paragraph:
          'Zand haalt de kilte uit een badkamer met veel wit en chroom. Combineer met handdoeken in taupe of wit.',
      },
      {
        picture: 'petrol',
        title: 'Badmat Plons petrol',
        colours: ['petrol'],
        summary: 'Petrol voor op de vloer: een eiland van kleur in een witte badkamer.',
        paragraph:
          'Deze mat mag gezien worden. Het diepe blauwgroen houdt ook na veel wassen zijn kracht, omdat de vezel in de massa is geverfd.',
      },
      {
        picture: 'oudroze',
        title: 'Badmat Plons oudroze',
        colours: ['oudroze'],
        summary: 'Zacht oudroze onder je voeten, voor een vriendelijk begin van de dag.',
        paragraph:
          'Oudroze is warm en gedempt. Het staat goed bij grijze tegels, bij hout en bij handdoeken in zand of perzik.',
      },
      {
        picture: 'ecru-streep',
        title: 'Badmat Kade ecru met saliegroene streep',
        colours: ['ecru', 'salie'],
        summary: 'Ecru met aan beide korte kanten een saliegroene streep. Eenvoudig en af.',
        paragraph:
          'De streep is niet gedrukt maar mee getuft, en slijt dus niet weg. Leg de mat in de lengte voor het bad, dan kadert hij mooi af.',
      },
      {
        picture: 'marine-streep',
        title: 'Badmat Kade marine met ecru streep',
        colours: ['marine', 'ecru'],
        summary: 'Donkerblauw met een lichte streep aan elke kant, maritiem zonder anker.',
        paragraph:
          'Marine en ecru zijn een oud duo van boten en badhuizen. Deze mat brengt het thuis, en combineert met bijna iedere handdoek.',
      },
      {
        picture: 'taupe-streep',
        title: 'Badmat Kade taupe met ecru streep',
        colours: ['taupe', 'ecru'],
        summary: 'Rustig taupe, aan de korte kanten opgefrist met een ecru streep.',
        paragraph:
          'Een beschaafde mat die de boel bij elkaar houdt. De lichte streep maakt de rand scherp, ook op een donkere vloer.',
      },
    ],
  },
  {
    name: 'Rond',
    paragraph:
      'De ronde vorm breekt de rechte lijnen van tegels en douchewand. Met antislip aan de onderkant en een omgestikte rand die niet krult.',
    points: ['Ronde vorm', 'Antislip onderkant', 'Omgestikte rand'],
    sizes: [
      { title: 'rond 60 cm', cents: 1995 },
      { title: 'rond 80 cm', cents: 2795 },
      { title: 'rond 100 cm', cents: 3695 },
    ],
    mats: [
      {
        picture: 'rond-taupe',
        title: 'Ronde badmat Kringloop taupe',
        colours: ['taupe'],
        summary: 'Een ronde badmat in taupe, die hoekige badkamers meteen zachter maakt.',
        paragraph:
          'Leg hem voor de wastafel in plaats van voor het bad: rond staat daar verrassend goed, en je hebt nooit meer koude voeten bij het tandenpoetsen.',
      },
      {
        picture: 'rond-salie',
        title: 'Ronde badmat Kringloop salie',
        colours: ['salie'],
        summary: 'Als een plek mos in het bos: een ronde badmat in saliegroen.',
        paragraph:
          'Het zachte groen en de hoge pool nodigen uit om even te blijven staan. Mooi met hout, riet en handdoeken in ecru.',
      },
      {
        picture: 'rond-antraciet',
        title: 'Ronde badmat Kringloop antraciet',
        colours: ['antraciet'],
        summary: 'Rond, donker en dik: een stip onder aan de badkamer.',
        paragraph:
          'Antraciet en rond, dat oogt grafisch. Op een lichte vloer werkt de mat als een uitroepteken, op een donkere verdwijnt hij bijna.',
      },
      {
        picture: 'rond-ecru',
        title: 'Ronde badmat Kringloop ecru',
        colours: ['ecru'],
        summary: 'Ecru en rond, zo vriendelijk als een schapenvacht.',
        paragraph:
          'Iets warmer dan wit en daardoor minder klinisch. Fijn in een kleine badkamer, want lichte vlakken laten de vloer groter lijken.',
      },
    ],
  },
]

/** 'Ronde badmat Kringloop taupe' → 'Ronde badmat Kringloop' */
const rangeOf = ({ title }: Mat): string => /^(?:Ronde b|B)admat \S+/.exec(title)?.[0] ?? title

const makePlan = (shape: Shape, mat: Mat): ProductPlan => ({
  kind: 'badmat',
  title: mat.title,
  brand: 'kaap-en-kade',
  family: inColours(rangeOf(mat), mat.colours),
  images: pictureWithDetail(`products/badmat/${mat.picture}`),
  colours: mat.colours,
  summary: mat.summary,
  paragraphs: [mat.paragraph, shape.paragraph],
  points: shape.points,
  usps: [shape.points[0] ?? '', 'Wasbaar op 40 graden', 'Past bij onze handdoeken'],
  specifications: [
    { title: 'Materiaal', value: '100% polyester microvezel' },
    { title: 'Poolhoogte', value: '3 cm' },
    { title: 'Onderkant', value: 'Antislip, latexvrij' },
    { title: 'Wassen', value: 'Wassen op 40 graden, niet in de droger' },
  ],
  sizes: shape.sizes,
  facets: { 'ae-materiaal': ['Microvezel'], 'ae-vorm': [shape.name] },
  categories: ['wonen/badmatten', 'wonen/badtextiel', 'badtextiel', 'accessoires'],
})

export const badmatten: ProductPlan[] = shapes.flatMap((shape) =>
  shape.mats.map((mat) => makePlan(shape, mat)),
)
