import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import { articleName } from 'shared-types/variant-name'
import type { RestoreCartRequest, RestoredCart } from 'shared-types/contracts/cart'
import { acceptedOf } from '../config.ts'
import type { Shop } from '../context.ts'
import { transactFor, type Visit } from '../session/visit.ts'
import type { Tx } from '../db/client.ts'
import { cart as cartTable, cartItem } from '../db/schema/buying/cart.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { readCartLinkId } from './cart-link.ts'
import { mergeLine } from './put-line.ts'
import { chooseCode } from './choose-code.ts'
import { ensureCart, mostInLine, readAvailability, type CartRow } from './contents/queries.ts'
import { showCart } from './read-cart.ts'

const notFound = (): Refusal =>
  refuse(
    'not_found',
    'Deze winkelwagen is er niet meer. Misschien is hij al besteld, of is de link verlopen.',
  )

/**
 * Takes the larger quantity of each line, limited by stock and by the room in the cart, so that a second opening adds
 * nothing.
 * @returns the names of the articles that do not fit completely
 */
const mergeLines = async (tx: Tx, from: CartRow, into: CartRow): Promise<string[]> => {
  const lines = await tx
    .select({ ...getTableColumns(cartItem), title: product.title, name: variant.title })
    .from(cartItem)
    .innerJoin(variant, eq(variant.id, cartItem.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(cartItem.cartId, from.id))
    .orderBy(cartItem.id)
  const missing: string[] = []
  for (const { title, name, ...line } of lines) {
    const { variantId, quantity, configurationKey } = line
    const found = await readAvailability(tx, into.id, variantId, configurationKey)
    const inCart = found?.inCart ?? 0
    const wanted = Math.min(quantity, mostInLine(found))
    if (Math.max(wanted, inCart) < quantity) missing.push(articleName(title, name))
    if (wanted > inCart) await mergeLine(tx, into.id, { ...line, quantity: wanted })
  }
  return missing
}

const copyCart = (shop: Shop, visit: Visit, { id }: RestoreCartRequest) =>
  transactFor(shop.db, visit, async (tx, session) => {
    const fromId = readCartLinkId(acceptedOf(shop.config, 'tokenSecret'), id)
    if (fromId === null) return notFound()
    const cart = await ensureCart(tx, session)
    const [from] = await tx
      .select()
      .from(cartTable)
      .where(and(eq(cartTable.id, fromId), isNull(cartTable.orderedAt)))
    if (!from) return notFound()
    if (from.id === cart.id) return { cart, missing: [] }
    const missing = await mergeLines(tx, from, cart)
    return { cart: { ...cart, ...(await chooseCode(tx, cart.id, [cart, from])) }, missing }
  })

/**
 * Copies the articles of the cart behind a signed link into the visitor's cart, on any device. Only the
 * articles and the code: checkout data stays in the session that entered it.
 */
export const restoreCart = async (
  shop: Shop,
  visit: Visit,
  request: RestoreCartRequest,
): Promise<RestoredCart | Refusal> => {
  const copied = await copyCart(shop, visit, request)
  if (isRefusal(copied)) return copied
  return { ...(await showCart(shop.db, copied.cart)), missing: copied.missing }
}
