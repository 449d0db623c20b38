import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'

const forAdults = { question: 1, answers: [1, 2, 3] }

export const matras: AdvicePlan = {
  code: 'matras',
  title: 'Welk matras past bij jou?',
  intro: 'Maat, gewicht en wat je prettig vindt liggen: meer hoeven we niet te weten.',
  category: 'matrassen',
  suits: ['toppers'],
  questions: [
    {
      id: 1,
      question: 'Voor wie is het matras?',
      explanation: 'Meet de binnenkant van je bed. Een matras is het best 20 cm langer dan wie erop slaapt.',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Voor één volwassene',
          description: '80 of 90 cm breed. Ook twee naast elkaar, als je samen een andere hardheid wilt.',
          filters: { 'ae-maat': ['80x200 cm', '90x200 cm'] },
        },
        {
          id: 2,
          answer: 'Voor een twijfelaar of queen size bed',
          description: '140 of 160 cm breed.',
          filters: { 'ae-maat': ['140x200 cm', '160x200 cm'] },
        },
        {
          id: 3,
          answer: 'Voor een king size bed',
          description: '180 cm breed, 200 of 210 cm lang.',
          filters: { 'ae-maat': ['180x200 cm', '180x210 cm'] },
        },
        {
          id: 4,
          answer: 'Voor een kind',
          description: 'Een ledikant van 60x120 of een peuterbed van 70x150 cm.',
          filters: { 'ae-maat': ['60x120 cm', '70x150 cm'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Hoeveel weeg je?',
      explanation:
        'Je gewicht bepaalt hoe diep je wegzakt. Slapen jullie met z’n tweeën op één matras, kies dan voor de zwaarste van de twee.',
      isSkippable: false,
      after: forAdults,
      answers: [
        {
          id: 1,
          answer: 'Minder dan 80 kilo',
          description: 'Zacht of medium: anders blijf je erop liggen in plaats van erin.',
          filters: { 'ae-hardheid': ['Zacht', 'Medium'] },
        },
        {
          id: 2,
          answer: '80 tot 120 kilo',
          description: 'Medium of stevig.',
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
      id: 3,
      question: 'Hoe lig je het liefst?',
      explanation: 'De kern bepaalt hoe een matras aanvoelt. Je kunt er meer kiezen, of de vraag overslaan.',
      isMultiselect: true,
      after: forAdults,
      answers: [
        {
          id: 1,
          answer: 'Verend en luchtig',
          description: 'Pocketvering ventileert goed en veert punt voor punt mee.',
          image: picture('products/matras/mattress-pocket'),
          filters: { 'ae-materiaal': ['Pocketvering'] },
        },
        {
          id: 2,
          answer: 'Veerkrachtig en licht',
          description: 'Koudschuim, ook voor een elektrisch verstelbare bodem.',
          image: picture('products/matras/mattress-cold'),
          filters: { 'ae-materiaal': ['Koudschuim'] },
        },
        {
          id: 3,
          answer: 'Omsloten en drukvrij',
          description: 'Traagschuim vormt zich naar je lichaam en ontlast schouders en heupen.',
          image: picture('products/matras/mattress-memory'),
          filters: { 'ae-materiaal': ['Traagschuim'] },
        },
      ],
    },
    {
      id: 4,
      question: 'Wat wil je ongeveer uitgeven?',
      explanation: 'We kijken naar de vanafprijs, die van de kleinste maat. Bredere matrassen kosten meer.',
      after: forAdults,
      answers: [
        { id: 1, answer: 'Vanaf minder dan € 250', price: { min: 0, max: 249 } },
        { id: 2, answer: 'Vanaf € 250 tot € 400', price: { min: 250, max: 400 } },
        { id: 3, answer: 'Vanaf meer dan € 400', price: { min: 400, max: 2500 } },
      ],
    },
  ],
}
