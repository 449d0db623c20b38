import { and, eq } from 'drizzle-orm'
import type { Cart } from 'shared-types/contracts/cart'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { cartItem } from '../db/schema/buying/cart.ts'
import { transact } from '../db/transact.ts'
import { emptyCart } from './present.ts'
import { lockCart, updateCart, type CartRow } from './contents/queries.ts'
import { showCart } from './read-cart.ts'

/** Removes a line from the cart. Idempotent: a missing line counts as removed. */
export const removeItem = async (
  { db }: Pick<Shop, 'db'>,
  session: ShopperSession | null,
  lineId: number,
): Promise<Cart> => {
  const changed = await transact(db, async (tx): Promise<CartRow | null> => {
    const cart = session && (await lockCart(tx, session))
    if (!cart) return null
    const removed = await tx
      .delete(cartItem)
      .where(and(eq(cartItem.id, lineId), eq(cartItem.cartId, cart.id)))
      .returning({ id: cartItem.id })
    return removed.length === 0 ? cart : updateCart(tx, cart.id)
  })
  return changed ? showCart(db, changed) : emptyCart
}
