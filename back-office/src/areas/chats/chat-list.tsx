import { DataTable, FunctionField, List, SelectInput } from 'react-admin'
import type { StaffChat } from 'shared-types/contracts/admin/customers'
import { formatMoment } from '../../ui/format.ts'

const statuses = [
  { id: 'all', name: 'Alle' },
  { id: 'unanswered', name: 'Zonder antwoord' },
  { id: 'poor', name: 'Hoogstens twee sterren' },
]

const filters = [
  <SelectInput key="status" source="status" label="Welke" choices={statuses} alwaysOn isRequired />,
]

const firstQuestion = ({ messages }: StaffChat) =>
  messages.find(({ role }) => role === 'user')?.content.slice(0, 120) ?? ''

export const ChatList = () => (
  <List exporter={false} title="Chats" filters={filters} filterDefaultValues={{ status: 'all' }}>
    <DataTable<StaffChat> bulkActionButtons={false} rowClick="show">
      <DataTable.Col source="createdAt" label="Wanneer" disableSort>
        <FunctionField<StaffChat> render={({ createdAt }) => formatMoment(createdAt)} />
      </DataTable.Col>
      <DataTable.Col source="messages" label="Eerste vraag" disableSort>
        <FunctionField<StaffChat> render={firstQuestion} />
      </DataTable.Col>
      <DataTable.Col source="rating" label="Sterren" disableSort />
    </DataTable>
  </List>
)
