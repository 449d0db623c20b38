import type { SpokenQuestion } from './more-customer-questions.ts'

const promotion: SpokenQuestion[] = ['Mag ik korting?', 'Welke actiecode geldt er nu?'].map((question) => ({
  question,
  says: [/VAKANTIEGELD/],
  links: '/acties/vakantiegeld/',
}))

/** Questions about payment, delivery and returns, with the page that they lead to. */
export const serviceQuestions: SpokenQuestion[] = [...promotion]
