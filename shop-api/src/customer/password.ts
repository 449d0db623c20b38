import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMessage, passwordNeeds } from 'shared-types/forms/account'
import { atMost } from '../image/at-most.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** As OWASP asks of Argon2id: 19 MiB, two passes, one lane. It runs on the thread pool, never on the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at once: a crowd at the door waits for each other, not the carts for the crowd. */
export const inTurn = atMost(2)

const commonest = new Set(dictionary.passwords.map((word) => String(word).toLowerCase()))

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** What is compared with where there is no account, so that this takes as long. Nobody knows its password. */
const nobodys = hashPassword(crypto.randomUUID())

/** Only to be asked `inTurn`. */
export const isPassword = async (kept: string | undefined, typed: string): Promise<boolean> => {
  const fits = await verify(kept ?? (await nobodys), typed)
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
