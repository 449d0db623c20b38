import type { Order } from 'shared-types/contracts/order'

export interface OrderStep {
  title: string
  /** ISO 8601, null for what has not happened yet. */
  at: string | null
}

/** The road of an order, as far as it came. One that ended early ends with how. */
export const orderSteps = (
  order: Pick<Order, 'state' | 'createdAt' | 'paidAt' | 'shippedAt' | 'completedAt'>,
): OrderStep[] => {
  const road: OrderStep[] = [
    { title: 'Besteld', at: order.createdAt },
    { title: 'Betaald', at: order.paidAt },
    { title: 'Verzonden', at: order.shippedAt },
    { title: 'Bezorgd', at: order.completedAt },
  ]
  if (order.state !== 'cancelled' && order.state !== 'refunded') return road
  const ending = order.state === 'cancelled' ? 'Geannuleerd' : 'Terugbetaald'
  return [...road.filter(({ at }) => at !== null), { title: ending, at: '' }]
}
