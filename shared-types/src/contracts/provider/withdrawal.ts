import { z } from 'zod'
import { WithdrawalForm } from '../../forms/withdrawal.ts'
import { OrderToken } from '../../texts.ts'

/**
 * `POST /v1/order/withdrawal`. `articles` describes the articles; empty means the whole order. `token` is that of the
 * order's signed link: with it, or from the session of the order, it belongs to the order whatever the address, and an
 * unpaid order is cancelled.
 */
export const WithdrawalRequest = z.strictObject({
  name: WithdrawalForm.shape.name,
  orderNumber: z.string().min(1).max(32),
  email: WithdrawalForm.shape.email,
  articles: WithdrawalForm.shape.articles,
  token: OrderToken,
})
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>
