import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { passage } from '../../db/schema/chat.ts'

/** A row of `search_synonym`. */
export interface Synonym {
  term: string
  alternatives: string[]
  same: boolean
}

/** The typed text in the spelling of the shop's texts, word by word, with its synonyms. */
export interface Typed {
  /** Without the endings that hide a synonym or a word of the shop: 'donkerblauwe', 'cremekleurig', 'kussentje'. */
  words: string[]
  /** Neighbouring words that the shop or a synonym writes as one: 'hoeslaken' for 'hoes laken'. */
  compounds: string[]
  synonyms: Synonym[]
}

const typedStatement = prepared((db) =>
  db
    .select({
      words: sql<string[]>`words`,
      compounds: sql<string[]>`compounds`,
      synonyms: sql<Synonym[]>`synonyms`,
    })
    .from(
      sql`(
      select array(
        select coalesce(base, word)
        from string_to_table(shop_text(${sql.placeholder('term')}::text), ' ') with ordinality as typed(word, position)
        cross join lateral (select case
          when length(word) > 5 and not exists (select from search_synonym where term = word) then coalesce(
            (select term from search_synonym where term = search_stem(word)),
            (select form from unnest(array[regexp_replace(word, '(kleurige?|tjes?)$', ''), regexp_replace(word, 'jes?$', '')]) as form
              where form <> word and length(form) > 2 and not exists (select from search_word where search_word.word = typed.word)
                and (exists (select from search_word where search_word.word = form) or exists (select from search_synonym where term = form))
              limit 1)
          ) end as base
        ) as shortened
        order by position
      ) as words offset 0
    ) as spelled
    cross join lateral (select array_to_string(words, ' ') as whole offset 0) as joined_again
    cross join lateral (
      select array(
        select words[position] || words[position + 1] from generate_series(1, cardinality(words) - 1) as position
        where words[position] ~ '^[[:alpha:]]{3,}$' and words[position + 1] ~ '^[[:alpha:]]{3,}$'
      ) as joined offset 0
    ) as pairs
    cross join lateral (
      select array(
        select pair from unnest(joined) as pair
        where exists (select from search_word where search_stem(word) = search_stem(pair))
          or exists (select from search_synonym where term = pair)
      ) as compounds offset 0
    ) as together
    cross join lateral (
      select coalesce(json_agg(json_build_object('term', term, 'alternatives', alternatives, 'same', same)), '[]') as synonyms
      from search_synonym where position(' ' || term || ' ' in ' ' || whole || ' ') > 0 or term = any(joined)
    ) as meant`,
    )
    .prepare('search_typed'),
)

export const readTyped = async (db: Db, term: string): Promise<Typed> => {
  const [typed] = await typedStatement(db).execute({ term })
  return typed ?? { words: [], compounds: [], synonyms: [] }
}

/** One word and its matches in the shop. `stem`, `endings` and `parts` are stems, as in the listing index. */
export interface KnownWord {
  word: string
  stem: string
  /** True when the shop has this word, in any form. */
  known: boolean
  /** True for the name of a category: 'dekbed', but not 'wit'. */
  kind: boolean
  /** True when a category is called by a longer word that ends in it: 'kussen' for 'hoofdkussens'. */
  endsKind: boolean
  /** Longer words that end in it: 'winterdekbed' is a 'dekbed'. */
  endings: string[]
  /** Other longer words that contain it: 'dekbedovertrek' for 'dekbed'. */
  parts: string[]
  /** The two known words of which it consists: 'zomerdekbed'. */
  halves: [string, string] | null
  /**
   * Of a compound that is not known: the longest kind of product, synonym or filter value in which it ends, 'handdoek'
   * of 'saunahanddoek', 'geel' of 'kanariegeel'.
   */
  ending: string | null
  /** True when a word of the shop or a synonym starts as that compound does: 'kinder' of 'kinderbadjas'. */
  begins: boolean
  /** The most similar words, if it is not known: possible corrections. */
  similar: { word: string; stem: string }[]
}

/**
 * The words are split in the statement: of a given array, PostgreSQL expects fewer words than of an unknown one, and then
 * plans the statement at each execution, which takes longer than the look-up. Each `offset 0` keeps PostgreSQL from
 * computing a part again wherever it is used.
 *
 * Words of fewer than five letters match only the start or end of a word: 'bed' in 'ledikantbed', but not in
 * 'onbedrukt'. Sizes are looked up as they are. For longer words only the most common compounds are used. Words that
 * are found as typed are not looked up by similarity. Stop words are left out.
 */
