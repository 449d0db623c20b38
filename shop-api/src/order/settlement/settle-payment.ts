import { and, eq, sql } from 'drizzle-orm'
import type { PaymentState } from 'shared-types/contracts/order'
import { closeCart } from '../../cart/close-cart.ts'
import { isBankTransfer } from '../../payment/methods.ts'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { payment as paymentTable, type PaymentRow } from '../../db/schema/buying/payment.ts'
import { transact } from '../../db/transact.ts'
import { writeOrderConfirmation, writePaymentReceived } from '../record/write-mail.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { moveOrder } from '../record/move-order.ts'
import { lockOrder, readOrderLines } from '../record/queries.ts'
import { canPaymentMove, isPayable } from '../../payment/states.ts'

/** For a payment of an order that awaits one. */
const orderIsPaid = async (tx: Tx, shop: Shop, order: OrderRow, payment: PaymentRow): Promise<void> => {
  // The payment may be an earlier one with another method that was paid after all: the order then gets that
  // method's surcharge.
  const priced =
    payment.method === order.paymentMethod ? order : await changePaymentMethod(tx, order, payment.method)
  const paid = await moveOrder(tx, priced, 'paid')
  await closeCart(tx, paid.cartId, paid.id)
  const lines = await readOrderLines(tx, paid.id)
  // Nothing happens if it was sent before the payment.
  await writeOrderConfirmation(tx, shop.config, paid, lines)
  await writePaymentReceived(tx, shop.config, paid, lines)
}

/** For a payment of an order that is already cancelled or paid: it must be refunded. */
const refundIsDue = async (tx: Tx, shop: Shop, order: OrderRow, payment: PaymentRow): Promise<void> => {
  await tx
    .update(orderTable)
    .set({ refundDueCents: sql`${orderTable.refundDueCents} + ${payment.amountCents}::int` })
    .where(eq(orderTable.id, order.id))
  shop.log.warn(
    { order: order.number, state: order.state, payment: payment.id, cents: payment.amountCents },
    'a payment came in that the order did not wait for: refund it',
  )
}

/**
 * For a payment with a different amount: the order stays unpaid, and the amount must be refunded, once.
 * @returns whether this call did that
 */
const refundStray = async (tx: Tx, payment: PaymentRow, cents: number): Promise<boolean> => {
  await lockOrder(tx, payment.orderId)
  const [stray] = await tx
    .update(paymentTable)
    .set({
      strayCents: cents,
      state: sql`case when ${paymentTable.state} in ('open', 'pending') then 'failed' else ${paymentTable.state} end`,
      updatedAt: new Date(),
    })
    .where(and(eq(paymentTable.id, payment.id), eq(paymentTable.strayCents, 0)))
    .returning({ id: paymentTable.id })
  if (!stray) return false
  await tx
    .update(orderTable)
    .set({ refundDueCents: sql`${orderTable.refundDueCents} + ${cents}::int` })
    .where(eq(orderTable.id, payment.orderId))
  return true
}

/** @returns whether the payment got this state by this call */
const settle = async (tx: Tx, shop: Shop, orderId: string, paymentId: string, to: PaymentState) => {
  const order = await lockOrder(tx, orderId)
  const [current] = await tx.select().from(paymentTable).where(eq(paymentTable.id, paymentId))
  if (!order || !current || !canPaymentMove(current.state, to)) return false
  await tx
    .update(paymentTable)
    .set({ state: to, updatedAt: new Date() })
    .where(and(eq(paymentTable.id, paymentId), eq(paymentTable.state, current.state)))
  // A bank transfer needs no further action in the shop, so the next purchase starts a new cart.
  if (to === 'pending' && isBankTransfer(current.method)) await closeCart(tx, order.cartId, order.id)
  if (to === 'paid') await (isPayable(order.state) ? orderIsPaid : refundIsDue)(tx, shop, order, current)
  return true
}

/**
 * Requests the state of a payment from the provider and applies it once, even with concurrent calls. Only the
 * provider's own response counts, and only with the requested amount. After a failed, cancelled or expired
 * payment the order can be paid by another one.
 * @throws when the provider cannot be reached
 */
export const settlePayment = async (shop: Shop, payment: PaymentRow): Promise<void> => {
  const { method, providerId } = payment
  if (providerId === null || payment.state === 'paid') return
  const reported = await shop.payments.status(providerId)
  if (!reported) {
    shop.log.error({ payment: payment.id }, 'the payment provider does not know a payment of ours')
    return
  }
  if (reported.amountCents !== payment.amountCents) {
    shop.log.error(
      { payment: payment.id, ours: payment.amountCents, theirs: reported.amountCents },
      'a payment is over another amount at the provider',
    )
    if (reported.state === 'paid') {
      const isFirst = await transact(shop.db, (tx) => refundStray(tx, payment, reported.amountCents))
      if (isFirst) shop.metrics.payments.inc({ method, outcome: 'wrong_amount' })
    }
    return
  }
  const { state } = reported
  if (state === payment.state) return
  const isMoved = await transact(shop.db, (tx) => settle(tx, shop, payment.orderId, payment.id, state))
  if (isMoved) shop.metrics.payments.inc({ method, outcome: state })
}
