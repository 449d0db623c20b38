import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CategoryKind, Manufacturer } from 'shared-types/contracts/catalog'
import type { Image } from 'shared-types/image'
import { belongsTo, editVersion, identity, refersTo, titleDocument } from '../columns/columns.ts'

/** A picture in a column is as the contract has it. */
export type StoredImage = Image

export const brand = pgTable('brand', {
  id: identity(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  /** False for brands that the overview of brands does not show. */
  listed: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  /** Null if it is not known: the law requires it for an offer. */
  manufacturer: jsonb().$type<Manufacturer>(),
  version: editVersion(),
  titleDocument: titleDocument(),
})

/** `path` is the full path without outer slashes: `wonen/vloerkleden`. */
export const category = pgTable(
  'category',
  {
    id: identity(),
    path: text().notNull().unique(),
    /** What the rules of the program know a category by. It stays when the category is moved or renamed. */
    code: text().unique(),
    slug: text().notNull(),
    title: text().notNull(),
    kind: text().$type<CategoryKind>().notNull(),
    numberOfFilters: integer().notNull().default(3),
    parentId: integer(),
    position: integer().notNull().default(0),
    /** False for categories that no menu, sitemap or overview shows, such as the [TEST] ones. */
    listed: boolean().notNull().default(true),
    /** True for a page of offers: it lists its products only while one of their variants is reduced in price. */
    reducedOnly: boolean().notNull().default(false),
    image: jsonb().$type<StoredImage>(),
    intro: text().notNull().default(''),
    /** Sanitised HTML below the listing, or the body of an overview or text category. */
    description: text().notNull().default(''),
    actionSteps: jsonb().$type<{ title: string; text: string }[]>().notNull().default([]),
    metaTitle: text().notNull(),
    metaDescription: text().notNull(),
    version: editVersion(),
    titleDocument: titleDocument(),
  },
  (table) => [index().on(table.parentId)],
)

/** A value of an attribute in which the products of a family differ; `color` is a hex value, for colours only. */
export interface FamilyValue {
  title: string
  color: string | null
}

/**
 * Products of one design or model that differ in these attributes, such as Kleur and Stof. The size is an
 * option of each product.
 */
export const productFamily = pgTable('product_family', {
  id: identity(),
  title: text().notNull().unique(),
  attributes: text().array().notNull(),
  version: editVersion(),
})

/** What the back office finds a product by, besides the numbers of its articles. */
export const productText = ({ title, slug }: { title: AnyPgColumn; slug: AnyPgColumn }) =>
  sql`(lower(${title} || ' ' || ${slug}))`

export const product = pgTable(
  'product',
  {
    id: identity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Sanitised HTML. */
    description: text().notNull(),
    usps: jsonb().$type<string[]>().notNull().default([]),
    specifications: jsonb().$type<{ title: string; value: string }[]>().notNull().default([]),
    brandId: refersTo(integer(), () => brand.id),
    mainCategoryId: refersTo(integer(), () => category.id),
    familyId: integer().references(() => productFamily.id, { onDelete: 'set null' }),
    /** One value per attribute of the family, in the same order. */
    familyValues: jsonb().$type<FamilyValue[]>().notNull().default([]),
    images: jsonb().$type<StoredImage[]>().notNull(),
    /** The options in order, such as Maat and Kleur, each with its values in order. */
    options: jsonb()
      .$type<{ title: string; values: { title: string; color: string | null }[] }[]>()
      .notNull(),
    overlay: text(),
    active: boolean().notNull().default(true),
    /** Order of the default sort, highest first. */
    popularity: integer().notNull().default(0),
    /** The filter values of the product and all its variants. */
    facetValueIds: integer().array().notNull().default([]),
    /** The lowest price of its variants in cents, updated with the variants' prices. */
    priceFromCents: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    reviewAverage: real().notNull().default(0),
    metaTitle: text().notNull(),
    metaDescription: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Removed by an employee while orders refer to it: never for sale again. */
    archivedAt: timestamp({ withTimezone: true }),
    version: editVersion(),
  },
  (table) => [
    // The search of the back office, in `assortment/product/list-products.ts`.
    index('product_text').using('gin', sql`${productText(table)} gin_trgm_ops`),
    // Counts of its lists: these rows are a hundredth of those of the table.
    index('product_kept')
      .on(table.active, table.brandId, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('product_facet_values').using('gin', table.facetValueIds),
    index().on(table.mainCategoryId),
    index().on(table.brandId),
    index().on(table.familyId),
    index().on(table.popularity),
  ],
)

/** What the tile of a product shows whatever its variants. */
export interface StoredTile {
  slug: string
  title: string
  familyValues: FamilyValue[]
  images: StoredImage[]
  options: (typeof product.$inferSelect)['options']
  overlay: string | null
  reviewCount: number
  reviewAverage: number
  brandTitle: string
  brandSlug: string
  categoryTitle: string
  categoryPath: string
}

/**
 * The tiles of products for sale, as text that needs no conversion. The database maintains them and those of families (see
 * `refresh_product_tiles` and `refresh_family_tiles` in the migrations); do not write to them.
 */
export const productTile = pgTable('product_tile', {
  productId: belongsTo(integer().primaryKey(), () => product.id),
  familyId: integer(),
  tile: json().$type<StoredTile>().notNull(),
})

/** What all tiles of a family show of its members for sale. */
export const familyTile = pgTable('family_tile', {
  familyId: belongsTo(integer().primaryKey(), () => productFamily.id),
  /** Its colours in order. */
  colors: json().$type<string[]>().notNull(),
  /** The number of its cloths. */
  cloths: integer().notNull(),
})

export const productCategory = pgTable(
  'product_category',
  {
    productId: belongsTo(integer(), () => product.id),
    categoryId: belongsTo(integer(), () => category.id),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] }), index().on(table.productId)],
)

