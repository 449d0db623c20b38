import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMessage, passwordNeeds } from 'shared-types/forms/account'
import pLimit from 'p-limit'
import { refuseField, refuseForNow, type Refusal } from '../refusal.ts'

/**
 * Argon2id with the memory and parallelism that OWASP recommends, and more than its one pass, so that one
 * guess costs at least 50 ms of a core on current machines (`npm run bench -- logins`). It runs in the thread
 * pool, never on the event loop.
 */
const cost = { memoryCost: 47_104, timeCost: 5, parallelism: 1 }

/** Two at a time, and never on all cores: a login storm must not starve other requests. */
const hashing = pLimit(availableParallelism() > 2 ? 2 : 1)

/** Hashings that may wait: about a second on two cores. */
const queue = 8
const queueAtKnownIps = 16

const tooBusy = refuseForNow(2, 'Het is nu heel druk. Wacht een paar tellen en probeer het dan opnieuw.')

/**
 * Everything that hashes a password for a request runs here. Refuses at once when the queue is full.
 * @param isKnown at a known IP of the customer. It has separate slots, so that attackers at many unknown
 * IPs cannot keep customers out.
 */
export const limitHashing = async <T>(work: () => Promise<T>, isKnown = false): Promise<T | Refusal> =>
  hashing.pendingCount < (isKnown ? queueAtKnownIps : queue) ? hashing(work) : tooBusy

const commonest = new Set(dictionary.passwords.map((word) => String(word).toLowerCase()))

/** Must be called within `limitHashing`. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Verified when there is no account, so that the response takes the same time. Its password is random. */
export const unknownHash = hashPassword(crypto.randomUUID())

/** Must be called within `limitHashing`. */
export const isPassword = async (stored: string | undefined, typed: string): Promise<boolean> => {
  const fits = await verify(stored ?? (await unknownHash), typed)
  return fits && stored !== undefined
}

/** Validates a new password; null when it is accepted. */
export const passwordMistake = (typed: string): Refusal | null => {
  const isStrong = typed.length <= 255 && passwordNeeds.every(({ isMet }) => isMet(typed))
  if (!isStrong) return refuseField('password', passwordMessage)
  if (!commonest.has(typed.toLowerCase())) return null
  const tooCommon = 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander.'
  return refuseField('password', tooCommon)
}
