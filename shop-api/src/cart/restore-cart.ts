import { and, eq, isNull } from 'drizzle-orm'
import type { Cart, RestoreCartRequest } from 'shared-types/contracts/cart'
import { maxLineQuantity } from 'shared-types/limits'
import { acceptedOf } from '../config.ts'
import type { Shop } from '../context.ts'
import type { Visit } from '../session/visit.ts'
import type { Tx } from '../db/client.ts'
import { cart as cartTable, cartItem } from '../db/schema/buying/cart.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { fillCart } from './change-cart.ts'
import { readCartLinkId } from './cart-link.ts'
import { mergeLine } from './put-line.ts'
import { ensureCart, readAvailability, type CartRow } from './contents/queries.ts'

const notFound = (): Refusal =>
  refuse(
    'not_found',
    'Deze winkelwagen is er niet meer. Misschien is hij al besteld, of is de link verlopen.',
  )

/** Takes the larger quantity of each line, limited by stock and by the room in the cart, so that a second opening adds nothing. */
const mergeLines = async (tx: Tx, from: CartRow, into: CartRow): Promise<void> => {
  const lines = await tx.select().from(cartItem).where(eq(cartItem.cartId, from.id)).orderBy(cartItem.id)
  for (const line of lines) {
    const { variantId, quantity, configurationKey } = line
    const found = await readAvailability(tx, into.id, variantId, configurationKey)
    const wanted = Math.min(quantity, found?.available ?? 0, maxLineQuantity)
    if (!found || found.isFull || wanted <= found.inCart) continue
    await mergeLine(tx, into.id, { ...line, quantity: wanted })
  }
}

/**
 * Copies the articles of the cart behind a signed link into the visitor's cart, on any device. Only the
 * articles and the code: checkout data stays in the session that entered it.
 */
export const restoreCart = (shop: Shop, visit: Visit, { id }: RestoreCartRequest): Promise<Cart | Refusal> =>
  fillCart(shop.db, visit, async (tx, session) => {
    const fromId = readCartLinkId(acceptedOf(shop.config, 'tokenSecret'), id)
    if (fromId === null) return notFound()
    const cart = await ensureCart(tx, session)
    const [from] = await tx
      .select()
      .from(cartTable)
      .where(and(eq(cartTable.id, fromId), isNull(cartTable.orderedAt)))
    if (!from) return notFound()
    if (from.id === cart.id) return cart
    await mergeLines(tx, from, cart)
    const changes = { voucherCode: cart.voucherCode ?? from.voucherCode, updatedAt: new Date() }
    await tx.update(cartTable).set(changes).where(eq(cartTable.id, cart.id))
    return { ...cart, ...changes }
  })
