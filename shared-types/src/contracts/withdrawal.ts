import { z } from 'zod'
import { WithdrawalForm } from '../forms/withdrawal.ts'
import { MomentText, OrderToken } from '../texts.ts'

/** `POST /api/withdrawals`. `token` is that of the signed link from which the order was opened. */
export const WithdrawalDeclaration = z.strictObject({
  ...WithdrawalForm.shape,
  token: OrderToken,
})
export type WithdrawalDeclaration = z.infer<typeof WithdrawalDeclaration>

/** Confirms the withdrawal, with the same answer for an unknown order. `receivedAt` is ISO 8601. */
export const Withdrawal = z.strictObject({ receivedAt: MomentText })
export type Withdrawal = z.infer<typeof Withdrawal>
