import { desc, eq, inArray, isNull, lt, lte, or, and, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Shop } from '../../context.ts'
import { payment, refund, type PaymentRow } from '../../db/schema/buying/payment.ts'
import { statement } from '../../db/statement.ts'
import { isRefusal } from '../../refusal.ts'
import { findOrder } from '../record/queries.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

/** The number of concurrent requests to the provider. */
const atOnce = 8
const batch = 5 * atOnce
/** Longer than a batch without any answer takes, so that no other replica requests the same payments. */
const lease = sql`now() + interval '2 minutes'`
const retryAfter = sql`now() + interval '20 seconds'`

const age = sql`now() - ${payment.createdAt}`
/**
 * After a tenth of its age, so that many old payments do not delay a fresh one. Paid payments can be refunded
 * or charged back, so they are checked daily for 30 days after the last change, and hourly while a refund is
 * pending. Others are not checked.
 */
const nextCheck = sql`case
  when ${payment.state} in ('open', 'pending')
    then now() + least(greatest((${age}) * 0.1, interval '20 seconds'), interval '1 hour')
  when exists (select from ${refund} where ${refund.paymentId} = ${payment.id} and ${refund.state} = 'pending')
    then now() + interval '1 hour'
  when (${payment.state} = 'paid' or ${payment.strayCents} > 0) and ${payment.updatedAt} > now() - interval '30 days'
    then now() + interval '1 day'
  end`

/** Claims payments that are due, the newest first: their shoppers wait for the outcome. */
const claimStatement = statement((db) => {
  const due = db.$with('due').as(
    db
      .select({ id: payment.id })
      .from(payment)
      .where(
        and(
          lte(payment.nextCheckAt, sql`now()`),
          or(isNull(payment.claimedUntil), lt(payment.claimedUntil, sql`now()`)),
        ),
      )
      .orderBy(desc(payment.createdAt))
      .limit(batch)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(payment)
    .set({ claimedUntil: lease })
    .where(inArray(payment.id, db.select({ id: due.id }).from(due)))
    .returning()
    .prepare('claim payments')
})

/** @returns whether the provider answered */
const requestState = async (shop: Shop, claimed: PaymentRow): Promise<boolean> => {
  try {
    if (claimed.providerId !== null) {
      await settlePayment(shop, claimed)
      return true
    }
    const order = await findOrder(shop.db, claimed.orderId)
    return order !== null && !isRefusal(await startPayment(shop, order, claimed))
  } catch (error) {
    shop.log.warn({ err: error, payment: claimed.id }, 'a payment could not be reconciled')
    return false
  }
}

const check = async (shop: Shop, claimed: PaymentRow, stopping: AbortSignal): Promise<boolean> => {
  const isAnswered = !stopping.aborted && (await requestState(shop, claimed))
  // Without an answer it stays due, so that the metrics show for how long.
  await shop.db
    .update(payment)
    .set(isAnswered ? { nextCheckAt: nextCheck, claimedUntil: null } : { claimedUntil: retryAfter })
    .where(eq(payment.id, claimed.id))
  return isAnswered
}

/**
 * Requests the state of active payments, in case webhooks were lost, and the refunds and chargebacks of paid
 * ones. Creates payments at the provider that were stored just before the process died. Stops after a batch
 * without any answer, to reduce the load on a failing provider.
 */
export const reconcilePayments = async (shop: Shop, stopping: AbortSignal): Promise<void> => {
  const limit = pLimit(atOnce)
  for (;;) {
    const claimed = await claimStatement(shop.db).execute()
    const answers = await limit.map(claimed, (one) => check(shop, one, stopping))
    if (claimed.length < batch || !answers.includes(true)) return
  }
}
