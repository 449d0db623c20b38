import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { shopperSession } from './buying/customer.ts'
import { belongsTo, normalisedEmail } from './columns/columns.ts'

/** The last activity of shoppers with consent. Deleted with their session. */
export const abandonment = pgTable('abandonment', {
  sessionTokenHash: belongsTo(text().primaryKey(), () => shopperSession.tokenHash),
  /** In lower case. */
  email: text(),
  /** Viewed products, newest first. */
  productIds: integer().array().notNull().default([]),
  categoryPath: text(),
  /** When they left the site with articles in the cart. */
  cartLeftAt: timestamp({ withTimezone: true }),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Addresses that opted out of reminders. Only a hash is stored, which is enough to recognise the address. */
export const reminderRefusal = pgTable('reminder_refusal', {
  emailHash: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The same hash as that of `emailHash` (`mail/signed-link.ts`). */
export const emailHashInSql = (email: AnyPgColumn | string): SQL =>
  sql`encode(sha256(convert_to(${normalisedEmail(sql`${email}`)}, 'UTF8')), 'hex')`
