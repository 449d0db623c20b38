import type { ArticleValues } from '../../db/schema/catalogue-import.ts'
import { promotedArticle } from '../../promotion/promoted-articles.ts'
import { notAbovePlannedSale, staysArchived } from '../variant/article-rules.ts'
import { keyOfExport, valuesOf, type Article } from './catalogue-state.ts'
import { settersOfArticle, settersOfProduct, type ParsedRow } from './columns.ts'
import type { ArticleChange, Planning } from './planning.ts'

const ofProduct = new Set<keyof ArticleValues>(settersOfProduct.map(({ sets }) => sets))

const longestShown = 300
const shortened = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)

/** Why a file cannot set this price. */
const mistakesOfPrice = ({ sales, promoted }: Planning['state'], id: number, cents: number): string[] => {
  const sale = sales.get(id)
  const isRunning = sale !== undefined && sale.regularCents !== null
  return [
    ...(isRunning ? ['Dit artikel is in de aanbieding. Beëindig die eerst.'] : []),
    ...(sale && !isRunning && sale.priceCents >= cents ? [notAbovePlannedSale] : []),
    ...(promoted.has(id) ? [promotedArticle] : []),
  ]
}

/**
 * The stock that a line makes. A line of an export says the difference with the stock at the export, so that pieces that were
 * sold since stay sold; applied again, the difference with what it said before.
 */
const stockOf = (
  { state, plan }: Planning,
  { stock, exportedStock }: ParsedRow,
  { variant: { id, stock: now } }: Article,
) => {
  if (stock === undefined || exportedStock === undefined) return stock
  const { cell, pieces } = exportedStock
  plan.stockOfExport.set(id, { cell, wanted: stock })
  return Math.max(0, now + stock - (state.appliedStock.get(keyOfExport(id, cell)) ?? pieces))
}

/** Plans what a line changes of an existing article and its product. */
export const planChange = (planning: Planning, row: ParsedRow, article: Article) => {
  const { state, plan, risks, shown, wrongIn, show, withGroups, heldByArticles, settle } = planning
  const { line, sku } = row
  const { product, variant } = article
  const wrong = wrongIn(line)
  if (row.slug !== undefined && row.slug !== product.slug)
    wrong('product', `Artikel ${sku} hoort bij ${product.slug}. Dat kun je hier niet wijzigen.`)
  if (product.archivedAt) {
    if (row.productActive) wrong('zichtbaar', staysArchived)
    if (row.active) wrong('te koop', staysArchived)
  }
  if (row.productActive && product.images.length === 0)
    wrong('zichtbaar', 'Dit product heeft nog geen foto. Voeg die eerst toe.')
  const typed = withGroups(row, wrong)
  // The title itself means that it follows the title, as `valuesOf` has it.
  const isAutomatic = typed.metaTitle !== undefined && typed.metaTitle === (typed.title ?? product.title)
  const mainCategoryId = typed.mainCategoryId ?? product.mainCategoryId
  const wanted = {
    ...typed,
    stock: stockOf(planning, row, article),
    ...(isAutomatic && { metaTitle: '' }),
    categoryIds: typed.categoryIds?.filter((id) => id !== mainCategoryId),
  }
  const added = new Set(typed.facetValueIds).difference(new Set(product.facetValueIds))
  for (const value of heldByArticles(product.id, added))
    wrong(
      'filters',
      `De artikelen van dit product hebben dit filter zelf: wijzig "${value}" bij de artikelen.`,
    )
  const now = valuesOf(article)
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  const change: ArticleChange = { variantId: variant.id, productId: product.id, before, after }
  for (const { column, sets } of [...settersOfArticle, ...settersOfProduct]) {
    const to = wanted[sets]
    if (to === undefined) continue
    const isMine =
      !ofProduct.has(sets) || settle(product.slug, sets, to, line, (message) => wrong(column, message))
    if (isMine && sets === 'categoryIds') {
      planning.categories.set(product.id, {
        row,
        article,
        change,
        ...planning.categories.get(product.id),
        others: wanted.categoryIds ?? [],
      })
      continue
    }
    if (!isMine || show(sets, to) === show(sets, now[sets])) continue
    if (sets === 'priceCents')
      for (const message of mistakesOfPrice(state, variant.id, Number(to))) wrong('prijs', message)
    if ((sets === 'active' && !to) || (sets === 'productActive' && to))
      risks.set(product.id, { product, line, column })
    if (sets === 'productActive' && to) shown.set(product.id, { product, line })
    if (sets === 'mainCategoryId')
      planning.categories.set(product.id, {
        ...planning.categories.get(product.id),
        row,
        article,
        change,
        main: mainCategoryId,
      })
    before[sets] = now[sets]
    after[sets] = to
    plan.changes.push({
      line,
      column,
      sku,
      from: shortened(show(sets, now[sets])),
      to: shortened(show(sets, to)),
    })
  }
  if (Object.keys(after).length > 0) plan.changed.push(change)
}

/**
 * Plans the other categories, once all lines have said the main one. A product with another main category leaves the
 * earlier one, unless a line lists that in `ook in`.
 */
export const planCategories = ({ plan, show, categories }: Planning) => {
  for (const { row, article, change, main, others } of categories.values()) {
    const { mainCategoryId, categoryIds } = article.product
    const isOther = (id: number) => id !== (main ?? mainCategoryId)
    const present =
      main === undefined ? categoryIds : [...categoryIds, mainCategoryId].toSorted((a, b) => a - b)
    const wanted = (others ?? categoryIds).filter(isOther)
    const [from, to] = [present.filter(isOther), wanted].map((ids) => show('categoryIds', ids))
    if (from === undefined || to === undefined || from === to) continue
    if (Object.keys(change.after).length === 0) plan.changed.push(change)
    change.before.categoryIds = present
    change.after.categoryIds = wanted
    plan.changes.push({
      line: row.line,
      column: 'ook in',
      sku: row.sku,
      from: shortened(from),
      to: shortened(to),
    })
  }
}
