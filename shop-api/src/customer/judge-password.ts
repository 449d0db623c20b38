import type { Shop } from '../context.ts'
import type { Db, Tx } from '../db/client.ts'
import { refuseForNow, type Refusal } from '../refusal.ts'
import { attemptKey, countAttempt, forgetAttempts, secondsToWait } from './attempts.ts'
import { becomeFamiliar, isFamiliar } from './familiar-places.ts'
import { inTurn, isPassword } from './password.ts'
import type { Place } from './place.ts'
import type { CustomerRow } from './queries.ts'

interface Claim {
  /** In lower case. */
  email: string
  /** The hash of the account's password; undefined where there is no account. */
  kept: string | undefined
  typed: string
  place: Place
}

const slowDown = (seconds: number): Refusal =>
  refuseForNow(
    seconds,
    `Er is te vaak een verkeerd wachtwoord ingevuld. Wacht ${seconds} seconden en probeer het dan opnieuw, of kies een nieuw wachtwoord.`,
  )

const hereKey = (email: string, place: string) => attemptKey('here', `${place} ${email}`)

/**
 * What a wrong password counts for: the account, wherever it is tried from, and the internet address, whichever account
 * is tried. Where the owner logged in before there is a count of its own, so that strangers' tries do not keep them out.
 */
const countedFor = async (db: Db, { email, place }: Claim): Promise<string[]> => {
  const account = attemptKey('login', email)
  if (place === null) return [account]
  const here = hereKey(email, place)
  return (await isFamiliar(db, here)) ? [here] : [account, attemptKey('address', place)]
}

/**
 * Whether the password is that of the account. Refused unjudged where too many were wrong; asked and counted within one
 * turn, so that many tries at once are no more tries than one after the other.
 */
export const judgePassword = ({ db }: Shop, claim: Claim): Promise<boolean | Refusal> =>
  inTurn(async () => {
    const counted = await countedFor(db, claim)
    const wait = await secondsToWait(db, counted)
    if (wait > 0) return slowDown(wait)
    if (await isPassword(claim.kept, claim.typed)) return true
    for (const key of counted) await countAttempt(db, key)
    return false
  })

/** Who has proved to be the owner begins anew, and is known here from now on. What the address did with others stays. */
export const welcomeHere = async (
  tx: Tx,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  place: Place,
): Promise<void> => {
  const here = place === null ? null : hereKey(email, place)
  await forgetAttempts(tx, [attemptKey('login', email), ...(here === null ? [] : [here])])
  if (here !== null) await becomeFamiliar(tx, id, here)
}
