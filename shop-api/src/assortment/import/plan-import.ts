import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import type { ImportColumn, ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import type { ArticleValues } from '../../db/schema/catalogue-import.ts'
import { promotedArticle } from '../../promotion/promoted-articles.ts'
import { usualThreshold, type NewArticle } from '../product/add-articles.ts'
import {
  archivedProduct,
  choicesOf,
  lastForSale,
  noneForSale,
  notAbovePlannedSale,
  staysArchived,
  wrongOptions,
  type OfferedOptions,
} from '../variant/article-rules.ts'
import { valuesOf, valuesOfProduct, type Article, type CatalogueState } from './catalogue-state.ts'
import type { CellError, ParsedRow } from './parse-cells.ts'

/** The changes of an existing article. */
export interface ArticleChange {
  variantId: number
  productId: number
  before: Partial<ArticleValues>
  after: Partial<ArticleValues>
  /** The category from which the product is removed. */
  leaves?: number | undefined
}

export interface PlannedImport {
  changed: ArticleChange[]
  added: NewArticle[]
  changes: ImportPlan['changes']
  errors: CellError[]
}

const yesOrNo = (value: boolean) => (value ? 'ja' : 'nee')

/** An amount as a file has it. */
export const fileCents = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

const columnOf: Record<keyof ArticleValues, ImportColumn> = {
  priceCents: 'prijs',
  stock: 'voorraad',
  stockThreshold: 'drempel',
  delivery: 'levertijd',
  active: 'te koop',
  title: 'titel',
  brandId: 'merk',
  mainCategoryId: 'categorie',
  productActive: 'zichtbaar',
}

const namesOfProduct = ['title', 'brandId', 'mainCategoryId', 'productActive'] as const
const ofProduct = new Set<keyof ArticleValues>(namesOfProduct)

/** The values that a line sets of its product. */
const valuesIn = (values: Partial<Record<(typeof namesOfProduct)[number], unknown>>) =>
  namesOfProduct.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]))

