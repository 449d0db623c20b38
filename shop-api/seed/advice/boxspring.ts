import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'

export const boxspring: AdvicePlan = {
  code: 'boxspring',
  title: 'Welke boxspring past bij jou?',
  intro: 'Een bed kies je voor jaren. Deze vragen helpen je kiezen wat er in de winkel het langst duurt.',
  category: 'boxspring/boxspring-kopen',
  also: ['boxspring', 'boxspring/hotelboxsprings', 'boxspring/moderne-boxsprings'],
  questions: [
    {
      id: 1,
      question: 'Hoe breed mag het bed zijn?',
      explanation:
        'Houd naast het bed 60 cm vrij om te lopen. Vanaf 160 cm krijg je twee losse boxen, die ook een smalle trap op komen.',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: '140 cm',
          description: 'Twijfelaar: ruim voor één, knus voor twee.',
          filters: { 'ae-maat': ['140x200 cm'] },
        },
        {
          id: 2,
          answer: '160 cm',
          description: 'Queen size: fijn voor twee als de kamer niet groot is.',
          filters: { 'ae-maat': ['160x200 cm'] },
        },
        {
          id: 3,
          answer: '180 cm',
          description: 'King size: de maat die de meeste stellen kiezen.',
          filters: { 'ae-maat': ['180x200 cm'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Welke tinten passen bij je slaapkamer?',
      explanation: 'Je kunt er meer kiezen. Weet je het nog niet? Sla de vraag dan over.',
      isMultiselect: true,
      answers: [
        {
          id: 1,
          answer: 'Zand en taupe',
          description: 'Warm en rustig, bij hout en linnen.',
          image: picture('boxspring/vlak-zand-160'),
          filters: { 'ae-kleur': ['Zand', 'Taupe'] },
        },
        {
          id: 2,
          answer: 'Grijs en antraciet',
          description: 'Strak, en je ziet er weinig op.',
          image: picture('boxspring/vlak-antraciet-160'),
          filters: { 'ae-kleur': ['Grijs', 'Antraciet'] },
        },
        {
          id: 3,
          answer: 'Petrol',
          description: 'Diep blauwgroen, mooi bij een lichte muur.',
          image: picture('boxspring/vlak-petrol-160'),
          filters: { 'ae-kleur': ['Petrol'] },
        },
        {
          id: 5,
          answer: 'Olijfgroen',
          description: 'Natuurlijk, mooi bij planten en donker hout.',
          image: picture('boxspring/vlak-olijfgroen-160'),
          filters: { 'ae-kleur': ['Groen'] },
        },
        {
          id: 4,
          answer: 'Oudroze',
          description: 'Zacht en gedempt, zonder zoet te worden.',
          image: picture('boxspring/vlak-oudroze-160'),
          filters: { 'ae-kleur': ['Roze'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Hoeveel weeg je?',
      explanation:
        'Hiermee kiezen we de hardheid. Slapen jullie samen, ga dan uit van de zwaarste van de twee.',
      answers: [
        {
          id: 1,
          answer: 'Minder dan 80 kilo',
          description: 'Medium ligt dan het prettigst.',
          filters: { 'ae-hardheid': ['Medium'] },
        },
        {
          id: 2,
          answer: '80 tot 120 kilo',
          description: 'Medium of stevig: je kiest bij het bed zelf.',
          filters: { 'ae-hardheid': ['Medium', 'Stevig'] },
        },
        {
          id: 3,
          answer: 'Meer dan 120 kilo',
          description: 'Stevig: zo blijft je rug recht.',
          filters: { 'ae-hardheid': ['Stevig'] },
        },
      ],
    },
    {
      id: 4,
      question: 'Wat wil je ongeveer uitgeven?',
      explanation: 'We kijken naar de vanafprijs, die van een bed van 140 cm. Bredere bedden kosten meer.',
      answers: [
        { id: 1, answer: 'Vanaf minder dan € 1.100', price: { min: 0, max: 1099 } },
        { id: 2, answer: 'Vanaf € 1.100 of meer', price: { min: 1100, max: 10_000 } },
      ],
    },
  ],
}
