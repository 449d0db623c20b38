import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { mostCounted } from 'shared-types/contracts/admin/list'
import type { Db } from './client.ts'

/** The rows that fit, up to `mostCounted` after the first `skipped`, so that there is always a next page. */
export const countUpTo = (db: Db, table: PgTable, chosen: SQL, skipped = 0): Promise<number> =>
  db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(chosen)
      .limit(skipped + mostCounted)
      .as('found'),
  )
