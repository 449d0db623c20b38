import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { paymentMovement, refund } from '../../db/schema/buying/payment.ts'
import type { PaymentReport } from '../../payment-provider.ts'
import { sum } from '../../pricing/amounts.ts'
import { readMovedCents, readUnrecorded } from '../record/provider-refunds.ts'

/** An authorisation that ended: no refund at the provider belongs to it. */
const readLapsed = async (tx: Tx, paymentId: string, cents: number): Promise<number> => {
  const released = await tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), ne(refund.state, 'failed')))
  const releasedCents = sum(released.map(({ amountCents }) => amountCents))
  return Math.max(0, cents - releasedCents) - (await readMovedCents(tx, paymentId))
}

/**
 * Stores what moved at the provider since the last report and is no refund, with its moment. The caller holds the lock on
 * the order.
 */
export const recordMovements = async (
  tx: Tx,
  paymentId: string,
  {
    refundedCents,
    chargedBackCents,
    refunds,
    hasLapsed,
  }: Pick<PaymentReport, 'refundedCents' | 'chargedBackCents' | 'refunds'> & { hasLapsed: boolean },
): Promise<void> => {
  const chargebacks = await tx
    .select()
    .from(paymentMovement)
    .where(and(eq(paymentMovement.paymentId, paymentId), eq(paymentMovement.kind, 'chargeback')))
  const moved = {
    refund: hasLapsed
      ? await readLapsed(tx, paymentId, refundedCents)
      : sum(await readUnrecorded(tx, paymentId, refunds)),
    chargeback: chargedBackCents - sum(chargebacks.map(({ cents }) => cents)),
  }
  const changes = (['refund', 'chargeback'] as const).flatMap((kind) =>
    moved[kind] === 0 ? [] : [{ paymentId, kind, cents: moved[kind] }],
  )
  if (changes.length > 0) await tx.insert(paymentMovement).values(changes)
  if (chargedBackCents > 0) return
  // The shop has won all of it back.
  await tx
    .update(paymentMovement)
    .set({ handledAt: sql`now()` })
    .where(and(eq(paymentMovement.paymentId, paymentId), isNull(paymentMovement.handledAt)))
}
