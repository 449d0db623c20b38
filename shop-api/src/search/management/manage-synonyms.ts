import { asc, eq, sql } from 'drizzle-orm'
import type { Listed, ListSearchQuery } from 'shared-types/contracts/admin/list'
import type { NewSynonym, SearchTrial, StaffSynonym } from 'shared-types/contracts/admin/search'
import { contains } from '../../db/contains.ts'
import type { Db, Tx } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { searchSynonym } from '../../db/schema/products/search.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuse, refuseField, type Refusal } from '../../refusal.ts'
import { search } from '../search.ts'

const present = ({ term, ...row }: typeof searchSynonym.$inferSelect): StaffSynonym => ({ id: term, ...row })

/** One page of the synonyms whose term contains the text. */
export const listSynonyms = async (
  db: Db,
  { q, ...paging }: ListSearchQuery,
): Promise<Listed<StaffSynonym>> => {
  const chosen = q ? contains(searchSynonym.term, q) : undefined
  const { rows, total } = await readPage(
    paging,
    db.select().from(searchSynonym).where(chosen).orderBy(asc(searchSynonym.term)),
    db.$count(searchSynonym, chosen),
  )
  return { rows: rows.map(present), total }
}

/** Spaces beside a bar separate no words. */
const withTightBars = (text: string): string =>
  text
    .split('|')
    .map((choice) => choice.trim())
    .join('|')

/** In the spelling in which searches compare them, word by word. */
const spelled = async (tx: Tx, text: string): Promise<string> => {
  const { rows } = await tx.execute<{ text: string }>(sql`
    select coalesce(string_agg(word, ' ' order by position), '') as text from (
      select position, (
        select string_agg(shop_text(choice), '|' order by number)
        from unnest(string_to_array(typed, '|')) with ordinality as choices (choice, number)
        where choice <> '') as word
      from unnest(regexp_split_to_array(${withTightBars(text)}::text, '\\s+')) with ordinality as typed_words (typed, position)
    ) as words`)
  return rows[0]?.text ?? ''
}

export const addSynonym = (db: Db, synonym: NewSynonym): Promise<StaffSynonym | Refusal> =>
  transact(db, async (tx): Promise<StaffSynonym | Refusal> => {
    const term = await spelled(tx, synonym.term)
    const alternatives: string[] = []
    for (const alternative of synonym.alternatives) alternatives.push(await spelled(tx, alternative))
    if (term === '') return refuseField('term', 'Gebruik ook letters of cijfers.')
    if (alternatives.includes(''))
      return refuseField('alternatives', 'Gebruik in elke mogelijkheid ook letters of cijfers.')
    if (alternatives.includes(term))
      return refuseField('alternatives', 'Een woord kan niet zijn eigen synoniem zijn.')
    const [added] = await tx
      .insert(searchSynonym)
      .values({ term, alternatives, same: synonym.same })
      .onConflictDoNothing()
      .returning()
    return added ? present(added) : refuseField('term', 'Voor dit woord is er al een synoniem.')
  })

export const deleteSynonym = (db: Db, term: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const gone = await tx
      .delete(searchSynonym)
      .where(eq(searchSynonym.term, term))
      .returning({ term: searchSynonym.term })
    return gone.length > 0 ? null : refuse('not_found', 'Dit synoniem bestaat niet (meer).')
  })

const mostTitles = 8

/** The first results of a search, as a shopper gets them. */
export const trySearch = async (db: Db, term: string): Promise<SearchTrial | Refusal> => {
  const found = await search(db, term, '', '')
  if (isRefusal(found)) return found
  return {
    total: found.pagination.total,
    correctedTerm: found.correctedTerm,
    titles: found.products.slice(0, mostTitles).map(({ title }) => title),
  }
}
