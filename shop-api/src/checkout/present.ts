import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/v1/checkout'
import { toEuros } from 'shared-types/money'
import type { checkout } from '../db/schema/checkout.ts'
import type { PaymentMethod, ShippingMethod } from './methods.ts'

export type CheckoutRow = typeof checkout.$inferSelect

/** Without a row nothing is filled in yet. */
export const presentCheckout = (row: CheckoutRow | undefined): Checkout => ({
  customer: row?.customer ?? null,
  billing_address: row?.billingAddress ?? null,
  shipping_address: row?.shippingAddress ?? null,
  shipping_method: row?.shippingMethod ?? null,
  payment_method: row?.paymentMethod ?? null,
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
