import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { StaffLogin } from 'shared-types/contracts/admin/staff'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Shop } from '../context.ts'
import { staffAccount, type StaffRow } from '../db/schema/staff.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { checkStaff, isUnchanged } from './check-staff.ts'
import { newStaffSession } from './staff-session.ts'

/** The same for an unknown address, a wrong password, a wrong code and a disabled account. */
const wrong = refuse('login_failed', 'Dit e-mailadres, wachtwoord of deze code klopt niet.')

export const logInStaff = async (
  shop: Shop,
  { email: typed, password, code = '' }: StaffLogin,
  request: FastifyRequest,
): Promise<{ account: StaffRow; token: string } | Refusal> => {
  const email = normaliseEmail(typed)
  const [account] = await shop.db.select().from(staffAccount).where(eq(staffAccount.email, email))
  const refusal = await checkStaff(shop, { email, account, password, code, address: request.ip }, wrong)
  if (refusal || !account) return refusal ?? wrong
  return transact(shop.db, async (tx): Promise<{ account: StaffRow; token: string } | Refusal> => {
    // Held until the session is stored, so that a reset ends it.
    const [locked] = await tx.select().from(staffAccount).where(isUnchanged(account)).for('update')
    if (!locked) return wrong
    return { account: locked, token: await newStaffSession(tx, account.id, request) }
  })
}
