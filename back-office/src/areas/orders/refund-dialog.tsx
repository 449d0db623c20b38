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
import { fieldErrors, send } from '../../api/send.ts'
import { formatCents, sentCents } from '../../ui/format.ts'
import { linesOf, PiecesFields } from './pieces-fields.tsx'
import { refundWayNames } from './order-states.ts'
import { proposeAmount } from './refund-amount.ts'

const explain = { provider: 'De betaaldienst maakt het over.', manual: 'Maak het bedrag eerst zelf over.' }

const RefundDialog = ({ order, onClose }: { order: StaffOrder; onClose: () => void }) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const { total, provider } = order.refundableCents
  const lines = order.lines.filter(({ refundableQuantity }) => refundableQuantity > 0)
  // An overpayment belongs to no article.
  const [pieces, setPieces] = useState(
    new Map(order.refundDueCents > 0 ? [] : lines.map((line) => [line.id, line.refundableQuantity])),
  )
  const [hasChosen, setChosen] = useState(false)
  const [amount, setAmount] = useState(typedCents(order.refundDueCents > 0 ? order.refundDueCents : total))
  const [way, setWay] = useState<RefundWay>(provider > 0 ? 'provider' : 'manual')
  const [restock, setRestock] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)

  const choose = (id: number, quantity: number) => {
    const chosen = new Map(pieces).set(id, quantity)
    setChosen(true)
    setPieces(chosen)
    setAmount(typedCents(proposeAmount(order.lines, chosen, total)))
  }
  const type = (typed: string) => {
    setAmount(typed)
    // All pieces are proposed with the whole amount; another amount is for none of them, unless they were chosen.
    if (!hasChosen) setPieces(new Map())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { refunds } = await send<StaffOrder>('POST', pathOf(admin.orderRefund, { id: order.id }), {
        way,
        amountCents: sentCents(amount),
        lines: linesOf(pieces),
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
    <Dialog open onClose={onClose} aria-labelledby="refund-title" fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="refund-title">Terugbetalen</DialogTitle>
        <DialogContent>
          {total === 0 ? (
            <p>Al het geld is al terug bij de klant. De bestelling wordt afgesloten.</p>
          ) : (
            <>
              <PiecesFields
                lines={lines.map(({ id, title, refundableQuantity: most }) => ({ id, title, most }))}
                labelOf={(title) => `Aantal terug van ${title}`}
                chosen={pieces}
                onChoose={choose}
              />
              {lines.length > 0 && (
                <FormControlLabel
                  control={
                    <Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)} />
                  }
                  label="Deze artikelen gaan terug naar de voorraad"
                />
              )}
              <TextField
                label="Bedrag in euro's"
                value={amount}
                onChange={(event) => type(event.target.value)}
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
          <Button onClick={onClose}>Annuleren</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {total === 0 ? 'Afsluiten' : 'Terugbetalen'}
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
