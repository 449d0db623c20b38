import { randomBytes } from 'node:crypto'
import type { NewStaff } from 'shared-types/contracts/admin/staff'
import { hashPassword, limitHashing } from '../password/password.ts'
import type { Db } from '../db/client.ts'
import { staffAccount, type StaffRow } from '../db/schema/staff.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

/** With 96 random bits, and a capital, a small letter and a digit in every case. */
export const newPassword = (): string => `Sl1-${randomBytes(12).toString('base64url')}`

const taken = 'Er is al een account met dit e-mailadres.'

/** Adds an employee with a random password, which is returned once. */
export const addStaff = async (
  db: Db,
  { email, role }: NewStaff,
): Promise<{ account: StaffRow; password: string } | Refusal> => {
  const password = newPassword()
  const passwordHash = await limitHashing(() => hashPassword(password))
  if (isRefusal(passwordHash)) return passwordHash
  return transact(db, async (tx): Promise<{ account: StaffRow; password: string } | Refusal> => {
    const [account] = await tx
      .insert(staffAccount)
      .values({ email, role, passwordHash })
      .onConflictDoNothing()
      .returning()
    return account ? { account, password } : refuse('validation_failed', taken, { email: taken })
  })
}

/** For a shop without employees, as after the first start. Null if there is one. */
export const addFirstOwner = async (db: Db): Promise<{ email: string; password: string } | null> => {
  const [known] = await db.select({ id: staffAccount.id }).from(staffAccount).limit(1)
  if (known) return null
  const email = 'owner@sluimer.example'
  const added = await addStaff(db, { email, role: 'owner' })
  return isRefusal(added) ? null : { email, password: added.password }
}
