import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Toolbar,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import type { OrderSummary, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { fieldErrors, send } from '../../../api/send.ts'
import { formatMoment } from '../../../ui/format.ts'
import { CarrierField } from './carrier-field.tsx'
import { linesOf, PiecesFields } from './pieces-fields.tsx'
import { buyerText, withdrawnText } from '../states/order-states.ts'
import { useOrderChoices } from './use-order-choices.ts'

interface ShipDialogProps {
  orders: OrderSummary[]
  /** Of one order, the pieces in the parcel can be chosen. */
  order?: StaffOrder
  onClose: () => void
  onShipped?: (id: string) => void
}

/** Ships the chosen orders one after the other: a refusal of one does not stop the others, and stays on screen. */
const ShipDialog = ({ orders, order, onClose, onShipped }: ShipDialogProps) => {
  const { carriers } = useOrderChoices()
  const refresh = useRefresh()
  const [carrier, setCarrier] = useState('postnl')
  const [left, setLeft] = useState(orders)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const unshipped = (order?.lines ?? []).filter(({ unshippedQuantity }) => unshippedQuantity > 0)
  const proposed = new Map(unshipped.map(({ id, toShipQuantity }) => [id, toShipQuantity]))
  const [pieces, setPieces] = useState(proposed)
  const [more, setMore] = useState(true)
  const isPart = [...proposed].some(([id, quantity]) => (pieces.get(id) ?? 0) < quantity)
  const parcel = order && {
    lines: linesOf(pieces),
    more: isPart && more,
    earlierParcels: order.parcels.length,
  }
  const isTracked = carriers.find(({ code }) => code === carrier)?.tracked ?? true

  const ship = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    const messages: Record<string, string> = {}
    try {
      for (const { id } of left) {
        const trackingCode = typed.get(id)?.toString()
        const confirmedWithdrawals = typed.getAll(`withdrawal-${id}`)
        const body = { carrier, trackingCode, ...parcel, confirmedWithdrawals }
        try {
          await send('POST', pathOf(admin.orderShip, { id }), body)
        } catch (error) {
          messages[id] = Object.values(fieldErrors(error, id)).join(' ')
        }
        if (!(id in messages)) onShipped?.(id)
      }
    } finally {
      setBusy(false)
      refresh()
    }
    setRefused(messages)
    setLeft(left.filter(({ id }) => id in messages))
    if (Object.keys(messages).length === 0) onClose()
  }

  return (
    // Neither Escape nor a click beside it closes the dialog: the scanned codes would be lost.
    <Dialog open aria-labelledby="ship-title" fullWidth maxWidth="sm">
      <form onSubmit={ship}>
        <DialogTitle id="ship-title">
          {left.length === 1 ? 'Bestelling verzenden' : `${left.length} bestellingen verzenden`}
        </DialogTitle>
        <DialogContent>
          <PiecesFields
            lines={unshipped}
            mostOf={(line) => line.unshippedQuantity}
            labelOf={(article) => `Aantal in dit pakket van ${article}`}
            chosen={pieces}
            onChoose={(id, quantity) => setPieces(new Map(pieces).set(id, quantity))}
          />
          {isPart && (
            <FormControlLabel
              control={<Checkbox checked={more} onChange={(event) => setMore(event.target.checked)} />}
              label="De rest volgt in een ander pakket"
            />
          )}
          <CarrierField carriers={carriers} value={carrier} onChange={setCarrier} />
          {left.map(({ id, number, withdrawals, shippingTitle, ...buyer }) => (
            <div key={id}>
              {isTracked ? (
                <TextField
                  name={id}
                  label={`Trackcode van ${number}, ${buyerText(buyer)}, ${shippingTitle}`}
                  required
                  fullWidth
                  margin="dense"
                />
              ) : (
                <p>
                  {number}, {buyerText(buyer)}, {shippingTitle}
                </p>
              )}
              {withdrawals.map((withdrawal) => (
                <Alert key={withdrawal.id} severity="warning">
                  {number} is herroepen op {formatMoment(withdrawal.receivedAt)}: {withdrawnText(withdrawal)}.
                  Verzend niet wat de klant niet meer wil, en betaal het terug.
                  <FormControlLabel
                    control={<Checkbox name={`withdrawal-${id}`} value={withdrawal.id} required />}
                    label="Toch verzenden"
                  />
                </Alert>
              ))}
              {refused[id] && <Alert severity="error">{refused[id]}</Alert>}
            </div>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            Annuleren
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || left.length === 0}>
            Verzenden
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Of an order page: the same dialog for one order, whole or in parts. */
export const ShipOne = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Verzenden
      </Button>
      {isOpen && <ShipDialog orders={[order]} order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

export const ShipSelected = () => {
  const { data = [], selectedIds, onToggleItem } = useListContext<OrderSummary>()
  const [chosen, setChosen] = useState<OrderSummary[] | null>(null)
  // An order that was shipped elsewhere has no checkbox any more.
  const selected = data.filter(({ id, state }) => state === 'paid' && selectedIds.includes(id))
  if (selected.length === 0 && !chosen) return null
  return (
    <Toolbar>
      <Button variant="contained" onClick={() => setChosen(selected)}>
        {selected.length} verzenden
      </Button>
      {chosen && <ShipDialog orders={chosen} onClose={() => setChosen(null)} onShipped={onToggleItem} />}
    </Toolbar>
  )
}
