import type { CountryCode } from 'shared-types/v1/checkout'
import { shippingMethods, type ShippingMethod } from './methods.ts'
import { paymentMethods, type PaymentMethod } from './payment-methods.ts'

/** What decides which ways of sending and paying someone can choose from. */
export interface Circumstances {
  /** What the order amounts to, all costs but the payment's own included. */
  amountCents: number
  /** Of the invoice and of the parcel; the shop's own while nobody has said. */
  invoiceCountry: CountryCode
  parcelCountry: CountryCode
  /** Codes that are switched off by configuration. */
  paymentMethodsOff: readonly string[]
}

const isPayable = (
  method: PaymentMethod,
  { amountCents, invoiceCountry, paymentMethodsOff }: Circumstances,
) =>
  !paymentMethodsOff.includes(method.code) &&
  amountCents >= (method.fromCents ?? 0) &&
  amountCents + method.surchargeCents <= (method.toCents ?? Infinity) &&
  (method.countries === undefined || method.countries.includes(invoiceCountry))

export const offeredPaymentMethods = (circumstances: Circumstances): PaymentMethod[] =>
  paymentMethods.filter((method) => isPayable(method, circumstances))

/** The next working day is promised within the Netherlands only. */
export const offeredShippingMethods = ({
  parcelCountry,
}: Pick<Circumstances, 'parcelCountry'>): ShippingMethod[] =>
  shippingMethods.filter(({ code }) => parcelCountry === 'NL' || !code.startsWith('express'))

const has = (methods: { code: string }[], code: string | null) =>
  methods.some((method) => method.code === code)

export const isPaymentOffered = (code: string | null, circumstances: Circumstances): boolean =>
  has(offeredPaymentMethods(circumstances), code)

export const isShippingOffered = (code: string | null, circumstances: Circumstances): boolean =>
  has(offeredShippingMethods(circumstances), code)
