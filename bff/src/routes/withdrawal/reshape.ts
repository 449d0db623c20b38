import type { Withdrawal } from 'shared-types/api/withdrawal'
import { tidyWithdrawal, type WithdrawalForm } from 'shared-types/forms/withdrawal'
import type * as v1 from 'shared-types/v1/withdrawal'

export const fromWithdrawal = (form: WithdrawalForm): v1.WithdrawalRequest => {
  const { name, orderNumber, email, articles } = tidyWithdrawal(form)
  return { name, order_number: orderNumber, email, articles }
}

export const toWithdrawal = ({ received_at }: v1.Withdrawal): Withdrawal => ({ receivedAt: received_at })
