import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'

export const vloerkleed: AdvicePlan = {
  code: 'vloerkleed',
  title: 'Welk vloerkleed past in jouw kamer?',
  intro: 'De plek bepaalt de maat, het gebruik bepaalt het garen. Met vier vragen houd je de goede over.',
  category: 'wonen/vloerkleden',
  suits: ['wonen'],
  questions: [
    {
      id: 1,
      question: 'Waar komt het kleed te liggen?',
      explanation: 'Plak de omtrek af met schilderstape, dan zie je meteen of de maat klopt.',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Bij de bank',
          description: 'Groot genoeg om de voorpoten erop te zetten: 160x230 of 200x290 cm, of rond 200 cm.',
          filters: { 'ae-maat': ['160x230 cm', '200x290 cm', 'rond 200 cm'] },
        },
        {
          id: 2,
          answer: 'Onder de eettafel',
          description: 'Rondom 60 cm groter dan de tafel: 200x290 of 240x340 cm, of rond 200 cm.',
          filters: { 'ae-maat': ['200x290 cm', '240x340 cm', 'rond 200 cm'] },
        },
        {
          id: 3,
          answer: 'Naast het bed of in de hal',
          description: '120x170 cm, of rond 120 of 150 cm.',
          filters: { 'ae-maat': ['120x170 cm', 'rond 120 cm', 'rond 150 cm'] },
        },
        {
          id: 4,
          answer: 'In de kinderkamer',
          description: '90x130 of 120x170 cm.',
          image: picture('products/vloerkleed/kids-regenboog'),
          filters: { 'ae-maat': ['90x130 cm', '120x170 cm'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Rond of rechthoekig?',
      after: { question: 1, answers: [1, 2, 3] },
      answers: [
        {
          id: 1,
          answer: 'Rechthoekig',
          description: 'Volgt de lijnen van de kamer.',
          image: picture('products/vloerkleed/rif'),
          filters: { 'ae-vorm': ['Rechthoekig'] },
        },
        {
          id: 2,
          answer: 'Rond',
          description: 'Breekt strakke lijnen, en is mooi onder een ronde tafel.',
          image: picture('products/vloerkleed/jute-rond'),
          filters: { 'ae-vorm': ['Rond'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Wat vind je het belangrijkst?',
      explanation: 'Je kunt er meer kiezen. Geen voorkeur? Sla de vraag dan over.',
      isMultiselect: true,
      answers: [
        {
          id: 1,
          answer: 'Warm en zacht onder je voeten',
          description: 'Wol, of hoogpolig polyester.',
          image: picture('products/vloerkleed/berber'),
          filters: { 'ae-materiaal': ['Wol', 'Polyester'] },
        },
        {
          id: 2,
          answer: 'Makkelijk schoon te houden',
          description: 'Polypropyleen neemt geen vocht op: vlekken veeg je weg.',
          filters: { 'ae-materiaal': ['Polypropyleen'] },
        },
        {
          id: 3,
          answer: 'Stoer en natuurlijk',
          description: 'Jute en katoen, plat geweven of gevlochten.',
          image: picture('products/vloerkleed/vintage'),
          filters: { 'ae-materiaal': ['Jute', 'Katoen'] },
        },
      ],
    },
    {
      id: 4,
      question: 'Wat wil je ongeveer uitgeven?',
      explanation: 'We kijken naar de laagste prijs in de maten van je eerste antwoord.',
      answers: [
        { id: 1, answer: 'Minder dan € 150', price: { min: 0, max: 149 } },
        { id: 2, answer: '€ 150 tot € 300', price: { min: 150, max: 300 } },
        { id: 3, answer: 'Meer dan € 300', price: { min: 300, max: 5000 } },
      ],
    },
  ],
}
