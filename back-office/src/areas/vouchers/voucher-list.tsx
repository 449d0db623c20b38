import { DataTable, FunctionField, List, SearchInput } from 'react-admin'
import type { StaffVoucher } from 'shared-types/contracts/admin/promotions'
import { EmptyList } from '../../ui/empty-list.tsx'
import { formatCents, formatMoment } from '../../ui/format.ts'

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
    exporter={false}
    title="Kortingscodes"
    filters={filters}
    empty={
      <EmptyList>
        Er zijn nog geen kortingscodes. Maak er een, en klanten kunnen hem meteen gebruiken.
      </EmptyList>
    }
  >
    <DataTable<StaffVoucher> bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="id" label="Code" disableSort />
      <DataTable.Col source="value" label="Korting" disableSort>
        <FunctionField<StaffVoucher> render={discountOf} />
      </DataTable.Col>
      <DataTable.Col source="state" label="Status" disableSort>
        <FunctionField<StaffVoucher> render={({ state }) => voucherStates[state]} />
      </DataTable.Col>
      <DataTable.Col source="startsAt" label="Wanneer" disableSort>
        <FunctionField<StaffVoucher> render={periodOf} />
      </DataTable.Col>
      <DataTable.Col source="uses" label="Gebruikt" align="right" disableSort>
        <FunctionField<StaffVoucher>
          render={({ uses, mostUses }) => (mostUses === null ? uses : `${uses} van ${mostUses}`)}
        />
      </DataTable.Col>
    </DataTable>
  </List>
)
