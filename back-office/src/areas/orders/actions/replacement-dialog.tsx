import { Alert, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { reasonNames } from 'shared-types/order/replacement-texts'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../../api/send.ts'
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { linesOf, PiecesFields } from './pieces-fields.tsx'

const replaceableOf = ({ replaceableQuantity }: StaffOrder['lines'][number]) => replaceableQuantity

const ReplacementDialog = ({ order: opened, onClose }: { order: StaffOrder; onClose: () => void }) => {
  const notify = useNotify()
  // As it was when the dialog was opened: the page behind it reads the order again.
  const [order, setOrder] = useState(opened)
  const [pieces, setPieces] = useState(new Map<number, number>())
  const [reason, setReason] = useState('')
  const path = { id: order.id }
  /** After a replacement of a colleague, other pieces are left. */
  const readAgain = async () => {
    const current = await send<StaffOrder>('GET', pathOf(admin.order, path)).catch(() => null)
    if (!current) return
    setOrder(current)
    setPieces(new Map())
  }
  const { errors, isBusy, submit } = useSubmit(async () => {
    await send('POST', pathOf(admin.orderReplacements, path), {
      lines: linesOf(pieces),
      reason,
      earlierReplacements: order.replacements.length,
    })
    notify('De nazending staat klaar om in te pakken.', { type: 'success' })
    onClose()
  }, readAgain)
  const elsewhere = errors.lines ?? errors.form
  return (
    <SubmitDialog title="Nazending maken" button="Maken" isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <p>
        De stukken gaan van de voorraad af en staan klaar om in te pakken. De klant betaalt niets, de factuur
        blijft zoals die is, en de mail volgt als je de nazending verzendt. Wat de klant terugstuurt, tel je
        zelf bij de voorraad op als het te verkopen is.
      </p>
      <PiecesFields
        lines={order.lines.filter((line) => replaceableOf(line) > 0)}
        mostOf={replaceableOf}
        labelOf={(article) => `Aantal opnieuw te sturen van ${article}`}
        chosen={pieces}
        onChoose={(id, quantity) => setPieces(new Map(pieces).set(id, quantity))}
      />
      <TextField
        select
        label="Reden"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={'reason' in errors}
        helperText={errors.reason ?? 'De klant leest de reden in de mail.'}
        fullWidth
        margin="dense"
      >
        {Object.entries(reasonNames).map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {elsewhere && <Alert severity="error">{elsewhere}</Alert>}
    </SubmitDialog>
  )
}

/** Shown for a shipped order, while it has pieces that can be sent again. */
export const RequestReplacement = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  // An open dialog stays: it shows a message about its change, or that of a colleague.
  if (!isOpen && order.lines.every((line) => replaceableOf(line) === 0)) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Nazending maken
      </Button>
      {isOpen && <ReplacementDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
