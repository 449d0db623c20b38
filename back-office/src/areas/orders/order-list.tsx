import { Checkbox } from '@mui/material'
import {
  DateInput,
  FilterButton,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { CentsColumn, Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { CountedPagination } from '../../ui/list/counted-pagination.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { formatCents } from '../../ui/format.ts'
import { buyerText, isToPack, paidBackChoices, stateChoices, stateText } from './states/order-states.ts'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { useOrderChoices } from './fields/use-order-choices.ts'
import { ChosenOrders } from './list/chosen-orders.tsx'
import { ImportShipments } from './list/import-shipments.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

const MethodFilter = (props: { source: string; label: string }) => {
  const { paymentMethods } = useOrderChoices()
  return <SelectInput {...props} choices={paymentMethods} optionValue="code" optionText="title" />
}

const ShippingFilter = (props: { source: string; label: string }) => {
  const { shippingMethods } = useOrderChoices()
  return <SelectInput {...props} choices={shippingMethods} optionValue="code" optionText="title" />
}

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Naam, bedrijf of nummer" />,
  <SelectInput key="state" source="state" label="Status" choices={stateChoices} alwaysOn />,
  <MethodFilter key="method" source="method" label="Betaalwijze" />,
  <ShippingFilter key="shippingMethod" source="shippingMethod" label="Verzending" />,
  <DateInput key="from" source="from" label="Vanaf" />,
  <DateInput key="until" source="until" label="Tot en met" />,
  <NullableBooleanInput key="refundDue" source="refundDue" label="Terug te betalen" />,
  <SelectInput
    key="paidBack"
    source="paidBack"
    label="Geld terug, niet afgesloten"
    choices={paidBackChoices}
  />,
  <NullableBooleanInput key="chargedBack" source="chargedBack" label="Teruggeboekt, nog af te handelen" />,
  <NullableBooleanInput key="unsent" source="unsent" label="Verzonden zonder alle stuks" />,
  <NullableBooleanInput key="replacement" source="replacement" label="Nazending te verzenden" />,
]

/** The library's own selection gives its name to an element that screen readers do not read. */
const Choose = () => {
  const record = useRecordContext<OrderSummary>()
  const { selectedIds, onToggleItem } = useListContext<OrderSummary>()
  if (!record || !isToPack(record)) return null
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Bestelling ${record.number} kiezen` } }}
    />
  )
}

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ImportShipments />
  </TopToolbar>
)

export const OrderList = () => (
  <List
    title="Bestellingen"
    filters={filters}
    actions={<Actions />}
    pagination={<CountedPagination />}
    empty={
      <EmptyList>
        Er zijn nog geen bestellingen. Bekijk de winkel, of maak een actie om de eerste klanten te trekken.
      </EmptyList>
    }
  >
    <ChosenOrders />
    <ListTable rowClick="show">
      <Column label="Kiezen">
        <Choose />
      </Column>
      <LinkColumn source="number" label="Nummer" />
      <MomentColumn source="createdAt" label="Besteld" />
      <Column<OrderSummary> source="name" label="Klant" sx={breakAnywhere} render={buyerText} />
      <Column<OrderSummary> source="state" label="Status" render={stateText} />
      <Column source="shippingTitle" label="Verzending" />
      <Column source="paymentMethod" label="Betaalwijze" />
      <CentsColumn source="totalCents" label="Totaal" />
      <Column<OrderSummary>
        source="refundDueCents"
        label="Terug te betalen"
        align="right"
        render={({ refundDueCents }) => (refundDueCents > 0 ? formatCents(refundDueCents) : '')}
      />
    </ListTable>
  </List>
)
