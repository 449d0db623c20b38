import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'

/** One typed word and the shop's words that match it. */
export interface KnownWord {
  /** In the spelling of the shop's texts. */
  word: string
  /** True when the shop has this word, in any form. */
  known: boolean
  /** Longer words that contain it: 'overtrek' in 'dekbedovertrek'. */
  compounds: string[]
  /** The two known words of which it consists: 'zomerdekbed'. */
  halves: [string, string] | null
  /** The most similar words, if it is not known: possible corrections. */
  similar: string[]
}

const mostWords = 12

/**
 * Words of fewer than four letters match only the start or end of a word: 'bed' in 'ledikantbed', but not in
 * 'onbedrukt'. For longer words only the most common compounds are used, because each one costs another index
 * lookup. Words that are found as typed are not looked up by similarity.
 */
const statement = prepared((db) =>
  db
    .select({
      word: sql<string>`word`,
      known: sql<boolean>`known`,
      compounds: sql<string[]>`compounds`,
      halves: sql<[string, string] | null>`halves`,
      similar: sql<string[]>`similar_words`,
    })
    .from(
      sql`(
      select distinct on (word) word, place, coalesce((ts_lexize('dutch_stem', word))[1], '') as lexeme
      from regexp_split_to_table(shop_text(${sql.placeholder('term')}::text), ' ') with ordinality as typed(word, place)
      where length(word) between 3 and 40
      order by word, place
    ) as typed
    cross join lateral (select case when length(lexeme) > 3 then lexeme else word end as part) as sought
    cross join lateral (
      select array(
        select search_word.word from search_word
        where search_word.word like '%' || part || '%'
          and (length(part) > 3 or search_word.word like part || '%' or search_word.word like '%' || part)
        order by search_word.products desc, search_word.word limit 30
      ) as found
    ) as containing
    cross join lateral (
      select coalesce(bool_or(own), false) as known, coalesce(array_agg(longer) filter (where not own), '{}') as compounds
      from unnest(found) as longer
      cross join lateral (select (ts_lexize('dutch_stem', longer))[1] is not distinct from lexeme as own) as compared
    ) as looked_up
    cross join lateral (
      select (
        select array[left(typed.word, cut), substr(typed.word, cut + 1)]
        from generate_series(3, length(typed.word) - 3) as cut
        where found = '{}' and exists (select 1 from search_word where word = left(typed.word, cut))
          and exists (select 1 from search_word where word = substr(typed.word, cut + 1))
        order by cut desc limit 1
      ) as halves
    ) as apart
    cross join lateral (
      select case when found = '{}' and halves is null then similar_words(typed.word) else '{}' end as similar_words
    ) as alike`,
    )
    .where(sql`lexeme <> ''`)
    .orderBy(sql`place`)
    .limit(mostWords)
    .prepare('search_words'),
)

/** Converts conditions to stemmed text in PostgreSQL's notation, so that the planner knows their values. */
export const stemmed = async (db: Db, conditions: string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ queries: string[] }>(
    sql`select array(select to_tsquery('dutch', condition)::text
      from unnest(${sql.param(conditions)}::text[]) with ordinality as wanted(condition, place) order by place) as queries`,
  )
  return rows[0]?.queries ?? []
}

/** Looks up the typed words, in order. Words that find nothing ('de', '2') are left out. */
export const lookUpWords = (db: Db, term: string): Promise<KnownWord[]> => statement(db).execute({ term })
