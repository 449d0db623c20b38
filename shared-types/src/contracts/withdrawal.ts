import { z } from 'zod'
import { MomentText } from '../texts.ts'

/** The declaration is in: the same for an order that exists and one that does not. `receivedAt` is ISO 8601. */
export const Withdrawal = z.strictObject({ receivedAt: MomentText })
export type Withdrawal = z.infer<typeof Withdrawal>
