import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** What a search counts at most: counting all rows with a frequent word is slow. */
export const mostFound = 1000

/** The rows that fit, up to `most`. */
export const countUpTo = (
  db: Db,
  table: PgTable,
  chosen: SQL | undefined,
  most = mostFound,
): Promise<number> =>
  db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(chosen)
      .limit(most)
      .as('found'),
  )
