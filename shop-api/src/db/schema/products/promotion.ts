import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { belongsTo, editVersion, refersTo } from '../columns/columns.ts'
import { category, variant } from './catalog.ts'

/** A promotion with an end: its page, its reduced prices and its vouchers start and end with it. */
export const promotion = pgTable(
  'promotion',
  {
    /** The name by which operators know it: 'vakantiegeld'. */
    id: text().primaryKey(),
    /** Its page, which is listed only while the promotion runs. */
    categoryId: refersTo(integer().unique(), () => category.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** The state of its prices and page: at most a second behind its dates. */
    state: text({ enum: ['planned', 'running', 'ended'] })
      .notNull()
      .default('planned'),
    version: editVersion(),
  },
  (table) => [check('promotion_ends_after_its_start', sql`${table.endsAt} > ${table.startsAt}`)],
)

/** A reduced price of a planned or running promotion. A variant is in one promotion at a time. */
export const promotionPrice = pgTable(
  'promotion_price',
  {
    variantId: belongsTo(integer().primaryKey(), () => variant.id),
    promotionId: belongsTo(text(), () => promotion.id),
    priceCents: integer().notNull(),
    /** The price to which the variant returns; null until the promotion starts. */
    regularCents: integer(),
  },
  (table) => [
    index().on(table.promotionId),
    check('promotion_price_positive', sql`${table.priceCents} > 0`),
    check('promotion_price_lower', sql`${table.regularCents} > ${table.priceCents}`),
  ],
)
