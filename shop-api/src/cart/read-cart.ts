import { eq, sql } from 'drizzle-orm'
import type { Cart } from 'shared-types/contracts/cart'
import type { ShopperSession } from '../session/shopper-session.ts'
import { parcelCountryOf } from '../shipping/delivery-promise.ts'
import { showShippingMethods } from '../shipping/methods.ts'
import type { Db } from '../db/client.ts'
import { showCalendar } from '../delivery/closed-periods.ts'
import { statement } from '../db/statement.ts'
import { cart as cartTable } from '../db/schema/buying/cart.ts'
import { category } from '../db/schema/products/catalog.ts'
import { checkout } from '../db/schema/buying/checkout.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { readContents } from './contents/contents.ts'
import { emptyCart, presentCart } from './present.ts'
import { findCart, type CartRow } from './contents/queries.ts'
import { isAdvertised } from '../promotion/vouchers.ts'
import { unusedVoucher } from './contents/voucher-queries.ts'

/** The chosen methods, and the advertised code for carts below its minimum: at most one at a time. */
const surroundings = statement((db) =>
  db
    .select({
      billingAddress: checkout.billingAddress,
      shippingAddress: checkout.shippingAddress,
      shippingMethod: checkout.shippingMethod,
      paymentMethod: checkout.paymentMethod,
      voucher,
      categoryTitle: category.title,
    })
    .from(cartTable)
    .leftJoin(checkout, eq(checkout.cartId, cartTable.id))
    .leftJoin(voucher, isAdvertised)
    .leftJoin(category, eq(category.id, voucher.categoryId))
    .where(eq(cartTable.id, sql.placeholder('cartId')))
    .orderBy(voucher.code)
    .prepare('cart surroundings'),
)

export const showCart = async (db: Db, cart: CartRow): Promise<Cart> => {
  const contents = await readContents(db, cart.id)
  const [around] = await surroundings(db).execute({ cartId: cart.id })
  return presentCart(cart, contents, {
    calendar: await showCalendar(db),
    country: parcelCountryOf(around),
    shippingMethods: await showShippingMethods(db),
    shippingMethod: around?.shippingMethod ?? null,
    paymentMethod: around?.paymentMethod ?? null,
    advertised: around?.voucher ? unusedVoucher(around.voucher, around.categoryTitle) : null,
  })
}

export const readCart = async (db: Db, session: ShopperSession | null): Promise<Cart> => {
  const cart = session && (await findCart(db, session))
  return cart ? showCart(db, cart) : emptyCart
}
