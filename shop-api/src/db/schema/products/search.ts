import { customType, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'
import { product } from './catalog.ts'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The data of a product for sale that lists and search need, in one short row. The database maintains it (see
 * `refresh_product_listing_index` in the migrations); do not write to it.
 */
export const productListingIndex = pgTable(
  'product_listing_index',
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
    index('product_listing_index_document').using('gin', table.document),
    index('product_listing_index_categories').using('gin', table.categoryIds),
    index('product_listing_index_brand').on(table.brandId),
    index('product_listing_index_popularity').on(table.popularity.desc().nullsFirst(), table.productId),
  ],
)

/** All words of titles, brands, categories and filter values: for correcting and completing typed words. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** The number of products with this word, updated periodically; determines the order of suggestions. */
    products: integer().notNull().default(1),
  },
  (table) => [index('search_word_trigrams').using('gin', table.word.op('gin_trgm_ops'))],
)
