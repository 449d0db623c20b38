import { eq } from 'drizzle-orm'
import type { Cart } from 'shared-types/v1/cart'
import type { ShopperSession } from '../customer/shopper-session.ts'
import type { Db, Tx } from '../db/client.ts'
import { checkout } from '../db/schema/checkout.ts'
import { readContents } from './contents.ts'
import { emptyCart, presentCart } from './present.ts'
import { findCart, type CartRow } from './queries.ts'
import { readAdvertisedVoucher } from './voucher-queries.ts'

/** The whole cart as the shopper sees it. */
export const showCart = async (db: Db | Tx, cart: CartRow): Promise<Cart> => {
  const contents = await readContents(db, cart.id)
  const [chosen] = await db
    .select({ shippingMethod: checkout.shippingMethod, paymentMethod: checkout.paymentMethod })
    .from(checkout)
    .where(eq(checkout.cartId, cart.id))
  const advertised = await readAdvertisedVoucher(db)
  return presentCart(cart, contents, {
    shippingMethod: chosen?.shippingMethod ?? null,
    paymentMethod: chosen?.paymentMethod ?? null,
    advertised,
  })
}

export const readCart = async (db: Db, session: ShopperSession | null): Promise<Cart> => {
  const cart = session && (await findCart(db, session))
  return cart ? showCart(db, cart) : emptyCart
}
