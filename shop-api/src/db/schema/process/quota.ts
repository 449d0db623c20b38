import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The uses in the current window of a counter (`quota/quotas.ts`). */
export const quotaUse = pgTable(
  'quota_use',
  {
    /** A keyed hash: no address or e-mail address is stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** The end of the window; the next use after it starts a new one. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
