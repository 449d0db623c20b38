import { paymentFields } from 'shared-types/forms/payment'
import { offeredPaymentMethods } from '../checkout/offer.ts'
import type { PaymentMethod } from '../checkout/payment-methods.ts'
import type { Config } from '../config.ts'
import type { OrderRow } from './queries.ts'

/** The ways an order can be paid after all. A way that asks for more than its name needs the form of the checkout. */
export const retryMethods = (order: OrderRow, { paymentMethodsOff }: Config): PaymentMethod[] =>
  offeredPaymentMethods({
    amountCents: order.totalCents - order.totals.paymentCents,
    invoiceCountry: order.billingAddress.country_code,
    parcelCountry: order.shippingAddress.country_code,
    // How it is sent was agreed when it was placed.
    allNextDay: true,
    paymentMethodsOff,
  }).filter(({ code }) => code === order.paymentMethod || paymentFields(code).length === 0)
