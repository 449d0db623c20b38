import { eq } from 'drizzle-orm'
import type { Tx } from '../src/db/client.ts'
import { variant } from '../src/db/schema/products/catalog.ts'
import type { StockChanges } from '../src/order/record/stock.ts'

/** A wrong implementation: it reads the stock first, and later writes that value minus the quantity. */
export const changeStockWithoutLock = async (tx: Tx, changes: StockChanges): Promise<number | null> => {
  for (const [id, change] of changes) {
    const [seen] = await tx.select({ stock: variant.stock }).from(variant).where(eq(variant.id, id))
    const stock = (seen?.stock ?? 0) + change
    if (stock < 0) return id
    await tx.update(variant).set({ stock }).where(eq(variant.id, id))
  }
  return null
}
