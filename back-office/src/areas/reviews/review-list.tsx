import { DataTable, FunctionField, List, SelectInput } from 'react-admin'
import type { StaffReview } from 'shared-types/contracts/admin/reviews'
import { formatMoment } from '../../ui/format.ts'

const statuses = [
  { id: 'waiting', name: 'Wacht op goedkeuring' },
  { id: 'unanswered', name: 'Kritisch, zonder antwoord' },
  { id: 'published', name: 'In de winkel' },
  { id: 'rejected', name: 'Afgewezen' },
]

const filters = [
  <SelectInput key="status" source="status" label="Status" choices={statuses} alwaysOn isRequired />,
]

export const ReviewList = () => (
  <List exporter={false} title="Reviews" filters={filters} filterDefaultValues={{ status: 'waiting' }}>
    <DataTable bulkActionButtons={false} rowClick="show">
      <DataTable.Col source="createdAt" label="Geschreven" disableSort>
        <FunctionField<StaffReview> render={({ createdAt }) => formatMoment(createdAt)} />
      </DataTable.Col>
      <DataTable.Col source="product" label="Artikel" disableSort />
      <DataTable.Col source="score" label="Sterren" disableSort />
      <DataTable.Col source="title" label="Titel" disableSort />
      <DataTable.Col source="displayName" label="Door" disableSort />
    </DataTable>
  </List>
)
