import type { OrderState, PaymentState } from 'shared-types/contracts/order'

/** Every move an order can make. What is not here does not happen. */
const orderMoves: Record<OrderState, OrderState[]> = {
  pending_payment: ['paid', 'cancelled'],
  paid: ['shipped', 'refunded'],
  shipped: ['completed', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
}

/**
 * Every move a payment can make. Money can still arrive on one that failed, was cancelled or
 * expired: a provider's last word is paid.
 */
const paymentMoves: Record<PaymentState, PaymentState[]> = {
  open: ['pending', 'paid', 'failed', 'cancelled', 'expired'],
  pending: ['paid', 'failed', 'cancelled', 'expired'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: [],
}

export const canOrderMove = (from: OrderState, to: OrderState): boolean => orderMoves[from].includes(to)

export const canPaymentMove = (from: PaymentState, to: PaymentState): boolean =>
  paymentMoves[from].includes(to)

export const isPayable = (state: OrderState): boolean => canOrderMove(state, 'paid')

/** In play: the shopper can still pay it, or has and the bank is at work. */
export const isInPlay = (state: PaymentState): boolean => canPaymentMove(state, 'failed')
