import { deliveryOfNew } from 'shared-types/contracts/admin/assortment/products'
import { typedCents } from 'shared-types/money'
import { usualThreshold, type NewArticle } from '../product/add-articles.ts'
import {
  archivedProduct,
  offerAlso,
  offeredBy,
  onlyConfigured,
  takenNumber,
  wrongOptions,
  type OfferedOptions,
} from '../variant/article-rules.ts'
import { valuesOfProduct } from './catalogue-state.ts'
import { settersOfProduct, type ParsedRow } from './columns.ts'
import type { Planning } from './planning.ts'

const offeredAt = ({ state, offered }: Planning, slug: string): OfferedOptions => {
  const existing = state.products.get(slug)
  const of =
    offered.get(slug) ??
    offeredBy(
      existing?.options.map(({ title }) => title) ?? [],
      state.siblings.get(existing?.id ?? 0)?.map(({ values }) => values) ?? [],
    )
  offered.set(slug, of)
  return of
}

/** Refuses options that the form refuses too; otherwise the next lines count with them. */
const offer = (
  planning: Planning,
  slug: string,
  options: NewArticle['options'],
  wrong: (message: string) => void,
) => {
  const of = offeredAt(planning, slug)
  const message = wrongOptions(options, of)
  if (message !== null) return wrong(message)
  if (of.titles.length === 0) of.titles = options.map(({ title }) => title)
  offerAlso(
    of,
    options.map(({ value }) => value),
  )
}

/** Plans the article that a line adds, with its product if that is new as well. */
export const planAddition = (planning: Planning, row: ParsedRow) => {
  const { state, plan, show, withGroups, settle, settledValue } = planning
  const { line, sku, slug, options = [] } = row
  const count = plan.errors.length
  const wrong = planning.wrongIn(line)
  const existing = slug === undefined ? undefined : state.products.get(slug)
  const wanted = withGroups(row, wrong)
  const taken = planning.numbers.get(sku.toLowerCase())
  if (taken !== undefined) wrong('artikelnummer', takenNumber(sku, taken))
  planning.numbers.set(sku.toLowerCase(), sku)
  if (slug === undefined) wrong('product', 'Vul bij een nieuw artikel het adres van het product in.')
  if (row.priceCents === undefined) wrong('prijs', 'Vul bij een nieuw artikel een prijs in.')
  if (options.length === 0) wrong('opties', 'Vul bij een nieuw artikel de opties in, zoals "Maat: 140x200".')
  else if (slug !== undefined) offer(planning, slug, options, (message) => wrong('opties', message))
  const ofProduct = settersOfProduct.filter(({ sets }) => wanted[sets] !== undefined)
  if (existing) {
    if (existing.archivedAt) wrong('product', archivedProduct)
    if (state.configured.has(existing.id)) wrong('product', onlyConfigured)
    // Lines of new articles come last: here is what the other lines make of the product.
    for (const { column, sets } of ofProduct) {
      const becomes = settledValue(existing.slug, sets) ?? valuesOfProduct(existing)[sets]
      if (show(sets, wanted[sets]) !== show(sets, becomes))
        wrong(column, 'Dit geldt voor het hele product: wijzig het bij een artikel dat er al is.')
    }
  } else {
    if (row.title === undefined) wrong('titel', 'Vul bij een nieuw product een titel in.')
    if (row.brand === undefined) wrong('merk', 'Vul bij een nieuw product een merk in.')
    if (row.categoryPath === undefined) wrong('categorie', 'Vul bij een nieuw product een categorie in.')
    if (row.productActive) wrong('zichtbaar', 'Een nieuw product heeft nog geen foto: vul "nee" in.')
    for (const { column, sets } of ofProduct)
      settle(slug ?? '', sets, wanted[sets], line, (message) => wrong(column, message))
  }
  if (plan.errors.length > count || slug === undefined || row.priceCents === undefined) return
  plan.added.push({
    sku,
    slug,
    productId: existing?.id ?? null,
    title: row.title ?? '',
    texts: {
      ...(row.description !== undefined && { description: row.description }),
      ...(row.metaTitle !== undefined && { metaTitle: row.metaTitle }),
      ...(row.metaDescription !== undefined && { metaDescription: row.metaDescription }),
    },
    categoryIds: wanted.categoryIds ?? [],
    facetValueIds: wanted.facetValueIds ?? [],
    brandId: wanted.brandId ?? null,
    mainCategoryId: wanted.mainCategoryId ?? null,
    options,
    priceCents: row.priceCents,
    vatRate: row.vatRate,
    stock: row.stock ?? 0,
    stockThreshold: row.stockThreshold ?? usualThreshold,
    delivery: row.delivery ?? deliveryOfNew(state.siblings.get(existing?.id ?? 0)),
    active: row.active ?? true,
  })
  plan.changes.push({
    line,
    column: 'artikelnummer',
    sku,
    from: '',
    to: `nieuw: ${typedCents(row.priceCents)}`,
  })
}
