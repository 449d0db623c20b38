import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'

/** Orders of these products wait for a batch: some 0.1 s. */
const batch = 200

/** A statement, since the job looks every five seconds. */
const refreshStatement = statement((db) =>
  db
    .select({ refreshed: sql<number>`refreshed` })
    .from(sql`refresh_outdated_products(${sql.raw(String(batch))}) as refreshed`)
    .prepare('refresh outdated products'),
)

/** Refreshes the rows in lists of products whose category, brand or filter value was renamed. Of several replicas, one gets each row. */
export const refreshOutdatedProducts = async (db: Db, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const [batchOf] = await refreshStatement(db).execute()
    if ((batchOf?.refreshed ?? 0) < batch) return
  }
}
