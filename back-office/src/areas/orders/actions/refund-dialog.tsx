import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { RefundWay, type StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { typedCents } from 'shared-types/money'
import { pathOf } from 'shared-types/urls/path-pattern'
import { fieldErrors, send } from '../../../api/send.ts'
import { formatCents, parseCents, sentCents } from '../../../ui/format.ts'
import { linesOf, PiecesFields } from './pieces-fields.tsx'
import { refundWayNames } from '../states/payment-states.ts'
import { proposeAmount } from './refund-amount.ts'

const explain = { provider: 'De betaaldienst maakt het over.', manual: 'Maak het bedrag eerst zelf over.' }

const RefundDialog = ({ order, onClose }: { order: StaffOrder; onClose: () => void }) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const { total, provider } = order.refundableCents
  const lines = order.lines.filter(({ refundableQuantity }) => refundableQuantity > 0)
  // Nothing is proposed but an overpayment, which belongs to no article: a refund cannot be taken back.
  const [pieces, setPieces] = useState(new Map<number, number>())
  const [amount, setAmount] = useState(
    order.refundDueCents > 0 || total === 0 ? typedCents(order.refundDueCents) : '',
  )
  const [unsent, setUnsent] = useState(new Map<number, number>())
  const retained = order.deliveryExtraCents
  const [way, setWay] = useState<RefundWay>(provider > 0 ? 'provider' : 'manual')
  // What has not left is for sale again, unless the employee knows better.
  const [restock, setRestock] = useState(order.parcels.length === 0 && order.shipment === null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const cents = parseCents(amount)

  const choose = (chosen: Map<number, number>) => {
    setPieces(chosen)
    setAmount(typedCents(proposeAmount(order.lines, chosen, total, retained)))
  }
  /** How many of the chosen pieces had not left: what the employee says, as far as it is possible. */
  const unsentOf = (id: number) => {
    const { refundableQuantity = 0, toShipQuantity = 0 } = lines.find((line) => line.id === id) ?? {}
    const chosen = pieces.get(id) ?? 0
    const least = Math.max(0, chosen - (refundableQuantity - toShipQuantity))
    const most = Math.min(chosen, toShipQuantity)
    return { least, most, value: Math.min(most, Math.max(least, unsent.get(id) ?? 0)) }
  }
  const chooseAll = () => choose(new Map(lines.map((line) => [line.id, line.refundableQuantity])))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { refunds } = await send<StaffOrder>('POST', pathOf(admin.orderRefund, { id: order.id }), {
        way,
        amountCents: sentCents(amount),
        lines: linesOf(pieces).map(({ id, quantity }) => ({
          id,
          quantity,
          unsentQuantity: unsentOf(id).value,
        })),
        restock,
        refundableCents: total,
      })
      const isFailed = refunds.length > order.refunds.length && refunds.at(-1)?.state === 'failed'
      notify(isFailed ? 'De betaaldienst weigert de terugbetaling.' : 'De terugbetaling is vastgelegd.', {
        type: isFailed ? 'error' : 'success',
      })
      onClose()
    } catch (error) {
      const refused = fieldErrors(error, 'form')
      setErrors(refused)
      // The maximum refund may have changed, which opens another form.
      if (refused.form) notify(refused.form, { type: 'error' })
    } finally {
      setBusy(false)
      refresh()
    }
  }

  return (
    <Dialog open aria-labelledby="refund-title" fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="refund-title">Terugbetalen</DialogTitle>
        <DialogContent>
          {total === 0 ? (
            <p>Al het geld is al terug bij de klant. De bestelling wordt afgesloten.</p>
          ) : (
            <>
              <PiecesFields
                lines={lines}
                mostOf={(line) => line.refundableQuantity}
                labelOf={(article) => `Aantal terug van ${article}`}
                chosen={pieces}
                onChoose={(id, quantity) => choose(new Map(pieces).set(id, quantity))}
                part={{
                  label: 'Waarvan niet verzonden',
                  rangeOf: unsentOf,
                  onChoose: (id, quantity) => setUnsent(new Map(unsent).set(id, quantity)),
                }}
              />
              {lines.length > 0 && <Button onClick={chooseAll}>Alle stuks</Button>}
              {lines.length > 0 && (
                <FormControlLabel
                  control={
                    <Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)} />
                  }
                  label="Deze artikelen gaan terug naar de voorraad"
                />
              )}
              {retained > 0 && (
                <p>
                  De extra kosten van snellere of verzekerde verzending ({formatCents(retained)}) hoeven na
                  een herroeping niet terug.
                </p>
              )}
              <TextField
                label="Bedrag in euro's"
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
                error={'amountCents' in errors}
                helperText={errors.amountCents ?? `Er kan nog hoogstens ${formatCents(total)} terug.`}
                fullWidth
                margin="dense"
              />
              <TextField
                select
                label="Hoe"
                value={way}
                onChange={(event) => setWay(RefundWay.parse(event.target.value))}
                error={'way' in errors}
                helperText={errors.way ?? `${explain[way]} De klant krijgt een mail.`}
                fullWidth
                margin="dense"
              >
                {RefundWay.options
                  .filter((option) => option === 'manual' || provider > 0)
                  .map((option) => (
                    <MenuItem key={option} value={option}>
                      {refundWayNames[option]}
                    </MenuItem>
                  ))}
              </TextField>
            </>
          )}
          {errors.lines && <Alert severity="error">{errors.lines}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            Annuleren
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {total === 0
              ? 'Afsluiten'
              : cents === null
                ? 'Terugbetalen'
                : `${formatCents(cents)} terugbetalen`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export const RefundButton = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Terugbetalen
      </Button>
      {/* Mounted again when the maximum refund has changed, so that it shows the current one. */}
      {isOpen && (
        <RefundDialog key={order.refundableCents.total} order={order} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
