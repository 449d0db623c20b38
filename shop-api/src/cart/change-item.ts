import { and, eq } from 'drizzle-orm'
import type { Cart } from 'shared-types/contracts/cart'
import type { ChangeItemRequest } from 'shared-types/contracts/provider/cart'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { cartItem } from '../db/schema/buying/cart.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { changeCart } from './change-cart.ts'
import { checkQuantity } from './contents/quantity.ts'
import { lockCart, readAvailability, updateCart } from './contents/queries.ts'

const notInCart = (): Refusal => refuse('not_found', 'Dit artikel staat niet in je winkelwagen.')

/** Changes the quantity of a line. A reduction is always allowed, even if the result exceeds the stock. */
export const changeItem = (
  shop: Shop,
  session: ShopperSession | null,
  { id, quantity }: ChangeItemRequest,
): Promise<Cart | Refusal> =>
  changeCart(shop.db, async (tx) => {
    const cart = session && (await lockCart(tx, session))
    if (!cart) return notInCart()
    const [line] = await tx
      .select()
      .from(cartItem)
      .where(and(eq(cartItem.id, id), eq(cartItem.cartId, cart.id)))
    if (!line) return notInCart()
    const found = await readAvailability(tx, cart.id, line.variantId, line.configurationKey)
    if (quantity > line.quantity) {
      const refusal = checkQuantity(quantity, found?.available ?? 0, line.quantity)
      if (refusal) return refusal
    }
    const seenPriceCents = found?.priceCents ?? line.seenPriceCents
    await tx.update(cartItem).set({ quantity, seenPriceCents }).where(eq(cartItem.id, line.id))
    return updateCart(tx, cart.id)
  })
