import { Button } from '@mui/material'
import { List, TopToolbar, useRecordContext } from 'react-admin'
import { retryDays, type FailedMail } from 'shared-types/contracts/admin/mails'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { useChange } from '../../ui/use-change.ts'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'
import { toOrder } from '../orders/to-order.ts'

const Retry = () => {
  const mail = useRecordContext<FailedMail>()
  const change = useChange()
  if (!mail) return null
  return (
    <Button
      aria-label={`Opnieuw proberen: ${mail.subject}, aan ${mail.recipient}`}
      onClick={(event) => {
        event.stopPropagation()
        return change(pathOf(admin.failedMailRetry, { id: mail.id }), 'De mail wordt opnieuw verzonden.')
      }}
    >
      Opnieuw proberen
    </Button>
  )
}

const Dismiss = () => {
  const mail = useRecordContext<FailedMail>()
  const change = useChange()
  if (!mail) return null
  return (
    <ConfirmButton
      variant="text"
      label="Laat maar"
      aria-label={`Laat maar: ${mail.subject}, aan ${mail.recipient}`}
      title="Deze mail opgeven?"
      content={`De mail aan ${mail.recipient} wordt niet meer verzonden en verdwijnt uit deze lijst.`}
      onConfirm={() => change(pathOf(admin.failedMailDismissal, { id: mail.id }), 'De mail is opgegeven.')}
    />
  )
}

const RetryAll = () => {
  const change = useChange()
  return (
    <TopToolbar>
      <ConfirmButton
        label="Alle opnieuw proberen"
        title="Alle mislukte mails opnieuw proberen"
        content={`De mails van de laatste ${retryDays} dagen worden opnieuw verzonden. Doe dit na een storing van de mailserver.`}
        onConfirm={() => change(admin.failedMailsRetry, 'De mails worden opnieuw verzonden.')}
      />
    </TopToolbar>
  )
}

/** A row opens the order that its mail is about, where the address is corrected. */
export const FailedMailList = () => (
  <List
    actions={<RetryAll />}
    title="Mislukte mails"
    empty={<EmptyList>Alle mails zijn aangekomen. Je hoeft niets te doen.</EmptyList>}
  >
    <ListTable<FailedMail> rowClick={toOrder}>
      <MomentColumn source="createdAt" label="Geschreven" />
      <Column source="recipient" label="Aan" sx={breakAnywhere} />
      <Column source="subject" label="Onderwerp" />
      <LinkColumn source="orderNumber" label="Bestelling" />
      <Column source="lastError" label="Waarom niet" sx={breakAnywhere} />
      <Column label="Opnieuw">
        <Retry />
        <Dismiss />
      </Column>
    </ListTable>
  </List>
)
