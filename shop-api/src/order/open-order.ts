import { acceptedOf } from '../config.ts'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { isOrderToken } from './record/order-link.ts'
import { findOrder } from './record/queries.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'

export interface OrderKey {
  session: ShopperSession | null
  token: string | undefined
}

/** The same response for an unknown order and for another shopper's order. */
const unknownOrder = (): Refusal => refuse('not_found', 'Deze bestelling kunnen we niet vinden.')

/** The order, for the session that placed it or with a valid link. */
export const openOrder = async (
  shop: Shop,
  orderId: string,
  { session, token }: OrderKey,
): Promise<OrderRow | Refusal> => {
  const order = await findOrder(shop.db, orderId)
  if (!order) return unknownOrder()
  // A guest order stays accessible to its session, also after it is added to an account. An order of a
  // logged-in customer has no session: it is accessible in all the customer's browsers, but not after logout.
  const placedIt =
    session !== null &&
    (order.sessionTokenHash === session.tokenHash ||
      (order.customerId !== null && order.customerId === session.customerId))
  const hasLink = token !== undefined && isOrderToken(acceptedOf(shop.config, 'tokenSecret'), order, token)
  return placedIt || hasLink ? order : unknownOrder()
}
