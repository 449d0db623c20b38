import { and, eq } from 'drizzle-orm'
import type { Cart } from 'shared-types/v1/cart'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../customer/shopper-session.ts'
import { cart as cartTable, cartItem } from '../db/schema/cart.ts'
import type { Refusal } from '../refusal.ts'
import { changeCart } from './change-cart.ts'
import { notInCart } from './change-item.ts'
import { lockCart } from './queries.ts'

export const removeItem = (
  shop: Shop,
  session: ShopperSession | null,
  lineId: number,
): Promise<Cart | Refusal> =>
  changeCart(shop.db, async (tx) => {
    const cart = session && (await lockCart(tx, session))
    if (!cart) return notInCart()
    const removed = await tx
      .delete(cartItem)
      .where(and(eq(cartItem.id, lineId), eq(cartItem.cartId, cart.id)))
      .returning({ id: cartItem.id })
    if (removed.length === 0) return notInCart()
    const updatedAt = new Date()
    await tx.update(cartTable).set({ updatedAt }).where(eq(cartTable.id, cart.id))
    return { ...cart, updatedAt }
  })
