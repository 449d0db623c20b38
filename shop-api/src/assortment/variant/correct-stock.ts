import { eq, sql } from 'drizzle-orm'
import type { StockChange } from 'shared-types/contracts/admin/assortment/products'
import type { Db } from '../../db/client.ts'
import { stockCorrection } from '../../db/schema/assortment.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { lockVariant, noSuchVariant } from './queries.ts'

/** Adds or removes pieces, with the reason. It is a difference, so that concurrent orders are counted. */
export const correctStock = (
  db: Db,
  id: number,
  staffId: number,
  { change, reason }: StockChange,
): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const row = await lockVariant(tx, id)
    if (!row) return noSuchVariant()
    const stockAfter = row.stock + change
    if (stockAfter < 0) {
      const message = `Er zijn nog ${row.stock} stuks: daar kunnen er geen ${-change} af.`
      return refuseField('change', message)
    }
    await tx
      .update(variant)
      .set({ stock: sql`${variant.stock} + ${change}::int` })
      .where(eq(variant.id, id))
    await tx.insert(stockCorrection).values({ variantId: id, staffId, change, stockAfter, reason })
    return null
  })
