import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { payment, refund, type PaymentRow, type RefundRow } from '../../db/schema/buying/payment.ts'
import { idAt } from '../../payment-provider.ts'
import { statement } from '../../db/statement.ts'
import { transact } from '../../db/transact.ts'
import { findOrder, lockOrder } from '../record/queries.ts'
import { acceptRefund, failRefund, isUnanswered, releasePayment } from '../record/refund-outcome.ts'
import { settlePayment } from '../settlement/settle-payment.ts'

const batch = 20

/** After a tenth of its age, at least 20 seconds and at most an hour. */
const nextAttempt = sql`now() + least(greatest((now() - ${refund.createdAt}) * 0.1, interval '20 seconds'), interval '1 hour')`

const askProvider = async (shop: Shop, { id, amountCents, orderId }: RefundRow, of: PaymentRow) => {
  const providerId = idAt(shop.payments, of)
  if (providerId === null) return { refused: 'de betaaldienst kent deze betaling niet' }
  const order = await findOrder(shop.db, orderId)
  return shop.payments.refund({
    idempotencyKey: id,
    providerId,
    amountCents,
    description: `Bestelling ${order?.number ?? ''}`,
  })
}

const attempt = async (shop: Shop, id: string): Promise<void> => {
  const read = async () => {
    const [found] = await shop.db
      .select({ one: refund, of: payment })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(and(eq(refund.id, id), isUnanswered))
    return found
  }
  const known = await read()
  if (!known) return
  // An earlier request without an answer may have arrived: the state of the payment then has the refund.
  await settlePayment(shop, known.of)
  if (!(await read())) return
  const settleAgain = async () => {
    const [current] = await shop.db.select().from(payment).where(eq(payment.id, known.of.id))
    if (current) await settlePayment(shop, current)
  }
  const answer = await askProvider(shop, known.one, known.of)
  const isReleased = 'state' in answer && answer.released === true
  // With its state, all of the payment has ended, not only this part.
  if (isReleased) await settleAgain()
  await transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, known.one.orderId)
    if (!order) return
    if ('refused' in answer) await failRefund(tx, shop.config, order, known.one, answer.refused)
    else if (isReleased) await releasePayment(tx, shop.config, order, known.of)
    else await acceptRefund(tx, shop.config, order, known.one, answer)
  })
  await settleAgain()
}

/**
 * Requests a refund from the provider. Without an answer its result is not known: it stays pending, and the job
 * repeats the request with the same key.
 */
export const requestRefund = async (shop: Shop, { id }: Pick<RefundRow, 'id'>): Promise<void> => {
  try {
    await attempt(shop, id)
  } catch (error) {
    shop.log.warn({ err: error, refund: id }, 'the payment provider did not answer about a refund')
    await shop.db
      .update(refund)
      .set({ nextAttemptAt: nextAttempt })
      .where(and(eq(refund.id, id), isUnanswered))
  }
}

const claimStatement = statement((db) =>
  db
    .update(refund)
    .set({ nextAttemptAt: sql`now() + interval '5 minutes'` })
    .where(
      inArray(
        refund.id,
        db
          .select({ id: refund.id })
          .from(refund)
          .where(and(isUnanswered, lte(refund.nextAttemptAt, sql`now()`)))
          .orderBy(refund.nextAttemptAt)
          .limit(batch)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ id: refund.id })
    .prepare('claim refunds'),
)

/** Repeats the requests for refunds whose result is not known. */
export const requestRefunds = async (shop: Shop, stopping: AbortSignal): Promise<void> => {
  for (const one of await claimStatement(shop.db).execute()) {
    if (stopping.aborted) return
    await requestRefund(shop, one)
  }
}
