import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { attempt } from '../db/schema/customer.ts'

/**
 * The name of what is counted: wrong passwords of an account (`login`), from an internet address (`address`) and of an
 * account from an address (`here`); mails. Addresses are not kept, only a hash of them.
 */
export const attemptKey = (what: 'login' | 'address' | 'here' | 'mail', of: string): string =>
  createHash('sha256').update(`${what}:${of}`).digest('base64url')

const freeTries = 5
const longestWait = 60
/** After an hour of rest everything begins again. */
const forgottenAfter = sql`now() - interval '1 hour'`

/** One more, whoever is at it at the same moment. Returns how many there are now. */
export const countAttempt = async (db: Db | Tx, key: string): Promise<number> => {
  const [row] = await db
    .insert(attempt)
    .values({ key, count: 1 })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${attempt.lastAt} < ${forgottenAfter} then 1 else ${attempt.count} + 1 end`,
        lastAt: sql`now()`,
      },
    })
    .returning()
  return row?.count ?? 1
}

/** Seconds to wait after so many, the last of them `since` seconds ago: none for five, then 5, 10, 20, 40 and at most 60. */
const waitAfter = (count: number, since: number): number => {
  if (count < freeTries || since > 3600) return 0
  return Math.max(0, Math.ceil(Math.min(longestWait, 5 * 2 ** (count - freeTries)) - since))
}

/** Seconds to wait before the next try. A try that is refused is not counted, so that nobody's wait grows by asking. */
export const secondsToWait = async (db: Db | Tx, keys: string[]): Promise<number> => {
  const rows = await db
    .select({
      count: attempt.count,
      since: sql<number>`extract(epoch from now() - ${attempt.lastAt})::float8`,
    })
    .from(attempt)
    .where(inArray(attempt.key, keys))
  return Math.max(0, ...rows.map(({ count, since }) => waitAfter(count, since)))
}

export const forgetAttempts = async (db: Db | Tx, keys: string[]): Promise<void> => {
  await db.delete(attempt).where(inArray(attempt.key, keys))
}

/** Clears what counts no more. */
export const clearAttempts = async (db: Db | Tx): Promise<void> => {
  await db.delete(attempt).where(lt(attempt.lastAt, forgottenAfter))
}
