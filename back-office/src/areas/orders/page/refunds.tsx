import { Stack } from '@mui/material'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { formatCents, formatMoment } from '../../../ui/format.ts'
import { FileLink } from '../../../ui/links/file-link.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { Rows } from '../../../ui/page/rows.tsx'
import { refundKindNames, refundStateNames, refundWayNames } from '../states/payment-states.ts'
import { piecesText } from './pieces-text.ts'

/** The credit note of a refund, and the one that takes it back when the refund failed after all. */
const CreditNotes = ({ orderId, refund }: { orderId: string; refund: StaffOrder['refunds'][number] }) => (
  <Stack>
    {(
      [
        [admin.orderCreditNote, refund.creditNoteNumber],
        [admin.orderCreditNoteReversal, refund.reversalNumber],
      ] as const
    ).map(
      ([path, number]) =>
        number !== null && (
          <FileLink key={path} href={pathOf(path, { id: orderId, refund: refund.id })}>
            {number} (PDF)
          </FileLink>
        ),
    )}
  </Stack>
)

export const Refunds = ({ order }: { order: StaffOrder }) =>
  order.refunds.length > 0 && (
    <Part title="Terugbetalingen">
      <Rows
        head={['Wanneer', 'Bedrag', 'Waarvan', 'Hoe', 'Status', 'Artikelen', 'Door', 'Creditnota']}
        rows={order.refunds.map((refund) => [
          formatMoment(refund.createdAt),
          formatCents(refund.amountCents),
          refundKindNames[refund.kind],
          refundWayNames[refund.way],
          refund.released
            ? 'Niet afgeschreven'
            : [refundStateNames[refund.state], refund.reason].filter(Boolean).join(': '),
          piecesText(order, refund.lines),
          refund.by ?? '',
          <CreditNotes key={refund.id} orderId={order.id} refund={refund} />,
        ])}
      />
    </Part>
  )
