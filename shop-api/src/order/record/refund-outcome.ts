import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../db/client.ts'
import { nextCreditedVat } from '../credit/credited-vat.ts'
import { drawNumber } from '../numbering/draw-number.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import { payment, refund, type PaymentRow, type RefundRow } from '../../db/schema/buying/payment.ts'
import { canOrderMove, canRefundMove } from '../state/states.ts'
import type { RefundReport } from '../../payment-provider.ts'
import { moveOrder } from '../state/move-order.ts'
import { piecesLeft, piecesToShip, restockedPieces } from './pieces-left.ts'
import { readOrderLines, readParcels, readRefunds } from './queries.ts'
import { readProviderMoney, refundableOf, writeRefundDue } from './refund-due.ts'
import { changeStock, stockChanges } from './stock.ts'
import { releaseVoucher } from './voucher-use.ts'
import { writeOrderRefunded, writeOrderReleased, writeRefundFailedNotice } from './write-mail.ts'

/** The provider has not accepted or refused it yet. */
export const isUnanswered = and(eq(refund.state, 'pending'), isNull(refund.acceptedAt))

/** Ends the order when refunds of all its money are accepted. */
const endIfAllIsBack = async (tx: Tx, order: OrderRow): Promise<OrderRow> => {
  const left = refundableOf(order, await readProviderMoney(tx, order.id))
  if (left > 0 || !canOrderMove(order.state, 'refunded')) return order
  const [waiting] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.orderId, order.id), isUnanswered))
    .limit(1)
  return waiting ? order : writeRefundDue(tx, await moveOrder(tx, order, 'refunded'))
}

/** An order that left in part is shipped when the pieces that had not left are refunded. */
const shipIfNothingIsLeft = async (tx: Tx, order: OrderRow, lines: OrderLineRow[]): Promise<OrderRow> => {
  const parcels = await readParcels(tx, order.id)
  if (parcels.length === 0 || !canOrderMove(order.state, 'shipped')) return order
  const left = piecesToShip(lines, parcels, await readRefunds(tx, order.id))
  return left.length > 0 ? order : moveOrder(tx, order, 'shipped')
}

/** Adds pieces to the stock again. */
export const returnToStock = async (tx: Tx, lines: OrderLineRow[], pieces: LinePieces[]): Promise<void> => {
  const quantities = new Map(pieces.map(({ id, quantity }) => [id, quantity]))
  const returned = lines.map(({ id, variantId }) => ({ variantId, quantity: quantities.get(id) ?? 0 }))
  await changeStock(tx, stockChanges(returned, []))
}

/** Whether the end of an authorisation ends an order: it is not paid in another way, and nothing has left. */
const endsByRelease = async (tx: Tx, order: OrderRow): Promise<boolean> => {
  const left = refundableOf(order, await readProviderMoney(tx, order.id))
  return left === 0 && order.state === 'paid' && (await readParcels(tx, order.id)).length === 0
}

/** All articles that no refund returns, now or once it is accepted, go back to stock, and the voucher can be used again. */
const returnAll = async (tx: Tx, order: OrderRow, lines: OrderLineRow[]): Promise<void> => {
  const returned = (await readRefunds(tx, order.id)).filter(
    ({ acceptedAt, state }) => acceptedAt !== null || state === 'pending',
  )
  await returnToStock(tx, lines, piecesLeft(lines, returned.flatMap(restockedPieces)))
  await releaseVoucher(tx, order.id)
}

/** Null if an employee transferred the money. */
const methodOf = async (tx: Tx, { paymentId }: RefundRow): Promise<string | null> => {
  if (paymentId === null) return null
  const [paid] = await tx.select({ method: payment.method }).from(payment).where(eq(payment.id, paymentId))
  return paid?.method ?? null
}

/** Draws the number of a credit note. Other orders wait for it, so the locks on stock are taken before. */
export const creditRefund = async (
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
  row: RefundRow,
): Promise<void> => {
  if (row.kind !== 'price' || order.paidAt === null) return
  const vat = nextCreditedVat(order, lines, await readRefunds(tx, order.id), row)
  await tx
    .update(refund)
    .set({ vat, creditNoteNumber: await drawNumber(tx, 'credit_note') })
    .where(eq(refund.id, row.id))
}

/**
 * No money was taken for it: what earlier credit notes left of its invoice is credited, and it is cancelled like an unpaid
 * order.
 * @returns also the id of that refund; undefined if nothing was left
 */
const cancelReleased = async (tx: Tx, order: OrderRow, lines: OrderLineRow[], paymentId: string) => {
  const { priceRefunded } = await readProviderMoney(tx, order.id)
  const amountCents = order.totalCents - priceRefunded
  const values = { orderId: order.id, paymentId, amountCents, lines: [], restock: false, released: true }
  const [rest] =
    amountCents > 0
      ? await tx
          .insert(refund)
          .values({ ...values, state: 'done', acceptedAt: sql`now()`, nextAttemptAt: sql`now()` })
          .returning()
      : []
  if (rest) await creditRefund(tx, order, lines, rest)
  const cancelled = await moveOrder(tx, order, 'cancelled')
  return {
    ended: await writeRefundDue(tx, cancelled, order.refundedCents + (rest?.amountCents ?? 0)),
    refundId: rest?.id,
  }
}

