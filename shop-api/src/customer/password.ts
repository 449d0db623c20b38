import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMessage, passwordNeeds } from 'shared-types/forms/account'
import pLimit from 'p-limit'
import { refuse, type Refusal } from '../refusal.ts'

/**
 * The memory and the lane that OWASP asks of Argon2id, and more than its one pass, so that a guess costs 50 ms of a core
 * at least on the machines of today (`npm run bench -- logins`). It runs on the thread pool, never on the event loop.
 */
const cost = { memoryCost: 47_104, timeCost: 5, parallelism: 1 }

/** Two at once, and never on every core: a login storm must not starve other requests. */
export const limitHashing = pLimit(availableParallelism() > 2 ? 2 : 1)

const commonest = new Set(dictionary.passwords.map((word) => String(word).toLowerCase()))

export const hashPassword = (password: string): Promise<string> => limitHashing(() => hash(password, cost))

/** What is compared with where there is no account, so that this takes as long. Its password is random. */
const unknownHash = hashPassword(crypto.randomUUID())

/** Call it within `limitHashing`. */
export const isPassword = async (kept: string | undefined, typed: string): Promise<boolean> => {
  const fits = await verify(kept ?? (await unknownHash), typed)
  return fits && kept !== undefined
}

/** What is wrong with a new password; null when it will do. */
export const passwordMistake = (typed: string): Refusal | null => {
  const isStrong = typed.length <= 255 && passwordNeeds.every(({ isMet }) => isMet(typed))
  if (!isStrong) return refuse('validation_failed', passwordMessage, { password: passwordMessage })
  if (!commonest.has(typed.toLowerCase())) return null
  const tooCommon = 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander.'
  return refuse('validation_failed', tooCommon, { password: tooCommon })
}
