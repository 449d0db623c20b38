import { eq } from 'drizzle-orm'
import type { ShopperSession } from '../customer/shopper-session.ts'
import { findCart, lockCart } from '../cart/queries.ts'
import type { Db, Tx } from '../db/client.ts'
import { cartItem } from '../db/schema/cart.ts'
import { checkout } from '../db/schema/checkout.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { CheckoutRow } from './present.ts'

export const cartIsEmpty = (): Refusal => refuse('cart_empty', 'Je winkelwagen is leeg.')

export const findCheckout = async (db: Db | Tx, cartId: string): Promise<CheckoutRow | undefined> => {
  const [row] = await db.select().from(checkout).where(eq(checkout.cartId, cartId))
  return row
}

export const readCheckout = async (
  db: Db,
  session: ShopperSession | null,
): Promise<CheckoutRow | undefined> => {
  const cart = session && (await findCart(db, session))
  return cart ? findCheckout(db, cart.id) : undefined
}

/** Stores part of the checkout of the cart in use, which must have something in it. */
export const saveCheckout = async (
  tx: Tx,
  session: ShopperSession | null,
  part: Partial<Omit<CheckoutRow, 'cartId' | 'updatedAt'>>,
): Promise<CheckoutRow | Refusal> => {
  const cart = session && (await lockCart(tx, session))
  if (!cart || (await tx.$count(cartItem, eq(cartItem.cartId, cart.id))) === 0) return cartIsEmpty()
  const changes = { ...part, updatedAt: new Date() }
  const [saved] = await tx
    .insert(checkout)
    .values({ cartId: cart.id, ...changes })
    .onConflictDoUpdate({ target: checkout.cartId, set: changes })
    .returning()
  if (!saved) throw new Error('the checkout was not stored')
  return saved
}
