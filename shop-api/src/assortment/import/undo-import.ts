import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { UndoneImport } from 'shared-types/contracts/admin/assortment/imports'
import type { Db, Tx } from '../../db/client.ts'
import { catalogueImport, importedChange, type ArticleValues } from '../../db/schema/catalogue-import.ts'
import { transact } from '../../db/transact.ts'
import { readPromotedArticles } from '../../promotion/promoted-articles.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { readMembers, whySame } from '../family/same-values.ts'
import { removeArticles } from '../product/add-articles.ts'
import { readSales } from '../variant/plan-sale.ts'
import { readChanging, readGroups, valuesOf, type Article } from './catalogue-state.ts'
import { readFinished } from './finished-articles.ts'
import type { ArticleChange } from './planning.ts'
import { lastApplied, lockImport, noSuchImport } from './run-import.ts'
import { writeChanges } from './write-changes.ts'

type Change = Pick<typeof importedChange.$inferSelect, 'variantId' | 'after'> & Pick<ArticleChange, 'before'>

/** What decides which values can go back. */
const readPresent = async (tx: Tx) => ({
  ...(await readGroups(tx)),
  sales: await readSales(tx),
  promoted: await readPromotedArticles(tx),
})

const haveAll = (rows: { id: number }[], ids: number[] = []) =>
  ids.every((id) => rows.some((row) => row.id === id))

/** Whether a value can go back: a promotion or a planned sale may decide the price, its brand or category may be removed since, its product archived or without photos. */
const canReturn = (
  name: keyof ArticleValues,
  before: Partial<ArticleValues>,
  { variant, product: { archivedAt, images } }: Article,
  present: Awaited<ReturnType<typeof readPresent>>,
): boolean => {
  if (name === 'priceCents') {
    const sale = present.sales.get(variant.id)
    return !present.promoted.has(variant.id) && !(sale && sale.priceCents >= (before.priceCents ?? 0))
  }
  if (name === 'brandId') return present.brands.some(({ id }) => id === before.brandId)
  if (name === 'mainCategoryId') return present.categories.some(({ id }) => id === before.mainCategoryId)
  if (name === 'categoryIds') return haveAll(present.categories, before.categoryIds)
  if (name === 'facetValueIds') return haveAll(present.facetValues, before.facetValueIds)
  if (name === 'active') return !before.active || archivedAt === null
  if (name === 'productActive') return !before.productActive || (archivedAt === null && images.length > 0)
  return true
}

/**
 * Undoes the changes of an article: each value that is unchanged since the import becomes the earlier one, if that is
 * still possible. The stock changes by the difference, so that pieces that were sold since stay sold.
 */
const undoing = (
  { variantId, before, after }: Change,
  article: Article,
  present: Awaited<ReturnType<typeof readPresent>>,
): ArticleChange => {
  const now = valuesOf(article)
  const returning = (Object.keys(before) as (keyof ArticleValues)[]).filter(
    (name) =>
      name !== 'stock' &&
      isDeepStrictEqual(now[name], after[name]) &&
      canReturn(name, before, article, present),
  )
  const back: Partial<ArticleValues> = Object.fromEntries(returning.map((name) => [name, before[name]]))
  if (before.stock !== undefined && after.stock !== undefined)
    back.stock = Math.max(0, now.stock + before.stock - after.stock)
  const wasAdded = back.mainCategoryId !== undefined && after.addedToCategory
  const leaves = wasAdded ? after.mainCategoryId : undefined
  return { variantId, productId: article.product.id, before: now, after: back, leaves }
}

/** Leaves out products that would be shown beside one with the same values of their family. */
const withoutSame = async (tx: Tx, changes: ArticleChange[], articles: Map<number, Article>) => {
  // Only one article of a product says whether the product is shown.
  const shownBy = new Map(
    changes.flatMap(({ productId, after: { productActive } }) =>
      productActive === undefined ? [] : [[productId, productActive]],
    ),
  )
  const productOf = ({ variantId }: ArticleChange) => articles.get(variantId)?.product
  const shown = changes.filter(({ after }) => after.productActive)
  const members = await readMembers(
    tx,
    shown.map((change) => productOf(change)?.familyId ?? null),
  )
  return changes.map((change) => {
    const own = productOf(change)
    const { productActive, ...after } = change.after
    const same = own && productActive && whySame(own, members, ({ id, active }) => shownBy.get(id) ?? active)
    return same ? { ...change, after } : change
  })
}

/** Undoes the last applied import, except for what was changed since or can no longer go back. */
export const undoImport = (db: Db, staffId: number, id: string): Promise<UndoneImport | Refusal> =>
  transact(db, async (tx): Promise<UndoneImport | Refusal> => {
    const row = await lockImport(tx, id)
    if (!row) return noSuchImport()
    const [last] = await lastApplied(tx)
    if (last?.id !== id)
      return refuse('validation_failed', 'Alleen de laatste toegepaste import kan ongedaan worden gemaakt.')
    const changes = await tx.select().from(importedChange).where(eq(importedChange.importId, id))
    const isAdded = ({ before }: (typeof changes)[number]) => before === null
    const articles = await readChanging(
      tx,
      changes.filter((change) => !isAdded(change)),
    )
    const present = await readPresent(tx)
    const returned = changes.flatMap(({ variantId, before, after }) => {
      const article = articles.get(variantId)
      return article && before ? [undoing({ variantId, before, after }, article, present)] : []
    })
    const undone = await withoutSame(tx, returned, articles)
    const changedBefore = new Map(changes.map(({ variantId, before }) => [variantId, before]))
    const isWhole = ({ variantId, after }: ArticleChange) =>
      Object.keys(after).length === Object.keys(changedBefore.get(variantId) ?? {}).length
    const whole = undone.filter(isWhole).length
    await writeChanges(
      tx,
      undone.filter(({ after }) => Object.keys(after).length > 0),
      {
        staffId,
        reason: `Import ${row.fileName} ongedaan gemaakt`,
      },
    )
    const added = changes.filter(isAdded)
    const finished = await readFinished(tx, id, added)
    const { removed } = await removeArticles(
      tx,
      added.map(({ variantId }) => variantId).filter((variantId) => !finished.has(variantId)),
    )
    await tx.update(catalogueImport).set({ state: 'undone' }).where(eq(catalogueImport.id, id))
    return { restored: whole + removed, left: undone.length - whole + added.length - removed }
  })
