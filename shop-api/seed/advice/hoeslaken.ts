import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'
import { colourQuestion } from './colour-question.ts'

export const hoeslaken: AdvicePlan = {
  code: 'hoeslaken',
  title: 'Welk hoeslaken past op jouw bed?',
  intro: 'De maat van je matras, de hoogte van de hoek en de stof: vier vragen, en het laken blijft zitten.',
  category: 'hoeslaken',
  suits: ['laken'],
  questions: [
    {
      id: 1,
      question: 'Hoe groot is het matras?',
      explanation:
        'Meet het matras zelf, niet het bed. Liggen er twee losse matrassen naast elkaar, kies dan de maat van één en bestel er twee.',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Eenpersoons',
          description: '80 of 90 cm breed.',
          filters: { 'ae-maat': ['80x200 cm', '90x200 cm'] },
        },
        {
          id: 2,
          answer: 'Twijfelaar',
          description: '140 cm breed.',
          filters: { 'ae-maat': ['140x200 cm'] },
        },
        {
          id: 3,
          answer: 'Queen size',
          description: '160 cm breed.',
          filters: { 'ae-maat': ['160x200 cm'] },
        },
        {
          id: 4,
          answer: 'King size',
          description: '180 cm breed, 200 of 220 cm lang.',
          filters: { 'ae-maat': ['180x200 cm', '180x220 cm'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Waar gaat het hoeslaken omheen?',
      explanation: 'Meet de dikte. De hoek van het laken moet minstens zo hoog zijn.',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Een matras tot 25 cm dik',
          description: 'Een hoek van 25 cm of meer. Wat over is, verdwijnt onder het matras.',
          filters: { 'ae-hoekhoogte': ['25 cm', '30 cm', '35 cm'] },
        },
        {
          id: 2,
          answer: 'Een dikker matras, of een matras met de topper erbij',
          description: 'Een hoek van 35 cm, voor 25 tot 33 cm samen.',
          filters: { 'ae-hoekhoogte': ['35 cm'] },
        },
        {
          id: 3,
          answer: 'Alleen de topper',
          description: 'Een lage hoek van 10 cm, die onder de topper niet dubbel ligt.',
          image: picture('products/hoeslaken/topper-wit'),
          filters: { 'ae-hoekhoogte': ['10 cm'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Hoe moet het aanvoelen?',
      explanation: 'Je kunt er meer kiezen, of de vraag overslaan.',
      isMultiselect: true,
      after: { question: 2, answers: [1, 2] },
      answers: [
        {
          id: 1,
          answer: 'Zacht en rekbaar',
          description: 'Jersey is gebreid: snel om het bed, en strijken hoeft niet.',
          image: picture('products/hoeslaken/wit'),
          filters: { 'ae-materiaal': ['Jersey'] },
        },
        {
          id: 2,
          answer: 'Koel en fris',
          description: 'Percal is dicht geweven. Fijn als je het ’s nachts warm hebt.',
          image: picture('products/hoeslaken/percal-wit'),
          filters: { 'ae-materiaal': ['Percal'] },
        },
        {
          id: 3,
          answer: 'Glad met een lichte glans',
          description: 'Katoensatijn, zoals in een goed hotel.',
          image: picture('products/hoeslaken/katoensatijn-wit'),
          filters: { 'ae-materiaal': ['Katoensatijn'] },
        },
        {
          id: 4,
          answer: 'Gewoon sterk katoen',
          description: 'Voor de logeerkamer, en voor elke dag.',
          image: picture('products/hoeslaken/basis'),
          filters: { 'ae-materiaal': ['Katoen'] },
        },
      ],
    },
    colourQuestion(4, 'Welke kleur past bij je overtrek?'),
  ],
}
