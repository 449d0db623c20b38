import type { PaymentUrl } from 'shared-types/api/checkout'
import { apiPaths } from 'shared-types/api/paths'
import { mutate } from 'swr'
import { wordsFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { leaveFor } from '../../forms/leave-for.ts'
import { useAction } from '../../forms/use-action.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './order.module.css'

interface PayAgainProps {
  order: string
  token: string | undefined
  label: string
}

/** Goes to where an order is paid. An order that cannot be paid any more says so, and its page then shows why. */
export function PayAgain({ order, token, label }: PayAgainProps) {
  const { busy, refusal, run } = useAction(async () => {
    try {
      const { url } = await send<PaymentUrl>('POST', apiPaths.orderPaymentUrl(order), token ? { token } : {})
      await leaveFor(url)
    } finally {
      void mutate(apiPaths.orderStatus(order, token))
    }
  })
  return (
    <div className={styles.again}>
      {refusal !== null && <Alert kind="danger">{wordsFor(refusal)}</Alert>}
      <Button look="accent" busy={busy} busyText="Naar de betaalpagina..." onClick={() => void run()}>
        {label}
      </Button>
    </div>
  )
}