const wordsStatement = prepared((db) =>
  db
    .select({
      word: sql<string>`word`,
      stem: sql<string>`stem`,
      known: sql<boolean>`known`,
      // The Dutch stemmer keeps the ending of 'klamboes'.
      kind: sql<boolean>`coalesce(kinds @@ (quote_literal(stem) || '|' || quote_literal(stem || 's'))::tsquery, false)`,
      endsKind: sql<boolean>`coalesce(tsvector_to_array(kinds) && endings, false)`,
      endings: sql<string[]>`endings`,
      parts: sql<string[]>`parts`,
      halves: sql<[string, string] | null>`halves`,
      ending: sql<string | null>`ending`,
      begins: sql<boolean>`begins`,
      similar: sql<KnownWord['similar']>`corrections`,
    })
    .from(
      sql`(
      select word, search_stem(word) as stem, word ~ '\\dx\\d' as is_size
      from string_to_table(${sql.placeholder('words')}::text, ' ') as word offset 0
    ) as typed
    cross join (
      select search_document(shop_text(string_agg(title, ' '))) as kinds from category where listed and category.kind = 'listing' offset 0
    ) as categories
    cross join lateral (select case when length(stem) > 3 then stem else regexp_replace(word, '(..e[lmnr])s$', '\\1') end as part) as sought
    cross join lateral (
      select array(select search_word.word from search_word where search_stem(search_word.word) = stem) || case when is_size then '{}' else array(
        select search_word.word from search_word
        where search_word.word like '%' || part || '%'
          and (length(part) > 4 or search_word.word like part || '%' or search_word.word like '%' || part)
        order by search_word.products desc, search_word.word limit 30
      ) end as found offset 0
    ) as containing
    cross join lateral (
      select coalesce(bool_or(form = stem), false) as known,
        coalesce(array_agg(distinct form) filter (where form <> stem and form like '%' || stem), '{}') as endings,
        coalesce(array_agg(distinct form) filter (where form <> stem and form not like '%' || stem), '{}') as parts
      from (select search_stem(longer) as form from unnest(found) as longer) as compared
      where form <> ''
    ) as looked_up
    cross join lateral (
      select (
        select array[left(typed.word, cut), substr(typed.word, cut + 1)]
        from generate_series(3, length(typed.word) - 3) as cut
        where found = '{}' and exists (select 1 from search_word where word = left(typed.word, cut))
          and exists (select 1 from search_word where word = substr(typed.word, cut + 1))
        order by cut desc limit 1
      ) as halves offset 0
    ) as apart
    cross join lateral (
      select (
        select substr(typed.word, cut + 1)
        from generate_series(3, length(typed.word) - 4) as cut
        where found = '{}' and typed.word !~ '\\d' and (
          search_stem(substr(typed.word, cut + 1)) = any(tsvector_to_array(kinds))
          or exists (select from search_synonym where term = substr(typed.word, cut + 1) and alternatives <> '{}')
          or exists (select from facet_value where lower(title) in (substr(typed.word, cut + 1), search_stem(substr(typed.word, cut + 1))))
        )
        order by cut limit 1
      ) as ending offset 0
    ) as split
    cross join lateral (
      select left(typed.word, -length(ending)) as start offset 0
    ) as first_half
    cross join lateral (
      select ending is not null and (
        exists (select from search_synonym where term = start)
        or length(start) > 3 and exists (select from search_word where search_word.word like start || '%')
      ) as begins
    ) as started
    cross join lateral (
      select coalesce(json_agg(json_build_object('word', alike, 'stem', search_stem(alike)) order by position), '[]') as corrections
      from unnest(case when found = '{}' and halves is null then similar_words(typed.word) else '{}' end) with ordinality as found_alike(alike, position)
    ) as corrected`,
    )
    .where(sql`stem <> ''`)
    .prepare('search_words'),
)

/** Looks up words, each of three letters or more; stop words are not in the result. */
export const lookUpWords = async (db: Db, words: string[]): Promise<Map<string, KnownWord>> =>
  new Map((await wordsStatement(db).execute({ words: words.join(' ') })).map((found) => [found.word, found]))

/** Similar terms with synonyms, for words of five letters or more that no page has either. */
export const findSimilarSynonyms = async (
  db: Db,
  words: string[],
): Promise<{ word: string; terms: string[] }[]> => {
  const { rows } = await db.execute<{ word: string; terms: string[] }>(sql`
    select word, array(
      select term from search_synonym where similarity(term, word) > 0.2 order by similarity(term, word) desc, term limit 12
    ) as terms
    from unnest(${sql.param(words)}::text[]) as word
    where length(word) >= 5
      and not exists (select from ${passage} where ${passage.document} @@ plainto_tsquery('dutch', word))`)
  return rows
}
