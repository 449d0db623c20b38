import { articleName } from 'shared-types/variant-name'
import type { Reorder } from 'shared-types/contracts/order'
import { addLine, mergeLine } from '../cart/put-line.ts'
import { ensureCart, mostInLine, readAvailability } from '../cart/contents/queries.ts'
import { showCart } from '../cart/read-cart.ts'
import type { Shop } from '../context.ts'
import { transactFor, type Visit } from '../session/visit.ts'
import type { StoredConfiguration } from '../db/schema/buying/cart.ts'
import type { BoughtConfiguration, OrderRow } from '../db/schema/buying/order.ts'
import { readOrderLines } from './record/queries.ts'

/** Without the names and prices of that order, which are looked up again. */
const asStored = ({
  boxconfigId,
  boxconfig,
  summary,
  imageUrl,
}: BoughtConfiguration): StoredConfiguration => ({ boxconfigId, boxconfig, summary, imageUrl })

const bringBack = (shop: Shop, visit: Visit, order: OrderRow) =>
  transactFor(shop.db, visit, async (tx, session) => {
    const cart = await ensureCart(tx, session)
    // That of an unpaid or cancelled order still has its articles.
    const isOwnCart = order.cartId === cart.id
    const missing: string[] = []
    for (const line of await readOrderLines(tx, order.id)) {
      // Gifts are added automatically with their article.
      if (line.gift) continue
      const { variantId, configurationKey } = line
      const found = await readAvailability(tx, cart.id, variantId, configurationKey)
      const room = mostInLine(found) - (isOwnCart ? 0 : (found?.inCart ?? 0))
      const quantity = Math.min(line.quantity, Math.max(0, room))
      if (quantity < line.quantity) missing.push(articleName(line.productTitle, line.name))
      if (quantity === 0) continue
      await (isOwnCart ? mergeLine : addLine)(tx, cart.id, {
        variantId,
        configuration: line.configuration && asStored(line.configuration),
        quantity,
        seenPriceCents: found?.priceCents ?? null,
      })
    }
    return { cart, missing }
  })

/**
 * Adds the articles of an order to the cart again, as far as they are in stock and fit, at current prices. In the cart
 * of the order itself each line gets the larger quantity.
 */
export const reorder = async (shop: Shop, visit: Visit, order: OrderRow): Promise<Reorder> => {
  const { cart, missing } = await bringBack(shop, visit, order)
  return { cart: await showCart(shop.db, cart), missing }
}
