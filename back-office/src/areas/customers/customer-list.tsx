import { DataTable, FunctionField, List, SearchInput } from 'react-admin'
import type { CustomerSummary } from 'shared-types/contracts/admin/customers'
import { EmptyList } from '../../ui/empty-list.tsx'
import { formatMoment } from '../../ui/format.ts'
import { breakAnywhere } from '../../ui/parts.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Naam, bedrijf of e-mail" />]

export const CustomerList = () => (
  <List
    exporter={false}
    title="Klanten"
    filters={filters}
    empty={
      <EmptyList>
        Er heeft nog niemand een account. Wie zonder account bestelt, vind je bij de bestellingen.
      </EmptyList>
    }
  >
    <DataTable<CustomerSummary> bulkActionButtons={false} rowClick="show">
      <DataTable.Col source="name" label="Naam" disableSort />
      <DataTable.Col source="company" label="Bedrijf" disableSort />
      <DataTable.Col source="email" label="E-mailadres" disableSort sx={breakAnywhere} />
      <DataTable.NumberCol source="orders" label="Bestellingen" disableSort />
      <DataTable.Col source="createdAt" label="Klant sinds" disableSort>
        <FunctionField<CustomerSummary> render={({ createdAt }) => formatMoment(createdAt)} />
      </DataTable.Col>
    </DataTable>
  </List>
)
