import type { AddItemRequest, Cart } from 'shared-types/contracts/cart'
import type { Shop } from '../context.ts'
import type { Visit } from '../session/visit.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { fillCart } from './change-cart.ts'
import { addLine } from './put-line.ts'
import { cartIsFull, checkQuantity } from './contents/quantity.ts'
import { ensureCart, readAvailability } from './contents/queries.ts'

/** Adds pieces of a variant to the quantity that the cart already has. */
export const addItem = (
  shop: Shop,
  visit: Visit,
  { itemId: variantId, quantity, shownPrice }: AddItemRequest,
): Promise<Cart | Refusal> =>
  fillCart(shop.db, visit, async (tx, session) => {
    const cart = await ensureCart(tx, session)
    const found = await readAvailability(tx, cart.id, variantId)
    if (!found) return refuse('not_found', 'Dit artikel bestaat niet of wordt niet meer verkocht.')
    if (found.isConfigurable) return refuse('configuration_incomplete', 'Stel dit bed eerst samen.')
    if (found.isFull) return cartIsFull()
    const refusal = checkQuantity(found.inCart + quantity, found.available, found.inCart)
    if (refusal) return refusal
    const seenPriceCents = shownPrice ?? found.priceCents
    await addLine(tx, cart.id, { variantId, quantity, configuration: null, seenPriceCents })
    return cart
  })
