import { DataTable, List } from 'react-admin'
import { LinkColumn } from '../../ui/list/column.tsx'

export const DocumentList = () => (
  <List exporter={false} title="Menu’s en vaste teksten" pagination={false}>
    <DataTable bulkActionButtons={false} rowClick="edit">
      <LinkColumn source="title" label="Tekst" />
    </DataTable>
  </List>
)
