import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { Part } from '../../../ui/page/part.tsx'
import { Rows } from '../../../ui/page/rows.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { mailNames } from '../states/mail-names.ts'

interface ResendMailProps {
  order: StaffOrder
  mail: StaffOrder['mails'][number]
}

const ResendMail = ({ order, mail }: ResendMailProps) => {
  const change = useChange()
  return (
    <ConfirmButton
      variant="text"
      label="Opnieuw sturen"
      aria-label={`Opnieuw sturen: ${mail.subject}, ${formatMoment(mail.createdAt)}`}
      title="Mail opnieuw sturen?"
      content={`‘${mail.subject}’ gaat nog een keer naar ${order.email}.`}
      onConfirm={() =>
        change(
          pathOf(admin.orderMailResend, { id: order.id, mail: mail.id }),
          'De mail wordt opnieuw verzonden.',
        )
      }
    />
  )
}

export const Mails = ({ order }: { order: StaffOrder }) => (
  <Part title="Mails">
    <Rows
      head={['Mail', 'Aan', 'Geschreven', 'Verzonden', 'Opnieuw']}
      rows={order.mails.map((mail) => [
        mail.subject || mailNames[mail.kind],
        mail.recipient,
        formatMoment(mail.createdAt),
        mail.sentAt ? formatMoment(mail.sentAt) : (mail.lastError ?? 'nog niet'),
        mail.sentAt &&
          (mail.subject ? <ResendMail key={mail.id} order={order} mail={mail} /> : 'tekst gewist'),
      ])}
    />
  </Part>
)
