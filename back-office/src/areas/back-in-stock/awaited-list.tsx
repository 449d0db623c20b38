import { List } from 'react-admin'
import type { AwaitedVariant } from 'shared-types/contracts/admin/customers'
import { Column, MomentColumn, NumberColumn } from '../../ui/list/column.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

export const AwaitedList = () => (
  <List
    title="Weer op voorraad"
    empty={
      <EmptyList>
        Niemand wacht op een uitverkocht artikel. Klanten vragen een mail aan op de pagina van het artikel, en
        krijgen die zodra je de voorraad aanvult.
      </EmptyList>
    }
  >
    <ListTable<AwaitedVariant> rowClick={false}>
      <Column source="product" label="Artikel" />
      <Column source="variant" label="Uitvoering" />
      <Column source="sku" label="Artikelnummer" />
      <NumberColumn source="shoppers" label="Wachtenden" />
      <MomentColumn source="since" label="Sinds" />
    </ListTable>
  </List>
)
