import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'
import { cartItem } from '../src/db/schema/buying/cart.ts'
import { product, variant } from '../src/db/schema/products/catalog.ts'
import { configurator } from '../src/db/schema/products/configurator.ts'

/** Adds lines of the seeded articles to a cart. */
export const fillCart = async (db: Db, cartId: string, lines: number): Promise<void> => {
  const variants = await db
    .select({ id: variant.id })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(configurator, eq(configurator.variantId, variant.id))
    .where(and(product.active, variant.active, gt(variant.stock, 1), isNull(configurator.productId)))
    .orderBy(variant.id)
    .limit(lines)
  if (variants.length < lines) throw new Error('the seed has too few articles')
  await db
    .insert(cartItem)
    .values(variants.map(({ id: variantId }) => ({ cartId, variantId, configurationKey: '', quantity: 1 })))
}
