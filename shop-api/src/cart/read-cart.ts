import { eq } from 'drizzle-orm'
import type { Cart } from 'shared-types/v1/cart'
import type { ShopperSession } from '../customer/shopper-session.ts'
import type { Db, Tx } from '../db/client.ts'
import { checkout } from '../db/schema/checkout.ts'
import { emptyCart, presentCart } from './present.ts'
import { findCart, readLines, type CartRow } from './queries.ts'

/** The whole cart as the shopper sees it. */
export const showCart = async (db: Db | Tx, cart: CartRow): Promise<Cart> => {
  const lines = await readLines(db, cart.id)
  const [chosen] = await db
    .select({ shippingMethod: checkout.shippingMethod, paymentMethod: checkout.paymentMethod })
    .from(checkout)
    .where(eq(checkout.cartId, cart.id))
  return presentCart(cart, lines, chosen ?? { shippingMethod: null, paymentMethod: null })
}

export const readCart = async (db: Db, session: ShopperSession | null): Promise<Cart> => {
  const cart = session && (await findCart(db, session))
  return cart ? showCart(db, cart) : emptyCart
}
