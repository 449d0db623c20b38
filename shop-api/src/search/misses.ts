import { desc, gte, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { searchMiss } from '../db/schema/products/search.ts'
import { transact } from '../db/transact.ts'

/** Stops a visitor that searches for random words from filling the table. */
const mostTerms = 5_000

/** Letters and sizes, but no addresses, long numbers or sentences: those could say something of a person. */
export const isRecordable = (term: string): boolean =>
  term.length <= 40 &&
  term.split(' ').length <= 4 &&
  /^[\p{L}\p{M}\d .,'’&×-]+$/u.test(term) &&
  !/\d{4}/.test(term) &&
  !/[a-z](straat|laan|weg|plein)\b/i.test(term)

/** Counts a term that found nothing, so that employees see which synonym or article is missing. */
export const recordMiss = async (db: Db, typed: string): Promise<void> => {
  const term = typed.toLowerCase().trim()
  if (!isRecordable(term)) return
  await transact(db, (tx) =>
    tx.execute(sql`
      insert into ${searchMiss} (term)
      select ${term} where (select count(*) from ${searchMiss}) < ${mostTerms}
      on conflict (term) do update set searches = ${searchMiss.searches} + 1, last_at = now()`),
  )
}

const mostShown = 15

/** The terms that found nothing in the last 30 days, the most frequent first. */
export const listMisses = (db: Db): Promise<{ term: string; searches: number }[]> =>
  db
    .select({ term: searchMiss.term, searches: searchMiss.searches })
    .from(searchMiss)
    .where(gte(searchMiss.lastAt, sql`now() - interval '30 days'`))
    .orderBy(desc(searchMiss.searches), searchMiss.term)
    .limit(mostShown)
