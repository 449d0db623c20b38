import { Alert, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../../api/send.ts'
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { formatMoment } from '../../../ui/format.ts'
import { sentMoment, typedMoment } from '../../../ui/inputs/typed-values.ts'
import { withdrawnText } from '../states/order-states.ts'
import { linesOf, PiecesFields } from './pieces-fields.tsx'

const WithdrawalDialog = ({ order, onClose }: { order: StaffOrder; onClose: () => void }) => {
  const notify = useNotify()
  const [pieces, setPieces] = useState(new Map<number, number>())
  const [receivedAt, setReceivedAt] = useState(() => typedMoment(new Date().toISOString()))
  const [note, setNote] = useState('')
  const { errors, isBusy, submit } = useSubmit(async () => {
    await send('POST', pathOf(admin.orderWithdrawals, { id: order.id }), {
      lines: linesOf(pieces),
      // What the browser could not read is empty, and refused by the server.
      receivedAt: sentMoment(receivedAt),
      note,
    })
    notify('De herroeping is vastgelegd.', { type: 'success' })
    onClose()
  })
  const elsewhere = errors.lines ?? errors.form
  return (
    <SubmitDialog
      title="Herroeping vastleggen"
      button="Vastleggen"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Voor een herroeping per telefoon of brief. De klant krijgt dezelfde bevestiging als na het formulier
        in de winkel, behalve als het e-mailadres is gewist of er die dag al veel herroepingen van de
        bestelling waren. De bestelling zelf verandert niet.
      </p>
      {order.withdrawals.map((earlier) => (
        <Alert key={earlier.id} severity="info" sx={{ mb: 1 }}>
          Op {formatMoment(earlier.receivedAt)} is al herroepen: {withdrawnText(earlier)}. Gaat dit over
          dezelfde artikelen? Leg het dan alleen vast als het eerder binnenkwam.
        </Alert>
      ))}
      <PiecesFields
        lines={order.lines}
        mostOf={(line) => line.quantity}
        labelOf={(article) => `Aantal herroepen van ${article}`}
        chosen={pieces}
        onChoose={(id, quantity) => setPieces(new Map(pieces).set(id, quantity))}
      />
      <Button onClick={() => setPieces(new Map(order.lines.map(({ id, quantity }) => [id, quantity])))}>
        De hele bestelling
      </Button>
      <TextField
        type="datetime-local"
        label="Ontvangen op"
        value={receivedAt}
        onChange={(event) => setReceivedAt(event.target.value)}
        error={'receivedAt' in errors}
        helperText={errors.receivedAt ?? 'Van een brief: de dag waarop die aankwam.'}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
        margin="dense"
      />
      <TextField
        label="Notitie (de klant ziet die niet)"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={'note' in errors}
        helperText={errors.note}
        multiline
        fullWidth
        margin="dense"
      />
      {elsewhere && <Alert severity="error">{elsewhere}</Alert>}
    </SubmitDialog>
  )
}

/** For a withdrawal that came by phone or letter, unless the order has ended or is withdrawn as a whole. */
export const RecordWithdrawal = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  const hasEnded = order.state === 'cancelled' || order.state === 'refunded'
  const isWithdrawn = order.withdrawals.some(({ articles }) => articles === '')
  // An open dialog stays: it shows a message about its change, or that of a colleague.
  if (!isOpen && (hasEnded || isWithdrawn)) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Herroeping vastleggen
      </Button>
      {isOpen && <WithdrawalDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
