import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'
import { colourQuestion } from './colour-question.ts'

export const handdoek: AdvicePlan = {
  code: 'handdoek',
  title: 'Welk badtextiel zoek je?',
  intro: 'Handdoek, badjas of badmat: kies de maat, hoe zwaar het mag zijn en de kleur van je badkamer.',
  category: 'wonen/badtextiel',
  also: ['badtextiel'],
  questions: [
    {
      id: 1,
      question: 'Waar is het voor?',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Voor bij de wastafel',
          description: 'Gastendoekjes van 30x50 cm en handdoeken van 50x100 cm.',
          image: picture('products/handdoek/wit'),
          filters: { 'ae-maat': ['30x50 cm', '50x100 cm'] },
        },
        {
          id: 2,
          answer: 'Om je na het douchen in te wikkelen',
          description: 'Badlakens van 70x140 of 100x150 cm.',
          image: picture('products/handdoek/zand'),
          filters: { 'ae-maat': ['70x140 cm', '100x150 cm'] },
        },
        {
          id: 3,
          answer: 'Om aan te trekken',
          description: 'Een badjas van badstof, wafelkatoen of fleece.',
          filters: { 'ae-maat': ['S', 'M', 'L', 'XL', 'XXL'] },
        },
        {
          id: 4,
          answer: 'Voor op de vloer',
          description: 'Een badmat, rond of rechthoekig.',
          filters: {
            'ae-maat': ['50x80 cm', '60x100 cm', '70x120 cm', 'rond 60 cm', 'rond 80 cm', 'rond 100 cm'],
          },
        },
        {
          id: 5,
          answer: 'Voor strand en zwembad',
          description: 'Strandlakens en hamamdoeken.',
          filters: {
            'ae-maat': ['75x150 cm', '90x170 cm', '100x180 cm', '180x200 cm', 'rond 150 cm'],
          },
        },
      ],
    },
    {
      id: 2,
      question: 'Hoe zwaar mag de badstof zijn?',
      explanation: 'Zwaarder badstof voelt zachter en neemt meer op. Lichter badstof is eerder droog.',
      after: { question: 1, answers: [1, 2] },
      answers: [
        {
          id: 1,
          answer: 'Voor elke dag',
          description: 'Rond de 500 gram: droogt goed af en is snel weer droog.',
          filters: { 'ae-merk': ['Kaap & Kade', 'Huize Sluimer'] },
        },
        {
          id: 2,
          answer: 'Zo dik als in een hotel',
          description: '650 gram, van dubbel getwijnd garen.',
          image: picture('products/handdoek/hotel-wit'),
          filters: { 'ae-merk': ['Maison Lumare'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Welke maat draag je?',
      explanation: 'Twijfel je tussen twee maten, neem dan de grootste: een badjas mag ruim zitten.',
      isMultiselect: true,
      after: { question: 1, answers: [3] },
      answers: ['S', 'M', 'L', 'XL', 'XXL'].map((size, index) => ({
        id: index + 1,
        answer: `Maat ${size}`,
        filters: { 'ae-maat': [size] },
      })),
    },
    colourQuestion(4, 'Welke kleur past bij je badkamer?'),
  ],
}
