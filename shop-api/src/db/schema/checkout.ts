import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/v1/checkout'
import { cart } from './cart.ts'

/** What a shopper has filled in on the way to paying one cart. */
export const checkout = pgTable('checkout', {
  cartId: uuid()
    .primaryKey()
    .references(() => cart.id, { onDelete: 'cascade' }),
  customer: jsonb().$type<CheckoutCustomer>(),
  billingAddress: jsonb().$type<BillingAddress>(),
  /** Null: deliver to the billing address. */
  shippingAddress: jsonb().$type<ShippingAddress>(),
  shippingMethod: text(),
  paymentMethod: text(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
