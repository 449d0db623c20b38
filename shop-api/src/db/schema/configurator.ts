import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { product, variant, type StoredImage } from './catalog.ts'

/** One answer; the names are those of the spec (§3), the supplement is in cents. */
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

/** A product that is put together by its buyer. Its one variant has the stock, and its price is what the bed costs without supplements. */
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

/** What the render service has a picture of. `reference` is the name and the option codes of a bed, without extension. */
export const render = pgTable(
  'render',
  {
    reference: text().primaryKey(),
    /** 2 for scenes, anything else for images. */
    categoryId: integer().notNull(),
    image: jsonb().$type<StoredImage>().notNull(),
  },
  (table) => [index().on(table.categoryId)],
)
