import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'
import { belongsTo, tsvector } from '../columns/columns.ts'
import { product } from './catalog.ts'

/**
 * The data of a product for sale that lists and search need, in one short row. The database maintains it (see
 * `refresh_product_listing_index` in the migrations); do not write to it.
 */
export const productListingIndex = pgTable(
  'product_listing_index',
  {
    productId: belongsTo(integer().primaryKey(), () => product.id),
    categoryIds: integer().array().notNull(),
    brandId: integer().notNull(),
    /** The values of the product and of its active variants. */
    facetValueIds: integer().array().notNull(),
    /** The facets in which its variants differ: choosing one of their values selects a variant. */
    variantFacetIds: integer().array().notNull().default([]),
    /**
     * If variants differ in only one facet, and each value has one active variant: these values, and for each
     * the price and id of its variant as one number (see `variantRank`). Empty otherwise.
     */
    soleValueIds: integer().array().notNull().default([]),
    soleVariantRanks: bigint({ mode: 'number' }).array().notNull().default([]),
    /** The lowest and the highest price of its active variants. */
    priceFromCents: integer().notNull(),
    priceToCents: integer().notNull().default(0),
    popularity: integer().notNull(),
    reviewCount: integer().notNull(),
    reviewAverage: real().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Stems with a weight: A of the title, B of the main category, C of brand and filter values, D of the other
     * categories and the summary. Without a weight, the words of the title as written ('=dekbed') and the whole
     * title ('==donzen dekbed suite').
     */
    document: tsvector().notNull(),
  },
  (table) => [
    index('product_listing_index_document').using('gin', table.document),
    index('product_listing_index_categories').using('gin', table.categoryIds),
    index('product_listing_index_brand').on(table.brandId),
    index('product_listing_index_popularity').on(table.popularity.desc().nullsFirst(), table.productId),
  ],
)

/**
 * Products whose rows in lists are out of date: of a renamed category, brand or filter value with many products. The
 * database writes it, a job empties it. Without a foreign key: deleting a product must not wait for the job.
 */
export const outdatedProduct = pgTable('outdated_product', {
  productId: integer().primaryKey(),
})

/** All words of titles, brands, categories and filter values: for correcting and completing typed words. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** As in the documents of the listing index. */
    wordStem: text().generatedAlwaysAs(sql`search_stem(word)`),
    /** The number of products with this word, updated periodically; determines the order of suggestions. */
    products: integer().notNull().default(1),
  },
  (table) => [
    index('search_word_trigrams').using('gin', table.word.op('gin_trgm_ops')),
    index('search_word_stem').on(sql`search_stem(${table.word})`),
  ],
)

/**
 * Words that people type, and the words of the catalogue for them, in the spelling of `shop_text`. Read at
 * every search, so that a change has effect immediately.
 */
export const searchSynonym = pgTable('search_synonym', {
  /** One or more words: 'plumeau', '1 persoons'. */
  term: text().primaryKey(),
  /**
   * An alternative has one or more words, which a product must all have; a bar separates words of which it
   * needs one: 'dekbed 140x200|140x220'. An empty list ignores the term: 'kopen'.
   */
  alternatives: text().array().notNull(),
  /** False for near alternatives. They are used when no product matches the term itself, and the page says so. */
  same: boolean().notNull().default(true),
})

/** The terms of the seed that this shop has had: one that the shop deleted is not added again. */
export const seededSynonym = pgTable('seeded_synonym', { term: text().primaryKey() })

/** Terms that found nothing. A row has nothing of the shopper. */
export const searchMiss = pgTable(
  'search_miss',
  {
    /** As `isRecordable` allows: no addresses, numbers or long texts. */
    term: text().primaryKey(),
    searches: integer().notNull().default(1),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.lastAt)],
)
