import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { category } from './catalog.ts'
import { order } from './order.ts'

/**
 * A code that takes something off. `value` is a percentage or cents. What it takes is always less than the goods it
 * is for, so that an order is never for nothing: the checks see to that.
 */
export const voucher = pgTable(
  'voucher',
  {
    /** In capitals. */
    code: text().primaryKey(),
    /** As it stands under the totals. */
    title: text().notNull(),
    kind: text({ enum: ['percentage', 'amount'] }).notNull(),
    value: integer().notNull(),
    /** Only for articles of this category; for all where null. */
    categoryId: integer().references(() => category.id),
    /** What the articles that it is for must come to. */
    minimumCents: integer().notNull().default(0),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    /** How many more orders it is for; no end to it where null. */
    usesLeft: integer(),
    oncePerCustomer: boolean().notNull().default(false),
    /** Told to whoever is on the way to its minimum. */
    advertised: boolean().notNull().default(false),
  },
  (table) => [
    check('voucher_code_in_capitals', sql`${table.code} = upper(${table.code})`),
    check('voucher_uses_not_negative', sql`${table.usesLeft} >= 0`),
    check(
      'voucher_leaves_something_to_pay',
      sql`case when ${table.kind} = 'percentage' then ${table.value} between 1 and 90 else ${table.value} > 0 and ${table.minimumCents} > ${table.value} end`,
    ),
  ],
)

/** One use of a code by one order that was not cancelled. */
export const voucherUse = pgTable('voucher_use', {
  orderId: uuid()
    .primaryKey()
    .references(() => order.id, { onDelete: 'cascade' }),
  code: text()
    .notNull()
    .references(() => voucher.code),
  /** Code and customer, where each may use it once: the database keeps the second one out. */
  onceKey: text().unique(),
})
