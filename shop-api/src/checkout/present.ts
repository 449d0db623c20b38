import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/v1/checkout'
import { toEuros } from 'shared-types/money'
import type { ShippingMethod } from '../shipping/methods.ts'
import type { PaymentMethod } from '../payment/methods.ts'
import type { KnownCheckout } from './queries.ts'

/** Without a row nothing is filled in yet. */
export const presentCheckout = ({ row, methodsComplete }: KnownCheckout): Checkout => ({
  customer: row?.customer ?? null,
  billing_address: row?.billingAddress ?? null,
  shipping_address: row?.shippingAddress ?? null,
  shipping_method: row?.shippingMethod ?? null,
  payment_method: row?.paymentMethod ?? null,
  payment_details: row?.paymentDetails ?? null,
  methods_complete: methodsComplete,
})

export const presentShippingMethods = (methods: ShippingMethod[]): ShippingMethods => ({
  methods: methods.map(({ code, title, description, shippingCents, insuranceCents }) => ({
    code,
    title,
    description,
    price_incl: toEuros(shippingCents + insuranceCents),
  })),
})

/** No method has a list of banks: iDEAL lost its own. */
export const presentPaymentMethods = (methods: PaymentMethod[]): PaymentMethods => ({
  methods: methods.map(({ code, title, description, surchargeCents }) => ({
    code,
    title,
    description,
    price_incl: toEuros(surchargeCents),
    issuers: [],
  })),
})
