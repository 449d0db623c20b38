import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/contracts/checkout'
import type { Totals } from '../../pricing/totals.ts'
import { cart, type StoredConfiguration } from './cart.ts'
import { keptByOrder } from './checkout.ts'
import { customer } from './customer.ts'
import { variant, type StoredImage } from './catalog.ts'

interface Shipment {
  carrier: string
  /** Null where the carrier has no page to follow a parcel on. */
  trackAndTraceUrl: string | null
}

/** As a cart keeps it, with what the choices were called and cost when they were bought. */
export interface BoughtConfiguration extends StoredConfiguration {
  slug: string
  choices: { title: string; value: string; extraCents: number }[]
}

/** Numbers the orders: DKBD and seven digits. */
export const orderNumberSequence = pgSequence('order_number', { startWith: 1000001, maxValue: 9999999 })

/** `state` moves only along the table in `order/states.ts`. All amounts, also those in `totals`, are in cents. */
export const order = pgTable(
  'order',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id),
    /** Of the guest who placed it; null for who was logged in. */
    sessionTokenHash: text(),
    /** Who was logged in, or later proved that the address is theirs. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    state: text({
      enum: ['pending_payment', 'paid', 'shipped', 'completed', 'cancelled', 'refunded'],
    }).notNull(),
    /** Says what was bought, for whom and how: an order with another fingerprint is another order. */
    fingerprint: text().notNull(),
    customer: jsonb().$type<CheckoutCustomer>().notNull(),
    billingAddress: jsonb().$type<BillingAddress>().notNull(),
    shippingAddress: jsonb().$type<ShippingAddress>().notNull(),
    shippingMethod: text().notNull(),
    paymentMethod: text().notNull(),
    voucherCode: text(),
    ...keptByOrder(),
    totals: jsonb().$type<Totals>().notNull(),
    totalCents: integer().notNull(),
    /** Paid after it was cancelled, or paid twice: what has to go back to the shopper. */
    refundDueCents: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp({ withTimezone: true }),
    shippedAt: timestamp({ withTimezone: true }),
    completedAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
    /** Who brings it and where to follow it, from when it is shipped. */
    shipment: jsonb().$type<Shipment>(),
    /** When the purchase was told to whoever measures: once, however often its page is opened. */
    purchaseToldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_unpaid_order_per_cart')
      .on(table.cartId)
      .where(sql`${table.state} = 'pending_payment'`),
    index().on(table.cartId),
    index().on(table.customerId, table.createdAt),
    index().on(table.state, table.createdAt),
    // Whose it is, before that is known: an account finds the orders placed under its address.
    index('order_of_nobody_by_email')
      .on(sql`lower(${table.customer} ->> 'email')`)
      .where(sql`${table.customerId} is null`),
    check('order_total_not_negative', sql`${table.totalCents} >= 0`),
  ],
)

/** What was bought, as it was called and priced then. */
export const orderLine = pgTable(
  'order_line',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variant.id),
    productId: integer().notNull(),
    productTitle: text().notNull(),
    productSlug: text().notNull(),
    name: text().notNull(),
    sku: text().notNull(),
    brand: text().notNull(),
    thumbnail: jsonb().$type<StoredImage>(),
    configuration: jsonb().$type<BoughtConfiguration>(),
    /** As of the line of the cart that it was; follows from the configuration. */
    configurationKey: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce("configuration" ->> 'boxconfig', '')`),
    /** When it would be there, as was promised. */
    delivery: text().notNull().default(''),
    priceCents: integer().notNull(),
    vatRate: integer().notNull(),
    quantity: integer().notNull(),
    /** What is off the whole line. */
    discountCents: integer().notNull().default(0),
    gift: boolean().notNull().default(false),
  },
  (table) => [index().on(table.orderId), check('order_line_quantity_positive', sql`${table.quantity} > 0`)],
)

export type OrderRow = typeof order.$inferSelect

export type OrderLineRow = typeof orderLine.$inferSelect
