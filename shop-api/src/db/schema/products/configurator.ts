import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { product, variant, type StoredImage } from './catalog.ts'

/** One option; the names are those of the spec (§3), the supplement is in cents. */
export interface StoredOption {
  id: string
  btnText: string
  btnSubText: string | null
  btnId: string
  label: string | null
  extraCents: number
  text: string | null
  xpoId: number
  xpoVarId: number
  code: string | null
  image: StoredImage | null
}

export interface StoredProperty {
  property: string
  title: string
  order: number
  options: StoredOption[]
}

export interface StoredStep {
  property: string
  title: string
  order: number
  type: 'tile' | 'buttons' | 'summary'
  multiProperties: boolean
  properties: StoredProperty[]
}

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
  steps: jsonb().$type<StoredStep[]>().notNull(),
  position: integer().notNull(),
})

/** The pictures of the render service. `reference` is the bed's name and option codes, without extension. */
export const render = pgTable(
  'render',
  {
    reference: text().primaryKey(),
    /** 2 for scenes, any other value for images. */
    categoryId: integer().notNull(),
    image: jsonb().$type<StoredImage>().notNull(),
  },
  (table) => [index().on(table.categoryId)],
)
