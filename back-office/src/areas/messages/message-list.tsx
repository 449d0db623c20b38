import { DataTable, FunctionField, List, SelectInput } from 'react-admin'
import type { StaffMessage } from 'shared-types/contracts/admin/customers'
import { formatMoment } from '../../ui/format.ts'
import { breakAnywhere } from '../../ui/parts.tsx'

const statuses = [
  { id: 'open', name: 'Te beantwoorden' },
  { id: 'answered', name: 'Beantwoord' },
]

const filters = [
  <SelectInput key="status" source="status" label="Status" choices={statuses} alwaysOn isRequired />,
]

export const MessageList = () => (
  <List exporter={false} title="Berichten" filters={filters} filterDefaultValues={{ status: 'open' }}>
    <DataTable<StaffMessage> bulkActionButtons={false} rowClick="show">
      <DataTable.Col source="createdAt" label="Ontvangen" disableSort>
        <FunctionField<StaffMessage> render={({ createdAt }) => formatMoment(createdAt)} />
      </DataTable.Col>
      <DataTable.Col source="from" label="Van" disableSort sx={breakAnywhere} />
      <DataTable.Col source="subject" label="Onderwerp" disableSort />
    </DataTable>
  </List>
)
