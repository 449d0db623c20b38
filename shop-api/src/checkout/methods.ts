import { noCosts, type Costs } from '../pricing/totals.ts'
import { findPaymentMethod } from './payment-methods.ts'

export interface ShippingMethod {
  code: string
  title: string
  description: string
  shippingCents: number
  /** What the insurance adds; shown as a cost of its own. */
  insuranceCents: number
}

/** spec §9: shipping insurance default 10. */
const insuranceCents = 1000

export const shippingMethods: ShippingMethod[] = [
  {
    code: 'standard',
    title: 'Standaard verzending',
    description: 'Gratis thuisbezorgd op het moment dat bij je artikelen staat.',
    shippingCents: 0,
    insuranceCents: 0,
  },
  {
    code: 'standard_insured',
    title: 'Standaard verzending, verzekerd',
    description: 'Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.',
    shippingCents: 0,
    insuranceCents,
  },
  {
    code: 'express',
    title: 'Express verzending',
    description: 'Je bestelling gaat voor: voor 23:59 besteld, de volgende werkdag in huis.',
    shippingCents: 995,
    insuranceCents: 0,
  },
  {
    code: 'express_insured',
    title: 'Express verzending, verzekerd',
    description: 'De volgende werkdag in huis en verzekerd tegen verlies en schade onderweg.',
    shippingCents: 995,
    insuranceCents,
  },
]

export const findShippingMethod = (code: string | null): ShippingMethod | undefined =>
  shippingMethods.find((method) => method.code === code)

/** What the chosen methods add to the goods; what is not chosen yet adds nothing. */
export const costsOf = (shippingCode: string | null, paymentCode: string | null): Costs => {
  const shipping = findShippingMethod(shippingCode)
  return {
    ...noCosts,
    shippingCents: shipping?.shippingCents ?? 0,
    paymentCents: findPaymentMethod(paymentCode)?.surchargeCents ?? 0,
    additional: shipping?.insuranceCents
      ? [{ title: 'Verzendverzekering', amountCents: shipping.insuranceCents }]
      : [],
  }
}
