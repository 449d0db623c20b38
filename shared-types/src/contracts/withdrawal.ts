import { z } from 'zod'
import { MomentText } from '../texts.ts'

/** `POST /api/withdrawals`: the declaration is in. `receivedAt` is ISO 8601. */
export const Withdrawal = z.strictObject({ receivedAt: MomentText })
export type Withdrawal = z.infer<typeof Withdrawal>
