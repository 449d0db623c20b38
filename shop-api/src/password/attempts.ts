import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { attempt } from '../db/schema/buying/customer.ts'

/**
 * The key of a counter: wrong passwords of an account (`login`), of a client IP (`address`), of an IPv6
 * network (`network`) and of an account from a client IP (`here`); those with `staff` count those of employees. Only a hash of the e-mail address or IP is stored.
 */
export const attemptKey = (
  what: 'login' | 'address' | 'network' | 'here' | 'staff' | 'staff here' | 'staff address' | 'staff site',
  of: string,
): string => createHash('sha256').update(`${what}:${of}`).digest('base64url')

/** A counter with its limits. */
export interface Count {
  key: string
  /** Number of attempts without a delay. */
  free: number
  /** After this many seconds without another attempt, the count decreases by one. */
  forgivenIn: number
}

const longestWait = 60
const hour = 3600
/** A counter restarts after an hour without attempts. */
const forgottenAfter = sql`now() - interval '1 hour'`

const sinceLast = sql<number>`extract(epoch from now() - ${attempt.lastAt})::float8`

/** Increments a counter, safely under concurrency. Returns the new count. */
export const countAttempt = async (db: Db | Tx, key: string, forgivenIn = hour): Promise<number> => {
  const left = sql`greatest(0, ${attempt.count} - floor(${sinceLast} / ${forgivenIn}))`
  const [row] = await db
    .insert(attempt)
    .values({ key, count: 1 })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${attempt.lastAt} < ${forgottenAfter} then 1 else ${left} + 1 end`,
        lastAt: sql`now()`,
      },
    })
    .returning()
  return row?.count ?? 1
}

/**
 * Seconds to wait after `count` attempts, the last one `since` seconds ago: 0 for the free ones, then 5, 10,
 * 20, 40 and at most 60.
 */
const waitAfter = (count: number, since: number, { free, forgivenIn }: Count): number => {
  const counted = count - Math.floor(since / forgivenIn)
  if (counted < free || since > hour) return 0
  return Math.max(0, Math.ceil(Math.min(longestWait, 5 * 2 ** (counted - free)) - since))
}

/** Seconds to wait before the next attempt. Refused attempts are not counted and do not extend the wait. */
export const secondsToWait = async (db: Db | Tx, counts: Count[]): Promise<number> => {
  const rows = await db
    .select({ key: attempt.key, count: attempt.count, since: sinceLast })
    .from(attempt)
    .where(
      inArray(
        attempt.key,
        counts.map(({ key }) => key),
      ),
    )
  return Math.max(
    0,
    ...counts.flatMap((counted) => {
      const row = rows.find(({ key }) => key === counted.key)
      return row ? [waitAfter(row.count, row.since, counted)] : []
    }),
  )
}

export const forgetAttempts = async (db: Db | Tx, keys: string[]): Promise<void> => {
  await db.delete(attempt).where(inArray(attempt.key, keys))
}
