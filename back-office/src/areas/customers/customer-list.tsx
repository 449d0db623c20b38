import { List, SearchInput } from 'react-admin'
import type { CustomerSummary } from 'shared-types/contracts/admin/customers'
import { Column, LinkColumn, MomentColumn, NumberColumn } from '../../ui/list/column.tsx'
import { CountedPagination } from '../../ui/list/counted-pagination.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Naam, bedrijf of e-mail" />]

export const CustomerList = () => (
  <List
    title="Klanten"
    filters={filters}
    pagination={<CountedPagination />}
    empty={
      <EmptyList>
        Er heeft nog niemand een account. Wie zonder account bestelt, vind je bij de bestellingen en bij
        Persoonsgegevens.
      </EmptyList>
    }
  >
    <ListTable<CustomerSummary> rowClick="show">
      <LinkColumn source="name" label="Naam" />
      <Column source="company" label="Bedrijf" />
      <Column source="email" label="E-mailadres" sx={breakAnywhere} />
      <NumberColumn source="orders" label="Bestellingen" />
      <MomentColumn source="createdAt" label="Klant sinds" />
    </ListTable>
  </List>
)
