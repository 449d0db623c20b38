import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'
import { colourQuestion } from './colour-question.ts'

export const gordijn: AdvicePlan = {
  code: 'gordijn',
  title: 'Welk gordijn past voor jouw raam?',
  intro: 'Hoeveel licht, hoe lang en welke stof: vier vragen tot een gordijn dat meteen kan hangen.',
  category: 'wonen/gordijnen',
  questions: [
    {
      id: 1,
      question: 'Hoeveel licht mag er nog door?',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Het liefst geen',
          description: 'Verduisterend: fijn in de slaapkamer, en het houdt ook warmte binnen.',
          image: picture('products/gordijn/verduisterend-zand'),
          filters: { 'ae-lichtdoorlating': ['Verduisterend'] },
        },
        {
          id: 2,
          answer: 'Zacht daglicht, zonder inkijk',
          description: 'Vitrage of inbetween, ook mooi als eerste laag achter een zwaar gordijn.',
          image: picture('products/gordijn/vitrage-wit'),
          filters: { 'ae-lichtdoorlating': ['Lichtdoorlatend'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Hoe lang moet het zijn?',
      explanation:
        'Meet van de rail tot waar het gordijn ophoudt, en trek er 1 cm af. Te lang maak je zelf korter.',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Tot net onder de vensterbank',
          description: '175 cm lang.',
          filters: { 'ae-maat': ['140x175 cm'] },
        },
        {
          id: 2,
          answer: 'Tot de vloer, bij een gewoon plafond',
          description: '245 cm lang.',
          filters: { 'ae-maat': ['140x245 cm'] },
        },
        {
          id: 3,
          answer: 'Tot de vloer, bij een hoog plafond',
          description: '270 cm lang, 140 of 280 cm breed.',
          filters: { 'ae-maat': ['140x270 cm', '280x270 cm'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Welke stof vind je mooi?',
      explanation: 'Je kunt er meer kiezen, of de vraag overslaan.',
      isMultiselect: true,
      answers: [
        {
          id: 1,
          answer: 'Glad en makkelijk te wassen',
          description: 'Polyester: kreukt niet en houdt zijn kleur.',
          image: picture('products/gordijn/verduisterend-salie'),
          filters: { 'ae-materiaal': ['Polyester'] },
        },
        {
          id: 2,
          answer: 'Zwaar en vol',
          description: 'Velours valt in diepe plooien.',
          image: picture('products/gordijn/velours-petrol'),
          filters: { 'ae-materiaal': ['Velours'] },
        },
        {
          id: 3,
          answer: 'Met de structuur van linnen',
          description: 'Linnenlook laat licht door en geeft de kamer rust.',
          image: picture('products/gordijn/inbetween-wit'),
          filters: { 'ae-materiaal': ['Linnenlook'] },
        },
      ],
    },
    colourQuestion(4, 'Welke kleur past bij je kamer?', { question: 1, answers: [1] }),
  ],
}
