import type { CountryCode } from 'shared-types/contracts/checkout'
import { paymentMethods, type PaymentMethod } from './methods.ts'

/** What decides which payment methods are offered. */
export interface PaymentContext {
  /** What the order amounts to, all costs but the payment's own included. */
  amountCents: number
  /** Of the invoice; the shop's own country until an address is known. */
  invoiceCountry: CountryCode
  /** Codes that are switched off by configuration. */
  paymentMethodsOff: readonly string[]
}

const isOffered = (
  method: PaymentMethod,
  { amountCents, invoiceCountry, paymentMethodsOff }: PaymentContext,
) =>
  !paymentMethodsOff.includes(method.code) &&
  amountCents >= (method.fromCents ?? 0) &&
  amountCents + method.surchargeCents <= (method.toCents ?? Infinity) &&
  (method.countries === undefined || method.countries.includes(invoiceCountry))

export const offeredPaymentMethods = (context: PaymentContext): PaymentMethod[] =>
  paymentMethods.filter((method) => isOffered(method, context))

export const isPaymentOffered = (code: string | null, context: PaymentContext): boolean =>
  offeredPaymentMethods(context).some((method) => method.code === code)
