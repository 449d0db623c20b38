import type { OrderAction, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { RefundButton } from './refund-dialog.tsx'
import { RequestReplacement } from './replacement-dialog.tsx'
import { ShipOne } from './ship-one.tsx'
import { RecordWithdrawal } from './withdrawal-dialog.tsx'

interface Question {
  label: string
  path: typeof admin.orderComplete | typeof admin.orderCancel | typeof admin.orderChargeback
  question: string
  /** While the shop awaits a transfer. */
  duringTransfer?: string
  done: string
}

/** The other actions have a form. */
const questions: Record<Exclude<OrderAction, 'ship' | 'refund'>, Question> = {
  complete: {
    label: 'Afronden',
    path: admin.orderComplete,
    question: 'Is het pakket bezorgd?',
    done: 'De bestelling is afgerond.',
  },
  cancel: {
    label: 'Annuleren',
    path: admin.orderCancel,
    question: 'De artikelen gaan terug naar de voorraad, en de klant krijgt een mail.',
    duringTransfer:
      'De klant kan het bedrag al hebben overgemaakt. De artikelen gaan terug naar de voorraad, en de klant krijgt een mail. Komt het geld toch nog binnen, dan staat de bestelling bij Terug te betalen.',
    done: 'De bestelling is geannuleerd.',
  },
  handleChargeback: {
    label: 'Terugboeking afgehandeld',
    path: admin.orderChargeback,
    question:
      'Heb je bezwaar gemaakt bij de betaaldienst, of met de klant geregeld hoe het verder gaat? De bestelling gaat dan uit de lijst van terugboekingen.',
    done: 'De terugboeking is afgehandeld.',
  },
}

export const OrderActions = ({ order }: { order: StaffOrder }) => {
  const change = useChange()
  const isTransferAwaited = order.payments.some(({ state }) => state === 'pending')
  return (
    <>
      <ShipOne order={order} />
      {Object.entries(questions)
        .filter(([name]) => order.actions.some((action) => action === name))
        .map(([name, { label, path, question, duringTransfer, done }]) => (
          <ConfirmButton
            key={name}
            label={label}
            title={`${label}?`}
            content={(isTransferAwaited && duringTransfer) || question}
            onConfirm={() => change(pathOf(path, { id: order.id }), done)}
          />
        ))}
      <RefundButton order={order} />
      <RequestReplacement order={order} />
      <RecordWithdrawal order={order} />
    </>
  )
}
