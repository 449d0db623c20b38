import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'

const forAdults = { question: 1, answers: [1, 2, 3] }

export const dekbed: AdvicePlan = {
  code: 'dekbed',
  title: 'Welk dekbed past bij jou?',
  intro:
    'Vier korte vragen over je bed, je lijf en wat je fijn vindt. Daarna zie je alleen nog dekbedden die kloppen.',
  category: 'dekbed',
  suits: ['kids', 'pop'],
  questions: [
    {
      id: 1,
      question: 'Voor welk bed is het dekbed?',
      explanation:
        'Een dekbed is breder dan het bed, zodat het aan de zijkanten mooi overhangt. Ben je langer dan 1,80 meter, neem dan straks lengte 220.',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Een eenpersoonsbed',
          description: '80 of 90 cm breed. Daar past een dekbed van 140 cm op.',
          filters: { 'ae-maat': ['140x200 cm', '140x220 cm'] },
        },
        {
          id: 2,
          answer: 'Een twijfelaar of klein tweepersoonsbed',
          description: '120 tot 160 cm breed. Daar past een dekbed van 200 cm op.',
          filters: { 'ae-maat': ['200x200 cm', '200x220 cm'] },
        },
        {
          id: 3,
          answer: 'Een groot tweepersoonsbed',
          description: '160 tot 200 cm breed. Met 240 of 260 cm trek je nooit aan elkaars kant.',
          filters: { 'ae-maat': ['240x220 cm', '260x220 cm'] },
        },
        {
          id: 4,
          answer: 'Een kinderbed',
          description: 'Een ledikant of peuterbed: 100x135 of 120x150 cm.',
          filters: { 'ae-maat': ['100x135 cm', '120x150 cm'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Hoe slaap jij?',
      explanation:
        'Warmteklasse 1 is het warmst, klasse 4 het koelst. Slaap je in een goed geïsoleerd huis, dan kun je een klasse lichter kiezen.',
      isSkippable: false,
      after: forAdults,
      answers: [
        {
          id: 1,
          answer: 'Ik heb het snel koud',
          description: 'Klasse 1 of 2, ook fijn in een slaapkamer zonder verwarming.',
          filters: { 'ae-warmteklasse': ['Klasse 1, extra warm', 'Klasse 2, warm'] },
        },
        {
          id: 2,
          answer: 'Precies goed, de meeste nachten',
          description: 'Klasse 3: het grootste deel van het jaar prettig.',
          filters: { 'ae-warmteklasse': ['Klasse 3, gemiddeld'] },
        },
        {
          id: 3,
          answer: 'Ik heb het snel warm',
          description: 'Klasse 3 of 4, met een vulling van wol of lyocell die vocht opneemt.',
          // The filling chosen in the next question replaces this one.
          filters: {
            'ae-warmteklasse': ['Klasse 3, gemiddeld', 'Klasse 4, licht'],
            'ae-vulling': ['Wol', 'Vezel'],
          },
        },
        {
          id: 4,
          answer: 'Dat verschilt per seizoen',
          description: 'Vierseizoenen: twee delen, die je in de winter op elkaar knoopt.',
          filters: { 'ae-warmteklasse': ['Vierseizoenen'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Welke vulling heeft je voorkeur?',
      explanation: 'Je kunt er meer kiezen. Geen voorkeur? Sla de vraag dan over.',
      isMultiselect: true,
      after: forAdults,
      answers: [
        {
          id: 1,
          answer: 'Dons',
          description: 'Isoleert het best bij het minste gewicht.',
          image: picture('products/dekbed/duvet-down'),
          filters: { 'ae-vulling': ['Dons'] },
        },
        {
          id: 2,
          answer: 'Wol',
          description: 'Neemt veel vocht op: prettig als je snel transpireert.',
          image: picture('products/dekbed/duvet-wool'),
          filters: { 'ae-vulling': ['Wol'] },
        },
        {
          id: 3,
          answer: 'Vezel',
          description: 'Makkelijk te wassen en ook geschikt bij een allergie.',
          image: picture('products/dekbed/duvet-all'),
          filters: { 'ae-vulling': ['Vezel'] },
        },
      ],
    },
    {
      id: 4,
      question: 'Wat wil je ongeveer uitgeven?',
      explanation: 'We kijken naar de vanafprijs, die van de kleinste maat. Grotere maten kosten meer.',
      after: forAdults,
      answers: [
        { id: 1, answer: 'Vanaf minder dan € 75', price: { min: 0, max: 74 } },
        { id: 2, answer: 'Vanaf € 75 tot € 150', price: { min: 75, max: 150 } },
        { id: 3, answer: 'Vanaf meer dan € 150', price: { min: 150, max: 1000 } },
      ],
    },
  ],
}
