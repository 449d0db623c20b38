import type { NewStaff } from 'shared-types/contracts/admin/staff'
import type { Db } from '../db/client.ts'
import { staffAccount } from '../db/schema/staff.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuseField, type Refusal } from '../refusal.ts'
import { newCredentials, type AccountWithPassword } from './new-credentials.ts'

const taken = 'Er is al een account met dit e-mailadres.'

/** Adds an employee with a random password, which is returned once. */
export const addStaff = async (db: Db, { email, role }: NewStaff): Promise<AccountWithPassword | Refusal> => {
  const credentials = await newCredentials()
  if (isRefusal(credentials)) return credentials
  const { password, passwordHash } = credentials
  return transact(db, async (tx): Promise<AccountWithPassword | Refusal> => {
    const [account] = await tx
      .insert(staffAccount)
      .values({ email, role, passwordHash })
      .onConflictDoNothing()
      .returning()
    return account ? { account, password } : refuseField('email', taken)
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
