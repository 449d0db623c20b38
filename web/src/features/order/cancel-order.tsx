import { apiPaths } from 'shared-types/urls/api-paths'
import { messageFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './order.module.css'

interface CancelOrderProps {
  order: string
  token: string | undefined
  /** Shows the order as it is now; this button then disappears. */
  onCancelled: () => Promise<unknown>
}

/** Cancels an unpaid order, after a second press. */
export function CancelOrder({ order, token, onCancelled }: CancelOrderProps) {
  const { busy, refusal, run } = useAction(async () => {
    await send('POST', apiPaths.orderCancel(order), token ? { token } : {})
    await onCancelled()
  })
  return (
    <details className={styles.others}>
      <summary>Bestelling annuleren</summary>
      <p>
        Je hoeft dan niets te betalen, en de artikelen zijn weer voor anderen. Dit kan niet ongedaan worden
        gemaakt.
      </p>
      <Button look="secondary" busy={busy} busyText="Aan het annuleren..." onClick={() => void run()}>
        Ja, annuleer de bestelling
      </Button>
      {refusal !== null && <Refusal>{messageFor(refusal)}</Refusal>}
    </details>
  )
}
