import { DataTable, FunctionField, List, SearchInput, SelectInput } from 'react-admin'
import type { PageSummary } from 'shared-types/contracts/admin/content'
import { EmptyList } from '../../ui/empty-list.tsx'
import { formatMoment } from '../../ui/format.ts'

const parts = [
  { id: 'service', name: 'Klantenservice' },
  { id: 'blog', name: 'Blog' },
  { id: 'inspiratie', name: 'Inspiratie' },
  { id: 'vacatures', name: 'Vacatures' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Titel of adres" />,
  <SelectInput key="under" source="under" label="Onderdeel" choices={parts} alwaysOn />,
]

export const PageList = () => (
  <List
    exporter={false}
    title="Pagina’s"
    filters={filters}
    empty={<EmptyList>Er zijn nog geen pagina’s. Begin met een bericht voor de blog.</EmptyList>}
  >
    <DataTable<PageSummary> bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="title" label="Titel" disableSort />
      <DataTable.Col source="id" label="Adres" disableSort>
        <FunctionField<PageSummary> render={({ id }) => `/${id}/`} />
      </DataTable.Col>
      <DataTable.Col source="updatedAt" label="Veranderd" disableSort>
        <FunctionField<PageSummary> render={({ updatedAt }) => (updatedAt ? formatMoment(updatedAt) : '')} />
      </DataTable.Col>
    </DataTable>
  </List>
)
