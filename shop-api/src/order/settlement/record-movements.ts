import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { paymentMovement, refund } from '../../db/schema/buying/payment.ts'
import type { PaymentReport } from '../../payment-provider.ts'

/** Stores what moved at the provider since the last report, with its moment. The caller holds the lock on the order. */
export const recordMovements = async (
  tx: Tx,
  paymentId: string,
  { refundedCents, chargedBackCents }: Pick<PaymentReport, 'refundedCents' | 'chargedBackCents'>,
): Promise<void> => {
  const known = await tx.select().from(paymentMovement).where(eq(paymentMovement.paymentId, paymentId))
  const requested = await tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), ne(refund.state, 'failed')))
  const requestedCents = requested.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const reported = {
    refund: Math.max(0, refundedCents - requestedCents),
    chargeback: chargedBackCents,
  }
  const changes = (['refund', 'chargeback'] as const).flatMap((kind) => {
    const recorded = known.reduce((sum, one) => sum + (one.kind === kind ? one.cents : 0), 0)
    const cents = reported[kind] - recorded
    return cents === 0 ? [] : [{ paymentId, kind, cents }]
  })
  if (changes.length > 0) await tx.insert(paymentMovement).values(changes)
  if (chargedBackCents > 0) return
  // The shop has won all of it back.
  await tx
    .update(paymentMovement)
    .set({ handledAt: sql`now()` })
    .where(and(eq(paymentMovement.paymentId, paymentId), isNull(paymentMovement.handledAt)))
}
