import type { RefundState } from 'shared-types/contracts/admin/orders'
import type { OrderState } from 'shared-types/contracts/order'

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

export const canOrderMove = (from: OrderState, to: OrderState): boolean => orderMoves[from].includes(to)

/** Whether an order is cancelled or refunded. */
export const hasEnded = (state: OrderState): boolean => orderMoves[state].length === 0

export const isPayable = (state: OrderState): boolean => canOrderMove(state, 'paid')

const sent: Record<OrderState, boolean> = {
  pending_payment: false,
  paid: false,
  shipped: true,
  completed: true,
  cancelled: false,
  refunded: false,
}

/** Whether an order goes on whose last parcel has left. */
export const isSent = (state: OrderState): boolean => sent[state]

/** All allowed state changes of a refund. A bank can return a refund that was done: the account was closed. */
const refundMoves: Record<RefundState, RefundState[]> = {
  pending: ['done', 'failed'],
  done: ['failed'],
  failed: [],
}

export const canRefundMove = (from: RefundState, to: RefundState): boolean => refundMoves[from].includes(to)
