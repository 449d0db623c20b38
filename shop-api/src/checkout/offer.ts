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
  /** Everything lies ready as a parcel. */
  allNextDay: boolean
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

/** Express is for parcels that lie ready, and within the Netherlands only: elsewhere it would come too late. */
export const offeredShippingMethods = ({
  parcelCountry,
  allNextDay,
}: Pick<Circumstances, 'parcelCountry' | 'allNextDay'>): ShippingMethod[] =>
  shippingMethods.filter(({ express }) => !express || (parcelCountry === 'NL' && allNextDay))

const has = (methods: { code: string }[], code: string | null) =>
  methods.some((method) => method.code === code)

export const isPaymentOffered = (code: string | null, circumstances: Circumstances): boolean =>
  has(offeredPaymentMethods(circumstances), code)

export const isShippingOffered = (
  code: string | null,
  circumstances: Pick<Circumstances, 'parcelCountry' | 'allNextDay'>,
): boolean => has(offeredShippingMethods(circumstances), code)
