import type { Shop } from '../context.ts'
import type { Db, Tx } from '../db/client.ts'
import { refuseForNow, type Refusal } from '../refusal.ts'
import { attemptKey, type Count, countAttempt, forgetAttempts, secondsToWait } from './attempts.ts'
import { becomeFamiliar, isFamiliar } from './familiar-places.ts'
import { limitHashing, isPassword } from './password.ts'
import type { Place } from './place.ts'
import type { CustomerRow } from '../db/schema/customer.ts'

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

const hour = 3600

/** An account from one internet address: a person who mistypes, or one who guesses. */
const ofAccountHere = (email: string, place: Place): Count => ({
  key: attemptKey('here', `${place ?? ''} ${email}`),
  free: 5,
  forgivenIn: hour,
})

/** An account from everywhere: guesses that come from many addresses. */
const ofAccount = (email: string): Count => ({ key: attemptKey('login', email), free: 20, forgivenIn: hour })

/** An address, whichever account is tried: an office or a mobile network makes many honest mistakes. */
const ofAddress = (place: string): Count => ({ key: attemptKey('address', place), free: 50, forgivenIn: 30 })

/**
 * What a wrong password counts for: the account from this address first, and much later the account from everywhere and
 * the address. Where the owner logged in before only the first counts: neither strangers nor colleagues lock them out.
 */
const countedFor = async (db: Db, { email, place }: Claim): Promise<Count[]> => {
  const here = ofAccountHere(email, place)
  if (place === null) return [here, ofAccount(email)]
  return (await isFamiliar(db, here.key)) ? [here] : [here, ofAccount(email), ofAddress(place)]
}

/**
 * Whether the password is that of the account. Refused unjudged where too many were wrong; asked and counted within one
 * turn, so that many tries at once are no more tries than one after the other.
 */
export const judgePassword = ({ db }: Shop, claim: Claim): Promise<boolean | Refusal> =>
  limitHashing(async () => {
    const counted = await countedFor(db, claim)
    const wait = await secondsToWait(db, counted)
    if (wait > 0) return slowDown(wait)
    if (await isPassword(claim.kept, claim.typed)) return true
    for (const { key, forgivenIn } of counted) await countAttempt(db, key, forgivenIn)
    return false
  })

/** The owner's mistakes are forgotten, and this place is known from now on. What the address did with others stays. */
export const welcomeHere = async (
  tx: Tx,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  place: Place,
): Promise<void> => {
  const here = ofAccountHere(email, place)
  await forgetAttempts(tx, [here.key, ofAccount(email).key])
  if (place !== null) await becomeFamiliar(tx, id, here.key)
}
