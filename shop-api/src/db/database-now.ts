import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from './client.ts'

/** A moment as local time in the Netherlands, or a local time as a moment. */
export const dutchTime = (time: SQL): SQL => sql`(${time} at time zone 'Europe/Amsterdam')`

/**
 * The moment by which every server decides what has begun and ended. The clock of one server can be wrong, and would end what
 * the others still show; this one also follows the wait for a lock, unlike `now()` of the transaction.
 */
export const databaseNow = async (db: Db | Tx): Promise<Date> => {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`)
  const [row] = rows
  if (!row) throw new Error('the database has no time')
  return new Date(row.now)
}
