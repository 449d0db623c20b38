import type { SpokenQuestion } from './more-customer-questions.ts'

const spoken = (question: string, ...says: RegExp[]): SpokenQuestion => ({ question, says })

const otherMethods = (named: string): RegExp =>
  new RegExp(
    ['Klarna', 'Riverty', 'Billink', 'in3', 'SprayPay', 'Alma', 'Creditcard']
      .filter((title) => title !== named)
      .map((title) => `^${title}\\b`)
      .join('|'),
    'm',
  )

/** The answer is about the named method, and lists no other ones. */
const aboutMethod = (question: string, named: string, ...says: RegExp[]): SpokenQuestion => ({
  question,
  says: [new RegExp(`^(?:.*: )?${named}\\b`, 'm'), ...says],
  never: otherMethods(named),
})

const payment: SpokenQuestion[] = [
  spoken('Kan ik in termijnen betalen?', /Ja, vanaf 18 jaar/, /Alma: .*Vanaf 18 jaar\.$/),
  spoken('Kan ik achteraf betalen?', /Ja, vanaf 18 jaar/, /Klarna: .*Vanaf 18 jaar\.$/m),
  spoken('kan ik gespreid betalen', /Ja, vanaf 18 jaar/, /SprayPay: .*23 tot 75 jaar\.$/m),
  aboutMethod('Hoe werkt Klarna?', 'Klarna', /30 dagen/),
  aboutMethod('Wat is Alma', 'Alma', /Vanaf 18 jaar/),
  aboutMethod('Hoe werkt in3?', 'in3', /2, 3 of 4 termijnen/),
  aboutMethod('Wat is in3?', 'in3', /2, 3 of 4 termijnen/),
  aboutMethod('Kan ik betalen met in3?', 'in3', /2, 3 of 4 termijnen/),
  aboutMethod('afterpay mogelijk?', 'Riverty', /14 dagen/),
  aboutMethod('kan ik betalen met visa', 'Creditcard'),
  spoken('hoelang heb ik om te betalen bij bankoverschrijving', /12 dagen/),
]

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
export const serviceQuestions: SpokenQuestion[] = [...payment, ...promotion, ...rugs]
