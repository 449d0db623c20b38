import { eq } from 'drizzle-orm'
import type { PasswordChange, TotpRemoval, TotpSetup } from 'shared-types/contracts/admin/staff'
import type { FastifyRequest } from 'fastify'
import { staffOf, type Shop } from '../context.ts'
import { hashPassword, limitHashing, passwordMistake } from '../password/password.ts'
import { staffAccount, type StaffRow } from '../db/schema/staff.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuseField, type Refusal } from '../refusal.ts'
import { checkStaff, isUnchanged } from './check-staff.ts'
import { endSessions } from './staff-session.ts'
import { encryptSecret, stepOfCode } from './totp.ts'

/** The employee's own account, and the session and address of the request. */
interface Own {
  account: StaffRow
  sessionId: string
  address: string
}

export const findOwn = async ({ db }: Shop, request: FastifyRequest): Promise<Own> => {
  const { id, sessionId } = staffOf(request)
  const [account] = await db.select().from(staffAccount).where(eq(staffAccount.id, id))
  if (!account) throw new Error('a session has an account, which is never deleted')
  return { account, sessionId, address: request.ip }
}

const wrongMessage = 'Dit is niet je huidige wachtwoord.'
const wrong = refuseField('current', wrongMessage)

/** Changes the account after the current password is checked, and ends its other sessions. */
const changeOwn = async (
  shop: Shop,
  { account, sessionId, address }: Own,
  current: string,
  change: Partial<StaffRow>,
): Promise<StaffRow | Refusal> => {
  const claim = { email: account.email, account, password: current, code: null, address }
  const refusal = await checkStaff(shop, claim, wrong)
  if (refusal) return refusal
  return transact(shop.db, async (tx): Promise<StaffRow | Refusal> => {
    const [changed] = await tx.update(staffAccount).set(change).where(isUnchanged(account)).returning()
    if (!changed) return wrong
    await endSessions(tx, account.id, sessionId)
    return changed
  })
}

export const changePassword = async (
  shop: Shop,
  own: Own,
  { current, password }: PasswordChange,
): Promise<StaffRow | Refusal> => {
  const mistake = passwordMistake(password)
  if (mistake) return mistake
  const passwordHash = await limitHashing(() => hashPassword(password))
  if (isRefusal(passwordHash)) return passwordHash
  return changeOwn(shop, own, current, { passwordHash })
}

const wrongCode = 'Deze code klopt niet. Vul de code in die de app nu laat zien.'

/** Turns two-step verification on, once a code shows that the app has the secret. */
export const setTotp = async (
  shop: Shop,
  own: Own,
  { current, secret, code }: TotpSetup,
): Promise<StaffRow | Refusal> => {
  const totpStep = stepOfCode(secret, code)
  if (totpStep === null) return refuseField('code', wrongCode)
  return changeOwn(shop, own, current, { totpSecret: encryptSecret(shop.config, secret), totpStep })
}

export const removeTotp = (shop: Shop, own: Own, { current }: TotpRemoval): Promise<StaffRow | Refusal> =>
  changeOwn(shop, own, current, { totpSecret: null })
