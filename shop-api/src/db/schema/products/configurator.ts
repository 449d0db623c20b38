import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ConfiguratorStep } from 'shared-types/contracts/configurator'
import { product, variant, type StoredImage } from './catalog.ts'

/** A configurable product. Its only variant has the stock and the price of the bed without supplements. */
export const configurator = pgTable('configurator', {
  productId: integer()
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  variantId: integer()
    .notNull()
    .unique()
    .references(() => variant.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  code: text().notNull(),
  fallbackImage: jsonb().$type<StoredImage>().notNull(),
  defaultConfig: text().notNull(),
  categoryId: integer().notNull(),
  categoryName: text().notNull(),
  steps: jsonb().$type<ConfiguratorStep[]>().notNull(),
  position: integer().notNull(),
})

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
