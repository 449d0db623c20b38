import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { category, variant } from './catalog.ts'

/** Whoever buys an article of this category in this size gets that variant with it, one for one, while there is stock. */
export const gift = pgTable(
  'gift',
  {
    categoryId: integer()
      .notNull()
      .references(() => category.id),
    size: text().notNull(),
    variantId: integer()
      .notNull()
      .references(() => variant.id),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.size] })],
)
