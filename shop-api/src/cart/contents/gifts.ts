import { asc, eq, inArray } from 'drizzle-orm'
import { articleName } from 'shared-types/variant-name'
import type { Db, Tx } from '../../db/client.ts'
import { brand, product, variant } from '../../db/schema/products/catalog.ts'
import { variantColumns, type CartLine, type ReadLine } from './lines.ts'
import { heldByOrderOf } from './queries.ts'

/** The quantity of one gift: one for each article. It is delivered with the first of these lines. */
interface Earned {
  quantity: number
  with: ReadLine
}

const earnedGifts = (lines: ReadLine[]): Map<number, Earned> => {
  const earned = new Map<number, Earned>()
  for (const line of lines) {
    if (line.givesVariantId === null) continue
    const before = earned.get(line.givesVariantId)
    const quantity = (before?.quantity ?? 0) + line.quantity
    earned.set(line.givesVariantId, { quantity, with: before?.with ?? line })
  }
  return earned
}

/** Why a gift is not among the lines, or not for each piece, by its variant. */
export type GiftMessages = Map<number | null, string>

const shortage = (article: string, left: number): string =>
  left === 0
    ? `Het cadeau ‘${article}’ is op dit moment uitverkocht en komt nu niet mee.`
    : `Van het cadeau ‘${article}’ ${left === 1 ? 'is er nog maar 1' : `zijn er nog maar ${left}`}. De rest komt nu niet mee.`

/**
 * The gifts for these lines, as separate lines with price zero. They are not stored, but derived from the
 * cart. If the cart also buys the gift's variant, those lines get the stock first. Gifts that are out of
 * stock are left out, with a message.
 */
export const giftLines = async (
  db: Db | Tx,
  cartId: string,
  lines: ReadLine[],
): Promise<{ given: CartLine[]; messages: GiftMessages }> => {
  const earned = earnedGifts(lines)
  if (earned.size === 0) return { given: [], messages: new Map() }
  const held = heldByOrderOf(db, cartId)
  const rows = await db
    .select(variantColumns(held))
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(held, eq(held.variantId, variant.id))
    .where(inArray(variant.id, [...earned.keys()]))
    .orderBy(asc(variant.id))
  const messages: GiftMessages = new Map()
  const given = rows.flatMap((row) => {
    const of = earned.get(row.variantId)
    const bought = lines
      .filter(({ variantId }) => variantId === row.variantId)
      .reduce((sum, line) => sum + line.quantity, 0)
    if (!of) return []
    const quantity = Math.max(0, Math.min(of.quantity, row.stock - bought))
    if (quantity < of.quantity)
      messages.set(row.variantId, shortage(articleName(row.productTitle, row.name), quantity))
    if (quantity === 0) return []
    const free = {
      priceCents: 0,
      priceOldCents: null,
      seenPriceCents: null,
      configuration: null,
      gift: true,
      givesVariantId: null,
    }
    const { delivery, nextDay } = of.with
    // Ids of stored lines are positive.
    return [
      { ...row, ...free, delivery, nextDay, id: -row.variantId, categories: [], categoryIds: [], quantity },
    ]
  })
  return { given, messages }
}
