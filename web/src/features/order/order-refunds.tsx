import type { Order } from 'shared-types/contracts/order'
import { isPayLater, refundLowersBill } from 'shared-types/order/pay-later'
import { apiPaths } from 'shared-types/urls/api-paths'
import { longDate } from '../../ui/text/date.tsx'
import { money } from '../../ui/text/money.ts'
import styles from './order-refunds.module.css'

interface OrderRefundsProps {
  order: Pick<Order, 'orderId' | 'refunds' | 'paymentMethod'>
  token: string | undefined
}

/** What was given back, with the articles if they are known. */
export function OrderRefunds({ order: { orderId, refunds, paymentMethod }, token }: OrderRefundsProps) {
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunded" className={styles.refunds}>
      <h2 id="refunded" className={styles.title}>
        {refunds.every(({ released }) => released) ? 'Niet afgeschreven' : 'Terugbetaald'}
      </h2>
      {isPayLater(paymentMethod.code) && refunds.some(({ released }) => !released) && (
        <p>{refundLowersBill(paymentMethod.title)}</p>
      )}
      {refunds.map(({ id, at, amount, lines, creditNoteNumber, released }) => (
        <div key={id}>
          <p className={styles.amount}>
            <span>{longDate(at)}</span>
            <strong>{money(amount)}</strong>
          </p>
          {released && <p>De betaling is vervallen: er is niets afgeschreven.</p>}
          {lines.length > 0 && <p>{lines.map((line) => `${line.quantity} × ${line.title}`).join('; ')}</p>}
          {creditNoteNumber !== null && (
            <a href={apiPaths.orderCreditNote(orderId, id, token)} target="_blank" rel="noreferrer">
              Creditnota {creditNoteNumber} (PDF)
            </a>
          )}
        </div>
      ))}
    </section>
  )
}