/** `values` contains one value per option of the product, in the same order. */
export const variant = pgTable(
  'variant',
  {
    id: identity(),
    productId: belongsTo(integer(), () => product.id),
    sku: text().notNull().unique(),
    title: text().notNull(),
    values: text().array().notNull(),
    /** The picture of this variant; null when the product's first picture shows it. */
    image: jsonb().$type<StoredImage>(),
    priceCents: integer().notNull(),
    /** The lowest price of the 30 days before the current discount, or null; derived from `price_history`. */
    priceOldCents: integer(),
    vatRate: integer().notNull().default(21),
    stock: integer().notNull().default(0),
    /** With fewer pieces than this, the overview of the back office counts it. */
    stockThreshold: integer().notNull().default(3),
    delivery: text().notNull(),
    /** A parcel from our own warehouse: delivered the next working day. Express needs such articles. */
    nextDay: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /**
     * The filter values in which it differs from the other variants, such as its size. If one variant of a
     * product has a value of a facet, then only variants with a value match that filter.
     */
    facetValueIds: integer().array().notNull().default([]),
  },
  (table) => [
    index().on(table.productId, table.position),
    // The same, for those with too little stock.
    index('variant_low_stock')
      .on(table.productId, table.stock, table.stockThreshold)
      .where(sql`${table.active} and (${table.stock} = 0 or ${table.stock} < ${table.stockThreshold})`),
    index('variant_sku_text').using('gin', sql`(lower(${table.sku})) gin_trgm_ops`),
    check('variant_stock_not_negative', sql`${table.stock} >= 0`),
    check('variant_price_positive', sql`${table.priceCents} > 0`),
  ],
)

/** All prices of a variant, each valid from `validFrom` until the next one, which is the same price when it was hidden or shown. */
export const priceHistory = pgTable(
  'price_history',
  {
    variantId: belongsTo(integer(), () => variant.id),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    priceCents: integer().notNull(),
    /** Whether the article was for sale in the shop from then on: only such a price can become the old one. */
    offered: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.validFrom] })],
)

/** A filter; `code` is its URL key (`ae-maat`). The price filter (`ae-prijs`) is not stored. */
export const facet = pgTable('facet', {
  id: identity(),
  code: text().notNull().unique(),
  title: text().notNull(),
  selectionType: text({ enum: ['link', 'color', 'checkbox'] }).notNull(),
  infoText: text(),
  position: integer().notNull(),
  /** False for a filter that no list shows. Addresses with it still work, and an advice still uses it. */
  listed: boolean().notNull().default(true),
  version: editVersion(),
})

export const facetValue = pgTable(
  'facet_value',
  {
    id: identity(),
    facetId: belongsTo(integer(), () => facet.id),
    slug: text().notNull(),
    title: text().notNull(),
    color: text(),
    position: integer().notNull(),
    /** As that of the filter. */
    listed: boolean().notNull().default(true),
    titleDocument: titleDocument(),
  },
  (table) => [uniqueIndex().on(table.facetId, table.slug)],
)
