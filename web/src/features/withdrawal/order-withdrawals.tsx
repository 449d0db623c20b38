import type { Order } from 'shared-types/contracts/order'
import { afterWithdrawal, withdrawnArticles } from 'shared-types/order/withdrawal-texts'
import { DateInWords } from '../../ui/text/date.tsx'

interface OrderWithdrawalsProps {
  withdrawals: Order['withdrawals']
  /** Whether the order is paid, and not refunded: only then is there something to send and to pay back. */
  isPaid: boolean
}

/** The withdrawals of an order that the shop received, and what happens next; nothing without any. */
export function OrderWithdrawals({ withdrawals, isPaid }: OrderWithdrawalsProps) {
  return (
    <>
      {withdrawals.map(({ receivedAt, articles, handled }) => (
        <div key={receivedAt}>
          <p>
            We hebben je herroeping ontvangen op <DateInWords iso={receivedAt} />.
            <br />
            {withdrawnArticles(articles)}
          </p>
          {isPaid && !handled && <p>{afterWithdrawal(articles)}</p>}
        </div>
      ))}
    </>
  )
}
