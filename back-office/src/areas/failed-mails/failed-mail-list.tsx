import { Button } from '@mui/material'
import { DataTable, FunctionField, List, useRecordContext } from 'react-admin'
import type { FailedMail } from 'shared-types/contracts/admin/mails'
import { admin } from 'shared-types/contracts/admin/paths'
import { EmptyList } from '../../ui/empty-list.tsx'
import { formatMoment } from '../../ui/format.ts'
import { useChange } from '../../ui/use-change.ts'
import { breakAnywhere } from '../../ui/parts.tsx'

const Retry = () => {
  const mail = useRecordContext<FailedMail>()
  const change = useChange()
  if (!mail) return null
  return (
    <Button
      onClick={() =>
        change(admin.failedMailRetry.replace(':id', mail.id), 'De mail wordt opnieuw verzonden.')
      }
    >
      Opnieuw proberen
    </Button>
  )
}

export const FailedMailList = () => (
  <List
    exporter={false}
    title="Mislukte mails"
    empty={<EmptyList>Alle mails zijn aangekomen. Je hoeft niets te doen.</EmptyList>}
  >
    <DataTable<FailedMail> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="createdAt" label="Geschreven" disableSort>
        <FunctionField<FailedMail> render={({ createdAt }) => formatMoment(createdAt)} />
      </DataTable.Col>
      <DataTable.Col source="recipient" label="Aan" disableSort sx={breakAnywhere} />
      <DataTable.Col source="subject" label="Onderwerp" disableSort />
      <DataTable.Col source="lastError" label="Waarom niet" disableSort sx={breakAnywhere} />
      <DataTable.Col label="Opnieuw">
        <Retry />
      </DataTable.Col>
    </DataTable>
  </List>
)
