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
  aboutMethod('Wat is Alma', 'Alma', /2, 3 of 4 termijnen/),
  aboutMethod('Hoe werkt in3?', 'in3', /in 3 termijnen/),
  aboutMethod('Wat is in3?', 'in3', /in 3 termijnen/),
  aboutMethod('Kan ik betalen met in3?', 'in3', /in 3 termijnen/),
  aboutMethod('afterpay mogelijk?', 'Riverty', /14 dagen/),
  aboutMethod('kan ik betalen met visa', 'Creditcard'),
  spoken('hoelang heb ik om te betalen bij bankoverschrijving', /12 dagen/),
  spoken('mijn ideal betaling is dubbel afgeschreven', /storten we het tweede bedrag terug/),
  spoken('kan ik betalen bij aflevering', /Kan ik contant/),
  spoken('krijg ik mijn geld terug als ik met klarna heb betaald', /binnen 14 dagen na je herroeping/i),
  spoken('hoe kan ik mijn btw nummer invullen', /zakelijk/i),
  spoken('kan ik een cadeaubon kopen', /Nee, cadeaubonnen/),
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

const orders: SpokenQuestion[] = [
  spoken('leveren jullie ook op de wadden', /ook daar is standaard verzenden gratis/),
  spoken('kan ik een bezorgdag kiezen voor mijn bed', /we bellen je om een dag af te spreken/),
  spoken('kan ik mijn pakketje ophalen bij jullie', /Nee, afhalen/),
  {
    question: 'ik wil een kussen toevoegen aan mijn bestelling',
    says: [/Bel ons zo snel mogelijk/],
    showsNothing: true,
  },
  spoken('wordt mijn oude matras meegenomen', /milieustraat/),
  spoken('hoe meld ik een retour aan', /herroept/),
  ...[
    'moet ik een reden geven als ik herroep',
    'moet ik een reden opgeven bij een retour',
    'kan ik zonder reden terugsturen',
  ].map((question) => ({ question, says: [/zonder (opgave van )?reden/], never: /retouraanvraag/ })),
  ...[
    'kan ik een zelf samengestelde boxspring terugsturen',
    'mag ik een bed dat ik zelf heb samengesteld retourneren',
  ].map((question) => spoken(question, /Ja\. Ook een boxspring waarvan je stof, maat en hardheid/)),
  spoken('moet ik zelf betalen voor het terugsturen van mijn boxspring', /gratis/),
  spoken('kan ik een tijdvak kiezen', /tussen 9\.00 en 21\.00 uur|dag af te spreken/),
  spoken('ik heb nog geen factuur ontvange', /Factuur \(PDF\)/),
  spoken('ik heb geen bevestigingsmail gehad', /ongewenste mail/),
  spoken('kan ik mijn bestelnummer ergens terugvinde', /bevestiging/),
  spoken('kan ik mijn afleveradres nog aanpassen', /Bel ons zo snel mogelijk/),
  { question: 'mijn bestelling staat al een week op in behandeling', asksOrder: true },
  spoken('matras is ingezakt na 2 jaar', /garantie/),
  { question: 'mag een gebruikt kleed nog terug', never: /vervelend/i, links: '/vloerkleed-retourneren/' },
  { question: 'wat is de ideale matras', never: /iDEAL/ },
  spoken('hoe schrijf ik een review', /beoordeling/),
]

/** Questions about payment, delivery and returns, with the page that they lead to. */
export const serviceQuestions: SpokenQuestion[] = [...payment, ...promotion, ...rugs, ...orders]
