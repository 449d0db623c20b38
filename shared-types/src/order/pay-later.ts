import type { PaymentCode } from '../forms/payment.ts'

const payLater: Record<PaymentCode, boolean> = {
  ideal: false,
  bancontact: false,
  klarna: true,
  afterpay: true,
  billink: true,
  in3: true,
  spraypay: true,
  alma: true,
  paypal: false,
  creditcard: false,
  banktransfer: false,
}

/** Whether the shopper gets credit from the company behind this method. */
export const isPayLater = (code: string): boolean =>
  Object.hasOwn(payLater, code) && payLater[code as PaymentCode]

/** A refund, to a shopper that owes the money to a company and may have paid nothing yet. */
const ifPaid = (company: string): string => `Heb je al betaald, dan krijg je het van ${company} terug.`

export const lowersBill = (company: string, by: string): string =>
  `${company} verlaagt je rekening met ${by}. ${ifPaid(company)}`

/** An employee can also transfer a refund. */
export const refundLowersBill = (company: string): string =>
  `Wat via ${company} teruggaat, haalt ${company} van je rekening af. ${ifPaid(company)}`

export const notOwed = (company: string): string => `je hoeft ${company} niets te betalen. ${ifPaid(company)}`
