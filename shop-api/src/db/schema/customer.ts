import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A shopper's session. The shopper holds the token, the table only its SHA-256, so that who reads
 * the table cannot shop as anyone.
 */
export const shopperSession = pgTable(
  'shopper_session',
  {
    tokenHash: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
