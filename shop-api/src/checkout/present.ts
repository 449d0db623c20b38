import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import type { PaymentMethod } from '../payment/methods.ts'
import { filledIn } from './filled-in.ts'
import type { KnownCheckout, ShippingOffers } from './queries.ts'

export const presentCheckout = ({ row, methodsComplete }: KnownCheckout): Checkout => ({
  ...filledIn(row),
  methodsComplete,
})

export const presentShippingMethods = ({ cheapest, offers }: ShippingOffers): ShippingMethods => ({
  cheapest: cheapest?.code ?? null,
  methods: offers.map(({ delivery, shippingCents, method: { code, title, description, insured } }) => ({
    code,
    title,
    description,
    delivery,
    priceIncl: shippingCents,
    insured: insured && { code: insured.code, title: insured.title, extra: insured.extraCents },
  })),
})

/** No method has a list of banks: iDEAL no longer has one. */
export const presentPaymentMethods = (methods: PaymentMethod[]): PaymentMethods => ({
  methods: methods.map(({ code, title, description, surchargeCents }) => ({
    code,
    title,
    description,
    priceIncl: surchargeCents,
    issuers: [],
  })),
})
