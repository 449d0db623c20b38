import { z } from 'zod'
import { filledText } from '../fields.ts'

/** The columns of a file of the assortment, in the order of the export. `docs/import.md` explains them to employees. */
export const ImportColumn = z.enum([
  'artikelnummer',
  'product',
  'titel',
  'merk',
  'categorie',
  'ook in',
  'filters',
  'omschrijving',
  'metatitel',
  'metaomschrijving',
  'zichtbaar',
  'opties',
  'prijs',
  'btw',
  'voorraad',
  'voorraad bij export',
  'drempel',
  'levertijd',
  'te koop',
])
export type ImportColumn = z.infer<typeof ImportColumn>

/** A line of a file as typed; empty cells are left out. `line` is its number in the file, from 1 for the header. */
export interface ImportedRow {
  line: number
  cells: Partial<Record<ImportColumn, string>>
}

export const FileFormat = z.enum(['csv', 'xlsx'])
export type FileFormat = z.infer<typeof FileFormat>

export const ImportFileQuery = z.strictObject({ name: filledText(200) })
export const ExportQuery = z.strictObject({ format: FileFormat })

const cell = { line: z.int(), column: ImportColumn }

/** What a file would change, or why it cannot be applied. */
export const ImportPlan = z.strictObject({
  /** Null when there is nothing to apply. */
  id: z.uuid().nullable(),
  lines: z.int(),
  changeCount: z.int(),
  /** The numbers of articles whose price or stock changes; `changes` has only the first ones. */
  priceChangeCount: z.int(),
  stockChangeCount: z.int(),
  errorCount: z.int(),
  /** The first ones. `from` is empty for a new article. */
  changes: z.array(z.strictObject({ ...cell, sku: z.string(), from: z.string(), to: z.string() })),
  errors: z.array(z.strictObject({ ...cell, message: z.string() })),
})
export type ImportPlan = z.infer<typeof ImportPlan>

export const ImportRun = z.strictObject({
  id: z.uuid(),
  fileName: z.string(),
  by: z.string(),
  state: z.enum(['checked', 'applied', 'undone']),
  changes: z.int(),
  createdAt: z.iso.datetime(),
  /** Only the last applied import can be undone. */
  undoable: z.boolean(),
})
export type ImportRun = z.infer<typeof ImportRun>

/** What became of a photo that is named after an article or a product. */
export const ImportedPhoto = z.strictObject({
  productId: z.int(),
  title: z.string(),
  /** `present` if the product, and the article of that name, had the photo already. */
  outcome: z.enum(['added', 'present']),
})
export type ImportedPhoto = z.infer<typeof ImportedPhoto>

/** `left` is the number of articles that were changed since, and stay as they are. */
export const UndoneImport = z.strictObject({ restored: z.int(), left: z.int() })
export type UndoneImport = z.infer<typeof UndoneImport>
