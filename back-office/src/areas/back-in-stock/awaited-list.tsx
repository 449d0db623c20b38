import { DataTable, FunctionField, List } from 'react-admin'
import type { AwaitedVariant } from 'shared-types/contracts/admin/customers'
import { EmptyList } from '../../ui/empty-list.tsx'
import { formatMoment } from '../../ui/format.ts'

export const AwaitedList = () => (
  <List
    exporter={false}
    title="Weer op voorraad"
    empty={
      <EmptyList>
        Niemand wacht op een uitverkocht artikel. Klanten vragen een mail aan op de pagina van het artikel, en
        krijgen die zodra je de voorraad aanvult.
      </EmptyList>
    }
  >
    <DataTable<AwaitedVariant> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="product" label="Artikel" disableSort />
      <DataTable.Col source="variant" label="Uitvoering" disableSort />
      <DataTable.Col source="sku" label="Artikelnummer" disableSort />
      <DataTable.NumberCol source="shoppers" label="Wachtenden" disableSort />
      <DataTable.Col source="since" label="Sinds" disableSort>
        <FunctionField<AwaitedVariant> render={({ since }) => formatMoment(since)} />
      </DataTable.Col>
    </DataTable>
  </List>
)
