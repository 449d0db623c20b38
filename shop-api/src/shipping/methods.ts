export interface ShippingMethod {
  code: string
  title: string
  description: string
  shippingCents: number
  /** The extra cost of insurance; shown separately. */
  insuranceCents: number
  /** Only for articles that are ready to ship as a parcel, and only within the Netherlands. */
  express: boolean
}

/** Spec §9: shipping insurance default 10. */
const insuranceCents = 1000

/** The article total from which standard shipping is free: with 0 it is always free. */
export const freeShippingFromCents = 0

const standard = { shippingCents: 0, express: false }
const express = { shippingCents: 995, express: true }

/** All shipping methods with their costs, used by the checkout, the mails and the service page. */
export const shippingMethods: ShippingMethod[] = [
  {
    ...standard,
    code: 'standard',
    title: 'Standaard verzending',
    description: 'Gratis thuisbezorgd, op het moment dat bij je artikelen staat.',
    insuranceCents: 0,
  },
  {
    ...standard,
    code: 'standard_insured',
    title: 'Standaard verzending, verzekerd',
    description: 'Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.',
    insuranceCents,
  },
  {
    ...express,
    code: 'express',
    title: 'Express verzending',
    description: 'Voor 23:59 besteld, de volgende werkdag al voor 12.00 uur in huis.',
    insuranceCents: 0,
  },
  {
    ...express,
    code: 'express_insured',
    title: 'Express verzending, verzekerd',
    description:
      'De volgende werkdag al voor 12.00 uur in huis, en verzekerd tegen verlies en schade onderweg.',
    insuranceCents,
  },
]

export const findShippingMethod = (code: string | null): ShippingMethod | undefined =>
  shippingMethods.find((method) => method.code === code)
