import { Stack } from '@mui/material'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { reasonNames } from 'shared-types/order/replacement-texts'
import { pathOf } from 'shared-types/urls/path-pattern'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { Part } from '../../../ui/page/part.tsx'
import { Rows } from '../../../ui/page/rows.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { CorrectTracking } from '../actions/correct-dialog.tsx'
import { ShipReplacement } from '../actions/ship-replacement.tsx'
import { piecesText } from './pieces-text.ts'
import { TrackingLinks } from './tracking-links.tsx'

type Replacement = NonNullable<StaffOrder['replacements']>[number]

const Progress = ({ order, of }: { order: StaffOrder; of: Replacement }) => {
  const change = useChange()
  const { id, lines, sentWith, shippedAt, cancelledAt } = of
  const pieces = piecesText(order, lines)
  if (cancelledAt) return `Geannuleerd op ${formatMoment(cancelledAt)}`
  if (sentWith && shippedAt) {
    return (
      <>
        Verzonden op {formatMoment(shippedAt)}
        <TrackingLinks of={sentWith} />
        <CorrectTracking order={order} parcel={id} />
      </>
    )
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ShipReplacement order={order} replacement={id} pieces={pieces} />
      <ConfirmButton
        label="Annuleren"
        aria-label={`Nazending annuleren: ${pieces}`}
        title="Nazending annuleren?"
        content={`${pieces}: deze stukken gaan terug naar de voorraad.`}
        onConfirm={() =>
          change(
            pathOf(admin.replacementCancel, { id: order.id, replacement: id }),
            'De nazending is geannuleerd.',
          )
        }
      />
    </Stack>
  )
}

/** What is sent again, at no cost. */
export const Replacements = ({ order }: { order: StaffOrder }) => {
  const { replacements } = order
  return (
    replacements.length > 0 && (
      <Part title="Nazendingen">
        <Rows
          head={['Stand', 'Artikelen', 'Reden', 'Gevraagd', 'Door']}
          rows={replacements.map((one) => [
            <Progress key={one.id} order={order} of={one} />,
            piecesText(order, one.lines),
            reasonNames[one.reason],
            formatMoment(one.createdAt),
            one.by ?? '',
          ])}
        />
      </Part>
    )
  )
}
