import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from './order.ts'

/** A shopper's declaration to withdraw, as it was made: it counts from `receivedAt`, whatever was mistyped. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null when number and e-mail address do not belong to one order: for people to find out. */
    orderId: uuid().references(() => order.id, { onDelete: 'set null' }),
    orderNumber: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    articles: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.email, table.receivedAt), index().on(table.orderId)],
)
