import { customType, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'
import { product } from './catalog.ts'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What lists and search need of a product that is for sale, in one short row. The database keeps it (see
 * `refresh_shelf` in the migrations); nothing else writes here.
 */
export const shelf = pgTable(
  'shelf',
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    categoryIds: integer().array().notNull(),
    brandId: integer().notNull(),
    facetValueIds: integer().array().notNull(),
    priceFromCents: integer().notNull(),
    popularity: integer().notNull(),
    reviewCount: integer().notNull(),
    reviewAverage: real().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Weight A is the title, B brand, categories and filter values, D the summary. */
    document: tsvector().notNull(),
  },
  (table) => [
    index('shelf_document').using('gin', table.document),
    index('shelf_categories').using('gin', table.categoryIds),
    index('shelf_brand').on(table.brandId),
    index('shelf_popularity').on(table.popularity.desc().nullsFirst(), table.productId),
  ],
)

/** Every word that stands in a title, brand, category or filter value: what typing errors and parts of words are looked up in. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** How many products have it; brought up to date now and then, for what to suggest first. */
    products: integer().notNull().default(1),
  },
  (table) => [index('search_word_trigrams').using('gin', table.word.op('gin_trgm_ops'))],
)
