import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { formatMoment } from '../../../ui/format.ts'
import { Part } from '../../../ui/page/part.tsx'
import { Rows } from '../../../ui/page/rows.tsx'
import { CorrectTracking } from '../actions/correct-dialog.tsx'
import { TrackingLinks } from './tracking-links.tsx'
import { piecesText } from './pieces-text.ts'

/** The parcels besides the last one. */
export const Parcels = ({ order }: { order: StaffOrder }) =>
  order.parcels.length > 0 && (
    <Part title="Andere pakketten">
      <Rows
        head={['Wanneer', 'Vervoerder', 'Artikelen', 'Door', 'Trackcode']}
        rows={order.parcels.map(({ id, createdAt, lines, by, ...sent }) => [
          formatMoment(createdAt),
          <TrackingLinks key={createdAt} of={sent} />,
          piecesText(order, lines),
          by ?? '',
          <CorrectTracking key={id} order={order} parcel={id} />,
        ])}
      />
    </Part>
  )
