import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { refersTo } from '../columns/columns.ts'
import { category, variant } from './catalog.ts'

/** Each article of this category and size comes with one piece of that variant, while stocks last. */
export const gift = pgTable(
  'gift',
  {
    categoryId: refersTo(integer(), () => category.id),
    size: text().notNull(),
    variantId: refersTo(integer(), () => variant.id),
    /** Whether shoppers get it: an employee can end the offer for a while. */
    offered: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.size] })],
)
