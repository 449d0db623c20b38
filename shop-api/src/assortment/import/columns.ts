import { NewBrand } from 'shared-types/contracts/admin/assortment/brands'
import { ImportColumn } from 'shared-types/contracts/admin/assortment/imports'
import { AddedArticle, ProductChange, VariantChange } from 'shared-types/contracts/admin/assortment/products'
import { textOf } from 'shared-types/contracts/admin/fields'
import { safeHtml } from 'shared-types/html/safe-html'
import type { z } from 'zod'
import type { ArticleValues } from '../../db/schema/catalogue-import.ts'
import { withoutApostrophe } from '../../format.ts'
import type { valuesOfProduct } from './catalogue-state.ts'

/** A value, or the sentence that says what is wrong with it. */
type Parsed<Value> = { value: Value } | { message: string }

// What the forms of the back office refuse, a file may not set: the form of that article could not be saved.
const product = ProductChange.shape
const article = { ...AddedArticle.shape, ...VariantChange.shape }

const parse = <Value>(schema: z.ZodType<Value>, value: unknown): Parsed<Value> => {
  const checked = schema.safeParse(value)
  return checked.success ? { value: checked.data } : { message: checked.error.issues[0]?.message ?? '' }
}

const text =
  (schema: z.ZodType<string>) =>
  (cell: string): Parsed<string> => {
    const value = withoutApostrophe(cell)
    return value === null ? { message: 'Deze cel begint met een formule.' } : parse(schema, value)
  }

/** Less than the cell of a workbook holds. */
export const longestCell = 32_000

const html = (cell: string): Parsed<string> => {
  const read = text(textOf(longestCell))(cell)
  return 'value' in read ? parse(product.description, safeHtml(read.value)) : read
}

const yesOrNo = (cell: string): Parsed<boolean> => {
  const value = { ja: true, nee: false }[cell.toLowerCase()]
  return value === undefined ? { message: 'Vul "ja" of "nee" in.' } : { value }
}

const whole = (schema: z.ZodType<number>) => (cell: string) =>
  parse(schema, /^\d{1,9}$/.test(cell) ? Number(cell) : cell)

const price = (cell: string): Parsed<number> => {
  const [, sign = '', euros = '', cents = ''] = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(cell) ?? []
  if (euros === '') return { message: 'Vul een prijs in zoals 19,95, zonder punten en zonder euroteken.' }
  return parse(article.priceCents, Number(`${sign}${euros}${cents.padEnd(2, '0')}`))
}

const options = (cell: string): Parsed<AddedArticle['options']> => {
  const parts = (withoutApostrophe(cell) ?? '').split(';').map((part) => part.split(':'))
  if (!parts.every(([title, value, ...more]) => title?.trim() && value?.trim() && more.length === 0))
    return { message: 'Vul opties in zoals "Maat: 140x200; Kleur: wit".' }
  return parse(
    article.options,
    parts.map(([title, value]) => ({ title, value })),
  )
}

/** The word that empties a list; an empty cell changes nothing. */
export const none = 'geen'

const list = <Part>(read: (part: string) => Part | null, message: string) => {
  const most = 50
  return (cell: string): Parsed<Part[]> => {
    const typed = withoutApostrophe(cell)?.trim() ?? ''
    if (typed.toLowerCase() === none) return { value: [] }
    const parts = typed.split(';').map((part) => read(part.trim()))
    const valid = parts.filter((part) => part !== null)
    return valid.length === parts.length && parts.length <= most ? { value: valid } : { message }
  }
}

const paths = list((part) => part || null, 'Vul adressen van categorieën in zoals "wonen/plaids; slapen".')

/** Titles of filters have no colon; those of values may. */
const filters = list((part) => {
  const [, title = '', value = ''] = /^([^:]+):(.+)$/.exec(part) ?? []
  return title.trim() && value.trim() ? { title: title.trim(), value: value.trim() } : null
}, 'Vul filterwaarden in zoals "Materiaal: Katoen; Seizoen: Zomer".')

