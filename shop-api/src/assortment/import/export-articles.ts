import { asc, eq, gt, and, isNull, sql } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import { timeZone } from 'shared-types/calendar/clock'
import { dayAt } from 'shared-types/calendar/local-day'
import { ImportColumn, type FileFormat } from 'shared-types/contracts/admin/assortment/imports'
import { formatOptions } from 'shared-types/contracts/admin/assortment/products'
import { typedCents } from 'shared-types/money'
import type { Db } from '../../db/client.ts'
import { typedMetaTitle } from '../../db/schema/columns/meta-title.ts'
import { brand, category, product, variant } from '../../db/schema/products/catalog.ts'
import { withApostrophe } from '../../format.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { filterNameOf, productColumns, readGroups, variantColumns } from './catalogue-state.ts'
import { longestCell, none } from './columns.ts'

const batch = 1_000
/** A workbook is written in memory; more rows than that open slowly in any program. */
const mostInWorkbook = 50_000

const readBatch = (db: Db, after: number) =>
  db
    .select({
      variant: {
        ...variantColumns,
        values: variant.values,
        isReduced: sql<boolean>`exists (select from sale where variant_id = variant.id and regular_cents is not null)
          or exists (select from promotion_price where variant_id = variant.id and regular_cents is not null)`,
      },
      product: productColumns,
      brand: brand.title,
      path: category.path,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(and(gt(variant.id, after), isNull(product.archivedAt)))
    .orderBy(asc(variant.id))
    .limit(batch)

/** The names of categories and filter values by id. */
const readNames = async (db: Db) => {
  const { categories, facetValues } = await readGroups(db)
  return {
    paths: new Map(categories.map(({ id, path }) => [id, path])),
    filters: new Map(facetValues.map((one) => [one.id, filterNameOf(one)])),
  }
}
type Names = Awaited<ReturnType<typeof readNames>>

type ExportedRow = Awaited<ReturnType<typeof readBatch>>[number]

const yesOrNo = (value: boolean) => (value ? 'ja' : 'nee')

/** The options as an import reads them; empty for an article without. */
const optionsOf = ({ variant: { values }, product: { options } }: ExportedRow) =>
  formatOptions(values.map((value, index) => ({ title: options[index]?.title ?? 'Optie', value })))

/** An empty cell changes nothing, so that a text without room in a cell stays as it is. */
const textCell = (text: string) => (text.length > longestCell ? '' : withApostrophe(text))

/** Empty, so that it stays as it is, if a name has a sign that separates names. */
const listCell = (ids: number[], nameOf: (id: number) => string): string => {
  const names = ids.map(nameOf)
  return names.some((name) => name.includes(';')) ? '' : textCell(names.join('; ') || none)
}

const seconds = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })

const cellsOf = (
  row: ExportedRow,
  { paths, filters }: Names,
  isFirst: boolean,
  moment: string,
): Record<ImportColumn, string | number> => {
  // On every line of a product, these cells would make the file too large to import.
  const once = (cell: string) => (isFirst ? cell : '')
  return {
    artikelnummer: withApostrophe(row.variant.sku),
    product: row.product.slug,
    titel: withApostrophe(row.product.title),
    merk: withApostrophe(row.brand),
    categorie: row.path,
    'ook in': once(listCell(row.product.categoryIds, (id) => paths.get(id) ?? '')),
    filters: once(listCell(row.product.facetValueIds, (id) => filters.get(id) ?? '')),
    omschrijving: once(textCell(row.product.description)),
    metatitel: once(withApostrophe(typedMetaTitle(row.product))),
    metaomschrijving: once(withApostrophe(row.product.metaDescription)),
    zichtbaar: yesOrNo(row.product.active),
    opties: withApostrophe(optionsOf(row)),
    // An empty cell changes nothing: an import after the sale or promotion would make its price permanent.
    prijs: row.variant.isReduced ? '' : typedCents(row.variant.priceCents),
    btw: row.variant.vatRate,
    voorraad: row.variant.stock,
    'voorraad bij export': `${row.variant.stock} op ${moment}`,
    drempel: row.variant.stockThreshold,
    levertijd: withApostrophe(row.variant.delivery),
    'te koop': yesOrNo(row.variant.active),
  }
}

async function* linesOf(db: Db) {
  const written = new Set<number>()
  const names = await readNames(db)
  const moment = seconds.format(new Date())
  for (let after = 0; ;) {
    const rows = await readBatch(db, after)
    yield rows.map((row) => {
      const cells = cellsOf(row, names, !written.has(row.product.id), moment)
      written.add(row.product.id)
      return ImportColumn.options.map((column) => cells[column])
    })
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.variant.id
  }
}

/** All articles as CSV, in parts, so that a large shop needs little memory. */
export async function* exportCsv(db: Db): AsyncGenerator<string> {
  // Excel recognises UTF-8 by this mark.
  yield `\uFEFF${stringify([ImportColumn.options])}`
  for await (const lines of linesOf(db)) yield stringify(lines)
}

/** The same as XLSX. */
export const exportXlsx = async (db: Db): Promise<Buffer | Refusal> => {
  const rows: (string | number)[][] = [ImportColumn.options]
  for await (const lines of linesOf(db)) {
    rows.push(...lines)
    if (rows.length > mostInWorkbook)
      return refuse(
        'validation_failed',
        'Dit zijn te veel artikelen voor één werkblad. Exporteer ze als CSV.',
      )
  }
  return writeXlsxFile(rows, { sheet: 'Artikelen' }).toBuffer()
}

export const fileNameOf = (format: FileFormat): string => `artikelen-${dayAt(new Date())}.${format}`
