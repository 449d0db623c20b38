import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { order } from '../../db/schema/buying/order.ts'
import { payment } from '../../db/schema/buying/payment.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

/** The minimum time between two requests about the same payment. */
const quietMs = 20_000

/**
 * Requests the state of active payments, in case webhooks were lost. Creates payments at the provider that
 * were stored just before the process died.
 */
export const reconcilePayments = async (shop: Shop): Promise<void> => {
  const inPlay = await shop.db
    .select({ payment, order })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(
      and(inArray(payment.state, ['open', 'pending']), lt(payment.updatedAt, new Date(Date.now() - quietMs))),
    )
    .orderBy(asc(payment.updatedAt))
    .limit(100)
  for (const waiting of inPlay) {
    try {
      if (waiting.payment.providerId === null) await startPayment(shop, waiting.order, waiting.payment)
      else await settlePayment(shop, waiting.payment)
    } catch (error) {
      shop.log.warn({ err: error, payment: waiting.payment.id }, 'a payment could not be reconciled')
    }
    await shop.db.update(payment).set({ updatedAt: new Date() }).where(eq(payment.id, waiting.payment.id))
  }
}
