import { List, SelectInput } from 'react-admin'
import type { StaffChat } from 'shared-types/contracts/admin/customers'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

const statuses = [
  { id: 'all', name: 'Alle' },
  { id: 'unanswered', name: 'Zonder antwoord, niet afgehandeld' },
  { id: 'poor', name: 'Hoogstens twee sterren' },
]

const filters = [
  <SelectInput key="status" source="status" label="Welke" choices={statuses} alwaysOn isRequired />,
]

const firstQuestion = ({ messages }: StaffChat) =>
  messages.find(({ role }) => role === 'user')?.content.slice(0, 120) ?? ''

export const ChatList = () => (
  <List title="Chats" filters={filters} filterDefaultValues={{ status: 'all' }}>
    <ListTable<StaffChat> rowClick="show">
      <MomentColumn source="createdAt" label="Wanneer" />
      <LinkColumn<StaffChat> source="messages" label="Eerste vraag" render={firstQuestion} />
      <Column source="rating" label="Sterren" />
      <MomentColumn source="handledAt" label="Afgehandeld" />
    </ListTable>
  </List>
)
