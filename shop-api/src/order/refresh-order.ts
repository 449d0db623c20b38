import type { Shop } from '../context.ts'
import { settlePayment } from './settle-payment.ts'
import type { PlacedOrder } from './place-order.ts'
import { findOrder, findTellingPayment } from './queries.ts'
import type { OrderRow } from '../db/schema/order.ts'
import { isInPlay } from '../payment/states.ts'

/**
 * How the order stands now. The shopper may be back from the bank before the webhook, or instead of
 * it: while the payment is in play the provider is asked. If it does not answer, what we know stands.
 */
export const refreshOrder = async (shop: Shop, order: OrderRow): Promise<PlacedOrder> => {
  const payment = await findTellingPayment(shop.db, order.id)
  if (!isInPlay(payment.state)) return { order, payment }
  try {
    await settlePayment(shop, payment)
  } catch (error) {
    shop.log.warn(
      { err: error, payment: payment.id },
      'the payment provider did not say how a payment stands',
    )
  }
  return {
    order: (await findOrder(shop.db, order.id)) ?? order,
    payment: await findTellingPayment(shop.db, order.id),
  }
}
