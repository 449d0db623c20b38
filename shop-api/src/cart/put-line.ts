import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { cartItem, type StoredConfiguration } from '../db/schema/buying/cart.ts'
import { configurationKeyOf } from './contents/line-key.ts'
import { maxLines } from './contents/quantity.ts'

export interface LineToPut {
  variantId: number
  quantity: number
  /** Null for articles without a configuration. */
  configuration: StoredConfiguration | null
  seenPriceCents: number | null
  addedAt?: Date
  /** The line of which this one takes the place, and with it the id. */
  replaced?: { id: number; addedAt: Date } | null
}

/** For additions: adds to the cart's quantity, with the price that the shopper sees now. */
const added = {
  quantity: sql`${cartItem.quantity} + excluded.quantity`,
  configuration: sql`excluded.configuration`,
  seenPriceCents: sql`excluded.seen_price_cents`,
}

/** For merges: takes the larger quantity and keeps this cart's other values. */
const merged = { quantity: sql`greatest(${cartItem.quantity}, excluded.quantity)` }

const putLine = async (
  tx: Tx,
  cartId: string,
  line: LineToPut,
  ifThere: Record<string, SQL>,
): Promise<void> => {
  const { variantId, quantity, configuration, seenPriceCents, addedAt, replaced } = line
  await tx
    .insert(cartItem)
    .values({
      cartId,
      variantId,
      configurationKey: configurationKeyOf(configuration),
      configuration,
      quantity,
      seenPriceCents,
      ...(addedAt ? { addedAt } : {}),
      ...replaced,
    })
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.variantId, cartItem.configurationKey],
      set: ifThere,
    })
}

/** Adds pieces to the cart. The same variant with the same configuration is one line. */
export const addLine = (tx: Tx, cartId: string, line: LineToPut): Promise<void> =>
  putLine(tx, cartId, line, added)

/** Copies a line from another cart; idempotent. */
export const mergeLine = (tx: Tx, cartId: string, line: LineToPut): Promise<void> =>
  putLine(tx, cartId, line, merged)

/** Removes the oldest lines of a cart that has more than fit. */
export const removeSurplus = async (tx: Tx, cartId: string): Promise<void> => {
  const surplus = tx
    .select({ id: cartItem.id })
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(desc(cartItem.addedAt), desc(cartItem.id))
    .offset(maxLines)
  await tx.delete(cartItem).where(inArray(cartItem.id, surplus))
}
