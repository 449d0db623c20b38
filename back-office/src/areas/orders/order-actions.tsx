import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import type { OrderAction, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { send } from '../../api/send.ts'
import { ShipOne } from './ship-selected.tsx'

/** Sends a change of an order, says how it went, and reads the order again. Resolves with whether it went well. */
const useOrderChange = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (path: string, done: string, body?: object): Promise<boolean> => {
    try {
      await send('POST', path, body)
      notify(done, { type: 'success' })
      return true
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Dit lukt nu niet.', { type: 'error' })
      return false
    } finally {
      refresh()
    }
  }
}

interface Ask {
  action: OrderAction
  label: string
  path: string
  question: string
  done: string
  body?: object
}

const asked: Ask[] = [
  {
    action: 'complete',
    label: 'Afronden',
    path: admin.orderComplete,
    question: 'Is het pakket bezorgd?',
    done: 'De bestelling is afgerond.',
  },
  {
    action: 'cancel',
    label: 'Annuleren',
    path: admin.orderCancel,
    question: 'De artikelen gaan terug naar de voorraad, en de klant krijgt een mail.',
    done: 'De bestelling is geannuleerd.',
  },
  {
    action: 'refund',
    label: 'Terugbetaald',
    path: admin.orderRefund,
    question: 'Maak het geld eerst over bij de betaaldienst. De klant krijgt een mail.',
    done: 'De terugbetaling is vastgelegd.',
    body: { restock: false },
  },
  {
    action: 'refund',
    label: 'Terugbetaald en terug op voorraad',
    path: admin.orderRefund,
    question: 'Maak het geld eerst over bij de betaaldienst. De artikelen gaan terug naar de voorraad.',
    done: 'De terugbetaling is vastgelegd.',
    body: { restock: true },
  },
]

export const OrderActions = ({ order }: { order: StaffOrder }) => {
  const change = useOrderChange()
  const [asking, setAsking] = useState<Ask | null>(null)
  return (
    <>
      {order.actions.includes('ship') && <ShipOne order={order} />}
      {asked
        .filter(({ action }) => order.actions.includes(action))
        .map((ask) => (
          <Button key={ask.label} variant="outlined" onClick={() => setAsking(ask)}>
            {ask.label}
          </Button>
        ))}
      {asking && (
        <Confirm
          isOpen
          title={`${asking.label}?`}
          content={asking.question}
          onConfirm={async () => {
            setAsking(null)
            await change(asking.path.replace(':id', order.id), asking.done, asking.body)
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

export const ResendMail = ({ orderId, mailId }: { orderId: string; mailId: string }) => {
  const change = useOrderChange()
  const path = admin.orderMailResend.replace(':id', orderId).replace(':mail', mailId)
  return <Button onClick={() => change(path, 'De mail wordt opnieuw verzonden.')}>Opnieuw sturen</Button>
}

export const AddNote = ({ orderId }: { orderId: string }) => {
  const change = useOrderChange()
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isAdded = await change(admin.orderNotes.replace(':id', orderId), 'De notitie staat erbij.', {
      text,
    })
    if (isAdded) setText('')
  }
  return (
    <Stack component="form" onSubmit={submit} direction="row" sx={{ gap: 1, mt: 2, alignItems: 'center' }}>
      <TextField
        label="Notitie"
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        fullWidth
        required
      />
      <Button type="submit" variant="outlined">
        Toevoegen
      </Button>
    </Stack>
  )
}
