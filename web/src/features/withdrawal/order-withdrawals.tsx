import type { Order } from 'shared-types/contracts/order'
import { afterWithdrawal, type WithdrawalStage, withdrawnArticles } from 'shared-types/order/withdrawal-texts'
import { DateInWords } from '../../ui/text/date.tsx'

interface OrderWithdrawalsProps {
  withdrawals: Order['withdrawals']
  /** Null of an order that has ended: then nothing is left to do. */
  stage: WithdrawalStage | null
}

/** The withdrawals of an order that the shop received, and what happens next; nothing without any. */
export function OrderWithdrawals({ withdrawals, stage }: OrderWithdrawalsProps) {
  return (
    <>
      {withdrawals.map(({ receivedAt, articles, handled }) => (
        <div key={receivedAt}>
          <p>
            We hebben je herroeping ontvangen op <DateInWords iso={receivedAt} />.
            <br />
            {withdrawnArticles(articles)}
          </p>
          {stage && !handled && <p>{afterWithdrawal(articles, stage)}</p>}
        </div>
      ))}
    </>
  )
}
