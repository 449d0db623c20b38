import { setTimeout as sleep } from 'node:timers/promises'
import { lt, sql } from 'drizzle-orm'
import type { Changes } from 'shared-types/contracts/provider/catalog'
import type { Shop } from '../context.ts'
import type { Db } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { publicChange } from '../db/schema/products/change.ts'

/** In milliseconds. */
const waitAtMost = 10_000
const readEvery = 700
/** More tags than that are not worth sending. */
const mostTags = 1_000
/** A separate tag: everything may have changed. */
const everything = 'all'

/** One statement: each bff causes it at each `readEvery`, also without visitors. */
const changesStatement = statement((db) => {
  const [transaction, second] = [sql.placeholder('transaction'), sql.placeholder('second')]
  const ended = sql`pg_snapshot_xmin(pg_current_snapshot())`
  return db
    .select({
      cursor: sql<string>`${ended} || '.' || extract(epoch from now())::bigint`,
      // A later transaction than those of this server was lost in a failover to it, or in a restore.
      expired: sql<boolean>`to_timestamp(${second}::bigint) < now() - interval '50 minutes'
        or ${transaction}::xid8 > ${ended}`,
      tags: sql<string[]>`array(select distinct ${publicChange.tag} from ${publicChange}
        where ${publicChange.transaction} >= ${transaction}::xid8 and ${publicChange.transaction} < ${ended}
        limit ${sql.raw(String(mostTags + 1))})`,
    })
    .from(sql`(select) as once`)
    .prepare('changes since a cursor')
})

/**
 * The tags of the transactions that have ended since the cursor. A cursor is the oldest transaction that was
 * still running, and the time: an id from a sequence would skip a transaction that commits late.
 */
const readSince = async (db: Db, cursor: string): Promise<Changes> => {
  const [transaction = '', second = ''] = cursor.split('.')
  const [row] = await changesStatement(db).execute({ transaction, second })
  if (!row) throw new Error('a query without a table has one row')
  const reset = row.expired || row.tags.length > mostTags || row.tags.includes(everything)
  return { cursor: row.cursor, tags: reset ? [] : row.tags, reset }
}

/** Without a cursor, it begins now. Otherwise it waits for a change, up to ten seconds. */
export const readChanges = async (
  { db }: Shop,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Changes> => {
  if (cursor === undefined) return { ...(await readSince(db, '0.0')), tags: [], reset: true }
  const end = performance.now() + waitAtMost
  for (;;) {
    const changes = await readSince(db, cursor)
    if (changes.reset || changes.tags.length > 0) return changes
    if (signal.aborted || performance.now() > end) return changes
    await sleep(readEvery, undefined, { signal }).catch(() => undefined)
  }
}

/** Longer than any cursor is valid. */
export const forgetChanges = async ({ db }: Shop): Promise<void> => {
  await db.delete(publicChange).where(lt(publicChange.changedAt, sql`now() - interval '1 hour'`))
}
