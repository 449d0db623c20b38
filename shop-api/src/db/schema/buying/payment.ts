import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { order } from './order.ts'

/** One attempt to pay an order. An order has at most one active payment at a time. */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['test', 'mollie'] }).notNull(),
    /** The provider's own id, null until it has responded. */
    providerId: text(),
    method: text().notNull(),
    amountCents: integer().notNull(),
    state: text({ enum: ['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'] }).notNull(),
    /** A paid amount that differs from the requested one: it does not pay the order and must be refunded. */
    strayCents: integer().notNull().default(0),
    /** The payment page, null until the provider has responded. */
    url: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('one_active_payment_per_order')
      .on(table.orderId)
      .where(sql`${table.state} in ('open', 'pending')`),
    uniqueIndex().on(table.provider, table.providerId),
    index().on(table.orderId),
    index().on(table.state, table.updatedAt),
  ],
)

/**
 * The data of the built-in test provider, separate like that of another company: the shop accesses it only
 * through the provider's API.
 */
export const testProviderPayment = pgTable('test_provider_payment', {
  id: text().primaryKey(),
  amountCents: integer().notNull(),
  description: text().notNull(),
  method: text().notNull(),
  state: text({ enum: ['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'] }).notNull(),
  redirectUrl: text().notNull(),
  webhookUrl: text().notNull(),
  idempotencyKey: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export type PaymentRow = typeof payment.$inferSelect
