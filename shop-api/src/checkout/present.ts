import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import type { ShippingMethod } from '../shipping/methods.ts'
import type { PaymentMethod } from '../payment/methods.ts'
import { filledIn } from './filled-in.ts'
import type { KnownCheckout } from './queries.ts'

export const presentCheckout = ({ row, methodsComplete }: KnownCheckout): Checkout => ({
  ...filledIn(row),
  methodsComplete,
})

export const presentShippingMethods = (methods: ShippingMethod[]): ShippingMethods => ({
  methods: methods.map(({ code, title, description, shippingCents, insured }) => ({
    code,
    title,
    description,
    priceIncl: shippingCents,
    insured: { code: insured.code, title: insured.title, extra: insured.extraCents },
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
