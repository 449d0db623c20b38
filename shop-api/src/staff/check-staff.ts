import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import { networkOf, siteOf } from 'shared-types/contracts/provider/shopper-address'
import type { Shop } from '../context.ts'
import type { Db } from '../db/client.ts'
import { staffAccount, staffSession, type StaffRow } from '../db/schema/staff.ts'
import { attemptKey, type Count, forgetAttempts } from '../password/attempts.ts'
import { limitGuesses } from '../password/limit-guesses.ts'
import { isPassword } from '../password/password.ts'
import { refuse, refuseForNow, type Refusal } from '../refusal.ts'
import { readCode } from './totp.ts'

interface Claim {
  email: string
  account: StaffRow | undefined
  password: string
  /** The code of the app; null where a session has already shown one. */
  code: string | null
  address: string
}

const ofAccountHere = ({ email, address }: Claim): Count => ({
  key: attemptKey('staff here', `${networkOf(address)} ${email}`),
  free: 5,
  forgivenIn: 3600,
})

/** Whether the employee logged in from this network in the last month. */
const isKnownNetwork = async (db: Db, { account, address }: Claim): Promise<boolean> => {
  if (!account) return false
  const sessions = await db
    .selectDistinct({ address: staffSession.address })
    .from(staffSession)
    .where(eq(staffSession.staffId, account.id))
  return sessions.some((session) => networkOf(session.address) === networkOf(address))
}

/**
 * The counters for a wrong password or code. At a network from which the employee has worked, only those from there
 * count: strangers who guess cannot keep the employee out.
 */
const countedFor = async (db: Db, claim: Claim): Promise<{ counted: Count[]; isKnown: boolean }> => {
  const here = ofAccountHere(claim)
  const isKnown = await isKnownNetwork(db, claim)
  if (isKnown) return { counted: [here], isKnown }
  const [network, site] = [networkOf(claim.address), siteOf(claim.address)]
  const others: Count[] = [
    { key: attemptKey('staff', claim.email), free: 10, forgivenIn: 3600 },
    { key: attemptKey('staff address', network), free: 20, forgivenIn: 300 },
    ...(site === null ? [] : [{ key: attemptKey('staff site', site), free: 80, forgivenIn: 75 }]),
  ]
  return { counted: [here, ...others], isKnown }
}

const slowDown = (seconds: number): Refusal =>
  refuseForNow(
    seconds,
    `Er is te vaak iets verkeerds ingevuld. Wacht ${seconds} seconden en probeer het dan opnieuw.`,
  )

const needsCode = refuse('validation_failed', 'Vul ook de code van je app in.', {
  code: 'Vul de code van je app in.',
})

type ReadCode = ReturnType<typeof readCode>

const readCodeOf = ({ config }: Shop, { account, code }: Claim): ReadCode =>
  code !== null && account?.totpSecret ? readCode(config, account.totpSecret, code) : null

/** Accepts a code once: of two requests with the same code, the update of one finds no row. */
const takeCode = async (db: Db, { id, totpSecret }: StaffRow, read: ReadCode): Promise<boolean> => {
  if (read === null || totpSecret === null) return false
  // Another request can have changed or removed the secret since it was read.
  const isUnchanged = eq(staffAccount.totpSecret, totpSecret)
  const taken = await db
    .update(staffAccount)
    .set(read)
    .where(and(eq(staffAccount.id, id), isUnchanged, lt(staffAccount.totpStep, read.totpStep)))
    .returning({ id: staffAccount.id })
  return taken.length > 0
}

/** The account as it was when its password and code were checked: another request may have changed it since. */
export const isUnchanged = ({ id, passwordHash, totpSecret }: StaffRow): SQL | undefined =>
  and(
    eq(staffAccount.id, id),
    eq(staffAccount.disabled, false),
    eq(staffAccount.passwordHash, passwordHash),
    // Not the secret itself: a code that was accepted may have encrypted it again.
    totpSecret === null ? isNull(staffAccount.totpSecret) : undefined,
  )

/**
 * Checks the password, and the code of an account with two-step verification. Null when both are right, `wrong`
 * when one is not. An unknown account takes as long as a known one and has the same delays.
 */
export const checkStaff = async (shop: Shop, claim: Claim, wrong: Refusal): Promise<Refusal | null> => {
  const { db } = shop
  const { account, password, code } = claim
  const limits = await countedFor(db, claim)
  return limitGuesses(db, { ...limits, slowDown, wrong }, async () => {
    const isRight = (await isPassword(account?.passwordHash, password)) && account && !account.disabled
    if (isRight && account.totpSecret !== null && code === '') return needsCode
    // Also computed for a wrong password, which must take as long. Only the right one uses the code up.
    const read = readCodeOf(shop, claim)
    const needsNoCode = !account?.totpSecret || code === null
    const isAccepted = isRight && (needsNoCode || (await takeCode(db, account, read)))
    if (!isAccepted) return 'wrong'
    await forgetAttempts(db, [ofAccountHere(claim).key, attemptKey('staff', claim.email)])
    return null
  })
}
