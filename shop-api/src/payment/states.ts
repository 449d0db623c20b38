import type { RefundState } from 'shared-types/contracts/admin/orders'
import { type OrderState, PaymentState } from 'shared-types/contracts/order'

/** All allowed state changes of an order. */
const orderMoves: Record<OrderState, OrderState[]> = {
  pending_payment: ['paid', 'cancelled'],
  // Cancelled if its authorisation ended: no money was taken.
  paid: ['shipped', 'refunded', 'cancelled'],
  shipped: ['completed', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
}

/**
 * All allowed state changes of a payment. A failed, cancelled or expired payment can still be paid: only paid
 * is final.
 */
const paymentMoves: Record<PaymentState, PaymentState[]> = {
  open: ['pending', 'paid', 'failed', 'cancelled', 'expired'],
  pending: ['paid', 'failed', 'cancelled', 'expired'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: [],
}

/** All allowed state changes of a refund. A bank can return a refund that was done: the account was closed. */
const refundMoves: Record<RefundState, RefundState[]> = {
  pending: ['done', 'failed'],
  done: ['failed'],
  failed: [],
}

export const canRefundMove = (from: RefundState, to: RefundState): boolean => refundMoves[from].includes(to)

export const canOrderMove = (from: OrderState, to: OrderState): boolean => orderMoves[from].includes(to)

/** Whether an order is cancelled or refunded. */
export const hasEnded = (state: OrderState): boolean => orderMoves[state].length === 0

export const canPaymentMove = (from: PaymentState, to: PaymentState): boolean =>
  paymentMoves[from].includes(to)

export const isPayable = (state: OrderState): boolean => canOrderMove(state, 'paid')

/** Whether a payment is active: the shopper can still pay it, or the bank is processing it. */
export const isActivePayment = (state: PaymentState): boolean => canPaymentMove(state, 'failed')

/** For queries; see `isActivePayment`. */
export const activePaymentStates = PaymentState.options.filter(isActivePayment)
