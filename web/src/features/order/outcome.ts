import type { OrderStatus, PaymentState } from 'shared-types/contracts/order'

/** How an order stands for the one who placed it. `transfer` waits for the shopper to transfer the money, `waiting` settles itself, `over` can no longer be paid. */
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
  // The bank has it; the order is about to know.
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
}: Pick<OrderStatus, 'state' | 'paymentState' | 'bankTransfer'>): Outcome => {
  if (state === 'cancelled') return 'over'
  if (state === 'refunded') return 'refunded'
  if (bankTransfer && isAwaited(paymentState)) return 'transfer'
  return state === 'pending_payment' ? unpaid[paymentState] : 'paid'
}

/** True while the bank may still change it without the shopper doing anything. */
export const isUndecided = (outcome: Outcome): boolean =>
  outcome === 'waiting' || outcome === 'unfinished' || outcome === 'transfer'

export const canBePaid = (outcome: Outcome): boolean =>
  outcome === 'unfinished' || outcome === 'failed' || outcome === 'cancelled' || outcome === 'expired'

/** Milliseconds until it is asked again: soon at first, seldom later, no more after half an hour. */
export const pollDelay = (waitedMs: number): number => {
  if (waitedMs < 10_000) return 1_500
  if (waitedMs < 60_000) return 4_000
  return waitedMs < 30 * 60_000 ? 15_000 : 0
}
