import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, editVersion, refersTo } from '../columns/columns.ts'
import { category } from '../products/catalog.ts'
import { promotion } from '../products/promotion.ts'
import { order } from './order.ts'

/**
 * A discount code. `value` is a percentage or cents. The discount is always less than the price of the
 * articles it applies to, so that an order is never free: the check constraints ensure this.
 */
export const voucher = pgTable(
  'voucher',
  {
    /** In capitals. */
    code: text().primaryKey(),
    /** The label below the totals. */
    title: text().notNull(),
    kind: text({ enum: ['percentage', 'amount'] }).notNull(),
    value: integer().notNull(),
    /** Only for articles of this category; null means all articles. */
    categoryId: integer().references(() => category.id),
    /** Minimum total of the articles to which it applies. */
    minimumCents: integer().notNull().default(0),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    /** The promotion whose dates it has instead of its own. */
    promotionId: text().references(() => promotion.id),
    /** The number of remaining uses; null means unlimited. */
    usesLeft: integer(),
    oncePerCustomer: boolean().notNull().default(false),
    /** Shown to shoppers whose cart is below its minimum. */
    advertised: boolean().notNull().default(false),
    version: editVersion(),
  },
  (table) => [
    check('voucher_code_in_capitals', sql`${table.code} = upper(${table.code})`),
    check(
      'voucher_has_dates_of_one_kind',
      sql`${table.promotionId} is null or num_nonnulls(${table.startsAt}, ${table.endsAt}) = 0`,
    ),
    check('voucher_uses_not_negative', sql`${table.usesLeft} >= 0`),
    check(
      'voucher_leaves_something_to_pay',
      sql`case when ${table.kind} = 'percentage' then ${table.value} between 1 and 90 else ${table.value} > 0 and ${table.minimumCents} > ${table.value} end`,
    ),
  ],
)

/** One use of a code by one order that is not cancelled. */
export const voucherUse = pgTable(
  'voucher_use',
  {
    orderId: belongsTo(uuid().primaryKey(), () => order.id),
    code: refersTo(text(), () => voucher.code),
    /** Code and customer, for codes that each customer may use once: the database rejects a second use. */
    onceKey: text().unique(),
  },
  (table) => [index().on(table.code)],
)
