import { Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { WarnUnsaved } from '../../../ui/form/warn-unsaved.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { Part } from '../../../ui/page/part.tsx'
import { Rows } from '../../../ui/page/rows.tsx'
import { useChange } from '../../../ui/use-change.ts'

const AddNote = ({ orderId }: { orderId: string }) => {
  const change = useChange()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const isAdded = await change(pathOf(admin.orderNotes, { id: orderId }), 'De notitie staat erbij.', {
      text,
    })
    setBusy(false)
    // What was typed meanwhile stays.
    if (isAdded) setText((now) => (now === text ? '' : now))
  }
  return (
    <Stack component="form" onSubmit={submit} direction="row" sx={{ gap: 1, mt: 2, alignItems: 'center' }}>
      {text && !isBusy && <WarnUnsaved />}
      <TextField
        label="Notitie"
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        fullWidth
        required
      />
      <BusyButton type="submit" variant="outlined" isBusy={isBusy} sx={{ flexShrink: 0 }}>
        Toevoegen
      </BusyButton>
    </Stack>
  )
}

export const History = ({ order }: { order: StaffOrder }) => (
  <Part title="Geschiedenis">
    <Rows
      head={['Tijdstip', 'Gebeurtenis', 'Door']}
      rows={order.history.map(({ at, text, by }) => [formatMoment(at), text, by ?? ''])}
    />
    <AddNote orderId={order.id} />
  </Part>
)
