import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { attempt } from '../db/schema/customer.ts'

/** The name of what is counted; an address is not kept, only a hash of it. */
export const attemptKey = (what: 'login' | 'mail', email: string): string =>
  createHash('sha256').update(`${what}:${email}`).digest('base64url')

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

/** Seconds to wait before the next try: none for the first five, then 5, 10, 20, 40 and at most 60, so that the owner always gets a turn. */
export const secondsToWait = async (db: Db | Tx, key: string): Promise<number> => {
  const [row] = await db
    .select({
      count: attempt.count,
      since: sql<number>`extract(epoch from now() - ${attempt.lastAt})::float8`,
    })
    .from(attempt)
    .where(eq(attempt.key, key))
  if (!row || row.count < freeTries || row.since > 3600) return 0
  const wait = Math.min(longestWait, 5 * 2 ** (row.count - freeTries))
  return Math.max(0, Math.ceil(wait - row.since))
}

export const forgetAttempts = async (db: Db | Tx, key: string): Promise<void> => {
  await db.delete(attempt).where(eq(attempt.key, key))
}
