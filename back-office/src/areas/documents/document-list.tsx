import { DataTable, List } from 'react-admin'
import { Column } from '../../ui/list/column.tsx'

export const DocumentList = () => (
  <List exporter={false} title="Menu’s en vaste teksten" pagination={false}>
    <DataTable bulkActionButtons={false} rowClick="edit">
      <Column source="title" label="Tekst" />
    </DataTable>
  </List>
)