/** Compares the lines with the shop: the changes that they make, and the mistakes in them. Changes nothing. */
export const planImport = (rows: ParsedRow[], state: CatalogueState): PlannedImport => {
  const plan: PlannedImport = { changed: [], added: [], changes: [], errors: [] }
  const brandIds = new Map(state.brands.map(({ id, title }) => [title, id]))
  const categoryIds = new Map(state.categories.map(({ id, path }) => [path, id]))
  const brandTitles = new Map(state.brands.map(({ id, title }) => [id, title]))
  const paths = new Map(state.categories.map(({ id, path }) => [id, path]))
  /** The values of the product that an earlier line sets. */
  const settled = new Map<string, { value: unknown; line: number }>()
  /** By slug, with the articles of earlier lines. */
  const offered = new Map<string, OfferedOptions>()
  /** The last line of a product that takes an article off sale, or shows the product. */
  const risks = new Map<number, { product: Article['product']; line: number; column: ImportColumn }>()

  const show = (name: keyof ArticleValues, value: unknown): string => {
    if (name === 'priceCents') return fileCents(Number(value))
    if (name === 'brandId') return brandTitles.get(Number(value)) ?? ''
    if (name === 'mainCategoryId') return paths.get(Number(value)) ?? ''
    return typeof value === 'boolean' ? yesOrNo(value) : String(value)
  }

  /** The ids of brand and category; undefined after an error. */
  const groupsOf = (row: ParsedRow, wrong: (column: ImportColumn, message: string) => void) => {
    const brandId = row.brand === undefined ? undefined : brandIds.get(row.brand)
    const mainCategoryId =
      row.categoryPath === undefined
        ? undefined
        : categoryIds.get(row.categoryPath.split('/').filter(Boolean).join('/'))
    if (row.brand !== undefined && brandId === undefined)
      wrong('merk', `Het merk "${row.brand}" bestaat niet.`)
    if (row.categoryPath !== undefined && mainCategoryId === undefined)
      wrong(
        'categorie',
        `De categorie "${row.categoryPath}" bestaat niet. Vul het adres in, zoals wonen/plaids.`,
      )
    return { brandId, mainCategoryId }
  }

  /** Whether another line sets the same value of the product; the same value again is no second change. */
  const isFirst = (
    slug: string,
    name: string,
    value: unknown,
    line: number,
    wrong: (message: string) => void,
  ): boolean => {
    const earlier = settled.get(`${slug} ${name}`)
    if (earlier === undefined) {
      settled.set(`${slug} ${name}`, { value, line })
      return true
    }
    if (earlier.value !== value) wrong(`Regel ${earlier.line} geeft hetzelfde product iets anders.`)
    return false
  }

  const change = (row: ParsedRow, article: NonNullable<ReturnType<typeof state.articles.get>>) => {
    const { line, sku } = row
    const wrong = (column: ImportColumn, message: string) => plan.errors.push({ line, column, message })
    if (row.slug !== undefined && row.slug !== article.product.slug)
      wrong('product', `Artikel ${sku} hoort bij ${article.product.slug}. Dat kun je hier niet wijzigen.`)
    if (article.product.archivedAt) {
      if (row.productActive) wrong('zichtbaar', staysArchived)
      if (row.active) wrong('te koop', staysArchived)
    }
    if (row.productActive && article.product.images.length === 0)
      wrong('zichtbaar', 'Dit product heeft nog geen foto. Voeg die eerst toe.')
    const wanted: Partial<ArticleValues> = { ...groupsOf(row, wrong) }
    for (const name of [
      'priceCents',
      'stock',
      'stockThreshold',
      'delivery',
      'active',
      'title',
      'productActive',
    ] as const)
      Object.assign(wanted, { [name]: row[name] })
    const now = valuesOf(article)
    const before: Record<string, unknown> = {}
    const after: Record<string, unknown> = {}
    for (const name of Object.keys(columnOf) as (keyof ArticleValues)[]) {
      const to = wanted[name]
      if (to === undefined) continue
      const column = columnOf[name]
      const mine =
        !ofProduct.has(name) ||
        isFirst(article.product.slug, name, to, line, (message) => wrong(column, message))
      if (!mine || show(name, to) === show(name, now[name])) continue
      const sale = name === 'priceCents' ? state.sales.get(article.variant.id) : undefined
      if (sale && sale.regularCents !== null)
        wrong('prijs', 'Dit artikel is in de aanbieding. Beëindig die eerst.')
      else if (sale && sale.priceCents >= Number(to)) wrong('prijs', notAbovePlannedSale)
      if (name === 'priceCents' && state.promoted.has(article.variant.id)) wrong('prijs', promotedArticle)
      if ((name === 'active' && !to) || (name === 'productActive' && to))
        risks.set(article.product.id, { product: article.product, line, column })
      before[name] = now[name]
      after[name] = to
      plan.changes.push({ line, column, sku, from: show(name, now[name]), to: show(name, to) })
    }
    if (Object.keys(after).length > 0)
      plan.changed.push({ variantId: article.variant.id, productId: article.product.id, before, after })
  }

  const offeredBy = (slug: string): OfferedOptions => {
    const existing = state.products.get(slug)
    const of = offered.get(slug) ?? {
      titles: existing?.options.map(({ title }) => title) ?? [],
      taken: new Set(state.siblings.get(existing?.id ?? 0)?.map(({ values }) => choicesOf(values))),
    }
    offered.set(slug, of)
    return of
  }

  /** Refuses options that the form refuses too; otherwise the next lines count with them. */
  const offer = (slug: string, options: NewArticle['options'], wrong: (message: string) => void) => {
    const of = offeredBy(slug)
    const message = wrongOptions(options, of)
    if (message !== null) return wrong(message)
    if (of.titles.length === 0) of.titles = options.map(({ title }) => title)
    of.taken.add(choicesOf(options.map(({ value }) => value)))
  }

  const add = (row: ParsedRow) => {
    const { line, sku, slug, options = [] } = row
    const count = plan.errors.length
    const wrong = (column: ImportColumn, message: string) => plan.errors.push({ line, column, message })
    const existing = slug === undefined ? undefined : state.products.get(slug)
    const { brandId, mainCategoryId } = groupsOf(row, wrong)
    if (slug === undefined) wrong('product', 'Vul bij een nieuw artikel het adres van het product in.')
    if (row.priceCents === undefined) wrong('prijs', 'Vul bij een nieuw artikel een prijs in.')
    if (options.length === 0)
      wrong('opties', 'Vul bij een nieuw artikel de opties in, zoals "Maat: 140x200".')
    else if (slug !== undefined) offer(slug, options, (message) => wrong('opties', message))
    const ofItsProduct = { title: row.title, brandId, mainCategoryId, productActive: row.productActive }
    if (existing) {
      if (existing.archivedAt) wrong('product', archivedProduct)
      // Lines of new articles come last: here is what the other lines make of the product.
      for (const [name, value] of valuesIn(ofItsProduct)) {
        const becomes = settled.get(`${slug} ${name}`)?.value ?? valuesOfProduct(existing)[name]
        if (show(name, value) !== show(name, becomes))
          wrong(columnOf[name], 'Dit geldt voor het hele product: wijzig het bij een artikel dat er al is.')
      }
    } else {
      if (row.title === undefined) wrong('titel', 'Vul bij een nieuw product een titel in.')
      if (row.brand === undefined) wrong('merk', 'Vul bij een nieuw product een merk in.')
      if (row.categoryPath === undefined) wrong('categorie', 'Vul bij een nieuw product een categorie in.')
      if (row.productActive) wrong('zichtbaar', 'Een nieuw product heeft nog geen foto: vul "nee" in.')
      for (const [name, value] of valuesIn(ofItsProduct))
        isFirst(slug ?? '', name, value, line, (message) => wrong(columnOf[name], message))
    }
    if (plan.errors.length > count || slug === undefined || row.priceCents === undefined) return
    plan.added.push({
      sku,
      slug,
      productId: existing?.id ?? null,
      title: row.title ?? '',
      brandId: brandId ?? 0,
      mainCategoryId: mainCategoryId ?? 0,
      options,
      priceCents: row.priceCents,
      stock: row.stock ?? 0,
      stockThreshold: row.stockThreshold ?? usualThreshold,
      delivery: row.delivery ?? usualDelivery,
      active: row.active ?? true,
    })
    plan.changes.push({
      line,
      column: 'artikelnummer',
      sku,
      from: '',
      to: `nieuw: ${fileCents(row.priceCents)}`,
    })
  }

  /** All lines together leave each product in the shop an article for sale. */
  const checkForSale = () => {
    const switched = new Map(plan.changed.map(({ variantId, after }) => [variantId, after.active]))
    const added = new Set(plan.added.flatMap(({ productId, active }) => (active ? [productId] : [])))
    for (const [id, { product, line, column }] of risks) {
      const isShown = settled.get(`${product.slug} productActive`)?.value ?? product.active
      const isSold =
        added.has(id) || state.siblings.get(id)?.some((sold) => switched.get(sold.id) ?? sold.active)
      if (isShown && !isSold)
        plan.errors.push({ line, column, message: column === 'te koop' ? lastForSale : noneForSale })
    }
  }

  for (const row of rows) {
    const article = state.articles.get(row.sku)
    if (article) change(row, article)
  }
  for (const row of rows) if (!state.articles.has(row.sku)) add(row)
  checkForSale()
  plan.changes.sort((left, right) => left.line - right.line)
  return plan
}
