import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { shelf } from '../db/schema/search.ts'
import type { Scope } from './listing-queries.ts'

type Values = ReadonlySet<number>

interface Kept {
  values: Values
  until: number
}

/** Values come and go with products, a few times a day: one that is shown with 0 a minute too long leads nobody astray. */
const keptForMs = 60_000
const mostKept = 500

const keptOf = prepared(() => new Map<string, Kept>())

const ask = async (db: Db, { within }: Scope): Promise<Values> => {
  const { rows } = await db.execute<{ values: number[] }>(sql`
    select array(select distinct unnest(${shelf.facetValueIds}) from ${shelf} where ${within}) as values`)
  return new Set(rows[0]?.values)
}

/** Keeps what was found on the way; the oldest goes. */
export const keepScopeValues = (db: Db, { key }: Scope, values: Values): void => {
  const kept = keptOf(db)
  kept.delete(key)
  kept.set(key, { values, until: Date.now() + keptForMs })
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

/** The filter values that products of a list have before anything is chosen in it. */
export const scopeValues = async (db: Db, scope: Scope): Promise<Values> => {
  const known = keptOf(db).get(scope.key)
  if (known && known.until > Date.now()) return known.values
  const values = await ask(db, scope)
  keepScopeValues(db, scope, values)
  return values
}
