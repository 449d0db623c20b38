import { List, SearchInput, SelectInput } from 'react-admin'
import type { StaffMessage } from 'shared-types/contracts/admin/customers'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

const statuses = [
  { id: 'open', name: 'Te beantwoorden' },
  { id: 'answered', name: 'Beantwoord' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Afzender of onderwerp" />,
  <SelectInput key="status" source="status" label="Status" choices={statuses} alwaysOn isRequired />,
]

export const MessageList = () => (
  <List title="Berichten" filters={filters} filterDefaultValues={{ status: 'open' }}>
    <ListTable<StaffMessage> rowClick="show">
      <MomentColumn source="createdAt" label="Ontvangen" />
      <LinkColumn source="from" label="Van" sx={breakAnywhere} />
      <Column source="subject" label="Onderwerp" />
    </ListTable>
  </List>
)