const slug = (cell: string): Parsed<string> =>
  product.slug.safeParse(cell).success
    ? { value: cell }
    : { message: 'Vul het adres van het product in: kleine letters, cijfers en streepjes.' }

/** What the export wrote, with its moment: the same cell in a file that was applied before is the same export. */
const exportedStock = (cell: string): Parsed<{ pieces: number; cell: string }> => {
  const [, pieces] = /^(\d{1,6}) op \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.exec(cell) ?? []
  return pieces === undefined
    ? { message: 'Laat deze cel zoals hij in de export stond, of verwijder de kolom.' }
    : { value: { pieces: Number(pieces), cell } }
}

interface Column {
  name: string
  read: (text: string) => Parsed<unknown>
}

interface Setter<Value extends keyof ArticleValues> extends Column {
  sets: Value
}

/** Columns that identify an article or its product, describe a new one, or explain another column: they change nothing. */
const changeless = {
  artikelnummer: { name: 'sku', read: text(article.sku) },
  product: { name: 'slug', read: slug },
  opties: { name: 'options', read: options },
  'voorraad bij export': { name: 'exportedStock', read: exportedStock },
} as const satisfies Partial<Record<ImportColumn, Column>>

type ProductValue = keyof ReturnType<typeof valuesOfProduct>

const ofProduct = {
  titel: { name: 'title', read: text(product.title), sets: 'title' },
  merk: { name: 'brand', read: text(NewBrand.shape.title), sets: 'brandId' },
  categorie: { name: 'categoryPath', read: text(textOf(300)), sets: 'mainCategoryId' },
  'ook in': { name: 'otherPaths', read: paths, sets: 'categoryIds' },
  filters: { name: 'filters', read: filters, sets: 'facetValueIds' },
  omschrijving: { name: 'description', read: html, sets: 'description' },
  metatitel: { name: 'metaTitle', read: text(product.metaTitle), sets: 'metaTitle' },
  metaomschrijving: { name: 'metaDescription', read: text(product.metaDescription), sets: 'metaDescription' },
  zichtbaar: { name: 'productActive', read: yesOrNo, sets: 'productActive' },
} as const satisfies Partial<Record<ImportColumn, Setter<ProductValue>>>

const ofArticle = {
  prijs: { name: 'priceCents', read: price, sets: 'priceCents' },
  btw: { name: 'vatRate', read: whole(article.vatRate), sets: 'vatRate' },
  voorraad: { name: 'stock', read: whole(article.stock), sets: 'stock' },
  drempel: { name: 'stockThreshold', read: whole(article.stockThreshold), sets: 'stockThreshold' },
  levertijd: { name: 'delivery', read: text(article.delivery), sets: 'delivery' },
  'te koop': { name: 'active', read: yesOrNo, sets: 'active' },
} as const satisfies Partial<Record<ImportColumn, Setter<Exclude<keyof ArticleValues, ProductValue>>>>

/**
 * Each column of a file: the name of its value in a parsed line, how a cell is read, and the value of an article or of
 * its whole product that it sets.
 */
export const columns = { ...changeless, ...ofProduct, ...ofArticle } satisfies Record<ImportColumn, Column>

type Columns = typeof columns
type ValueOf<Of extends Column> = Extract<ReturnType<Of['read']>, { value: unknown }>['value']

/** A line with its values. */
export type ParsedRow = { line: number; sku: string } & {
  [Name in keyof Columns as Columns[Name]['name']]?: ValueOf<Columns[Name]>
}

const settersIn = <Value extends keyof ArticleValues>(
  group: Partial<Record<ImportColumn, Setter<Value>>>,
): { column: ImportColumn; sets: Value }[] =>
  ImportColumn.options.flatMap((column) => {
    const setter = group[column]
    return setter ? [{ column, sets: setter.sets }] : []
  })

export const settersOfProduct = settersIn<ProductValue>(ofProduct)
export const settersOfArticle = settersIn(ofArticle)
