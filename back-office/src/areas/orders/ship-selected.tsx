import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Toolbar,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { send } from '../../api/send.ts'
import { CarrierField, useCarriers } from './carrier-field.tsx'

interface ShipDialogProps {
  orders: OrderSummary[]
  onClose: () => void
  /** Called when all of them are shipped. */
  onShipped?: () => void
}

/** Ships the chosen orders one after the other: a refusal of one does not stop the others, and stays on screen. */
const ShipDialog = ({ orders, onClose, onShipped }: ShipDialogProps) => {
  const carriers = useCarriers()
  const refresh = useRefresh()
  const [carrier, setCarrier] = useState('postnl')
  const [left, setLeft] = useState(orders)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const isTracked = carriers.find(({ code }) => code === carrier)?.tracked ?? true

  const ship = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    const messages: Record<string, string> = {}
    for (const { id } of left) {
      const trackingCode = typed.get(id)?.toString()
      await send('POST', admin.orderShip.replace(':id', id), { carrier, trackingCode }).catch(
        (error: Error) => (messages[id] = error.message),
      )
    }
    setBusy(false)
    refresh()
    setRefused(messages)
    setLeft(left.filter(({ id }) => id in messages))
    if (Object.keys(messages).length > 0) return
    onShipped?.()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="ship-title" fullWidth maxWidth="sm">
      <form onSubmit={ship}>
        <DialogTitle id="ship-title">
          {left.length === 1 ? 'Bestelling verzenden' : `${left.length} bestellingen verzenden`}
        </DialogTitle>
        <DialogContent>
          <CarrierField carriers={carriers} value={carrier} onChange={setCarrier} />
          {left.map(({ id, number, name }) => (
            <div key={id}>
              {isTracked ? (
                <TextField
                  name={id}
                  label={`Trackcode van ${number}, ${name}`}
                  required
                  fullWidth
                  margin="dense"
                />
              ) : (
                <p>
                  {number}, {name}
                </p>
              )}
              {refused[id] && <Alert severity="error">{refused[id]}</Alert>}
            </div>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuleren</Button>
          <Button type="submit" variant="contained" disabled={isBusy || left.length === 0}>
            Verzenden
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Of an order page: the same dialog for one order. */
export const ShipOne = ({ order }: { order: OrderSummary }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Verzenden
      </Button>
      {isOpen && <ShipDialog orders={[order]} onClose={() => setOpen(false)} />}
    </>
  )
}

export const ShipSelected = () => {
  const { data = [], selectedIds, onUnselectItems } = useListContext<OrderSummary>()
  const [chosen, setChosen] = useState<OrderSummary[] | null>(null)
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  if (selected.length === 0 && !chosen) return null
  return (
    <Toolbar>
      <Button variant="contained" onClick={() => setChosen(selected)}>
        {selected.length} verzenden
      </Button>
      {chosen && <ShipDialog orders={chosen} onClose={() => setChosen(null)} onShipped={onUnselectItems} />}
    </Toolbar>
  )
}
