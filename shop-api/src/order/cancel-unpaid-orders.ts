import { and, asc, eq, exists, gt, inArray, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { bankTransfer } from 'shared-types/forms/payment'
import type { Shop } from '../context.ts'
import { databaseNow, dutchTime } from '../db/database-now.ts'
import { eachApart } from '../db/batches.ts'
import { order, type OrderRow } from '../db/schema/buying/order.ts'
import { payment } from '../db/schema/buying/payment.ts'
import { usualTransferHours } from '../payment/methods.ts'
import { activePaymentStates, isActivePayment } from '../payment/states.ts'
import { cancelOrder } from './fulfilment/cancel-order.ts'
import { findCurrentPayment } from './record/queries.ts'
import { refreshOrder } from './refresh-order.ts'
import { longestSilenceMs, settlePayment } from './settlement/settle-payment.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

/** @throws if the provider does not answer about the payment, for a day since the reconciliation asked first */
const settleBeforeEnd = async (shop: Shop, { id, number }: OrderRow): Promise<void> => {
  const current = await findCurrentPayment(shop.db, id)
  if (!isActivePayment(current.state)) return
  try {
    await settlePayment(shop, current)
  } catch (error) {
    const silentSince = current.nextCheckAt?.getTime() ?? 0
    if ((await databaseNow(shop.db)).getTime() - silentSince < longestSilenceMs) throw error
    shop.log.warn({ err: error, order: number }, 'an order has waited a day for the payment provider')
  }
}

/**
 * Cancels orders that are unpaid for longer than `orderPaymentMinutes` after the last attempt to pay. First
 * it asks the provider once more; without an answer, it leaves the order for the next run. It does not cancel while
 * the bank processes a payment; one at the provider that the shop had before counts for a day. Bank transfers have until
 * their due date.
 */
export const cancelUnpaidOrders = async (shop: Shop): Promise<void> => {
  // By the clock of the database, which wrote the times of orders and payments.
  const oldest = sql`now() - make_interval(mins => ${shop.config.orderPaymentMinutes}::int)`
  const paymentOf = (condition: SQL) =>
    shop.db
      .select({ one: sql`1` })
      .from(payment)
      .where(and(eq(payment.orderId, order.id), condition))
  const isAtProvider = sql`${payment.providerId} is not null and ${inArray(payment.state, activePaymentStates)}`
  const isHeardOf = or(
    eq(payment.provider, shop.payments.name),
    gt(payment.updatedAt, sql`now() - ${longestSilenceMs} * interval '1 millisecond'`),
  )
  const isTransfer = eq(order.paymentMethod, bankTransfer)
  // As `transferDueAt`: the term ended on an earlier day.
  const today = dutchTime(sql`date_trunc('day', ${dutchTime(sql`now()`)})`)
  const unpaid = await shop.db
    .select()
    .from(order)
    .where(
      and(
        eq(order.state, 'pending_payment'),
        or(
          and(
            isTransfer,
            sql`${order.createdAt} < ${today} - coalesce(${order.transferHours}, ${usualTransferHours}::int) * interval '1 hour'`,
          ),
          and(
            ne(order.paymentMethod, bankTransfer),
            lt(order.createdAt, oldest),
            notExists(paymentOf(sql`${payment.state} = 'pending' and ${isHeardOf}`)),
            // The shopper may be paying with another method instead of the transfer now.
            notExists(paymentOf(sql`${payment.createdAt} >= ${oldest} and ${payment.state} = 'open'`)),
          ),
        ),
      ),
    )
    // A silent provider does not delay the orders that need no answer of it.
    .orderBy(exists(paymentOf(isAtProvider)), asc(order.createdAt))
    .limit(100)
  await eachApart(
    unpaid,
    ({ number }) => `order ${number}`,
    async (late) => {
      await settleBeforeEnd(shop, late)
      if (!isRefusal(await cancelOrder(shop, late.id))) {
        shop.log.info({ order: late.number }, 'an unpaid order was cancelled, its stock returned')
      }
    },
  )
}

/**
 * Cancels an unpaid order for its shopper, also one that waits for a transfer: only the shopper knows whether it will
 * come. The bank may have been paid just now, so the provider is asked first. Repeating it changes nothing.
 */
export const cancelOwnOrder = async (shop: Shop, opened: OrderRow): Promise<OrderRow | Refusal> => {
  const { order: current } = await refreshOrder(shop, opened)
  if (current.state === 'cancelled') return current
  const cancelled = await cancelOrder(shop, current.id, { beforeDue: true, by: 'shopper' })
  return isRefusal(cancelled)
    ? refuse(
        'order_not_payable',
        'Deze bestelling kun je niet meer annuleren: ze is betaald, of je bank verwerkt de betaling nog.',
      )
    : cancelled
}
