import { paymentFields } from 'shared-types/forms/payment'
import { isTooYoungFor, offeredPaymentMethods } from '../../payment/eligibility.ts'
import type { PaymentMethod } from '../../payment/methods.ts'
import type { Config } from '../../config.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'

/**
 * The methods with which an existing order can be paid. Other methods than its own are excluded if they need
 * details, because only the checkout has a form for them, or if the shopper is too young for them.
 */
export const retryMethods = (order: OrderRow, { paymentMethodsOff }: Config): PaymentMethod[] =>
  offeredPaymentMethods({
    amountCents: order.totalCents - order.totals.paymentCents,
    invoiceCountry: order.billingAddress.countryCode,
    // Only the order of a customer has no guest session.
    isCustomer: order.sessionTokenHash === null,
    paymentMethodsOff,
  }).filter(
    ({ code }) =>
      code === order.paymentMethod ||
      (paymentFields(code).length === 0 && !isTooYoungFor(code, order.customer.birthdate)),
  )
