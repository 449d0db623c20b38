import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PaymentUrl } from 'shared-types/contracts/checkout'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Shop } from '../../context.ts'
import { payment, type PaymentRow } from '../../db/schema/buying/payment.ts'
import { isBankTransfer } from '../../payment/methods.ts'
import { orderStatusUrl } from '../record/order-link.ts'
import { readOrderLines } from '../record/queries.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { refuse, type Refusal } from '../../refusal.ts'

const payOtherwise =
  'Betalen met deze betaalmethode lukt niet voor deze bestelling. Je bestelling is bewaard. Kies een andere betaalmethode, of controleer je gegevens.'

/**
 * Creates the payment at the provider and returns its page. This happens after the commit that stored the
 * payment, with the payment's id as idempotency key. If the process dies in between, the next call (from the
 * shopper or the reconciliation) repeats the request and gets the same page. A payment that the provider refuses for
 * good has failed, so that the order can be paid by another one.
 */
export const startPayment = async (
  shop: Shop,
  order: OrderRow,
  opened: PaymentRow,
): Promise<PaymentUrl | Refusal> => {
  const answer = (url: string): PaymentUrl => ({ orderId: order.id, orderNumber: order.number, url })
  if (opened.url) return answer(opened.url)
  const isStored = and(eq(payment.id, opened.id), isNull(payment.providerId))
  try {
    const created = await shop.payments.create({
      idempotencyKey: opened.id,
      amountCents: opened.amountCents,
      method: opened.method,
      order,
      lines: await readOrderLines(shop.db, order.id),
      redirectUrl: orderStatusUrl(shop.config, order),
      webhookUrl: shop.config.shopUrl + pathOf(v1.paymentWebhook, { provider: opened.provider }),
    })
    if ('refused' in created) {
      const { method } = opened
      shop.log.error(
        { payment: opened.id, method, reason: created.refused },
        'the payment provider refused a payment',
      )
      const failed = await shop.db
        .update(payment)
        .set({ state: 'failed', updatedAt: sql`now()` })
        .where(and(isStored, eq(payment.state, 'open')))
        .returning({ id: payment.id })
      if (failed.length > 0) shop.metrics.payments.inc({ method, outcome: 'failed' })
      return refuse('validation_failed', payOtherwise)
    }
    const firstCheck = isBankTransfer(opened.method) ? sql`interval '1 hour'` : sql`interval '20 seconds'`
    await shop.db
      .update(payment)
      // Also if the order ended meanwhile: its page can still be paid.
      .set({ ...created, nextCheckAt: sql`now() + ${firstCheck}`, updatedAt: sql`now()` })
      .where(isStored)
    return answer(created.url)
  } catch (error) {
    shop.log.error({ err: error, payment: opened.id }, 'the payment provider did not start a payment')
    return refuse(
      'payment_provider_failed',
      'Betalen lukt op dit moment niet. Je bestelling is bewaard; probeer het zo nog eens.',
    )
  }
}
