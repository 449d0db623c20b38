import { z } from 'zod'
import { MomentText } from '../texts.ts'

/** Confirms the withdrawal, with the same answer for an unknown order. `receivedAt` is ISO 8601. */
export const Withdrawal = z.strictObject({ receivedAt: MomentText })
export type Withdrawal = z.infer<typeof Withdrawal>
