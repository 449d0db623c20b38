import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  BillingAddress,
  CheckoutCustomer,
  PaymentDetails,
  ShippingAddress,
} from 'shared-types/contracts/checkout'
import { belongsTo } from '../columns/columns.ts'
import { cart } from './cart.ts'

/** Columns that an order copies from its checkout, under the same names. */
export const copiedToOrder = () => ({
  /** For the provider; null when the payment method requires none, or none are given yet. */
  paymentDetails: jsonb().$type<PaymentDetails>(),
  /** Whether the European register knew the company's VAT number; null for a private customer. */
  vatVerified: boolean(),
})

/** The checkout data of one cart. */
export const checkout = pgTable('checkout', {
  cartId: belongsTo(uuid().primaryKey(), () => cart.id),
  customer: jsonb().$type<CheckoutCustomer>(),
  billingAddress: jsonb().$type<BillingAddress>(),
  /** Null means delivery to the billing address. */
  shippingAddress: jsonb().$type<ShippingAddress>(),
  shippingMethod: text(),
  paymentMethod: text(),
  ...copiedToOrder(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export type CheckoutRow = typeof checkout.$inferSelect
