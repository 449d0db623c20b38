import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { cart, cartItem } from '../db/schema/cart.ts'
import { orderLine } from '../db/schema/order.ts'

/**
 * Ends a cart whose order is paid, or will be by a transfer that takes days; once. What was put in it after the order was placed was not bought:
 * it goes on in a new cart. The caller holds the lock on the cart.
 */
export const closeCart = async (tx: Tx, cartId: string, orderId: string): Promise<void> => {
  const [closed] = await tx
    .update(cart)
    .set({ orderedAt: new Date() })
    .where(and(eq(cart.id, cartId), isNull(cart.orderedAt)))
    .returning({ sessionTokenHash: cart.sessionTokenHash, customerId: cart.customerId })
  const inCart = await tx.select().from(cartItem).where(eq(cartItem.cartId, cartId))
  const bought = await tx
    .select({ variantId: orderLine.variantId, quantity: orderLine.quantity })
    .from(orderLine)
    // Gifts were never in the cart.
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.gift, false)))
  const boughtOf = new Map(bought.map((line) => [line.variantId, line.quantity]))
  const left = inCart
    .map(({ variantId, quantity, addedAt }) => ({
      variantId,
      addedAt,
      quantity: quantity - (boughtOf.get(variantId) ?? 0),
    }))
    .filter((line) => line.quantity > 0)
  const isReachable = closed !== undefined && (closed.sessionTokenHash !== null || closed.customerId !== null)
  if (!isReachable || left.length === 0) return
  const [next] = await tx.insert(cart).values(closed).returning({ id: cart.id })
  if (next)
    await tx
      .insert(cartItem)
      .values(
        left.map(({ variantId, quantity, addedAt }) => ({ cartId: next.id, variantId, quantity, addedAt })),
      )
}
