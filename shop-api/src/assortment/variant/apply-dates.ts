import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { eachApart } from '../../db/batches.ts'
import { statement } from '../../db/statement.ts'
import { sale } from '../../db/schema/assortment.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { applyPromotions, givenNow, isPromotionDue } from '../../promotion/apply-promotions.ts'
import { applySales, isSaleDue } from './plan-sale.ts'

/** One statement: it runs every second, even without visitors. */
const dueStatement = statement((db) =>
  db
    .select({
      now: givenNow,
      promotions: sql<boolean>`exists (select from ${promotion} where ${isPromotionDue(givenNow)})`,
      sales: sql<boolean>`exists (select from ${sale} where ${isSaleDue(givenNow)})`,
    })
    .from(sql`(select) as once`)
    .prepare('due promotions and sales'),
)

/** Starts and ends promotions and sales by their dates, now or as at a given moment. */
export const applyDates = async (db: Db, now?: Date): Promise<void> => {
  const [due] = await dueStatement(db).execute({ now: now?.toISOString() })
  const work = [...(due?.promotions ? [applyPromotions] : []), ...(due?.sales ? [applySales] : [])]
  await eachApart(
    work,
    ({ name }) => name,
    (apply) => apply(db, due?.now),
  )
}
