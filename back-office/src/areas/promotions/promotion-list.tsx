import { List } from 'react-admin'
import type { StaffPromotion } from 'shared-types/contracts/admin/promotions'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

export const promotionStates: Record<StaffPromotion['state'], string> = {
  planned: 'Gepland',
  running: 'Loopt',
  ended: 'Voorbij',
}

export const PromotionList = () => (
  <List
    title="Acties"
    empty={
      <EmptyList>
        Er zijn nog geen acties. Maak er een met een begin en een einde: prijzen, codes en de aftelklok volgen
        die.
      </EmptyList>
    }
  >
    <ListTable<StaffPromotion> rowClick="edit">
      <LinkColumn source="title" label="Actie" />
      <Column<StaffPromotion> source="state" label="Status" render={({ state }) => promotionStates[state]} />
      <MomentColumn source="startsAt" label="Begin" />
      <MomentColumn source="endsAt" label="Einde" />
      <Column<StaffPromotion>
        source="prices"
        label="Verlaagde prijzen en codes"
        sx={breakAnywhere}
        render={({ prices, codes }) => [prices, ...codes].join(', ')}
      />
    </ListTable>
  </List>
)
