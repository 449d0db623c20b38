import { DataTable, FunctionField, List } from 'react-admin'
import type { StaffPromotion } from 'shared-types/contracts/admin/promotions'
import { EmptyList } from '../../ui/empty-list.tsx'
import { formatMoment } from '../../ui/format.ts'
import { breakAnywhere } from '../../ui/parts.tsx'

export const promotionStates: Record<StaffPromotion['state'], string> = {
  planned: 'Gepland',
  running: 'Loopt',
  ended: 'Voorbij',
}

export const PromotionList = () => (
  <List
    exporter={false}
    title="Acties"
    empty={
      <EmptyList>
        Er zijn nog geen acties. Maak er een met een begin en een einde: prijzen, codes en de aftelklok volgen
        die.
      </EmptyList>
    }
  >
    <DataTable<StaffPromotion> bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="title" label="Actie" disableSort />
      <DataTable.Col source="state" label="Status" disableSort>
        <FunctionField<StaffPromotion> render={({ state }) => promotionStates[state]} />
      </DataTable.Col>
      <DataTable.Col source="startsAt" label="Begin" disableSort>
        <FunctionField<StaffPromotion> render={({ startsAt }) => formatMoment(startsAt)} />
      </DataTable.Col>
      <DataTable.Col source="endsAt" label="Einde" disableSort>
        <FunctionField<StaffPromotion> render={({ endsAt }) => formatMoment(endsAt)} />
      </DataTable.Col>
      <DataTable.Col source="prices" label="Verlaagde prijzen en codes" disableSort sx={breakAnywhere}>
        <FunctionField<StaffPromotion> render={({ prices, codes }) => [prices, ...codes].join(', ')} />
      </DataTable.Col>
    </DataTable>
  </List>
)
