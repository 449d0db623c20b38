import type { OrderState, OrderStatus, PaymentState } from 'shared-types/contracts/order'

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

/** Null while the outcome is that of the payment. */
const outcomes: Record<OrderState, Outcome | null> = {
  pending_payment: null,
  paid: 'paid',
  shipped: 'paid',
  completed: 'paid',
  cancelled: 'over',
  refunded: 'refunded',
}

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
  const outcome = outcomes[state]
  if (outcome !== null) return outcome
  if (awaitsTransfer || (bankTransfer && isAwaited(paymentState))) return 'transfer'
  return unpaid[paymentState]
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
