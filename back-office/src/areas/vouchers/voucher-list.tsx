import { List, SearchInput } from 'react-admin'
import type { StaffVoucher } from 'shared-types/contracts/admin/promotions'
import { Column, LinkColumn } from '../../ui/list/column.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { formatCents, formatMoment } from '../../ui/format.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

export const voucherStates: Record<StaffVoucher['state'], string> = {
  planned: 'Gepland',
  running: 'Geldig',
  ended: 'Voorbij',
  'used up': 'Op',
}

const discountOf = ({ kind, value }: StaffVoucher) =>
  kind === 'percentage' ? `${value}%` : formatCents(value)

const periodOf = ({ promotionId, startsAt, endsAt }: StaffVoucher) => {
  if (promotionId !== null) return `Zolang de actie ‘${promotionId}’ loopt`
  return [startsAt && `vanaf ${formatMoment(startsAt)}`, endsAt && `tot ${formatMoment(endsAt)}`]
    .filter(Boolean)
    .join(' ')
}

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Code" />]

export const VoucherList = () => (
  <List
    title="Kortingscodes"
    filters={filters}
    empty={
      <EmptyList>
        Er zijn nog geen kortingscodes. Maak er een, en klanten kunnen hem meteen gebruiken.
      </EmptyList>
    }
  >
    <ListTable<StaffVoucher> rowClick="edit">
      <LinkColumn source="id" label="Code" />
      <Column<StaffVoucher> source="value" label="Korting" render={discountOf} />
      <Column<StaffVoucher> source="state" label="Status" render={({ state }) => voucherStates[state]} />
      <Column<StaffVoucher> source="startsAt" label="Wanneer" render={periodOf} />
      <Column<StaffVoucher>
        source="uses"
        label="Gebruikt"
        align="right"
        render={({ uses, mostUses }) => (mostUses === null ? uses : `${uses} van ${mostUses}`)}
      />
    </ListTable>
  </List>
)
