import type { PaymentCode } from '../forms/payment.ts'

const payLater: ReadonlySet<string> = new Set<PaymentCode>([
  'klarna',
  'afterpay',
  'billink',
  'in3',
  'spraypay',
  'alma',
])

/** Whether the shopper gets credit from the company behind this method. */
export const isPayLater = (code: string): boolean => payLater.has(code)

/** Beside each offer of credit (Directive (EU) 2023/2225, art. 8). */
export const creditWarning = 'Let op! Geld lenen kost geld.'

/** A refund, to a shopper that owes the money to a company and may have paid nothing yet. */
const ifPaid = (company: string): string => `Heb je al betaald, dan krijg je het van ${company} terug.`

export const lowersBill = (company: string, by: string): string =>
  `${company} verlaagt je rekening met ${by}. ${ifPaid(company)}`

/** An employee can also transfer a refund. */
export const refundLowersBill = (company: string): string =>
  `Wat via ${company} teruggaat, haalt ${company} van je rekening af. ${ifPaid(company)}`

export const notOwed = (company: string): string => `je hoeft ${company} niets te betalen. ${ifPaid(company)}`
