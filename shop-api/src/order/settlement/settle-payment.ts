import { and, asc, eq, sql } from 'drizzle-orm'
import { dayMs } from 'shared-types/calendar/clock'
import type { PaymentState } from 'shared-types/contracts/order'
import { closeCart } from '../../cart/close-cart.ts'
import { isBankTransfer, surchargeCentsOf } from '../../payment/methods.ts'
import type { Shop } from '../../context.ts'
import { beforeChange } from '../../db/current-claim.ts'
import { databaseNow } from '../../db/database-now.ts'
import type { Tx } from '../../db/client.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { payment as paymentTable, type PaymentRow } from '../../db/schema/buying/payment.ts'
import { transact } from '../../db/transact.ts'
import { idAt, type PaymentReport } from '../../payment-provider.ts'
import { sum } from '../../pricing/amounts.ts'
import { addMadeRefunds, failMadeRefunds, readUnrecorded } from '../record/provider-refunds.ts'
import { writeRefundDue } from '../record/refund-due.ts'
import { acceptReported, failReported, readRefundChanges, releasePayment } from '../record/refund-outcome.ts'
import {
  writeChargebackNotice,
  writeOrderConfirmation,
  writePaymentReceived,
  writePaymentUnexpected,
  writeRepricedConfirmation,
} from '../record/write-mail.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { recordMovements } from './record-movements.ts'
import { moveOrder } from '../state/move-order.ts'
import { lockOrder, readOrderLines } from '../record/queries.ts'
import { isPayable } from '../state/states.ts'
import { canPaymentMove, isActivePayment } from '../../payment/states.ts'

/** How long a payment waits for an answer of the provider about it. */
export const longestSilenceMs = dayMs

/** Whether the total differs from that of the first payment, which the confirmation has. */
const isRepriced = async (tx: Tx, order: OrderRow): Promise<boolean> => {
  const [first] = await tx
    .select({ amountCents: paymentTable.amountCents })
    .from(paymentTable)
    .where(eq(paymentTable.orderId, order.id))
    .orderBy(asc(paymentTable.createdAt))
    .limit(1)
  return first?.amountCents !== order.totalCents
}

/**
 * For a payment of an order that awaits one.
 * @param requested the method that the amount was computed for
 */
const orderIsPaid = async (
  tx: Tx,
  shop: Shop,
  order: OrderRow,
  payment: PaymentRow,
  requested: string,
): Promise<void> => {
  // The payment may be an earlier one with another method that was paid after all, or was paid by another method at the
  // provider: the order then gets the surcharge that was paid.
  const isAsOrdered = payment.method === order.paymentMethod && requested === order.paymentMethod
  const priced = isAsOrdered
    ? order
    : await changePaymentMethod(tx, order, payment.method, surchargeCentsOf(requested))
  const paid = await moveOrder(tx, priced, 'paid')
  await closeCart(tx, paid.cartId, paid.id)
  const lines = await readOrderLines(tx, paid.id)
  // Nothing happens if it was sent before the payment, and still has the total that was paid.
  await ((await isRepriced(tx, paid)) ? writeRepricedConfirmation : writeOrderConfirmation)(
    tx,
    shop.config,
    paid,
    lines,
  )
  await writePaymentReceived(tx, shop.config, paid, lines)
}

/** The bank shows the shopper that the money was taken, and in no page of the shop that it has arrived. */
const mailUnexpected = async (
  tx: Tx,
  shop: Shop,
  order: OrderRow,
  { method }: PaymentRow,
  cents: number,
): Promise<void> =>
  writePaymentUnexpected(tx, shop.config, order, await readOrderLines(tx, order.id), { cents, method })

/** For a payment of an order that is already cancelled or paid: it must be refunded. */
const refundIsDue = async (tx: Tx, shop: Shop, order: OrderRow, payment: PaymentRow): Promise<void> => {
  await tx.update(paymentTable).set({ surplus: true }).where(eq(paymentTable.id, payment.id))
  await writeRefundDue(tx, order)
  await mailUnexpected(tx, shop, order, payment, payment.amountCents)
  shop.log.warn(
    { order: order.number, state: order.state, payment: payment.id, cents: payment.amountCents },
    'a payment came in that the order did not wait for: refund it',
  )
}

