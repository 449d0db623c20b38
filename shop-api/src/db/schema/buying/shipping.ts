import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CountryCode } from 'shared-types/contracts/checkout'

/**
 * A shipping method with its costs, and the countries and articles for which it is offered. Migration 0036 writes the
 * first ones, and 0063 their texts about insurance.
 */
export const shippingMethod = pgTable(
  'shipping_method',
  {
    code: text().primaryKey(),
    /** The position in the list; of methods with the same price, the first is preselected. */
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    priceCents: integer().notNull(),
    /** The article total from which it is free; null for a method that always has its price. */
    freeFromCents: integer(),
    countries: text().array().$type<CountryCode[]>().notNull(),
    /** Delivered before noon on the next working day; only for articles that are ready to ship as a parcel. */
    express: boolean().notNull().default(false),
    /** Switched off by an employee: no new order can have it. */
    offered: boolean().notNull().default(true),
    /** The same method with insurance: its own code, and the extra costs. Null without insurance. */
    insuredCode: text().unique(),
    insuredTitle: text(),
    insuredDescription: text(),
    insuredExtraCents: integer(),
  },
  (table) => [
    check('shipping_method_price_not_negative', sql`${table.priceCents} >= 0`),
    check('shipping_method_free_from_not_negative', sql`${table.freeFromCents} >= 0`),
    check(
      'shipping_method_countries_known',
      sql`${table.countries} <@ array['NL', 'BE', 'LU'] and cardinality(${table.countries}) > 0`,
    ),
    check('shipping_method_insurance_not_negative', sql`${table.insuredExtraCents} >= 0`),
    check(
      'shipping_method_insurance_complete',
      sql`num_nulls(${table.insuredCode}, ${table.insuredTitle}, ${table.insuredDescription}, ${table.insuredExtraCents}) in (0, 4)`,
    ),
  ],
)
