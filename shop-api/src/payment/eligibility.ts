import type { CountryCode } from 'shared-types/contracts/checkout'
import { ageOn } from 'shared-types/forms/fields/birthdate'
import { methodMessages, paymentFields, youngestPayer, type PaymentCode } from 'shared-types/forms/payment'
import { isPayLater } from 'shared-types/order/pay-later'
import { paymentMethods, type PaymentMethod } from './methods.ts'

/** The input for deciding which payment methods are available. */
export interface PaymentContext {
  /** The order's total, including all costs except those of the payment method. */
  amountCents: number
  /** The billing country; the shop's own country until an address is known. */
  invoiceCountry: CountryCode
  /** Whether the shopper is logged in, so that the e-mail address is confirmed. */
  isCustomer: boolean
  /** Codes of methods that are switched off in the configuration. */
  paymentMethodsOff: readonly PaymentCode[]
}

const isOffered = (
  method: PaymentMethod,
  { amountCents, invoiceCountry, isCustomer, paymentMethodsOff }: PaymentContext,
) =>
  !paymentMethodsOff.includes(method.code) &&
  amountCents >= (method.fromCents ?? 0) &&
  amountCents + method.surchargeCents <= (method.toCents ?? Infinity) &&
  (isCustomer || amountCents + method.surchargeCents <= (method.guestToCents ?? Infinity)) &&
  (method.countries === undefined || method.countries.includes(invoiceCountry))

export const offeredPaymentMethods = (context: PaymentContext): PaymentMethod[] =>
  paymentMethods.filter((method) => isOffered(method, context))

/** Whether the shopper is known to be too young to pay later. Some methods ask for a birth date of their own. */
export const isTooYoungFor = (code: string, birthdate: string): boolean =>
  isPayLater(code) && !paymentFields(code).includes('dob') && ageOn(birthdate, new Date()) < youngestPayer

/** Why a shopper cannot pay by this method; null if it is possible. */
export const paymentMistake = (
  code: string | null,
  birthdate: string,
  context: PaymentContext,
): string | null => {
  const offered = offeredPaymentMethods(context).find((method) => method.code === code)
  if (!offered) return methodMessages.payment
  return isTooYoungFor(offered.code, birthdate)
    ? `Betalen met ${offered.title} kan vanaf ${youngestPayer} jaar. Kies een andere betaalmethode, of controleer je geboortedatum.`
    : null
}
