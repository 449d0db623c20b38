import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { List, SearchInput, SelectInput, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { ReturnToHandle } from 'shared-types/contracts/admin/buying/returns'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../api/send.ts'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { formatMoment } from '../../ui/format.ts'
import { FormDialog, SmallForm } from '../../ui/small-form.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { MarkReturn } from '../orders/actions/mark-return.tsx'
import { stateNames } from '../orders/states/order-states.ts'
import { ListTable } from '../../ui/list/list-table.tsx'
import { toOrder } from '../orders/to-order.ts'

const kinds = { withdrawal: 'Herroeping', return: 'Retour van een vloerkleed' }

const statuses = [
  { id: 'open', name: 'Af te handelen' },
  { id: 'handled', name: 'Afgehandeld' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Nummer of e-mail" />,
  <SelectInput key="status" source="status" label="Status" choices={statuses} alwaysOn isRequired />,
]

const deadlineOf = ({ refundBy, orderState, handledAt }: ReturnToHandle) => {
  if (orderState === 'refunded' || orderState === 'cancelled') return stateNames[orderState]
  if (handledAt) return ''
  const isLate = new Date(refundBy) < new Date()
  return (
    <Typography variant="body2" color={isLate ? 'error' : undefined}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatMoment(refundBy)}
      </Box>
      {isLate && ' (te laat)'}
    </Typography>
  )
}

const numberText = ({ orderNumber, orderOfNumber }: ReturnToHandle) => {
  if (orderOfNumber === null) return `${orderNumber} (niet gevonden)`
  return orderOfNumber === orderNumber ? orderNumber : `${orderOfNumber} (ingevuld als ${orderNumber})`
}

/** For a number that the customer mistyped. */
const Attach = () => {
  const record = useRecordContext<ReturnToHandle>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  if (!record || record.isNamed) return null
  const { id, orderNumber } = record
  const close = () => setOpen(false)
  const attach = async (typed: Record<string, string>) => {
    await send('PUT', pathOf(admin.returnOrder, { id }), typed)
    notify('De retour hoort nu bij deze bestelling.', { type: 'success' })
    close()
    refresh()
  }
  return (
    // A click in the dialog is not one on the row.
    <Box onClick={(event) => event.stopPropagation()}>
      <Button aria-label={`Bestelling koppelen: ${orderNumber}`} onClick={() => setOpen(true)}>
        Bestelling koppelen
      </Button>
      {isOpen && (
        <FormDialog title="Bestelling koppelen" closeLabel="Annuleren" onClose={close}>
          <SmallForm
            title={`De klant vulde ${orderNumber} in. Zoek bij Bestellingen op naam of e-mailadres.`}
            mainField="orderNumber"
            button="Koppelen"
            fields={[{ name: 'orderNumber', label: 'Bestelnummer' }]}
            shown={null}
            onSend={attach}
          />
        </FormDialog>
      )}
    </Box>
  )
}

const Mark = () => {
  const record = useRecordContext<ReturnToHandle>()
  if (!record || record.orderState === 'refunded' || record.orderState === 'cancelled') return null
  const { id, orderNumber, handledAt } = record
  return <MarkReturn id={id} isHandled={handledAt !== null} name={orderNumber} />
}

/** Withdrawals and requests to return a rug. A row opens its order, if it is known. */
export const ReturnList = () => (
  <List title="Retouren" filters={filters} filterDefaultValues={{ status: 'open' }}>
    <ListTable<ReturnToHandle> rowClick={toOrder}>
      <MomentColumn source="receivedAt" label="Ontvangen" />
      <Column<ReturnToHandle> source="kind" label="Soort" render={({ kind }) => kinds[kind]} />
      <LinkColumn<ReturnToHandle> source="orderNumber" label="Bestelling" render={numberText} />
      <Column source="name" label="Naam" sx={breakAnywhere} />
      <Column source="email" label="E-mailadres" sx={breakAnywhere} />
      <Column source="articles" label="Artikelen" sx={breakAnywhere} />
      <Column<ReturnToHandle> source="refundBy" label="Geld terug vóór" render={deadlineOf} />
      <Column label="Afhandelen">
        <Attach />
        <Mark />
      </Column>
    </ListTable>
  </List>
)
