import type { SpokenQuestion } from './more-customer-questions.ts'

const promotion: SpokenQuestion[] = ['Mag ik korting?', 'Welke actiecode geldt er nu?'].map((question) => ({
  question,
  says: [/VAKANTIEGELD/],
  links: '/acties/vakantiegeld/',
}))

const rugs: SpokenQuestion[] = [
  'Hoe retourneer ik een vloerkleed?',
  'Vloerkleed retourneren',
  'kleed terugsturen',
  'mijn tapijt bevalt niet, hoe stuur ik het terug',
].map((question) => ({
  question,
  says: [/Meld je retour aan/],
  links: '/vloerkleed-retourneren/',
}))

/** Questions about payment, delivery and returns, with the page that they lead to. */
export const serviceQuestions: SpokenQuestion[] = [...promotion, ...rugs]