/**
 * An authorisation ended. All refunds of it that the provider had not accepted are done, and the order ends if nothing else
 * pays it. The shopper gets one mail. The caller holds the lock on the order.
 */
export const releasePayment = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  { id: paymentId, surplus }: Pick<PaymentRow, 'id' | 'surplus'>,
): Promise<void> => {
  const requested = await tx
    .update(refund)
    .set({ state: 'done', released: true, acceptedAt: sql`now()` })
    .where(and(eq(refund.paymentId, paymentId), isUnanswered))
    .returning()
  const isEnd = (requested.length > 0 || !surplus) && (await endsByRelease(tx, order))
  if (requested.length === 0 && !isEnd) return
  const lines = await readOrderLines(tx, order.id)
  for (const one of requested) await returnToStock(tx, lines, restockedPieces(one))
  if (isEnd) await returnAll(tx, order, lines)
  for (const one of requested) await creditRefund(tx, order, lines, one)
  const { ended, refundId } = isEnd
    ? await cancelReleased(tx, order, lines, paymentId)
    : { ended: order, refundId: undefined }
  const mailed = requested[0]?.id ?? refundId
  if (mailed !== undefined) await writeOrderReleased(tx, config, ended, lines, { refundId: mailed })
}

/**
 * The money goes back: mails the shopper and returns the articles to stock, once. The caller holds the lock on the
 * order.
 */
export const acceptRefund = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  { id }: RefundRow,
  { state }: { state: 'pending' | 'done' },
): Promise<OrderRow> => {
  const [accepted] = await tx
    .update(refund)
    .set({ state, acceptedAt: sql`now()` })
    .where(and(eq(refund.id, id), isUnanswered))
    .returning()
  if (!accepted) return order
  const lines = await readOrderLines(tx, order.id)
  await returnToStock(tx, lines, restockedPieces(accepted))
  await creditRefund(tx, order, lines, accepted)
  await writeOrderRefunded(tx, config, order, lines, {
    cents: accepted.amountCents,
    refundId: id,
    method: await methodOf(tx, accepted),
    lines: accepted.lines,
  })
  return shipIfNothingIsLeft(tx, await endIfAllIsBack(tx, order), lines)
}

/**
 * A credit note is a document of its day, so it stays: another one takes it back.
 * @returns whether this call made the refund fail
 */
export const markFailed = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  failing: RefundRow,
  reason: string,
): Promise<boolean> => {
  const [failed] = await tx
    .update(refund)
    .set({ state: 'failed', reason, failedAt: sql`now()` })
    .where(and(eq(refund.id, failing.id), eq(refund.state, failing.state)))
    .returning()
  if (!failed) return false
  if (failed.creditNoteNumber !== null) {
    await tx
      .update(refund)
      .set({ reversalNumber: await drawNumber(tx, 'credit_note') })
      .where(eq(refund.id, failed.id))
  }
  await writeRefundFailedNotice(tx, config, order, failing, reason)
  return true
}

/** The provider refused it: no money went back. The caller holds the lock on the order. */
export const failRefund = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  refused: RefundRow,
  reason: string,
): Promise<void> => {
  if (!(await markFailed(tx, config, order, refused, reason))) return
  await writeRefundDue(tx, order, Math.max(0, order.refundedCents - refused.amountCents))
}

/** The refunds of a payment of which the provider reports something new, with what it reports. */
export const readRefundChanges = async (
  db: Db | Tx,
  paymentId: string,
  reports: RefundReport[],
): Promise<{ known: RefundRow; reported: RefundReport }[]> => {
  if (reports.every(({ key }) => key === null)) return []
  const rows = await db.select().from(refund).where(eq(refund.paymentId, paymentId))
  return rows.flatMap((known) => {
    const reported = reports.find(({ key }) => key === known.id)
    const isNew =
      reported &&
      (canRefundMove(known.state, reported.state) || (known.state === 'pending' && !known.acceptedAt))
    return isNew ? [{ known, reported }] : []
  })
}

/**
 * Records the refunds that failed at the provider.
 * @returns their sum in cents
 */
export const failReported = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  news: { known: RefundRow; reported: RefundReport }[],
): Promise<number> => {
  let cents = 0
  for (const { known, reported } of news) {
    if (reported.state !== 'failed') continue
    if (await markFailed(tx, config, order, known, reported.reason)) cents += known.amountCents
  }
  return cents
}

/** Records the refunds that the provider accepted or made. */
export const acceptReported = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  news: { known: RefundRow; reported: RefundReport }[],
): Promise<OrderRow> => {
  let current = order
  for (const {
    known,
    reported: { state },
  } of news) {
    if (state === 'failed') continue
    current = await acceptRefund(tx, config, current, known, { state })
    if (state === 'done') {
      await tx
        .update(refund)
        .set({ state })
        .where(and(eq(refund.id, known.id), eq(refund.state, 'pending')))
    }
  }
  return current
}
