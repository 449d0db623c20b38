import { desc, eq } from 'drizzle-orm'
import type { VariantHistory } from 'shared-types/contracts/admin/assortment/products'
import type { Db, Tx } from '../../db/client.ts'
import { stockCorrection } from '../../db/schema/assortment.ts'
import { priceHistory, variant } from '../../db/schema/products/catalog.ts'
import { staffAccount } from '../../db/schema/staff.ts'
import { refuse } from '../../refusal.ts'

export const noSuchVariant = () => refuse('not_found', 'Dit artikel bestaat niet.')

export const lockVariant = async (tx: Tx, id: number) =>
  (await tx.select().from(variant).where(eq(variant.id, id)).for('update'))[0]

/** The rows of each list of a history. */
const mostShown = 50

/** The newest prices and stock corrections of an article. */
export const readHistory = async (db: Db, id: number): Promise<VariantHistory> => {
  const prices = await db
    .select({ validFrom: priceHistory.validFrom, priceCents: priceHistory.priceCents })
    .from(priceHistory)
    .where(eq(priceHistory.variantId, id))
    .orderBy(desc(priceHistory.validFrom))
    .limit(mostShown)
  const corrections = await db
    .select({ row: stockCorrection, by: staffAccount.email })
    .from(stockCorrection)
    .innerJoin(staffAccount, eq(staffAccount.id, stockCorrection.staffId))
    .where(eq(stockCorrection.variantId, id))
    // The row of the variant is locked before a correction gets its id; `createdAt` is when its transaction began.
    .orderBy(desc(stockCorrection.id))
    .limit(mostShown)
  return {
    prices: prices.map(({ validFrom, priceCents }) => ({ validFrom: validFrom.toISOString(), priceCents })),
    corrections: corrections.map(({ row: { createdAt, change, stockAfter, reason }, by }) => ({
      at: createdAt.toISOString(),
      change,
      stockAfter,
      reason,
      by,
    })),
  }
}
