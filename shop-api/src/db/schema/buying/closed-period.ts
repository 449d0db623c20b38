import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Days on which the shop sends nothing and promises no delivery, besides weekends and public holidays. */
export const closedPeriod = pgTable(
  'closed_period',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** Why, for employees; may be empty. */
    name: text().notNull().default(''),
  },
  (table) => [check('closed_period_in_order', sql`${table.firstDay} <= ${table.lastDay}`)],
)
