import type { ImportColumn, ImportedRow } from 'shared-types/contracts/admin/assortment/imports'
import { longestOptions, PriceInCents } from 'shared-types/contracts/admin/assortment/products'
import { Slug } from 'shared-types/contracts/admin/fields'
import { withoutApostrophe } from '../../format.ts'

/** A line with its values; `options` are those of a new article. */
export interface ParsedRow {
  line: number
  sku: string
  slug?: string
  title?: string
  brand?: string
  categoryPath?: string
  productActive?: boolean
  options?: { title: string; value: string }[]
  priceCents?: number
  stock?: number
  stockThreshold?: number
  delivery?: string
  active?: boolean
}

export interface CellError {
  line: number
  column: ImportColumn
  message: string
}

/** A value, or the sentence that says what is wrong with it. */
type Parsed = { value: unknown } | { message: string }

const textOf =
  (most: number) =>
  (text: string): Parsed => {
    const value = withoutApostrophe(text)
    if (value === null) return { message: 'Deze cel begint met een formule.' }
    return value.length <= most ? { value } : { message: `Dit is langer dan ${most} tekens.` }
  }

const yesOrNo = (text: string): Parsed => {
  const value = { ja: true, nee: false }[text.toLowerCase()]
  return value === undefined ? { message: 'Vul "ja" of "nee" in.' } : { value }
}

const count = (text: string): Parsed =>
  /^\d{1,6}$/.test(text) && Number(text) <= 100_000
    ? { value: Number(text) }
    : { message: 'Vul een heel aantal van 0 tot 100.000 in.' }

const price = (text: string): Parsed => {
  const [, sign = '', euros = '', cents = ''] = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (euros === '') return { message: 'Vul een prijs in zoals 19,95, zonder punten en zonder euroteken.' }
  const amount = Number(`${sign}${euros}${cents.padEnd(2, '0')}`)
  const checked = PriceInCents.safeParse(amount)
  return checked.success ? { value: amount } : { message: checked.error.issues[0]?.message ?? '' }
}

const options = (cell: string): Parsed => {
  const text = withoutApostrophe(cell) ?? ''
  const parts = text.split(';').map((part) => part.split(':').map((word) => word.trim()))
  const valid =
    parts.length <= 5 && parts.every(([title, value, ...more]) => title && value && more.length === 0)
  if (!valid || text.length > longestOptions)
    return { message: 'Vul opties in zoals "Maat: 140x200; Kleur: wit".' }
  return { value: parts.map(([title, value]) => ({ title, value })) }
}

const slug = (text: string): Parsed =>
  Slug.safeParse(text).success
    ? { value: text }
    : { message: 'Vul het adres van het product in: kleine letters, cijfers en streepjes.' }

const columns: Record<ImportColumn, { name: keyof ParsedRow; read: (text: string) => Parsed }> = {
  artikelnummer: { name: 'sku', read: textOf(60) },
  product: { name: 'slug', read: slug },
  titel: { name: 'title', read: textOf(150) },
  merk: { name: 'brand', read: textOf(100) },
  categorie: { name: 'categoryPath', read: textOf(300) },
  zichtbaar: { name: 'productActive', read: yesOrNo },
  opties: { name: 'options', read: options },
  prijs: { name: 'priceCents', read: price },
  voorraad: { name: 'stock', read: count },
  drempel: { name: 'stockThreshold', read: count },
  levertijd: { name: 'delivery', read: textOf(200) },
  'te koop': { name: 'active', read: yesOrNo },
}

/** Validates each cell of the lines, without comparing it with the shop. */
export const parseCells = (rows: ImportedRow[]): { parsed: ParsedRow[]; errors: CellError[] } => {
  const errors: CellError[] = []
  const seen = new Map<string, number>()
  const parsed = rows.flatMap(({ line, cells }): ParsedRow[] => {
    const values: Record<string, unknown> = {}
    for (const [column, text] of Object.entries(cells) as [ImportColumn, string][]) {
      const { name, read } = columns[column]
      const outcome = read(text)
      if ('message' in outcome) errors.push({ line, column, message: outcome.message })
      else values[name] = outcome.value
    }
    const { sku } = values
    if (typeof sku !== 'string') {
      if (cells.artikelnummer === undefined)
        errors.push({ line, column: 'artikelnummer', message: 'Het artikelnummer ontbreekt.' })
      return []
    }
    const earlier = seen.get(sku)
    if (earlier !== undefined)
      errors.push({
        line,
        column: 'artikelnummer',
        message: `Dit artikelnummer staat ook op regel ${earlier}.`,
      })
    seen.set(sku, line)
    return [{ line, ...values, sku }]
  })
  return { parsed, errors }
}
