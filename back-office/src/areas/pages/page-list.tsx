import { List, SearchInput, SelectInput } from 'react-admin'
import type { PageSummary } from 'shared-types/contracts/admin/content'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'
import { pageParents } from './page-parents.ts'

const parts = [{ id: 'service', name: 'Klantenservice' }, ...pageParents]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Titel of adres" />,
  <SelectInput key="under" source="under" label="Onderdeel" choices={parts} alwaysOn />,
]

export const PageList = () => (
  <List
    title="Pagina’s"
    filters={filters}
    empty={<EmptyList>Er zijn nog geen pagina’s. Begin met een bericht voor de blog.</EmptyList>}
  >
    <ListTable<PageSummary> rowClick="edit">
      <LinkColumn source="title" label="Titel" />
      <Column<PageSummary> source="id" label="Adres" render={({ id }) => `/${id}/`} />
      <MomentColumn source="updatedAt" label="Veranderd" />
    </ListTable>
  </List>
)
