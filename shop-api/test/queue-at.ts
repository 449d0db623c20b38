import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db, Tx } from '../src/db/client.ts'

/** The statements of this database that wait for a lock: `pg_locks` also has those of other tests. */
export const waitingForLocks = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Locks a row, and sends each request when the one before it waits for a lock. They continue in that order. */
export const queueAt = async <T>(
  db: Db,
  lock: (tx: Tx) => Promise<unknown>,
  requests: (() => Promise<T>)[],
): Promise<T[]> => {
  const { answers } = await db.transaction(async (tx) => {
    await lock(tx)
    const sent: Promise<T>[] = []
    for (const request of requests) {
      sent.push(request())
      await vi.waitFor(
        async () => expect((await db.execute(waitingForLocks)).rows).toHaveLength(sent.length),
        20_000,
      )
    }
    return { answers: Promise.all(sent) }
  })
  return answers
}
