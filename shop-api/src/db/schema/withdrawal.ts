import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from './buying/order.ts'
import { normalisedEmail } from './columns/columns.ts'

/** A declaration of withdrawal, as submitted: it is valid from `receivedAt`, even with typing errors. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null when number and e-mail address do not match one order: an employee must look it up. */
    orderId: uuid().references(() => order.id, { onDelete: 'set null' }),
    orderNumber: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    articles: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When an employee marked it as handled. */
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('withdrawal_of_email').on(normalisedEmail(table.email), table.receivedAt),
    index().on(table.orderId),
  ],
)
