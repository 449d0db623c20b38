import { useId, useState } from 'react'
import type { PaymentUrl } from 'shared-types/contracts/checkout'
import type { OrderStatus } from 'shared-types/contracts/order'
import { creditWarning } from 'shared-types/order/credit-warning'
import { isPayLater } from 'shared-types/order/pay-later'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { messageFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { leaveFor } from '../../ui/browser/leave-for.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { PaymentLink } from '../../payment/payment-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { money } from '../../ui/text/money.ts'
import { Radio, RadioGroup } from '../../ui/input/radio-group.tsx'
import styles from './order.module.css'

interface PayAgainProps {
  status: Pick<OrderStatus, 'orderId' | 'paymentMethods' | 'total'>
  token: string | undefined
  label: string
}

/**
 * Opens the payment page of an order, with the previous payment method or another. If the order can no longer
 * be paid, an error says so, and its page then shows why.
 */
export function PayAgain({ status: { orderId, paymentMethods, total }, token, label }: PayAgainProps) {
  const group = useId()
  const [method, setMethod] = useState<string | null>(null)
  const [unopened, setUnopened] = useState<string | null>(null)
  const due = paymentMethods.find(({ code }) => code === method)?.total ?? total ?? null
  const { busy, refusal, run } = useAction(async () => {
    setUnopened(null)
    try {
      const body = {
        ...(token && { token }),
        ...(method && { paymentMethod: method }),
        ...(due !== null && { expectedTotal: due }),
      }
      const { url } = await send<PaymentUrl>('POST', apiPaths.orderPaymentUrl(orderId), body)
      setUnopened(await leaveFor(url))
    } finally {
      // On the status page it is the status, elsewhere the whole order.
      void mutate((key) => typeof key === 'string' && key.includes(orderId))
    }
  })
  return (
    <div className={styles.again}>
      {paymentMethods.length > 1 && (
        <details className={styles.others}>
          <summary>Anders betalen</summary>
          <RadioGroup id={group} legend="Kies je betaalmethode" legendHidden>
            {paymentMethods.map(({ code, title, priceIncl }) => (
              <Radio
                key={code}
                name={group}
                value={code}
                label={title}
                description={isPayLater(code) ? creditWarning : undefined}
                aside={priceIncl > 0 ? `+ ${money(priceIncl)}` : undefined}
                checked={method === code}
                onChange={() => setMethod(code)}
              />
            ))}
          </RadioGroup>
        </details>
      )}
      {due !== null && (
        <p aria-live="polite">
          Te betalen: <strong>{money(due)}</strong>
        </p>
      )}
      <Button look="accent" busy={busy} busyText="Naar de betaalpagina..." onClick={() => void run()}>
        {label}
      </Button>
      <PaymentLink url={unopened} />
      {refusal !== null && <Refusal>{messageFor(refusal)}</Refusal>}
    </div>
  )
}
