import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { ConfiguratorStep } from 'shared-types/contracts/configurator'
import { belongsTo, editVersion } from '../columns/columns.ts'
import { facetValue, product, variant, type StoredImage } from './catalog.ts'

/** A configurable product. Its only variant has the stock and the price of the bed without supplements. */
export const configurator = pgTable('configurator', {
  productId: belongsTo(integer().primaryKey(), () => product.id),
  variantId: belongsTo(integer().unique(), () => variant.id),
  name: text().notNull(),
  code: text().notNull(),
  fallbackImage: jsonb().$type<StoredImage>().notNull(),
  defaultConfig: text().notNull(),
  categoryId: integer().notNull(),
  categoryName: text().notNull(),
  /** With the hidden options. The shop has them without (`configurator/queries.ts`). */
  steps: jsonb().$type<ConfiguratorStep[]>().notNull(),
  /** The options that an employee has hidden, as a choice has them: `storage:kist`. */
  hidden: text().array().notNull().default([]),
  position: integer().notNull(),
  /** When a supplement last went up, or an option with one was added: beds with it were cheaper before, or new. */
  raisedAt: timestamp({ withTimezone: true }),
  version: editVersion(),
})

/**
 * A size of a configurable product that is also a filter value: choosing it in a list shows the default set in that size.
 * `configuredSizes` derives it from the configurator.
 */
export const configuratorSize = pgTable(
  'configurator_size',
  {
    productId: belongsTo(integer(), () => configurator.productId),
    valueId: belongsTo(integer(), () => facetValue.id),
    /** The choice of this size, as the configurator's URL has it: `dimension:160x200`. */
    choices: text().notNull(),
    /** All supplements of the default set in this size. */
    extraCents: integer().notNull(),
    /** The bed in this size; null for its own picture. */
    image: jsonb().$type<StoredImage>(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.valueId] }),
    check('configurator_size_extra_not_negative', sql`${table.extraCents} >= 0`),
  ],
)

/** A layer over the picture of a bed: `over` covers, `colour-dodge` lights. In pixels of that picture. */
export interface PictureLayer {
  file: string
  left: number
  top: number
  blend: 'over' | 'colour-dodge'
}

/** The pictures of the render service. `reference` is the bed's name and option codes, without extension. */
export const render = pgTable(
  'render',
  {
    reference: text().primaryKey(),
    /** 2 for scenes, any other value for images. */
    categoryId: integer().notNull(),
    image: jsonb().$type<StoredImage & { layers?: PictureLayer[] }>().notNull(),
  },
  (table) => [index().on(table.categoryId)],
)
