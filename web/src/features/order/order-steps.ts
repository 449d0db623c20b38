import type { Order } from 'shared-types/contracts/order'

export interface OrderStep {
  title: string
  /** ISO 8601; null if it has not happened yet. */
  at: string | null
}

/** The steps of an order. One that ended early ends with the reason. */
export const orderSteps = (
  order: Pick<Order, 'state' | 'createdAt' | 'paidAt' | 'shippedAt' | 'completedAt'>,
): OrderStep[] => {
  const steps: OrderStep[] = [
    { title: 'Besteld', at: order.createdAt },
    { title: 'Betaald', at: order.paidAt },
    { title: 'Verzonden', at: order.shippedAt },
    { title: 'Bezorgd', at: order.completedAt },
  ]
  if (order.state !== 'cancelled' && order.state !== 'refunded') return steps
  const ending = order.state === 'cancelled' ? 'Geannuleerd' : 'Terugbetaald'
  return [...steps.filter(({ at }) => at !== null), { title: ending, at: '' }]
}
