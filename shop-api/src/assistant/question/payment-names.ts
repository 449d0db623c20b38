import { PaymentCode } from 'shared-types/forms/payment'
import { isPayLater } from 'shared-types/order/pay-later'
import { matchesStem, wordsOf } from './words.ts'

/** How customers write the payment methods. */
export const paymentWords: Record<PaymentCode, string> = {
  // As a stem, it would match 'de ideale matras'.
  ideal: '=ideal|=idael|wero',
  bancontact: 'bancontact',
  klarna: 'klarna',
  afterpay: 'afterpay|riverty',
  billink: 'billink',
  in3: 'in3',
  spraypay: 'spraypay',
  alma: 'alma',
  paypal: 'paypal',
  creditcard: 'creditcard|mastercard|visa',
  banktransfer: 'overboek|overgeboekt|bankoverschrijv',
}

/** The payment methods that are named, typing errors included. */
export const methodsIn = (words: string[]): PaymentCode[] =>
  PaymentCode.options.filter((code) =>
    paymentWords[code].split('|').some((stem) => words.some((word) => matchesStem(word, stem))),
  )

const payLaterNames = PaymentCode.options.filter(isPayLater).flatMap((code) => paymentWords[code].split('|'))

/** Whether a text of the shop names a method that gives the shopper credit. */
export const namesPayLater = (text: string): boolean => {
  const words = new Set(wordsOf(text))
  return payLaterNames.some((name) => words.has(name))
}
