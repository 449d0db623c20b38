import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { StaffAccess, type StaffChange } from 'shared-types/contracts/admin/staff'
import type { Db, Tx } from '../db/client.ts'
import { editedMeanwhile } from '../db/edited-meanwhile.ts'
import { staffAccount, type StaffRow } from '../db/schema/staff.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { newCredentials, type AccountWithPassword } from './new-credentials.ts'
import { endSessions } from './staff-session.ts'

const unknown = refuse('not_found', 'Dit account bestaat niet.')

const hasOwner = async (tx: Tx): Promise<boolean> => {
  const owners = await tx
    .select({ id: staffAccount.id })
    .from(staffAccount)
    .where(and(eq(staffAccount.role, 'owner'), eq(staffAccount.disabled, false)))
  return owners.length > 0
}

/** Changes the role, or disables the account; both end its sessions. */
export const changeStaff = (
  db: Db,
  id: number,
  { was, ...change }: StaffChange,
): Promise<StaffRow | Refusal> =>
  transact(db, async (tx): Promise<StaffRow | Refusal> => {
    // Two owners cannot disable each other at the same time.
    await tx
      .select({ id: staffAccount.id })
      .from(staffAccount)
      .where(eq(staffAccount.role, 'owner'))
      .orderBy(staffAccount.id)
      .for('update')
    const [current] = await tx.select().from(staffAccount).where(eq(staffAccount.id, id)).for('update')
    if (!current) return unknown
    if (!isDeepStrictEqual(StaffAccess.strip().parse(current), was))
      return editedMeanwhile(tx, 'staff_account', id)
    await tx.update(staffAccount).set(change).where(eq(staffAccount.id, id))
    if (!(await hasOwner(tx))) {
      return refuse('validation_failed', 'Er moet altijd een eigenaar zijn die kan inloggen.')
    }
    await endSessions(tx, id)
    return { ...current, ...change }
  })

/** Gives a new random password and turns two-step verification off, for an employee that cannot log in. */
export const resetStaff = async (db: Db, id: number): Promise<AccountWithPassword | Refusal> => {
  const credentials = await newCredentials()
  if (isRefusal(credentials)) return credentials
  const { password, passwordHash } = credentials
  return transact(db, async (tx): Promise<AccountWithPassword | Refusal> => {
    const [account] = await tx
      .update(staffAccount)
      .set({ passwordHash, totpSecret: null })
      .where(eq(staffAccount.id, id))
      .returning()
    if (!account) return unknown
    await endSessions(tx, id)
    return { account, password }
  })
}
