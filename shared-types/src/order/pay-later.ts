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
