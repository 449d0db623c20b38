import type { CountryCode } from 'shared-types/contracts/checkout'
import type { PaymentCode } from 'shared-types/forms/payment'
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

export const isPaymentOffered = (code: string | null, context: PaymentContext): boolean =>
  offeredPaymentMethods(context).some((method) => method.code === code)
