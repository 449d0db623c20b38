import { List, SearchInput, SelectInput } from 'react-admin'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

const statuses = [
  { id: 'waiting', name: 'Wacht op goedkeuring' },
  { id: 'unanswered', name: 'Kritisch, zonder antwoord' },
  { id: 'published', name: 'In de winkel' },
  { id: 'rejected', name: 'Afgewezen' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Artikel, titel of naam" />,
  <SelectInput key="status" source="status" label="Status" choices={statuses} alwaysOn isRequired />,
]

export const ReviewList = () => (
  <List title="Reviews" filters={filters} filterDefaultValues={{ status: 'waiting' }}>
    <ListTable rowClick="show">
      <MomentColumn source="createdAt" label="Geschreven" />
      <LinkColumn source="product" label="Artikel" />
      <Column source="score" label="Sterren" />
      <Column source="title" label="Titel" />
      <Column source="displayName" label="Door" />
    </ListTable>
  </List>
)
