import type { Shop } from '../context.ts'
import { settlePayment } from './settlement/settle-payment.ts'
import type { PlacedOrder } from './place-order.ts'
import { findOrder, findCurrentPayment } from './record/queries.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'
import { isActivePayment } from '../payment/states.ts'

/**
 * The current state of the order. The shopper may return from the bank before the webhook arrives, so the
 * state of an active payment is requested from the provider. If the provider does not answer, the stored
 * state is returned.
 */
export const refreshOrder = async (shop: Shop, order: OrderRow): Promise<PlacedOrder> => {
  const payment = await findCurrentPayment(shop.db, order.id)
  if (!isActivePayment(payment.state)) return { order, payment }
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
    payment: await findCurrentPayment(shop.db, order.id),
  }
}
