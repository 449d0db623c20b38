import { eq, sql } from 'drizzle-orm'
import type { ShopperSession } from '../session/shopper-session.ts'
import { readLines } from '../cart/contents/contents.ts'
import { cartIsEmpty, findCart, lockCart } from '../cart/contents/queries.ts'
import type { Db, Tx } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { cartItem } from '../db/schema/buying/cart.ts'
import { checkout, type CheckoutRow } from '../db/schema/buying/checkout.ts'
import type { Refusal } from '../refusal.ts'
import { showCalendar } from '../delivery/closed-periods.ts'
import { isBankTransfer } from '../payment/methods.ts'
import { articleCentsOf, shippingCentsOf } from '../shipping/costs.ts'
import { parcelPromise } from '../shipping/delivery-promise.ts'
import { cheapestShippingMethod, offeredShippingMethods } from '../shipping/eligibility.ts'
import type { ShippingMethod } from '../shipping/methods.ts'
import type { Shop } from '../context.ts'
import { checkoutContextOf, methodMistakes, offerTo, type CheckoutContext } from './validate-methods.ts'

const checkoutStatement = statement((db) =>
  db
    .select()
    .from(checkout)
    .where(eq(checkout.cartId, sql.placeholder('cartId')))
    .prepare('checkout'),
)

export const findCheckout = async (db: Db | Tx, cartId: string): Promise<CheckoutRow | undefined> => {
  const [row] = await checkoutStatement(db).execute({ cartId })
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
  const context = checkoutContextOf(await readLines(db, cartId), row, await offerTo(db, shop, session))
  return { row, methodsComplete: Object.keys(methodMistakes(row, context)).length === 0 }
}

export const readCheckout = async (shop: Shop, session: ShopperSession | null): Promise<KnownCheckout> => {
  const cart = session && (await findCart(shop.db, session))
  return cart ? describeCheckout(shop.db, shop, session, cart.id) : { row: undefined, methodsComplete: false }
}

/** The lines of the shopper's cart, and the stored input of its checkout. */
const readKnown = async ({ db }: Pick<Shop, 'db'>, session: ShopperSession | null) => {
  const cart = session && (await findCart(db, session))
  return cart
    ? { lines: await readLines(db, cart.id), row: await findCheckout(db, cart.id) }
    : { lines: [], row: undefined }
}

/** The shopper's cart and addresses, which determine the available methods. Without a cart: an empty one. */
export const readCheckoutContext = async (
  shop: Shop,
  session: ShopperSession | null,
): Promise<CheckoutContext> => {
  const { lines, row } = await readKnown(shop, session)
  return checkoutContextOf(lines, row, await offerTo(shop.db, shop, session))
}

/** The shipping methods on offer, each with its price and the moment the articles in the cart arrive with it. */
export interface ShippingOffers {
  cheapest: ShippingMethod | undefined
  offers: { method: ShippingMethod; shippingCents: number; delivery: string }[]
}

/** The shipping methods on offer. Their days are those that cart and order promise after the choice. */
export const readShippingOffers = async (
  shop: Shop,
  session: ShopperSession | null,
): Promise<ShippingOffers> => {
  const { lines, row } = await readKnown(shop, session)
  const context = checkoutContextOf(lines, row, await offerTo(shop.db, shop, session))
  const calendar = await showCalendar(shop.db)
  const byTransfer = isBankTransfer(row?.paymentMethod ?? '')
  const articleCents = articleCentsOf(lines)
  return {
    cheapest: cheapestShippingMethod(context, articleCents),
    offers: offeredShippingMethods(context).map((method) => ({
      method,
      shippingCents: shippingCentsOf(method, articleCents),
      delivery: parcelPromise(lines, {
        calendar,
        country: context.parcelCountry,
        shippingMethods: context.shippingMethods,
        shippingMethod: method.code,
        byTransfer,
      }),
    })),
  }
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
