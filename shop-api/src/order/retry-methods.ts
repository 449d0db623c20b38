import { paymentFields } from 'shared-types/forms/payment'
import { offeredPaymentMethods } from '../payment/eligibility.ts'
import type { PaymentMethod } from '../payment/methods.ts'
import type { Config } from '../config.ts'
import type { OrderRow } from '../db/schema/order.ts'

/** The ways an order can be paid after all. A way that asks for more than its name needs the form of the checkout. */
export const retryMethods = (order: OrderRow, { paymentMethodsOff }: Config): PaymentMethod[] =>
  offeredPaymentMethods({
    amountCents: order.totalCents - order.totals.paymentCents,
    invoiceCountry: order.billingAddress.countryCode,
    paymentMethodsOff,
  }).filter(({ code }) => code === order.paymentMethod || paymentFields(code).length === 0)
