import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImportedRow } from 'shared-types/contracts/admin/assortment/imports'
import { belongsTo, refersTo } from './columns/columns.ts'
import { staffAccount } from './staff.ts'
import { variant } from './products/catalog.ts'

/** The values of an article and its product that an import can set. */
export interface ArticleValues {
  priceCents: number
  /** Percent. */
  vatRate: number
  stock: number
  stockThreshold: number
  delivery: string
  active: boolean
  title: string
  brandId: number
  mainCategoryId: number
  /** The others, in ascending order; without the pages of promotions. */
  categoryIds: number[]
  /** The filter values of the product itself, in ascending order; without those of its articles and its brand. */
  facetValueIds: number[]
  /** Sanitised HTML. */
  description: string
  /** As an employee types it; empty while the title itself is used. */
  metaTitle: string
  metaDescription: string
  productActive: boolean
}

export interface StockOfExport {
  cell: string
  wanted: number
}

/** The values that an import sets. */
export interface SetValues extends Partial<ArticleValues> {
  /** Whether the import added the product to its new main category, so that undoing removes it from there. */
  addedToCategory?: boolean
  /** Only a line of an export has it: the stock at the export, and the stock that the line wants. */
  stockOfExport?: StockOfExport
}

/** A file with products, prices and stock: first checked, then applied, then possibly undone. */
export const catalogueImport = pgTable(
  'catalogue_import',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: refersTo(integer(), () => staffAccount.id),
    fileName: text().notNull(),
    rows: jsonb().$type<ImportedRow[]>().notNull(),
    state: text({ enum: ['checked', 'applied', 'undone'] })
      .notNull()
      .default('checked'),
    changes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    appliedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.createdAt)],
)

/** What the check of an import showed of one variant and, once it is applied, what undoing it needs. */
export const importedChange = pgTable(
  'imported_change',
  {
    importId: belongsTo(uuid(), () => catalogueImport.id),
    variantId: belongsTo(integer(), () => variant.id),
    /** Null when the import added the variant. */
    before: jsonb().$type<Partial<ArticleValues>>(),
    after: jsonb().$type<SetValues>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.variantId] }), index().on(table.variantId)],
)
