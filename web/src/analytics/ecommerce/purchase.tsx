import type { OrderEvent } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../api/use-read.ts'
import { isGranted, useConsent } from '../consent.ts'
import { track } from '../track.ts'

const reportPurchase = ({ event }: OrderEvent) => {
  if (!event) return
  const { coupon, ...purchase } = event
  track({ event: 'purchase', ...purchase, coupon: coupon ?? undefined })
}

/**
 * Measures a paid order once, however often its page is opened: the server returns the event to the first
 * request only. Nothing is requested without consent.
 */
export function Purchase({ order, token }: { order: string; token: string | undefined }) {
  const isMeasured = isGranted(useConsent())
  useRead<OrderEvent>(isMeasured ? apiPaths.orderEvent(order, token) : null, {
    onSuccess: reportPurchase,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return null
}
