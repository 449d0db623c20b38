import type { OrderRow, ReplacementRow } from '../../db/schema/buying/order.ts'

/** How a parcel is followed, which can have more than one box. */
export interface Tracking {
  carrier: string
  /** The link of the first box; null if the carrier has no tracking. */
  trackAndTraceUrl: string | null
  /** Of its other boxes. */
  moreTrackAndTraceUrls: string[]
}

export const trackingIn = ({ carrier, trackAndTraceUrl, moreTrackAndTraceUrls }: Tracking): Tracking => ({
  carrier,
  trackAndTraceUrl,
  moreTrackAndTraceUrls,
})

/** How the last parcel of an order is followed; null before it has left. */
export const lastTracking = ({
  shipment,
  moreTrackAndTraceUrls,
}: Pick<OrderRow, 'shipment' | 'moreTrackAndTraceUrls'>): Tracking | null =>
  shipment && { ...shipment, moreTrackAndTraceUrls }

/** Null until it has left. */
export const replacementTracking = ({
  carrier,
  ...links
}: Pick<ReplacementRow, keyof Tracking>): Tracking | null =>
  carrier === null ? null : trackingIn({ carrier, ...links })

/** As the row of an order has it: servers of the previous release send its `shipment` as it is. */
export const asLast = ({ moreTrackAndTraceUrls, ...shipment }: Tracking) => ({
  shipment,
  moreTrackAndTraceUrls,
})

export const linksOf = ({ trackAndTraceUrl, moreTrackAndTraceUrls }: Tracking): string[] =>
  trackAndTraceUrl === null ? [] : [trackAndTraceUrl, ...moreTrackAndTraceUrls]
