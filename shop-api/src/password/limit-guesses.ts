import type { Db } from '../db/client.ts'
import type { Refusal } from '../refusal.ts'
import { countAttempt, secondsToWait, type Count } from './attempts.ts'
import { limitHashing } from './password.ts'

interface Limits {
  counted: Count[]
  /** At a network of the owner of the account: has its own slots in the queue. */
  isKnown: boolean
  slowDown: (seconds: number) => Refusal
  wrong: Refusal
}

/**
 * Runs a check of a password: null when all is right, `wrong` when it is not. Any other refusal of the check is
 * no guess, and is not counted. Refuses without checking after too many wrong ones, and before queueing, so that
 * refused attempts take no slot. The check and the count are one unit within `limitHashing`, so that concurrent
 * attempts are limited like sequential ones.
 */
export const limitGuesses = async (
  db: Db,
  { counted, isKnown, slowDown, wrong }: Limits,
  check: () => Promise<Refusal | 'wrong' | null>,
): Promise<Refusal | null> => {
  const mustWait = async (): Promise<Refusal | null> => {
    const wait = await secondsToWait(db, counted)
    return wait > 0 ? slowDown(wait) : null
  }
  const refusal = await mustWait()
  if (refusal) return refusal
  return limitHashing(async () => {
    const refusalNow = await mustWait()
    if (refusalNow) return refusalNow
    const answer = await check()
    if (answer !== 'wrong') return answer
    for (const { key, forgivenIn } of counted) await countAttempt(db, key, forgivenIn)
    return wrong
  }, isKnown)
}
