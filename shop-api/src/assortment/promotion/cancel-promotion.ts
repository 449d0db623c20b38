import { eq, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { databaseNow } from '../../db/database-now.ts'
import { voucher } from '../../db/schema/buying/voucher.ts'
import { content } from '../../db/schema/content.ts'
import { category, productCategory } from '../../db/schema/products/catalog.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { transact } from '../../db/transact.ts'
import { lockPromotion, noSuchPromotion } from '../../promotion/manage-promotions.ts'
import { endVouchers } from '../../promotion/manage-vouchers.ts'
import { stateOf } from '../../promotion/promotions.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { lockAdditions } from '../category/lock-additions.ts'
import { deleteCategory } from '../category/remove-category.ts'

/** Whether content leads to its page or shows one of its codes. That is left out until it runs, but would appear without it. */
const isInContent = async (tx: Tx, path: string, codes: string[]): Promise<boolean> => {
  const linked = sql`${content.data}::text ~ ${`["/]${path}["/?#]`}`
  const shown = sql`${content.data} ->> 'code' = any(${sql.param(codes)}::text[])`
  return (await tx.$count(content, or(linked, shown))) > 0
}

/** Removes a promotion that does not run, with its page and reduced prices. Its vouchers end, at the latest with it. */
export const cancelPromotion = (db: Db, id: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    await lockAdditions(tx)
    const row = await lockPromotion(tx, id)
    if (!row) return noSuchPromotion()
    const now = await databaseNow(tx)
    if (row.state === 'running' || stateOf(row, now) !== row.state)
      return refuse('validation_failed', 'De actie loopt. Beëindig die eerst, en verwijder haar dan.')
    const [page] = await tx.select().from(category).where(eq(category.id, row.categoryId)).for('update')
    if (!page) return noSuchPromotion()
    const codes = await endVouchers(tx, eq(voucher.promotionId, id), row.endsAt < now ? row.endsAt : now)
    if (await isInContent(tx, page.path, codes))
      return refuse(
        'validation_failed',
        'De homepage, het menu of een andere tekst verwijst naar deze actie. Verwijder dat eerst.',
      )
    await tx.delete(promotion).where(eq(promotion.id, id))
    await tx.delete(productCategory).where(eq(productCategory.categoryId, page.id))
    return deleteCategory(tx, page)
  })