/**
 * For a payment with a different amount: the order stays unpaid, and the amount must be refunded, once.
 * @returns whether this call did that
 */
const refundWrongAmount = async (
  tx: Tx,
  shop: Shop,
  payment: PaymentRow,
  cents: number,
): Promise<boolean> => {
  const order = await lockOrder(tx, payment.orderId)
  const [stray] = await tx
    .update(paymentTable)
    .set({
      strayCents: cents,
      state: sql`case when ${paymentTable.state} in ('open', 'pending') then 'failed' else ${paymentTable.state} end`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(paymentTable.id, payment.id), eq(paymentTable.strayCents, 0)))
    .returning({ id: paymentTable.id })
  if (!order || !stray) return false
  await writeRefundDue(tx, order)
  await mailUnexpected(tx, shop, order, payment, cents)
  return true
}

type Returned = Pick<PaymentReport, 'refundedCents' | 'chargedBackCents' | 'refunds'> & {
  hasLapsed?: boolean
}

/** An authorised payment counts as paid. If it lapses before it is captured, there is no money. */
const returnedOf = (payment: PaymentRow, reported: PaymentReport): Returned =>
  payment.state === 'paid' && ['failed', 'cancelled', 'expired'].includes(reported.state)
    ? { refundedCents: payment.amountCents, chargedBackCents: 0, refunds: [], hasLapsed: true }
    : reported

/**
 * Records refunds and chargebacks at the provider.
 * @returns false if another call changed the payment since it was read: possibly with newer data
 */
const recordReturned = async (
  tx: Tx,
  shop: Shop,
  payment: PaymentRow,
  { refundedCents, chargedBackCents, refunds, hasLapsed = false }: Returned,
): Promise<boolean> => {
  const order = await lockOrder(tx, payment.orderId)
  const [booked] = await tx
    .update(paymentTable)
    .set({ refundedCents, chargedBackCents, updatedAt: sql`now()` })
    .where(
      and(
        eq(paymentTable.id, payment.id),
        eq(paymentTable.refundedCents, payment.refundedCents),
        eq(paymentTable.chargedBackCents, payment.chargedBackCents),
      ),
    )
    .returning({ id: paymentTable.id })
  if (!order || !booked) return false
  // A refund that failed at the provider does not count any more, whether it was in the sum before or not.
  const news = await readRefundChanges(tx, payment.id, refunds)
  const unrecorded = hasLapsed ? [] : await readUnrecorded(tx, payment.id, refunds)
  const cameAgain = Math.max(0, -sum(unrecorded))
  const failed = Math.max(
    0,
    (await failReported(tx, shop.config, order, news)) +
      (await failMadeRefunds(tx, shop.config, order, payment.id, cameAgain)),
    payment.refundedCents - refundedCents,
  )
  const counted = await writeRefundDue(tx, order, Math.max(0, order.refundedCents - failed))
  const accepted = await acceptReported(tx, shop.config, counted, news)
  const made = unrecorded.filter((cents) => cents > 0)
  const current = await addMadeRefunds(tx, shop.config, accepted, payment, made)
  if (hasLapsed) await releasePayment(tx, shop.config, current, payment)
  await recordMovements(tx, payment.id, { refundedCents, chargedBackCents, refunds, hasLapsed })
  const newChargeback = chargedBackCents - payment.chargedBackCents
  if (newChargeback > 0) await writeChargebackNotice(tx, shop.config, order, newChargeback)
  shop.log.warn(
    { order: order.number, state: order.state, payment: payment.id, refundedCents, chargedBackCents },
    newChargeback > 0 ? 'a payment was charged back' : 'money of a payment went back, or came again',
  )
  return true
}

/**
 * @param paidBy the method of a paid payment, which can be another one than was requested
 * @returns whether this call gave the payment this state
 */
