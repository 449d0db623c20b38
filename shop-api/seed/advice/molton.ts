import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'

export const molton: AdvicePlan = {
  code: 'molton',
  title: 'Welke molton heb jij nodig?',
  intro: 'Van dun katoen tot waterdicht: met drie vragen vind je de molton die past en doet wat je wilt.',
  category: 'molton',
  questions: [
    {
      id: 1,
      question: 'Wat wil je beschermen?',
      explanation: 'Meet het matras zelf, niet het bed.',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Een eenpersoonsmatras',
          description: '80 of 90 cm breed.',
          filters: { 'ae-maat': ['80x200 cm', '90x200 cm', '90x220 cm'] },
        },
        {
          id: 2,
          answer: 'Een twijfelaar',
          description: '140 cm breed.',
          filters: { 'ae-maat': ['140x200 cm'] },
        },
        {
          id: 3,
          answer: 'Een queen size matras',
          description: '160 cm breed.',
          filters: { 'ae-maat': ['160x200 cm'] },
        },
        {
          id: 4,
          answer: 'Een king size matras',
          description: '180 cm breed, 200 tot 220 cm lang.',
          filters: { 'ae-maat': ['180x200 cm', '180x210 cm', '180x220 cm'] },
        },
        {
          id: 5,
          answer: 'Het matras van een kinderbed',
          description: 'Een ledikant of peuterbed. Daarvoor hebben we een waterdichte molton.',
          filters: { 'ae-maat': ['60x120 cm', '70x150 cm'] },
        },
        {
          id: 6,
          answer: 'Een hoofdkussen',
          description: 'Een hoes met rits, om de vulling schoon te houden.',
          image: picture('products/kussen/pillow'),
          filters: { 'ae-maat': ['60x70 cm', '50x75 cm'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Hoe dik is het?',
      explanation: 'De hoek van de molton moet minstens zo hoog zijn als wat erin gaat.',
      isSkippable: false,
      after: { question: 1, answers: [1, 2, 3, 4] },
      answers: [
        {
          id: 1,
          answer: 'Een matras tot 25 cm',
          description: 'Een hoek van 25 cm of meer, of elastiek op de hoeken.',
          filters: { 'ae-hoekhoogte': ['25 cm', '30 cm', '35 cm', 'Elastiek op de hoeken'] },
        },
        {
          id: 2,
          answer: 'Een dikker matras, of een matras met de topper erbij',
          description: 'Een hoek van 35 cm, of elastiek op de hoeken: dat past op elke hoogte.',
          filters: { 'ae-hoekhoogte': ['35 cm', 'Elastiek op de hoeken'] },
        },
        {
          id: 3,
          answer: 'Alleen een topper',
          description: 'Een lage hoek van 10 of 12 cm. Die van 12 cm is gespleten, voor een split topper.',
          image: picture('products/molton/topper'),
          filters: { 'ae-hoekhoogte': ['10 cm', '12 cm'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Waarvoor gebruik je hem?',
      explanation: 'Geen voorkeur? Sla de vraag dan over.',
      after: { question: 2, answers: [1, 2] },
      answers: [
        {
          id: 1,
          answer: 'Om het matras fris te houden',
          description:
            'Katoen, jersey of een doorgestikte molton neemt vocht op voordat het matras dat doet.',
          image: picture('products/molton/stretch'),
          filters: { 'ae-materiaal': ['Katoen', 'Jersey', 'Microvezel'] },
        },
        {
          id: 2,
          answer: 'Tegen ongelukjes en omgevallen glazen',
          description: 'Met een laag die geen vocht doorlaat en wel ademt.',
          image: picture('products/molton/waterdicht'),
          filters: { 'ae-materiaal': ['Badstof', 'Polyurethaan', 'Lyocell'] },
        },
        {
          id: 3,
          answer: 'Om koeler te slapen',
          description: 'Lyocell voelt koel en glad aan.',
          filters: { 'ae-materiaal': ['Lyocell'] },
        },
        {
          id: 4,
          answer: 'Om warmer te slapen',
          description: 'Een matrasdek van wol houdt de kou van onderen tegen.',
          image: picture('products/dekbed/duvet-wool'),
          filters: { 'ae-materiaal': ['Wol'] },
        },
      ],
    },
  ],
}
