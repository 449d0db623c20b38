import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import type { ShippingMethod } from '../shipping/methods.ts'
import type { PaymentMethod } from '../payment/methods.ts'
import type { KnownCheckout } from './queries.ts'

/** Without a row nothing is filled in yet. */
export const presentCheckout = ({ row, methodsComplete }: KnownCheckout): Checkout => ({
  customer: row?.customer ?? null,
  billingAddress: row?.billingAddress ?? null,
  shippingAddress: row?.shippingAddress ?? null,
  shippingMethod: row?.shippingMethod ?? null,
  paymentMethod: row?.paymentMethod ?? null,
  paymentDetails: row?.paymentDetails ?? null,
  methodsComplete,
})

export const presentShippingMethods = (methods: ShippingMethod[]): ShippingMethods => ({
  methods: methods.map(({ code, title, description, shippingCents, insuranceCents }) => ({
    code,
    title,
    description,
    priceIncl: shippingCents + insuranceCents,
  })),
})

/** No method has a list of banks: iDEAL lost its own. */
export const presentPaymentMethods = (methods: PaymentMethod[]): PaymentMethods => ({
  methods: methods.map(({ code, title, description, surchargeCents }) => ({
    code,
    title,
    description,
    priceIncl: surchargeCents,
    issuers: [],
  })),
})
