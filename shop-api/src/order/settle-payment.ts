import { and, eq, sql } from 'drizzle-orm'
import type { PaymentState } from 'shared-types/contracts/order'
import { closeCart } from '../cart/close-cart.ts'
import { isBankTransfer } from '../payment/methods.ts'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { order as orderTable, type OrderRow } from '../db/schema/order.ts'
import { payment as paymentTable, type PaymentRow } from '../db/schema/payment.ts'
import { transact } from '../db/transact.ts'
import { writePaymentReceived } from './write-mail.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder, readOrderLines } from './queries.ts'
import { canPaymentMove, isPayable } from '../payment/states.ts'

/** The money is in and the order waited for it. */
const orderIsPaid = async (tx: Tx, shop: Shop, order: OrderRow, payment: PaymentRow): Promise<void> => {
  // A try with another method, given up but paid after all: the order costs what that method costs.
  const priced =
    payment.method === order.paymentMethod ? order : await changePaymentMethod(tx, order, payment.method)
  const paid = await moveOrder(tx, priced, 'paid')
  await closeCart(tx, paid.cartId, paid.id)
  await writePaymentReceived(tx, shop.config, paid, await readOrderLines(tx, paid.id))
}

/** The money is in for an order that is cancelled, or paid already: it has to go back. */
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

/** Another amount came in than was asked: the order waits on, and what came has to go back, once. */
const refundStray = async (tx: Tx, payment: PaymentRow, cents: number): Promise<void> => {
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
  if (!stray) return
  await tx
    .update(orderTable)
    .set({ refundDueCents: sql`${orderTable.refundDueCents} + ${cents}::int` })
    .where(eq(orderTable.id, payment.orderId))
}

const settle = async (tx: Tx, shop: Shop, orderId: string, paymentId: string, to: PaymentState) => {
  const order = await lockOrder(tx, orderId)
  const [current] = await tx.select().from(paymentTable).where(eq(paymentTable.id, paymentId))
  if (!order || !current || !canPaymentMove(current.state, to)) return
  await tx
    .update(paymentTable)
    .set({ state: to, updatedAt: new Date() })
    .where(and(eq(paymentTable.id, paymentId), eq(paymentTable.state, current.state)))
  // Nothing is left to do in the shop: whoever goes on shopping begins a new cart.
  if (to === 'pending' && isBankTransfer(current.method)) await closeCart(tx, order.cartId, order.id)
  if (to !== 'paid') return
  await (isPayable(order.state) ? orderIsPaid : refundIsDue)(tx, shop, order, current)
}

/**
 * Asks the provider how a payment stands and acts on it, once: whoever asks second finds nothing to
 * do. Nothing but the provider's own answer counts, and only if the amount is ours.
 * A payment that failed, was cancelled or expired leaves the order to be paid by another.
 * @throws when the provider cannot be reached.
 */
export const settlePayment = async (shop: Shop, payment: PaymentRow): Promise<void> => {
  if (payment.providerId === null || payment.state === 'paid') return
  const reported = await shop.payments.status(payment.providerId)
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
      await transact(shop.db, (tx) => refundStray(tx, payment, reported.amountCents))
    }
    return
  }
  if (reported.state === payment.state) return
  await transact(shop.db, (tx) => settle(tx, shop, payment.orderId, payment.id, reported.state))
}
