import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Paths that had a page, and where it is now; both have outer slashes, or end in `.html`. An old path may have a
 * query. No `toPath` is a `fromPath` of another row, so that one redirect is enough and none leads in a circle.
 */
export const redirect = pgTable(
  'redirect',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fromPath: text().notNull().unique(),
    toPath: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.toPath),
    check('redirect_leads_elsewhere', sql`${table.fromPath} <> ${table.toPath}`),
  ],
)
