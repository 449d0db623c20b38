import { randomBytes } from 'node:crypto'
import type { StaffRow } from '../db/schema/staff.ts'
import { hashPassword, limitHashing } from '../password/password.ts'
import type { Refusal } from '../refusal.ts'

/** An account with its new password, which is returned once. */
export interface AccountWithPassword {
  account: StaffRow
  password: string
}

interface Credentials {
  password: string
  passwordHash: string
}

/** A password with 96 random bits, and a capital, a small letter and a digit in every case. */
export const newCredentials = (): Promise<Credentials | Refusal> => {
  const password = `Sl1-${randomBytes(12).toString('base64url')}`
  return limitHashing(async () => ({ password, passwordHash: await hashPassword(password) }))
}
