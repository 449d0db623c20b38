import { and, asc, eq, lt, notExists } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { order } from '../db/schema/order.ts'
import { payment } from '../db/schema/payment.ts'
import { cancelOrder } from './cancel-order.ts'
import { refreshOrder } from './refresh-order.ts'

/**
 * Cancels the orders that waited longer for their money than `orderPaymentMinutes`. The provider is
 * asked once more before; a payment that the bank is at work on (a transfer takes days) is waited for.
 */
export const cancelUnpaidOrders = async (shop: Shop): Promise<void> => {
  const oldest = new Date(Date.now() - shop.config.orderPaymentMinutes * 60_000)
  const unpaid = await shop.db
    .select()
    .from(order)
    .where(
      and(
        eq(order.state, 'pending_payment'),
        lt(order.createdAt, oldest),
        notExists(
          shop.db
            .select({ id: payment.id })
            .from(payment)
            .where(and(eq(payment.orderId, order.id), eq(payment.state, 'pending'))),
        ),
      ),
    )
    .orderBy(asc(order.createdAt))
    .limit(100)
  for (const late of unpaid) {
    await refreshOrder(shop, late)
    if (await cancelOrder(shop, late.id)) {
      shop.log.info({ order: late.number }, 'an unpaid order was cancelled, its stock given back')
    }
  }
}
