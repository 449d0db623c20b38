import { DataTable, List } from 'react-admin'

export const DocumentList = () => (
  <List exporter={false} title="Menu’s en vaste teksten" pagination={false}>
    <DataTable bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="title" label="Tekst" disableSort />
    </DataTable>
  </List>
)
