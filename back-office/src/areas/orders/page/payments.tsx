import { Link } from '@mui/material'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { formatCents, formatMoment } from '../../../ui/format.ts'
import { Part } from '../../../ui/page/part.tsx'
import { Rows } from '../../../ui/page/rows.tsx'
import { paymentStateNames } from '../states/payment-states.ts'

export const Payments = ({ order }: { order: StaffOrder }) => (
  <Part title="Betalingen">
    <Rows
      head={['Wanneer', 'Betaalwijze', 'Status', 'Bedrag', 'Terugbetaald', 'Teruggeboekt', 'Kenmerk']}
      rows={order.payments.map((payment) => [
        formatMoment(payment.createdAt),
        payment.method,
        paymentStateNames[payment.state],
        formatCents(payment.amountCents),
        formatCents(payment.refundedCents),
        payment.chargedBackCents > 0 ? formatCents(payment.chargedBackCents) : '',
        payment.url ? (
          <Link
            key={payment.id}
            href={payment.url}
            target="_blank"
            rel="noreferrer"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {payment.providerId}
          </Link>
        ) : (
          (payment.providerId ?? '')
        ),
      ])}
    />
  </Part>
)
