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

/** Where the parcels of an order are; null while none has left, and after the order has ended. */
export const shippedText = ({ state, shipments }: Pick<Order, 'state' | 'shipments'>): string | null => {
  if (shipments.length === 0 || state === 'refunded' || state === 'cancelled') return null
  const carriers = [...new Set(shipments.map(({ carrier }) => carrier))].join(' en ')
  if (state === 'paid') return `Een deel van je bestelling is onderweg met ${carriers}.`
  if (state === 'completed') return `Je bestelling is bezorgd door ${carriers}.`
  return shipments.length > 1
    ? `Je bestelling komt in ${shipments.length} pakketten, met ${carriers}.`
    : `Je pakket is onderweg met ${carriers}.`
}
