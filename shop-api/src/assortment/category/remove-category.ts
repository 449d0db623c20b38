import { eq, or, sql } from 'drizzle-orm'
import { categories } from 'shared-types/urls/page-paths'
import { readAdvices } from '../../catalog/advice-rows.ts'
import { writeBlocks } from '../../catalog/category/category-blocks.ts'
import type { Db, Tx } from '../../db/client.ts'
import { voucher } from '../../db/schema/buying/voucher.ts'
import { contentPage } from '../../db/schema/content.ts'
import { category, product, productCategory } from '../../db/schema/products/catalog.ts'
import { gift } from '../../db/schema/products/gift.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { transact } from '../../db/transact.ts'
import { redirectRemoved } from '../../redirect/redirect-moved.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { lockAdditions } from './lock-additions.ts'
import { noSuchCategory } from './list-categories.ts'

/** What uses a category, as a sentence; null if nothing does. */
const useOf = async (tx: Tx, { id, path }: typeof category.$inferSelect): Promise<string | null> => {
  if ((await tx.$count(category, eq(category.parentId, id))) > 0)
    return 'Er staan nog categorieën onder deze categorie. Verplaats of verwijder die eerst.'
  const inCategory = sql`exists (select from ${productCategory} where product_id = ${product.id} and category_id = ${id})`
  if ((await tx.$count(product, or(eq(product.mainCategoryId, id), inCategory))) > 0)
    return 'Er staan nog producten in deze categorie, of gearchiveerde producten. Verplaats die eerst, of verberg de categorie.'
  for (const [table, column] of [
    [voucher, voucher.categoryId],
    [promotion, promotion.categoryId],
    [gift, gift.categoryId],
  ] as const) {
    if ((await tx.$count(table, eq(column, id))) > 0)
      return 'Een kortingscode, actie of cadeau is voor deze categorie. Verander die eerst, of verberg de categorie.'
  }
  const advice = (await readAdvices(tx)).find(({ category: of, also, suits }) =>
    [of, ...also, ...suits].includes(path),
  )
  return advice ? `De keuzehulp ‘${advice.title}’ leidt naar deze categorie. Verander die eerst.` : null
}

/** Deletes a category that nothing uses, and whose row is locked; its address then leads to the one above it. */
export const deleteCategory = async (tx: Tx, row: typeof category.$inferSelect): Promise<null | Refusal> => {
  const use = await useOf(tx, row)
  if (use) return refuse('validation_failed', use)
  await tx.delete(category).where(eq(category.id, row.id))
  const above = row.path.slice(0, -row.slug.length)
  await redirectRemoved(tx, { from: `/${row.path}/`, to: above === '' ? categories : `/${above}` })
  await writeBlocks(tx, row.path, [])
  const left = sql`array_remove(${contentPage.categoryPaths}, ${row.path})`
  await tx
    .update(contentPage)
    .set({ categoryPaths: left })
    .where(sql`${row.path} = any(${contentPage.categoryPaths})`)
  return null
}

export const removeCategory = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    await lockAdditions(tx)
    const [row] = await tx.select().from(category).where(eq(category.id, id)).for('update')
    return row ? deleteCategory(tx, row) : noSuchCategory()
  })
