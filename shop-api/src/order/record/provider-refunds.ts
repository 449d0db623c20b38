import { and, desc, eq, ne, not, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { payment, paymentMovement, refund, type PaymentRow } from '../../db/schema/buying/payment.ts'
import type { RefundReport } from '../../payment-provider.ts'
import { sum } from '../../pricing/amounts.ts'
import { readOrderLines } from './queries.ts'
import { divideMade, writeRefundDue } from './refund-due.ts'
import { creditRefund, markFailed } from './refund-outcome.ts'
import { writeOrderRefunded } from './write-mail.ts'

/** Refunds that were made at the provider itself, as the shop has recorded them. */
const isMadeOf = (paymentId: string) =>
  and(eq(refund.paymentId, paymentId), refund.atProvider, ne(refund.state, 'failed'))

/** What went back of a payment without a refund: recorded by a release before refunds at the provider were rows. */
export const readMovedCents = async (db: Db | Tx, paymentId: string): Promise<number> => {
  const rows = await db
    .select({ cents: paymentMovement.cents })
    .from(paymentMovement)
    .where(and(eq(paymentMovement.paymentId, paymentId), eq(paymentMovement.kind, 'refund')))
  return sum(rows.map(({ cents }) => cents))
}

/** The amounts of the reported refunds that the shop did not request. */
const readForeign = async (db: Db | Tx, paymentId: string, reports: RefundReport[]): Promise<number[]> => {
  const requested = await db
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), eq(refund.atProvider, false)))
  const keys = new Set<string | null>(requested.map(({ id }) => id))
  return reports.flatMap(({ key, state, amountCents }) =>
    state === 'failed' || keys.has(key) ? [] : [amountCents],
  )
}

/**
 * The refunds that were made at the provider itself and are not recorded yet, in cents: one negative amount if recorded
 * ones were cancelled there or failed. Empty if all are known.
 */
export const readUnrecorded = async (
  db: Db | Tx,
  paymentId: string,
  reports: RefundReport[],
): Promise<number[]> => {
  const foreign = await readForeign(db, paymentId, reports)
  const made = await db.select().from(refund).where(isMadeOf(paymentId))
  const known = sum(made.map(({ amountCents }) => amountCents)) + (await readMovedCents(db, paymentId))
  const cents = sum(foreign) - known
  if (cents === 0) return []
  return known === 0 ? foreign : [cents]
}

/** With a credit note for what is of the price, and a mail. */
const addMadeRefund = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  { id: paymentId, method }: Pick<PaymentRow, 'id' | 'method'>,
  made: { amountCents: number; unrecordedCents: number },
): Promise<void> => {
  const lines = await readOrderLines(tx, order.id)
  const added = await tx
    .insert(refund)
    .values(
      (await divideMade(tx, order, made)).map(({ kind, cents }) => ({
        orderId: order.id,
        paymentId,
        kind,
        amountCents: cents,
        lines: [],
        restock: false,
        atProvider: true,
        state: 'done' as const,
        acceptedAt: sql`now()`,
        nextAttemptAt: sql`now()`,
      })),
    )
    .returning()
  for (const one of added) {
    await creditRefund(tx, order, lines, one)
    await writeOrderRefunded(tx, config, order, lines, { cents: one.amountCents, refundId: one.id, method })
  }
}

/**
 * Records refunds that were made at the provider, as those of the shop. The order goes on, because no employee has said which
 * articles come back. The caller holds the lock on the order, and has stored the sums of the payment.
 */
export const addMadeRefunds = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  of: Pick<PaymentRow, 'id' | 'method'>,
  amounts: number[],
): Promise<OrderRow> => {
  let current = order
  let unrecordedCents = sum(amounts)
  for (const amountCents of amounts) {
    await addMadeRefund(tx, config, current, of, { amountCents, unrecordedCents })
    current = await writeRefundDue(tx, current, current.refundedCents + amountCents)
    unrecordedCents -= amountCents
  }
  return current
}

/**
 * Refunds that were made at the provider were cancelled there, or failed: their credit notes are taken back.
 * @returns the sum of those in cents; less than asked for if the recorded ones have other amounts
 */
export const failMadeRefunds = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  paymentId: string,
  cents: number,
): Promise<number> => {
  const made = await tx.select().from(refund).where(isMadeOf(paymentId)).orderBy(desc(refund.createdAt))
  const isWhole = ({ amountCents }: { amountCents: number }) => amountCents === cents
  const sorted = made.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))
  let left = cents
  for (const one of sorted) {
    if (one.amountCents > left) continue
    if (await markFailed(tx, config, order, one, 'geannuleerd of mislukt bij de betaaldienst'))
      left -= one.amountCents
  }
  return cents - left
}

/**
 * Makes refunds of what a release before recorded as movements only, so that they get their credit notes. The movement is
 * taken back today, because the figures of its own period do not change any more. The caller holds the lock on the order.
 */
export const creditMovements = async (tx: Tx, config: Config, order: OrderRow): Promise<void> => {
  const paying = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, order.id), not(payment.surplus), eq(payment.strayCents, 0)))
  for (const one of paying) {
    const cents = await readMovedCents(tx, one.id)
    if (cents <= 0) continue
    await tx.insert(paymentMovement).values({ paymentId: one.id, kind: 'refund', cents: -cents })
    // The sums of the order have them already.
    await addMadeRefund(tx, config, order, one, { amountCents: cents, unrecordedCents: cents })
  }
}
