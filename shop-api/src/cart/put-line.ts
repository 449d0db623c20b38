import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { cartItem, type StoredConfiguration } from '../db/schema/cart.ts'
import { configurationKeyOf } from './line-key.ts'

export interface LineToPut {
  variantId: number
  quantity: number
  /** Null for what is sold as it is. */
  configuration: StoredConfiguration | null
  seenPriceCents: number | null
  addedAt?: Date
}

/** Chosen now: on top of what the cart holds, at the price that was seen now. */
const added = {
  quantity: sql`${cartItem.quantity} + excluded.quantity`,
  configuration: sql`excluded.configuration`,
  seenPriceCents: sql`excluded.seen_price_cents`,
}

/** Chosen before, in another cart: the larger of both quantities, and what this cart knows of the line. */
const merged = { quantity: sql`greatest(${cartItem.quantity}, excluded.quantity)` }

const putLine = async (
  tx: Tx,
  cartId: string,
  line: LineToPut,
  ifThere: Record<string, SQL>,
): Promise<void> => {
  const { variantId, quantity, configuration, seenPriceCents, addedAt } = line
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
    })
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.variantId, cartItem.configurationKey],
      set: ifThere,
    })
}

/** Adds pieces to the cart. The same article with the same choices is one line. */
export const addLine = (tx: Tx, cartId: string, line: LineToPut): Promise<void> =>
  putLine(tx, cartId, line, added)

/** Brings a line of another cart over: twice is as good as once. */
export const mergeLine = (tx: Tx, cartId: string, line: LineToPut): Promise<void> =>
  putLine(tx, cartId, line, merged)
