import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { isOrderToken } from './order-link.ts'
import { findOrder } from './queries.ts'
import type { OrderRow } from '../db/schema/order.ts'

export interface OrderKey {
  session: ShopperSession | null
  token: string | undefined
}

/** One answer for an order that does not exist and one that is not yours. */
const unknownOrder = (): Refusal => refuse('not_found', 'Deze bestelling kunnen we niet vinden.')

/** The order, for the session that placed it or who has its link. */
export const openOrder = async (
  shop: Shop,
  orderId: string,
  { session, token }: OrderKey,
): Promise<OrderRow | Refusal> => {
  const order = await findOrder(shop.db, orderId)
  if (!order) return unknownOrder()
  // What was ordered as a guest stays that session's, also when it joins an account. What was ordered while logged in
  // has no session: it is the customer's in any browser, and nobody's after logging out.
  const placedIt =
    session !== null &&
    (order.sessionTokenHash === session.tokenHash ||
      (order.customerId !== null && order.customerId === session.customerId))
  const hasLink = token !== undefined && isOrderToken(shop.config.tokenSecret, order.id, token)
  return placedIt || hasLink ? order : unknownOrder()
}
