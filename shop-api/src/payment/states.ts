import { PaymentState } from 'shared-types/contracts/order'

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

export const canPaymentMove = (from: PaymentState, to: PaymentState): boolean =>
  paymentMoves[from].includes(to)

/** Whether a payment is active: the shopper can still pay it, or the bank is processing it. */
export const isActivePayment = (state: PaymentState): boolean => canPaymentMove(state, 'failed')

/** For queries; see `isActivePayment`. */
export const activePaymentStates = PaymentState.options.filter(isActivePayment)
