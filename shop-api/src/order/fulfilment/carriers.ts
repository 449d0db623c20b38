import type { ShipOrder } from 'shared-types/contracts/admin/orders'
import { bareZipcode } from 'shared-types/forms/address'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { refuseAction, type Refusal } from '../../refusal.ts'

interface Carrier {
  code: string
  title: string
  /** Null if the carrier has no tracking. */
  followUrl: ((trackingCode: string, to: OrderRow['shippingAddress']) => string) | null
}

export const carriers: Carrier[] = [
  {
    code: 'postnl',
    title: 'PostNL',
    followUrl: (code, to) =>
      `https://jouw.postnl.nl/track-and-trace/${encodeURIComponent(code)}-${to.countryCode}-${bareZipcode(to.zipcode)}`,
  },
  {
    code: 'dhl',
    title: 'DHL',
    followUrl: (code) =>
      `https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=${encodeURIComponent(code)}`,
  },
  { code: 'own', title: 'onze eigen bezorgdienst', followUrl: null },
]

interface Tracking {
  carrier: string
  trackAndTraceUrl: string | null
}

/** What is stored of a parcel to this address. */
export const trackingOf = (
  { carrier: code, trackingCode }: Pick<ShipOrder, 'carrier' | 'trackingCode'>,
  to: OrderRow['shippingAddress'],
): Tracking | Refusal => {
  const carrier = carriers.find((one) => one.code === code.toLowerCase())
  if (!carrier) {
    const codes = carriers.map((one) => one.code).join(', ')
    return refuseAction('validation_failed', `no such carrier; choose from ${codes}`, 'Kies een vervoerder.')
  }
  if (!carrier.followUrl) return { carrier: carrier.title, trackAndTraceUrl: null }
  return trackingCode
    ? { carrier: carrier.title, trackAndTraceUrl: carrier.followUrl(trackingCode, to) }
    : refuseAction(
        'validation_failed',
        `${carrier.title} needs a tracking code`,
        `Vul de trackcode van ${carrier.title} in.`,
      )
}
