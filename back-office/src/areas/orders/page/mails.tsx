import { Button } from '@mui/material'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { formatMoment } from '../../../ui/format.ts'
import { Part, Rows } from '../../../ui/parts.tsx'
import { useChange } from '../../../ui/use-change.ts'

interface ResendMailProps {
  orderId: string
  mailId: string
  /** The mail in words. */
  title: string
}

const ResendMail = ({ orderId, mailId, title }: ResendMailProps) => {
  const change = useChange()
  const path = pathOf(admin.orderMailResend, { id: orderId, mail: mailId })
  return (
    <Button
      aria-label={`Opnieuw sturen: ${title}`}
      onClick={() => change(path, 'De mail wordt opnieuw verzonden.')}
    >
      Opnieuw sturen
    </Button>
  )
}

export const Mails = ({ order }: { order: StaffOrder }) => (
  <Part title="Mails">
    <Rows
      head={['Mail', 'Aan', 'Geschreven', 'Verzonden', 'Opnieuw']}
      rows={order.mails.map((mail) => [
        mail.subject || mail.kind,
        mail.recipient,
        formatMoment(mail.createdAt),
        mail.sentAt ? formatMoment(mail.sentAt) : (mail.lastError ?? 'nog niet'),
        mail.sentAt && (
          <ResendMail
            key={mail.id}
            orderId={order.id}
            mailId={mail.id}
            title={`${mail.subject || mail.kind}, ${formatMoment(mail.createdAt)}`}
          />
        ),
      ])}
    />
  </Part>
)
