import { z } from 'zod'
import { WithdrawalForm } from '../../forms/withdrawal.ts'

/** `POST /v1/order/withdrawal`. `articles` describes the articles; empty means the whole order. */
export const WithdrawalRequest = z.strictObject({
  name: WithdrawalForm.shape.name,
  orderNumber: z.string().min(1).max(32),
  email: z.email().max(255),
  articles: WithdrawalForm.shape.articles,
})
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>
