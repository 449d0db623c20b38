import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import { isListed, type Filtered } from './listing-conditions.ts'
import type { Scope } from './listing-queries.ts'

/** The number of products for each of these selections, as the listing would count them, in one query. */
export const countSelections = async (
  db: Db,
  { within }: Scope,
  selections: Filtered[],
): Promise<number[]> => {
  const counts = selections.map((selection) => sql`(count(*) filter (where ${isListed(selection)}))::int`)
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts from ${productListingIndex} where ${within}`,
  )
  return rows[0]?.counts ?? []
}
