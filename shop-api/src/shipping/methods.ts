export interface ShippingMethod {
  code: string
  title: string
  description: string
  shippingCents: number
  /** Only for articles that are ready to ship as a parcel, and only within the Netherlands. */
  express: boolean
  /** The same method with insurance, which is offered, never preselected. */
  insured: { code: string; title: string; description: string; extraCents: number }
}

/** What a shopper can choose: a shipping method without or with its insurance. */
export interface ShippingChoice extends Omit<ShippingMethod, 'insured'> {
  /** The extra cost of insurance; shown separately. */
  insuranceCents: number
}

/** Spec §9: shipping insurance default 10. */
const extraCents = 1000

/** The article total from which standard shipping is free: with 0 it is always free. */
export const freeShippingFromCents = 0

/** All shipping methods with their costs, used by the checkout, the mails and the service page. */
export const shippingMethods: ShippingMethod[] = [
  {
    code: 'standard',
    title: 'Standaard verzending',
    description: 'Gratis thuisbezorgd, op het moment dat bij je artikelen staat.',
    shippingCents: 0,
    express: false,
    insured: {
      code: 'standard_insured',
      title: 'Standaard verzending, verzekerd',
      description: 'Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.',
      extraCents,
    },
  },
  {
    code: 'express',
    title: 'Express verzending',
    description: 'Voor 23:59 besteld, de volgende werkdag al voor 12.00 uur in huis.',
    shippingCents: 995,
    express: true,
    insured: {
      code: 'express_insured',
      title: 'Express verzending, verzekerd',
      description:
        'De volgende werkdag al voor 12.00 uur in huis, en verzekerd tegen verlies en schade onderweg.',
      extraCents,
    },
  },
]

export const shippingChoices: ShippingChoice[] = shippingMethods.flatMap(
  ({ insured: { extraCents: insuranceCents, ...insured }, ...method }) => [
    { ...method, insuranceCents: 0 },
    { ...method, ...insured, insuranceCents },
  ],
)

export const findShippingChoice = (code: string | null): ShippingChoice | undefined =>
  shippingChoices.find((choice) => choice.code === code)
