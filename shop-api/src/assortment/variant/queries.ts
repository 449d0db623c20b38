import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { VariantHistory } from 'shared-types/contracts/admin/assortment/products'
import type { Db, Tx } from '../../db/client.ts'
import { stockCorrection } from '../../db/schema/assortment.ts'
import { cartItem } from '../../db/schema/buying/cart.ts'
import { orderLine } from '../../db/schema/buying/order.ts'
import { configurator } from '../../db/schema/products/configurator.ts'
import { gift } from '../../db/schema/products/gift.ts'
import { priceHistory, variant } from '../../db/schema/products/catalog.ts'
import { staffAccount } from '../../db/schema/staff.ts'
import { refuse } from '../../refusal.ts'

export const noSuchVariant = () => refuse('not_found', 'Dit artikel bestaat niet.')

/** Carts and orders can still add the article. */
export const lockVariant = async (tx: Tx, id: number) =>
  (await tx.select().from(variant).where(eq(variant.id, id)).for('no key update'))[0]

/** Nothing can refer to the article until the transaction has removed or renamed it. */
export const lockUnreferred = async (tx: Tx, id: number) =>
  (await tx.select().from(variant).where(eq(variant.id, id)).for('update'))[0]

/** The articles among these to which an order, a cart or a gift refers. */
export const readReferred = async (db: Db | Tx, variantIds: number[]): Promise<number[]> => {
  const referred = new Set<number>()
  for (const table of [orderLine, cartItem, gift]) {
    const rows = await db
      .selectDistinct({ id: table.variantId })
      .from(table)
      .where(inArray(table.variantId, variantIds))
    for (const { id } of rows) referred.add(id)
  }
  return [...referred]
}

/** Those of these products that have a configurator. */
export const readConfigured = async (tx: Tx, productIds: number[]): Promise<Set<number>> => {
  const rows = await tx
    .select({ id: configurator.productId })
    .from(configurator)
    .where(inArray(configurator.productId, productIds))
  return new Set(rows.map(({ id }) => id))
}

/** The number of another article that differs from this one in capitals at most. */
export const findNumber = async (tx: Tx, sku: string, except = 0): Promise<string | undefined> => {
  const found = await tx
    .select({ sku: variant.sku })
    .from(variant)
    .where(and(eq(sql`lower(${variant.sku})`, sku.toLowerCase()), ne(variant.id, except)))
  return found.find((other) => other.sku === sku)?.sku ?? found[0]?.sku
}

/** The rows of each list of a history. */
const mostShown = 50

/** The newest prices and stock corrections of an article. */
export const readHistory = async (db: Db, id: number): Promise<VariantHistory> => {
  const before = sql`lag(${priceHistory.priceCents}) over (order by ${priceHistory.validFrom})`.as('before')
  const points = db
    .select({ validFrom: priceHistory.validFrom, priceCents: priceHistory.priceCents, before })
    .from(priceHistory)
    .where(eq(priceHistory.variantId, id))
    .as('points')
  // The same price again is that of an article that was hidden or shown.
  const prices = await db
    .select({ validFrom: points.validFrom, priceCents: points.priceCents })
    .from(points)
    .where(sql`${points.before} is distinct from ${points.priceCents}`)
    .orderBy(desc(points.validFrom))
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
