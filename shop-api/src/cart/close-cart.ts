import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { cart, cartItem } from '../db/schema/buying/cart.ts'
import { orderLine } from '../db/schema/buying/order.ts'
import { lineKeyOf } from './contents/line-key.ts'
import { addLine, type LineToPut } from './put-line.ts'

/** The lines, or parts of lines, that are in the cart but not in this order. */
const notBought = async (tx: Tx, cartId: string, orderId: string): Promise<LineToPut[]> => {
  const inCart = await tx.select().from(cartItem).where(eq(cartItem.cartId, cartId))
  const bought = await tx
    .select()
    .from(orderLine)
    // Gifts are not stored in the cart.
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.gift, false)))
  const boughtOf = new Map(bought.map((line) => [lineKeyOf(line), line.quantity]))
  return inCart.flatMap((line) => {
    const quantity = line.quantity - (boughtOf.get(lineKeyOf(line)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/**
 * Closes a cart when its order is paid, or is to be paid by a transfer that takes days. This happens once.
 * Lines added after the order was placed move to a new cart. The caller holds the lock on the cart and, taken
 * before it, on the cart's session.
 */
export const closeCart = async (tx: Tx, cartId: string, orderId: string): Promise<void> => {
  const [closed] = await tx
    .update(cart)
    .set({ orderedAt: new Date() })
    .where(and(eq(cart.id, cartId), isNull(cart.orderedAt)))
    .returning({ sessionTokenHash: cart.sessionTokenHash, customerId: cart.customerId })
  const isReachable = closed && (closed.sessionTokenHash !== null || closed.customerId !== null)
  if (!isReachable) return
  const left = await notBought(tx, cartId, orderId)
  if (left.length === 0) return
  const [next] = await tx.insert(cart).values(closed).returning({ id: cart.id })
  if (!next) throw new Error('the next cart was not made')
  for (const line of left) await addLine(tx, next.id, line)
}
