import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { shopperSession } from './customer.ts'

/** What a shopper who agreed to that was doing when they left. Gone with their session. */
export const abandonment = pgTable('abandonment', {
  sessionTokenHash: text()
    .primaryKey()
    .references(() => shopperSession.tokenHash, { onDelete: 'cascade' }),
  /** In lower case. */
  email: text(),
  /** Products that were looked at, newest first. */
  productIds: integer().array().notNull().default([]),
  categoryPath: text(),
  /** When they left a page with their cart. */
  cartLeftAt: timestamp({ withTimezone: true }),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Who wants no reminders. Only a hash of the address is kept: enough to know it again. */
export const reminderRefusal = pgTable('reminder_refusal', {
  emailHash: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
