import { z } from 'zod'

/** `POST /api/withdrawals`: the declaration is in. `receivedAt` is ISO 8601. */
export const Withdrawal = z.strictObject({ receivedAt: z.string() })
export type Withdrawal = z.infer<typeof Withdrawal>
