import { List } from 'react-admin'
import { LinkColumn } from '../../ui/list/column.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

export const DocumentList = () => (
  <List title="Menu’s en vaste teksten" pagination={false}>
    <ListTable rowClick="edit">
      <LinkColumn source="title" label="Tekst" />
    </ListTable>
  </List>
)
