import { Link } from '@mui/material'
import type { SentWith } from 'shared-types/contracts/admin/orders'

/** The links to follow a parcel, of which each box has one; without any, its carrier. */
export const TrackingLinks = ({ of }: { of: SentWith }) => {
  const { carrier, trackAndTraceUrl, moreTrackAndTraceUrls } = of
  const links = trackAndTraceUrl ? [trackAndTraceUrl, ...moreTrackAndTraceUrls] : []
  if (links.length === 0) return <div>Verzonden met {carrier}</div>
  return links.map((link, at) => (
    <div key={link}>
      <Link href={link} target="_blank" rel="noreferrer">
        {links.length > 1 ? `Volg doos ${at + 1} van ${links.length}` : 'Volg het pakket'} ({carrier})
      </Link>
    </div>
  ))
}
