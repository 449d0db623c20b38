import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { brand, product, variant } from '../db/schema/catalog.ts'
import type { CartLine, ReadLine } from './lines.ts'
import { variantColumns } from './lines.ts'
import { heldByOrderOf } from './queries.ts'

/** Pieces by variant. */
type Pieces = Map<number, number>

const add = (pieces: Pieces, variantId: number, count: number) =>
  pieces.set(variantId, (pieces.get(variantId) ?? 0) + count)

/** How many of each gift these lines earn: one for one. */
const earnedGifts = (lines: Pick<ReadLine, 'givesVariantId' | 'quantity'>[]): Pieces => {
  const earned: Pieces = new Map()
  for (const { givesVariantId, quantity } of lines) {
    if (givesVariantId !== null) add(earned, givesVariantId, quantity)
  }
  return earned
}

/**
 * The gifts that come with these lines, as lines of their own that cost nothing. They are not stored in the cart: they
 * follow from what is in it. What the same cart buys of a gift's variant comes first, and a gift that is not in stock
 * is not given.
 */
export const giftLines = async (db: Db | Tx, cartId: string, lines: ReadLine[]): Promise<CartLine[]> => {
  const earned = earnedGifts(lines)
  if (earned.size === 0) return []
  const held = heldByOrderOf(db, cartId)
  const given = await db
    .select(variantColumns(held))
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(held, eq(held.variantId, variant.id))
    .where(and(inArray(variant.id, [...earned.keys()])))
    .orderBy(asc(variant.id))
  const bought: Pieces = new Map()
  for (const { variantId, quantity } of lines) add(bought, variantId, quantity)
  return given.flatMap((row) => {
    const left = row.stock - (bought.get(row.variantId) ?? 0)
    const quantity = Math.min(earned.get(row.variantId) ?? 0, left)
    if (quantity <= 0) return []
    const free = { priceCents: 0, priceOldCents: null, seenPriceCents: null, gift: true }
    // No row of the cart has a number below zero.
    const place = { id: -row.variantId, categories: [], categoryIds: [] }
    return [{ ...row, ...free, ...place, quantity }]
  })
}
