import { eq } from 'drizzle-orm'
import type { ShopperSession } from '../session/shopper-session.ts'
import { readLines } from '../cart/contents/contents.ts'
import { cartIsEmpty, findCart, lockCart } from '../cart/contents/queries.ts'
import type { Db, Tx } from '../db/client.ts'
import { cartItem } from '../db/schema/buying/cart.ts'
import { checkout, type CheckoutRow } from '../db/schema/buying/checkout.ts'
import type { Refusal } from '../refusal.ts'
import type { Shop } from '../context.ts'
import { checkoutContextOf, methodMistakes, offerTo, type CheckoutContext } from './validate-methods.ts'

export const findCheckout = async (db: Db | Tx, cartId: string): Promise<CheckoutRow | undefined> => {
  const [row] = await db.select().from(checkout).where(eq(checkout.cartId, cartId))
  return row
}

/** The stored checkout data, and whether available shipping and payment methods are chosen. */
export interface KnownCheckout {
  row: CheckoutRow | undefined
  methodsComplete: boolean
}

export const describeCheckout = async (
  db: Db | Tx,
  shop: Pick<Shop, 'config'>,
  session: ShopperSession | null,
  cartId: string,
): Promise<KnownCheckout> => {
  const row = await findCheckout(db, cartId)
  const context = checkoutContextOf(await readLines(db, cartId), row, offerTo(shop, session))
  return { row, methodsComplete: Object.keys(methodMistakes(row, context)).length === 0 }
}

export const readCheckout = async (shop: Shop, session: ShopperSession | null): Promise<KnownCheckout> => {
  const cart = session && (await findCart(shop.db, session))
  return cart ? describeCheckout(shop.db, shop, session, cart.id) : { row: undefined, methodsComplete: false }
}

/** The shopper's cart and addresses, which determine the available methods. Without a cart: an empty one. */
export const readCheckoutContext = async (
  shop: Shop,
  session: ShopperSession | null,
): Promise<CheckoutContext> => {
  const cart = session && (await findCart(shop.db, session))
  const lines = cart ? await readLines(shop.db, cart.id) : []
  const row = cart ? await findCheckout(shop.db, cart.id) : undefined
  return checkoutContextOf(lines, row, offerTo(shop, session))
}

/** Saves part of the checkout of the current cart, which must not be empty. */
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
