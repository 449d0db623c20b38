import type { Withdrawal } from 'shared-types/contracts/withdrawal'
import { apiPaths } from 'shared-types/urls/api-paths'
import { normaliseWithdrawal, type WithdrawalForm } from 'shared-types/forms/withdrawal'
import { messageFor } from '../../api/problem-error.ts'
import { sendOnce } from '../../api/send-once.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { takeFocus } from '../../ui/browser/take-focus.ts'
import { Button } from '../../ui/button/button.tsx'
import { SummaryList } from '../../ui/layout/summary-list.tsx'
import styles from './withdrawal.module.css'

interface ConfirmWithdrawalProps {
  declaration: WithdrawalForm
  token: string | undefined
  onEdit: () => void
  onReceived: (withdrawal: Withdrawal) => void
}

/** Step two of the withdrawal function: shows the declaration, with the button that sends it. */
export function ConfirmWithdrawal({ declaration, token, onEdit, onReceived }: ConfirmWithdrawalProps) {
  const { name, orderNumber, email, articles } = normaliseWithdrawal(declaration)
  const { busy, refusal, run } = useAction(async () =>
    onReceived(
      await sendOnce<Withdrawal>(apiPaths.withdrawals, token ? { ...declaration, token } : declaration),
    ),
  )
  return (
    <section className={styles.form} aria-labelledby="confirm-title">
      <h2 id="confirm-title" className={styles.title} tabIndex={-1} ref={takeFocus}>
        Klopt dit?
      </h2>
      <SummaryList
        rows={[
          { label: 'Naam', value: name, tone: 'text' },
          { label: 'Bestelnummer', value: orderNumber, tone: 'text' },
          { label: 'E-mailadres', value: email, tone: 'text' },
          { label: 'Artikelen', value: articles || 'De hele bestelling', tone: 'text' },
        ]}
      />
      <div className={styles.actions}>
        <Button look="quiet" onClick={onEdit}>
          Bewerken
        </Button>
        <Button busy={busy} busyText="Aan het versturen..." onClick={() => void run()}>
          Herroeping bevestigen
        </Button>
        {refusal !== null && <Refusal>{messageFor(refusal)}</Refusal>}
      </div>
    </section>
  )
}
