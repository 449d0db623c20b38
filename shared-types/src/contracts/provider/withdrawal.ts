import { z } from 'zod'

/** `POST /v1/order/withdrawal`. `articles` describes the articles; empty means the whole order. */
export const WithdrawalRequest = z.strictObject({
  name: z.string().min(1).max(255),
  orderNumber: z.string().min(1).max(32),
  email: z.email().max(255),
  articles: z.string().max(1000),
})
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>
