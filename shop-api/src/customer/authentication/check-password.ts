import { siteOf } from 'shared-types/contracts/provider/shopper-address'
import type { Shop } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuseForNow, type Refusal } from '../../refusal.ts'
import { attemptKey, type Count, forgetAttempts } from '../../password/attempts.ts'
import { rememberIp, isKnownIp } from './known-ips.ts'
import { limitGuesses } from '../../password/limit-guesses.ts'
import { isPassword } from '../../password/password.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'

interface Claim {
  /** In lower case. */
  email: string
  /** The password hash of the account; undefined if there is no account. */
  hash: string | undefined
  typed: string
  ip: ClientIp
}

const slowDown = (seconds: number): Refusal =>
  refuseForNow(
    seconds,
    `Er is te vaak een verkeerd wachtwoord ingevuld. Wacht ${seconds} seconden en probeer het dan opnieuw, of kies een nieuw wachtwoord.`,
  )

const hour = 3600

/** One account from one IP: the owner mistypes, or an attacker guesses. */
const ofAccountHere = (email: string, ip: ClientIp): Count => ({
  key: attemptKey('here', `${ip ?? ''} ${email}`),
  free: 5,
  forgivenIn: hour,
})

/** Whether the owner of the account has logged in from this IP. */
export const isIpOf = async (db: Db, email: string, ip: ClientIp): Promise<boolean> =>
  ip !== null && (await isKnownIp(db, ofAccountHere(email, ip).key))

/** One account from all IPs: guesses from many addresses. */
const ofAccount = (email: string): Count => ({ key: attemptKey('login', email), free: 20, forgivenIn: hour })

/** One IP for all accounts: an office or a mobile network causes many mistakes of real customers. */
const ofAddress = (ip: string): Count => ({ key: attemptKey('address', ip), free: 50, forgivenIn: 30 })

/** All IPv6 addresses of one site: a subscriber can use 65,536 that count as one each. */
const ofSite = (site: string): Count => ({
  key: attemptKey('network', site),
  free: 250,
  forgivenIn: 10,
})

/**
 * The counters for a wrong password: first the account at this IP, and with higher limits the account at all
 * IPs, the IP, and its IPv6 network. At a known IP of the customer only the first applies, so that neither strangers nor
 * colleagues can lock the owner out.
 */
const countedFor = async (db: Db, { email, ip }: Claim): Promise<{ counted: Count[]; isKnown: boolean }> => {
  const here = ofAccountHere(email, ip)
  const isKnown = await isIpOf(db, email, ip)
  if (isKnown) return { counted: [here], isKnown }
  const site = ip === null ? null : siteOf(ip)
  const others = [
    ofAccount(email),
    ...(ip === null ? [] : [ofAddress(ip)]),
    ...(site === null ? [] : [ofSite(site)]),
  ]
  return { counted: [here, ...others], isKnown }
}

/** Checks the password: null when it is right, `wrong` or a request to wait when it is not. */
export const checkPassword = async ({ db }: Shop, claim: Claim, wrong: Refusal): Promise<Refusal | null> => {
  const limits = await countedFor(db, claim)
  return limitGuesses(db, { ...limits, slowDown, wrong }, async () =>
    (await isPassword(claim.hash, claim.typed)) ? null : 'wrong',
  )
}

/** After a login or new password: resets the account's counters, not the IP's, and remembers the IP. */
export const rememberLogin = async (
  tx: Tx,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  ip: ClientIp,
): Promise<void> => {
  const here = ofAccountHere(email, ip)
  await forgetAttempts(tx, [here.key, ofAccount(email).key])
  if (ip !== null) await rememberIp(tx, id, here.key)
}
