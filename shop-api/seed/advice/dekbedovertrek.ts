import type { AdvicePlan } from '../advice-plan.ts'
import { picture } from '../pictures.ts'

const forAdults = { question: 1, answers: [1] }

export const dekbedovertrek: AdvicePlan = {
  code: 'dekbedovertrek',
  title: 'Welk dekbedovertrek past bij jou?',
  intro: 'Maat, stof en stijl: in een minuut van ruim vijftig overtrekken naar de paar die je bevallen.',
  category: 'dekbedovertrek',
  suits: ['hotel-linnen'],
  questions: [
    {
      id: 1,
      question: 'Voor wie is het overtrek?',
      isSkippable: false,
      answers: [
        {
          id: 1,
          answer: 'Voor een volwassene',
          image: picture('products/dekbedovertrek/uni-zand'),
          filters: { 'ae-dessin': ['Effen', 'Strepen', 'Ruiten', 'Bloemen en bladeren', 'Grafisch'] },
        },
        {
          id: 2,
          answer: 'Voor een kind',
          image: picture('products/dekbedovertrek/kids-dino'),
          filters: { 'ae-dessin': ['Kids'] },
        },
      ],
    },
    {
      id: 2,
      question: 'Hoe groot is het dekbed?',
      explanation: 'Meet je dekbed, niet je bed. Je kunt meer maten kiezen.',
      isMultiselect: true,
      isSkippable: false,
      after: forAdults,
      answers: [
        {
          id: 1,
          answer: '140x220 cm',
          description: 'Eenpersoons, met 1 kussensloop.',
          filters: { 'ae-maat': ['140x220 cm'] },
        },
        {
          id: 2,
          answer: '200x220 cm',
          description: 'Tweepersoons, met 2 kussenslopen.',
          filters: { 'ae-maat': ['200x220 cm'] },
        },
        {
          id: 3,
          answer: '240x220 cm',
          description: 'Lits-jumeaux, met 2 kussenslopen.',
          filters: { 'ae-maat': ['240x220 cm'] },
        },
        {
          id: 4,
          answer: '260x220 cm',
          description: 'Extra breed lits-jumeaux, met 2 kussenslopen.',
          filters: { 'ae-maat': ['260x220 cm'] },
        },
      ],
    },
    {
      id: 3,
      question: 'Hoe moet het aanvoelen?',
      explanation: 'De stof bepaalt hoe je slaapt. Je kunt er meer kiezen, of de vraag overslaan.',
      isMultiselect: true,
      answers: [
        {
          id: 1,
          answer: 'Losjes en luchtig',
          description: 'Katoen en halflinnen: ademt goed en hoeft niet gestreken te worden.',
          filters: { 'ae-materiaal': ['Katoen', 'Halflinnen'] },
        },
        {
          id: 2,
          answer: 'Glad en fris',
          description: 'Percal en lyocell: fijn als je het ’s nachts warm hebt.',
          filters: { 'ae-materiaal': ['Percal', 'Lyocell'] },
        },
        {
          id: 3,
          answer: 'Zacht, met een lichte glans',
          description: 'Katoensatijn valt soepel om je heen.',
          filters: { 'ae-materiaal': ['Katoensatijn'] },
        },
        {
          id: 4,
          answer: 'Lekker warm',
          description: 'Flanel is geruwd: heerlijk van oktober tot maart.',
          filters: { 'ae-materiaal': ['Flanel'] },
        },
      ],
    },
    {
      id: 4,
      question: 'Welke stijl vind je mooi?',
      explanation: 'Je kunt er meer kiezen, of de vraag overslaan.',
      isMultiselect: true,
      after: forAdults,
      answers: [
        {
          id: 1,
          answer: 'Effen',
          image: picture('products/dekbedovertrek/uni-salie'),
          filters: { 'ae-dessin': ['Effen'] },
        },
        {
          id: 2,
          answer: 'Strepen',
          image: picture('products/dekbedovertrek/streep-breed'),
          filters: { 'ae-dessin': ['Strepen'] },
        },
        {
          id: 3,
          answer: 'Ruiten',
          image: picture('products/dekbedovertrek/ruit-groen'),
          filters: { 'ae-dessin': ['Ruiten'] },
        },
        {
          id: 4,
          answer: 'Bloemen en bladeren',
          image: picture('products/dekbedovertrek/botanisch'),
          filters: { 'ae-dessin': ['Bloemen en bladeren'] },
        },
        {
          id: 5,
          answer: 'Grafisch',
          image: picture('products/dekbedovertrek/terrazzo'),
          filters: { 'ae-dessin': ['Grafisch'] },
        },
      ],
    },
  ],
}
