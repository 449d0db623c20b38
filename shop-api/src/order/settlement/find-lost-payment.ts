import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { payment, type PaymentRow } from '../../db/schema/buying/payment.ts'

/**
 * A paid payment of which the shop never got the id, because the answer to its creation was lost. Its shopper can pay it
 * all the same: Mollie mails the details of a transfer. Found by the key that the provider stores with it, and it gets its id.
 */
export const findLostPayment = async (shop: Shop, providerId: string): Promise<PaymentRow | null> => {
  const { name } = shop.payments
  const hasNoId = and(eq(payment.provider, name), isNull(payment.providerId))
  // Anyone can send an id, so the provider is asked only while an answer is missing. A refused payment does not exist.
  const isAwaited = and(
    hasNoId,
    ne(payment.state, 'failed'),
    gt(payment.createdAt, sql`now() - interval '30 days'`),
  )
  if ((await shop.db.$count(payment, isAwaited)) === 0) return null
  const reported = await shop.payments.status(providerId)
  // An open one is left to the next request with its key, whose answer has its page too.
  if (!reported?.key || reported.state !== 'paid') return null
  const [found] = await shop.db
    .update(payment)
    .set({ providerId, nextCheckAt: sql`now() + interval '20 seconds'` })
    .where(and(hasNoId, sql`${payment.id}::text = ${reported.key}`))
    .returning()
  if (!found) return null
  shop.log.warn({ payment: found.id }, 'a payment of which the answer was lost has been paid')
  return found
}
