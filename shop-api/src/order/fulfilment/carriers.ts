import type { OrderRow } from '../../db/schema/buying/order.ts'

interface Carrier {
  code: string
  title: string
  /** Null if the carrier has no tracking. */
  followUrl: ((trackingCode: string, to: OrderRow['shippingAddress']) => string) | null
}

const bare = (zipcode: string) => zipcode.replace(/\s/g, '')

export const carriers: Carrier[] = [
  {
    code: 'postnl',
    title: 'PostNL',
    followUrl: (code, to) =>
      `https://jouw.postnl.nl/track-and-trace/${encodeURIComponent(code)}-${to.countryCode}-${bare(to.zipcode)}`,
  },
  {
    code: 'dhl',
    title: 'DHL',
    followUrl: (code) =>
      `https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=${encodeURIComponent(code)}`,
  },
  { code: 'own', title: 'onze eigen bezorgdienst', followUrl: null },
]
