import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client.ts'
import { perDatabase } from '../../db/per-database.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import type { Scope } from './listing-queries.ts'

type Values = ReadonlySet<number>

const query = async (db: Db, { within }: Scope): Promise<Values> => {
  const { rows } = await db.execute<{ values: number[] }>(sql`
    select array(select distinct unnest(${productListingIndex.facetValueIds}) from ${productListingIndex} where ${within}) as values`)
  return new Set(rows[0]?.values)
}

/** Values change with products, a few times a day. Showing one with count 0 for a minute does no harm. */
const cacheOf = perDatabase(
  (db) =>
    new LRUCache<string, Values, Scope>({
      max: 500,
      ttl: 60_000,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => query(db, context),
    }),
)

/** Caches the values that another query found. */
export const cacheScopeValues = (db: Db, { key }: Scope, values: Values): void => {
  cacheOf(db).set(key, values)
}

/** The filter values of a list's products before any filter is chosen. */
export const scopeValues = (db: Db, scope: Scope): Promise<Values> =>
  cacheOf(db).forceFetch(scope.key, { context: scope })
