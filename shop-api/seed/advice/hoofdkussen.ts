import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'

export const hoofdkussen: AdvicePlan = {
  code: 'hoofdkussen',
  title: 'Welk hoofdkussen past bij jou?',
  intro: 'Je slaaphouding zegt het meest. Met vier vragen vind je een kussen waarop je nek recht ligt.',
  category: 'hoofdkussen/hoofdkussens',
  also: ['hoofdkussen'],
  questions: [
    {
      id: 1,
      question: 'Hoe lig je het liefst?',
      explanation: 'Draai je ’s nachts veel? Kies dan alle houdingen waarin je wel eens wakker wordt.',
      isMultiselect: true,
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Op mijn zij',
          description: 'Het kussen vult de ruimte tussen schouder en oor: dat mag hoog en stevig.',
          filters: { 'ae-slaaphouding': ['Zijslaper'] },
        },
        {
          id: 2,
          answer: 'Op mijn rug',
          description: 'Een gemiddelde hoogte steunt de nek zonder je kin naar je borst te duwen.',
          filters: { 'ae-slaaphouding': ['Rugslaper'] },
        },
        {
          id: 3,
          answer: 'Op mijn buik',
          description: 'Hoe platter en zachter, hoe minder je nek hoeft te draaien.',
          filters: { 'ae-slaaphouding': ['Buikslaper'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Hoe stevig moet het zijn?',
      explanation:
        'Op een zacht matras zak je met je schouder dieper weg en mag het kussen platter en zachter zijn. Op een stevig matras juist niet.',
      answers: [
        {
          id: 1,
          answer: 'Zacht',
          description: 'Je hoofd zakt er lekker in weg.',
          filters: { 'ae-hardheid': ['Zacht'] },
        },
        {
          id: 2,
          answer: 'Medium',
          description: 'Geeft mee en steunt: meestal een veilige keuze.',
          filters: { 'ae-hardheid': ['Medium'] },
        },
        {
          id: 3,
          answer: 'Stevig',
          description: 'Houdt zijn hoogte, de hele nacht.',
          filters: { 'ae-hardheid': ['Stevig'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Welke vulling heeft je voorkeur?',
      explanation: 'Je kunt er meer kiezen. Geen voorkeur? Sla de vraag dan over.',
      isMultiselect: true,
      answers: [
        {
          id: 1,
          answer: 'Dons en veren',
          description: 'Zacht, warm en elke ochtend weer op te schudden.',
          image: picture('products/kussen/pillow-down'),
          filters: { 'ae-vulling': ['Dons'] },
        },
        {
          id: 2,
          answer: 'Traagschuim of latex',
          description: 'Houdt de vorm van je nek en ontlast je schouders.',
          image: picture('products/kussen/pillow-foam'),
          filters: { 'ae-vulling': ['Traagschuim', 'Latex'] },
        },
        {
          id: 3,
          answer: 'Vezel',
          description: 'Mag in de was, en is vriendelijk geprijsd.',
          image: picture('products/kussen/pillow'),
          filters: { 'ae-vulling': ['Vezel'] },
        },
      ],
    },
    {
      id: 4,
      question: 'Wat wil je ongeveer uitgeven?',
      explanation: 'We kijken naar de vanafprijs. Een grotere maat kan iets meer kosten.',
      answers: [
        { id: 1, answer: 'Minder dan € 30', price: { min: 0, max: 29 } },
        { id: 2, answer: '€ 30 tot € 60', price: { min: 30, max: 60 } },
        { id: 3, answer: 'Meer dan € 60', price: { min: 60, max: 500 } },
      ],
    },
  ],
}
