import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { order } from './order.ts'

/** One try at paying an order. At most one of an order's payments is in play at a time. */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['test', 'mollie'] }).notNull(),
    /** The provider's own id, null until it has answered. */
    providerId: text(),
    method: text().notNull(),
    amountCents: integer().notNull(),
    state: text({ enum: ['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'] }).notNull(),
    /** Paid at the provider, but not what was asked: it settles nothing and has to go back. */
    strayCents: integer().notNull().default(0),
    /** Where the shopper pays, null until the provider has answered. */
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
 * The books of the built-in test provider, kept apart as another company's would be: the shop
 * only reaches them through the provider's calls.
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
