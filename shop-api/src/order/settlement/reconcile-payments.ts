import { desc, eq, inArray, isNull, lt, lte, or, and, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Shop } from '../../context.ts'
import { order as orderTable } from '../../db/schema/buying/order.ts'
import { payment, refund, type PaymentRow } from '../../db/schema/buying/payment.ts'
import { statement } from '../../db/statement.ts'
import { idAt } from '../../payment-provider.ts'
import { isPayable } from '../state/states.ts'
import { isActivePayment } from '../../payment/states.ts'
import { isRefusal } from '../../refusal.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

/** The number of concurrent requests to the provider. */
const atOnce = 8
const batch = 5 * atOnce
/** Longer than a batch without any answer takes, so that no other replica requests the same payments. */
const lease = sql`now() + interval '2 minutes'`
const retryAfter = sql`now() + interval '20 seconds'`

interface Answer {
  /** Whether the payment can still be paid at the provider. */
  isActive: boolean
}

const age = sql`now() - ${payment.createdAt}`
/**
 * After a tenth of its age, so that many old payments do not delay a fresh one. A payment that another method has
 * replaced can still be paid, so it is checked the same way for 14 days, unless it has ended at the provider. Paid
 * payments can be refunded or charged back, so they are checked daily for 30 days after the last change, and hourly while
 * a refund is pending. Others are not checked.
 */
const nextCheck = ({ isActive }: Answer) => sql`case
  when ${payment.state} in ('open', 'pending')
    or ${isActive}::boolean and ${payment.state} in ('cancelled', 'expired') and ${age} < interval '14 days'
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
          // A shop that was tried out with the test provider has payments that no other provider knows.
          eq(payment.provider, sql.placeholder('provider')),
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

/** Creates a stored payment at the provider. It expires instead if its order has ended, or another method replaced it. */
const createStored = async (shop: Shop, id: string): Promise<Answer | null> => {
  // Read again, because the shopper may have paid or cancelled since the claim.
  const [stored] = await shop.db
    .select({ order: orderTable, current: payment })
    .from(payment)
    .innerJoin(orderTable, eq(orderTable.id, payment.orderId))
    .where(eq(payment.id, id))
  if (!stored) return null
  const { order, current } = stored
  if (isPayable(order.state) && isActivePayment(current.state)) {
    const started = await startPayment(shop, order, current)
    if (!isRefusal(started)) return { isActive: true }
    return started.refused === 'payment_provider_failed' ? null : { isActive: false }
  }
  await shop.db
    .update(payment)
    .set({ state: 'expired', updatedAt: sql`now()` })
    .where(and(eq(payment.id, id), eq(payment.state, 'open'), isNull(payment.providerId)))
  return { isActive: current.providerId !== null }
}

/** @returns null if the provider did not answer */
const requestState = async (shop: Shop, claimed: PaymentRow): Promise<Answer | null> => {
  try {
    if (claimed.providerId === null) return await createStored(shop, claimed.id)
    const state = await settlePayment(shop, claimed)
    // The key of the provider may be a wrong one for a while.
    const isUnknown = state === null && idAt(shop.payments, claimed) !== null
    if (isUnknown && isActivePayment(claimed.state)) return null
    return { isActive: state !== null && isActivePayment(state) }
  } catch (error) {
    shop.log.warn({ err: error, payment: claimed.id }, 'a payment could not be reconciled')
    return null
  }
}

const check = async (shop: Shop, claimed: PaymentRow, stopping: AbortSignal): Promise<boolean> => {
  const answer = stopping.aborted ? null : await requestState(shop, claimed)
  // Without an answer it stays due, so that the metrics show for how long.
  await shop.db
    .update(payment)
    .set(answer ? { nextCheckAt: nextCheck(answer), claimedUntil: null } : { claimedUntil: retryAfter })
    .where(eq(payment.id, claimed.id))
  return answer !== null
}

/**
 * Requests the state of active payments, in case webhooks were lost, and the refunds and chargebacks of paid
 * ones. Creates payments at the provider that were stored just before the process died. Stops after a batch
 * without any answer, to reduce the load on a failing provider.
 */
export const reconcilePayments = async (shop: Shop, stopping: AbortSignal): Promise<void> => {
  const limit = pLimit(atOnce)
  for (;;) {
    const claimed = await claimStatement(shop.db).execute({ provider: shop.payments.name })
    const answers = await limit.map(claimed, (one) => check(shop, one, stopping))
    if (claimed.length < batch || !answers.includes(true)) return
  }
}
