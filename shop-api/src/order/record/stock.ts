import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { variant } from '../../db/schema/products/catalog.ts'

/** Pieces by variant id: positive is returned to stock, negative is taken from it. */
export type StockChanges = Map<number, number>

/** Adds up returned and taken quantities, so that replacing an order changes each variant once. */
export const stockChanges = (
  returned: { variantId: number; quantity: number }[],
  taken: { variantId: number; quantity: number }[],
): StockChanges => {
  const changes: StockChanges = new Map()
  for (const { variantId, quantity } of returned) {
    changes.set(variantId, (changes.get(variantId) ?? 0) + quantity)
  }
  for (const { variantId, quantity } of taken) {
    changes.set(variantId, (changes.get(variantId) ?? 0) - quantity)
  }
  return changes
}

const changedStock = sql`${variant.stock} + ${sql.placeholder('change')}::int`

const stockStatement = statement((db) =>
  db
    .update(variant)
    .set({ stock: changedStock })
    .where(and(eq(variant.id, sql.placeholder('variantId')), sql`${changedStock} >= 0`))
    .returning({ id: variant.id })
    .prepare('change stock'),
)

/**
 * Changes the stock if it is sufficient, in order of variant id, so that two orders for the same articles
 * wait for each other and do not deadlock.
 * @returns null, or the variant with insufficient stock; the caller must then roll back
 */
export const changeStock = async (tx: Tx, changes: StockChanges): Promise<number | null> => {
  for (const [variantId, change] of [...changes].toSorted(([a], [b]) => a - b)) {
    if (change === 0) continue
    const changed = await stockStatement(tx).execute({ variantId, change })
    if (changed.length === 0) return variantId
  }
  return null
}
