import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import type { OrderStatus } from 'shared-types/contracts/order'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { canBePaid, type Outcome } from './outcome/outcome.ts'
import { outcomeTextOf } from './outcome/outcome-texts.ts'
import { unpaidOrder } from './order-link.ts'
import styles from './order.module.css'
import { PayAgain } from './pay-again.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { Icon } from '../../ui/media/icon.tsx'

interface OrderOutcomeProps {
  status: OrderStatus
  outcome: Exclude<Outcome, 'paid'>
  token: string | undefined
}

function Sign({ outcome }: Pick<OrderOutcomeProps, 'outcome'>) {
  if (outcome === 'waiting') return <Spinner />
  if (outcome === 'transfer') return <Icon of={CircleCheck} size={40} />
  return outcome === 'unfinished' ? <Icon of={Clock} size={40} /> : <Icon of={CircleAlert} size={40} />
}

/** An order that is not paid: the reason and the next steps. Changes are announced to screen readers. */
export function OrderOutcome({ status, outcome, token }: OrderOutcomeProps) {
  const { title, text } = outcomeTextOf(outcome, status)
  return (
    <div className={styles.outcome}>
      <span className={styles.sign}>
        <Sign outcome={outcome} />
      </span>
      <div aria-live="polite" className={styles.text}>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <p className={styles.number}>
        Bestelnummer <strong>{status.orderNumber}</strong>
      </p>
      {status.bankTransfer && outcome === 'transfer' && <TransferDetails transfer={status.bankTransfer} />}
      {status.awaitsTransfer && <PayAgain status={status} token={token} label="Naar de betaalpagina" />}
      {canBePaid(outcome) && (
        <PayAgain
          status={status}
          token={token}
          label={outcome === 'unfinished' ? 'Naar betaling' : 'Opnieuw betalen'}
        />
      )}
      {(outcome === 'transfer' || outcome === 'waiting') && (
        <ButtonLink look="quiet" to={paths.home()}>
          Verder winkelen
        </ButtonLink>
      )}
      {outcome !== 'waiting' && outcome !== 'transfer' && (
        <ButtonLink
          look="quiet"
          to={status.cartLink ? paths.cartRestore(status.cartLink) : paths.cart()}
          {...(canBePaid(outcome) && { state: unpaidOrder(status, token) })}
        >
          Winkelwagen
        </ButtonLink>
      )}
    </div>
  )
}
