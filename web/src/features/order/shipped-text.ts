import type { Order } from 'shared-types/contracts/order'

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
