import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { payment, paymentMovement } from '../../db/schema/buying/payment.ts'
import { transact } from '../../db/transact.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { isChargebackOpen } from './list-orders.ts'

/** The work for the chargebacks of an order is done: the shop objected, or agreed with the customer how to go on. */
export const handleChargeback = (db: Db, orderId: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const ofOrder = tx.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId))
    const handled = await tx
      .update(paymentMovement)
      .set({ handledAt: sql`now()` })
      .where(and(isChargebackOpen, inArray(paymentMovement.paymentId, ofOrder)))
      .returning({ id: paymentMovement.id })
    return handled.length > 0
      ? null
      : refuse('validation_failed', 'Bij deze bestelling wacht geen terugboeking meer.')
  })
