import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import { missesOf, type ListingSelection, type Scope } from './listing-queries.ts'

/** The number of products for each of these selections, as the listing would count them, in one query. */
export const countSelections = async (
  db: Db,
  { within }: Scope,
  selections: Pick<ListingSelection, 'chosen' | 'price'>[],
): Promise<number[]> => {
  const counts = selections.map((selection) => {
    const fits = missesOf(selection).map(({ misses }) => sql`not (${misses})`)
    return fits.length === 0
      ? sql`count(*)::int`
      : sql`(count(*) filter (where ${sql.join(fits, sql` and `)}))::int`
  })
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts from ${productListingIndex} where ${within}`,
  )
  return rows[0]?.counts ?? []
}
