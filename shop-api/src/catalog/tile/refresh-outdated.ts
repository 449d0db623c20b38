import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** Orders of these products wait for a batch: some 0.1 s. */
const batch = 200

/** Refreshes the rows in lists of products whose category, brand or filter value was renamed. Of several replicas, one gets each row. */
export const refreshOutdatedProducts = async (db: Db, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const { rows } = await db.execute<{ refreshed: number }>(
      sql`select refresh_outdated_products(${batch}) as refreshed`,
    )
    if ((rows[0]?.refreshed ?? 0) < batch) return
  }
}
