import type { OrderStatus, PaymentState } from 'shared-types/contracts/order'

/**
 * The outcome of an order as the shopper sees it. `transfer` waits for the shopper to transfer the money,
 * `waiting` needs no action, `over` can no longer be paid.
 */
export type Outcome =
  | 'paid'
  | 'transfer'
  | 'waiting'
  | 'unfinished'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'over'
  | 'refunded'

const unpaid: Record<PaymentState, Outcome> = {
  open: 'unfinished',
  pending: 'waiting',
  // The bank reports it as paid; the order's own state follows soon.
  paid: 'waiting',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
}

const isAwaited = (state: PaymentState): boolean => state === 'open' || state === 'pending'

export const outcomeOf = ({
  state,
  paymentState,
  bankTransfer,
  awaitsTransfer,
}: Pick<OrderStatus, 'state' | 'paymentState' | 'bankTransfer' | 'awaitsTransfer'>): Outcome => {
  if (state === 'cancelled') return 'over'
  if (state === 'refunded') return 'refunded'
  if (awaitsTransfer || (bankTransfer && isAwaited(paymentState))) return 'transfer'
  return state === 'pending_payment' ? unpaid[paymentState] : 'paid'
}

/** True while the outcome may still change without action in the shop. */
export const isUndecided = (outcome: Outcome): boolean =>
  outcome === 'waiting' || outcome === 'unfinished' || outcome === 'transfer'

export const canBePaid = (outcome: Outcome): boolean =>
  outcome === 'unfinished' || outcome === 'failed' || outcome === 'cancelled' || outcome === 'expired'

/** Not while the bank processes the payment. */
export const canBeCancelled = (outcome: Outcome): boolean => canBePaid(outcome) || outcome === 'transfer'

/** Milliseconds until the next poll: short at first, longer later, 0 (stop) after half an hour. */
export const pollDelay = (waitedMs: number): number => {
  if (waitedMs < 10_000) return 1_500
  if (waitedMs < 60_000) return 4_000
  return waitedMs < 30 * 60_000 ? 15_000 : 0
}
