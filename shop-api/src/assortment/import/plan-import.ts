import { whySame } from '../family/same-values.ts'
import { lastForSale, noneForSale } from '../variant/article-rules.ts'
import type { CatalogueState } from './catalogue-state.ts'
import type { ParsedRow } from './columns.ts'
import { planAddition } from './plan-addition.ts'
import { planCategories, planChange } from './plan-change.ts'
import { startPlan, type PlannedImport, type Planning } from './planning.ts'

/** All lines together leave each product in the shop an article for sale. */
const checkForSale = ({ state, plan, risks, settledValue }: Planning) => {
  const switched = new Map(plan.changed.map(({ variantId, after }) => [variantId, after.active]))
  const added = new Set(plan.added.flatMap(({ productId, active }) => (active ? [productId] : [])))
  for (const [id, { product, line, column }] of risks) {
    const isShown = settledValue(product.slug, 'productActive') ?? product.active
    const isSold =
      added.has(id) || state.siblings.get(id)?.some((sold) => switched.get(sold.id) ?? sold.active)
    if (isShown && !isSold)
      plan.errors.push({ line, column, message: column === 'te koop' ? lastForSale : noneForSale })
  }
}

/** A file may show a product and hide another one with the same values of its family. */
const checkFamilies = ({ state, plan, shown, settledValue }: Planning) => {
  for (const { product, line } of shown.values()) {
    const same = whySame(product, state.members, ({ slug, active }) =>
      Boolean(settledValue(slug, 'productActive') ?? active),
    )
    if (same !== undefined) plan.errors.push({ line, column: 'zichtbaar', message: same })
  }
}

/** Compares the lines with the shop: the changes that they make, and the mistakes in them. Changes nothing. */
export const planImport = (rows: ParsedRow[], state: CatalogueState): PlannedImport => {
  const planning = startPlan(state)
  for (const row of rows) {
    const article = state.articles.get(row.sku)
    if (article) planChange(planning, row, article)
  }
  planCategories(planning)
  for (const row of rows) if (!state.articles.has(row.sku)) planAddition(planning, row)
  checkForSale(planning)
  checkFamilies(planning)
  planning.plan.changes.sort((left, right) => left.line - right.line)
  return planning.plan
}
