import { DataTable, FunctionField, List } from 'react-admin'
import type { ReturnToHandle } from 'shared-types/contracts/admin/orders'
import { EmptyList } from '../../ui/empty-list.tsx'
import { formatMoment } from '../../ui/format.ts'

const kinds = { withdrawal: 'Herroeping', return: 'Retour van een vloerkleed' }

const toOrder = (_id: unknown, _resource: unknown, { orderId }: ReturnToHandle) =>
  orderId === null ? false : `/orders/${orderId}/show`

/** Withdrawals and requests to return a rug. A row opens its order, if it is known. */
export const ReturnList = () => (
  <List
    exporter={false}
    title="Retouren"
    empty={
      <EmptyList>
        Er is niets herroepen of teruggevraagd. Klanten doen dat op de pagina Bestelling herroepen.
      </EmptyList>
    }
  >
    <DataTable<ReturnToHandle> bulkActionButtons={false} rowClick={toOrder}>
      <DataTable.Col source="receivedAt" label="Ontvangen" disableSort>
        <FunctionField<ReturnToHandle> render={({ receivedAt }) => formatMoment(receivedAt)} />
      </DataTable.Col>
      <DataTable.Col source="kind" label="Soort" disableSort>
        <FunctionField<ReturnToHandle> render={({ kind }) => kinds[kind]} />
      </DataTable.Col>
      <DataTable.Col source="orderNumber" label="Bestelling" disableSort>
        <FunctionField<ReturnToHandle>
          render={({ orderNumber, orderId }) => (orderId ? orderNumber : `${orderNumber} (niet gevonden)`)}
        />
      </DataTable.Col>
      <DataTable.Col source="email" label="E-mailadres" disableSort />
      <DataTable.Col source="articles" label="Artikelen" disableSort />
      <DataTable.Col source="refundBy" label="Geld terug vóór" disableSort>
        <FunctionField<ReturnToHandle>
          render={({ refundBy, orderState }) => {
            if (orderState === 'refunded') return 'Terugbetaald'
            return refundBy ? formatMoment(refundBy) : ''
          }}
        />
      </DataTable.Col>
    </DataTable>
  </List>
)
