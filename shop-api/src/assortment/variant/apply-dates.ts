import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { eachApart } from '../../db/batches.ts'
import { statement } from '../../db/statement.ts'
import { sale } from '../../db/schema/assortment.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { applyPromotions, isPromotionDue } from '../../promotion/apply-promotions.ts'
import { applySales, isSaleDue } from './plan-sale.ts'

/** One statement: it runs every second, even without visitors. */
const dueStatement = statement((db) => {
  const now = sql.placeholder('now')
  return db
    .select({
      promotions: sql<boolean>`exists (select from ${promotion} where ${isPromotionDue(now)})`,
      sales: sql<boolean>`exists (select from ${sale} where ${isSaleDue(now)})`,
    })
    .from(sql`(select) as once`)
    .prepare('due promotions and sales')
})

/** Starts and ends promotions and sales by their dates. */
export const applyDates = async (db: Db, now = new Date()): Promise<void> => {
  const [due] = await dueStatement(db).execute({ now })
  const work = [...(due?.promotions ? [applyPromotions] : []), ...(due?.sales ? [applySales] : [])]
  await eachApart(
    work,
    ({ name }) => name,
    (apply) => apply(db, now),
  )
}
