import { z } from 'zod'
import { MomentText } from '../texts.ts'

/** `POST /v1/order/withdrawal`. `articles` names what it is about; empty is the whole order. */
export const WithdrawalRequest = z.strictObject({
  name: z.string().min(1).max(255),
  order_number: z.string().min(1).max(32),
  email: z.email().max(255),
  articles: z.string().max(1000),
})
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>

/** The same for an order that exists and one that does not. `received_at` is ISO 8601. */
export const Withdrawal = z.object({ received_at: MomentText })
export type Withdrawal = z.infer<typeof Withdrawal>