const settle = async (
  tx: Tx,
  shop: Shop,
  { orderId, id: paymentId }: PaymentRow,
  to: PaymentState,
  paidBy: string | null,
) => {
  const order = await lockOrder(tx, orderId)
  const [current] = await tx.select().from(paymentTable).where(eq(paymentTable.id, paymentId))
  if (!order || !current || !canPaymentMove(current.state, to)) return false
  const method = (to === 'paid' && paidBy) || current.method
  await tx
    .update(paymentTable)
    .set({ state: to, method, updatedAt: sql`now()` })
    .where(and(eq(paymentTable.id, paymentId), eq(paymentTable.state, current.state)))
  // A bank transfer needs no further action in the shop, so the next purchase starts a new cart.
  if (to === 'pending' && isBankTransfer(current.method)) await closeCart(tx, order.cartId, order.id)
  const settled = { ...current, method }
  if (to === 'paid' && isPayable(order.state)) await orderIsPaid(tx, shop, order, settled, current.method)
  else if (to === 'paid') await refundIsDue(tx, shop, order, settled)
  return true
}

const moveTo = async (
  shop: Shop,
  payment: PaymentRow,
  state: PaymentState,
  paidBy: string | null = null,
): Promise<void> => {
  const isMoved = await transact(shop.db, (tx) => settle(tx, shop, payment, state, paidBy))
  if (isMoved) shop.metrics.payments.inc({ method: payment.method, outcome: state })
}

const applyState = async (shop: Shop, payment: PaymentRow, reported: PaymentReport): Promise<void> => {
  const { method } = payment
  const { state } = reported
  // A payment of another amount is already handled.
  if (payment.state === 'paid' || payment.strayCents > 0) return
  if (reported.amountCents !== payment.amountCents) {
    shop.log.error(
      { payment: payment.id, ours: payment.amountCents, theirs: reported.amountCents },
      'a payment is over another amount at the provider',
    )
    if (state === 'paid') {
      const isFirst = await transact(shop.db, (tx) =>
        refundWrongAmount(tx, shop, payment, reported.amountCents),
      )
      if (isFirst) shop.metrics.payments.inc({ method, outcome: 'wrong_amount' })
    }
    return
  }
  if (state === payment.state) return
  await moveTo(shop, payment, state, reported.method)
}

const settleAsReported = async (shop: Shop, payment: PaymentRow): Promise<PaymentState | null> => {
  const providerId = idAt(shop.payments, payment)
  if (providerId === null) return null
  const reported = await shop.payments.status(providerId)
  if (!reported) {
    shop.log.error({ payment: payment.id }, 'the payment provider does not know a payment of ours')
    const since = payment.nextCheckAt ?? payment.updatedAt
    const now = await databaseNow(shop.db)
    const isSilent = now.getTime() - since.getTime() > longestSilenceMs
    if (!isSilent || !isActivePayment(payment.state)) return null
    await moveTo(shop, payment, 'expired')
    return 'expired'
  }
  await applyState(shop, payment, reported)
  const returned = returnedOf(payment, reported)
  const isKnown =
    returned.refundedCents === payment.refundedCents &&
    returned.chargedBackCents === payment.chargedBackCents &&
    (await readRefundChanges(shop.db, payment.id, returned.refunds)).length === 0 &&
    (returned.refunds.length === 0 ||
      (await readUnrecorded(shop.db, payment.id, returned.refunds)).length === 0)
  if (isKnown || (await transact(shop.db, (tx) => recordReturned(tx, shop, payment, returned))))
    return reported.state
  const [current] = await shop.db.select().from(paymentTable).where(eq(paymentTable.id, payment.id))
  return current ? settleAsReported(shop, current) : null
}

/**
 * Requests the state of a payment from the provider and applies it once, even with concurrent calls. Only the
 * provider's own response counts, and only with the requested amount. After a failed, cancelled or expired
 * payment the order can be paid by another one.
 * @returns the state at the provider; null if it does not know the payment, such as one of an API key that the shop had
 * before: a day after the reconciliation asked first, that payment has expired
 * @throws when the provider cannot be reached
 */
export const settlePayment = (shop: Shop, payment: PaymentRow): Promise<PaymentState | null> =>
  beforeChange(() => settleAsReported(shop, payment))
