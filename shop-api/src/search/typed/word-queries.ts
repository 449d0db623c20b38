import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { memoize } from '../../db/memoize.ts'
import { statement } from '../../db/statement.ts'
import { passage } from '../../db/schema/chat.ts'

/** A row of `search_synonym`. */
export interface Synonym {
  term: string
  alternatives: string[]
  same: boolean
}

/** The typed text in the spelling of the shop's texts, word by word, with its synonyms in the order of their terms. */
export interface Typed {
  /** Without the endings that hide a synonym or a word of the shop: 'donkerblauwe', 'cremekleurig', 'kussentje'. */
  words: string[]
  /** Neighbouring words that the shop or a synonym writes as one: 'hoeslaken' for 'hoes laken'. */
  compounds: string[]
  /** Words with at most one between them, in either order, and the longer words of the shop that contain them as one. */
  merged: { pair: [string, string]; words: string[] }[]
  synonyms: Synonym[]
}

const typedStatement = statement((db) =>
  db
    .select({
      words: sql<string[]>`words`,
      compounds: sql<string[]>`compounds`,
      merged: sql<Typed['merged']>`merged`,
      synonyms: sql<Synonym[]>`synonyms`,
    })
    .from(
      sql`(
      select array(
        select coalesce(base, word)
        from string_to_table(shop_text(${sql.placeholder('term')}::text), ' ') with ordinality as typed(word, position)
        cross join lateral (select case
          when length(word) > 5 and (select term from search_synonym where term = word) is null then coalesce(
            (select term from search_synonym where term = search_stem(word)),
            (select form from unnest(array[regexp_replace(word, '(kleur(ige?)?|tjes?)$', ''), regexp_replace(word, 'jes?$', '')]) as form
              where form <> word and length(form) > 2 and not exists (select from search_word where search_word.word = typed.word)
                and (exists (select from search_word where search_word.word = form or length(form) > 4 and search_word.word like form || '%') or exists (select from search_synonym where term = form))
              limit 1)
          ) end as base
        ) as shortened
        order by position
      ) as words offset 0
    ) as spelled
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
      select coalesce(json_agg(json_build_object('pair', json_build_array(first, second), 'words', longer)), '[]') as merged
      from (
        select words[position] as first, words[position + distance] as second
        from generate_series(1, cardinality(words) - 1) as position, generate_series(1, 2) as distance
      ) as neighbours
      cross join lateral (
        select array(
          select word from search_word where (word like '%' || first || second || '%' or word like '%' || second || first || '%')
            and word <> first || second
          order by products desc, word limit 5
        ) as longer
      ) as found
      where first ~ '^[[:alpha:]]{3,}$' and second ~ '^[[:alpha:]]{3,}$' and longer <> '{}'
    ) as within
    cross join lateral (
      select joined || array(
        select array_to_string(words[start:finish], ' ')
        from generate_series(1, cardinality(words)) as start, generate_series(start, cardinality(words)) as finish
      ) as phrases offset 0
    ) as written
    cross join lateral (
      select coalesce(json_agg(json_build_object('term', term, 'alternatives', alternatives, 'same', same) order by term), '[]') as synonyms
      from search_synonym where term = any(phrases)
    ) as meant`,
    )
    .prepare('search_typed'),
)

export const readTyped = async (db: Db, term: string): Promise<Typed> => {
  const [typed] = await typedStatement(db).execute({ term })
  return typed ?? { words: [], compounds: [], merged: [], synonyms: [] }
}

/** One word and its matches in the shop. `stem`, `endings`, `parts` and `otherColours` are stems, as in the listing index. */
export interface KnownWord {
  word: string
  stem: string
  /** True when the shop has this word, in any form. */
  known: boolean
  /** True for a word of a filter value: 'traagschuim', 'zwart'. */
  isValue: boolean
  /** For a colour in the filters: all other colours. */
  otherColours: string[]
  /** True when it is only in texts about products. */
  mentioned: boolean
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
   * For an unknown compound: the longest kind of product, end of several, synonym or filter value in which it ends,
   * 'handdoek' of 'saunahanddoek', 'kussen' of 'reiskussen', 'geel' of 'kanariegeel'.
   */
  ending: string | null
  /** True when a word of the shop or a synonym starts as that compound does: 'kinder' of 'kinderbadjas'. */
  begins: boolean
  /** The most similar words and the ends of compounds, if no text of the shop has it: possible corrections. */
  similar: string[]
}

/** The stems of the names of categories. PostgreSQL computes them only for a word that it does not know. */
const kinds = sql`(select array(
  select unnest(tsvector_to_array(title_document)) from category where listed and category.kind = 'listing'
))::text[]`

/** The titles of filter values, read once for all ends of a word. */
const valueTitles = sql`(select array(select lower(title) from facet_value))::text[]`

/** How long a change of a title may be missing, in milliseconds. */
const titlesCachedFor = 500

/** The stems of the names of categories, of filter values, and of the colours among these. */
const readTitleStems = memoize(titlesCachedFor, async (db) => {
  const { rows } = await db.execute<Record<'kinds' | 'values' | 'colours', string[]>>(sql`
    select ${kinds} as kinds,
      array(select distinct unnest(tsvector_to_array(title_document)) from facet_value) as values,
      array(select search_stem(shop_text(facet_value.title)) from facet_value join facet on facet.id = facet_id
        where selection_type = 'color' order by facet_value.id) as colours`)
  return {
    kinds: new Set(rows[0]?.kinds),
    values: new Set(rows[0]?.values),
    colours: rows[0]?.colours ?? [],
  }
})

/**
 * The words are split in the statement: of a given array, PostgreSQL expects fewer words than of an unknown one, and then
 * plans the statement at each execution, which takes longer than the look-up. Each `offset 0` keeps PostgreSQL from
 * computing a part again wherever it is used. A synonym or a word is looked up by `is not null`: for `exists`, PostgreSQL
 * would read all of them.
 *
 * 'sloop' has the stem 'slop', but 'hotelsloop' ends in the word itself. Words of fewer than five letters match only the
 * start or end of a word: 'bed' in 'ledikantbed', but not in
 * 'onbedrukt'. Sizes are looked up as they are. For longer words only the most common compounds are used. Words that
 * are found as typed are not looked up by similarity. Stop words are left out.
 */
const wordsStatement = statement((db) =>
  db
    .select({
      word: sql<string>`word`,
      stem: sql<string>`stem`,
      known: sql<boolean>`known`,
      mentioned: sql<boolean>`mentioned`,
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
    cross join lateral (select case when length(stem) > 3 then stem else regexp_replace(word, '(..e[lmnr])s$', '\\1') end as part) as sought
    cross join lateral (
      select array(select search_word.word_stem from search_word where search_stem(search_word.word) = typed.stem) || case when is_size then '{}' else array(
        select search_word.word_stem from search_word
        where search_word.word like '%' || part || '%'
            and (length(part) > 4 or search_word.word like part || '%' or search_word.word like '%' || part)
          or search_word.word like '%' || typed.word
        order by search_word.products desc, search_word.word limit 30
      ) end as found offset 0
    ) as containing
    cross join lateral (
      select coalesce(bool_or(form = stem), false) as known,
        coalesce(array_agg(distinct form) filter (where form <> stem and form like '%' || stem), '{}') as endings,
        coalesce(array_agg(distinct form) filter (where form <> stem and form not like '%' || stem), '{}') as parts
      from unnest(found) as form
      where form <> ''
    ) as looked_up
    cross join lateral (
      select (
        select array[left(typed.word, cut), substr(typed.word, cut + 1)]
        from generate_series(3, length(typed.word) - 3) as cut
        where found = '{}' and (select word from search_word where search_word.word = left(typed.word, cut)) is not null
          and (select word from search_word where search_word.word = substr(typed.word, cut + 1)) is not null
        order by cut desc limit 1
      ) as halves offset 0
    ) as apart
    cross join lateral (
      select (
        select tail
        from generate_series(3, length(typed.word) - 4) as cut
        cross join lateral (
          select substr(typed.word, cut + 1) as tail, search_stem(substr(typed.word, cut + 1)) as tail_stem offset 0
        ) as tails
        where found = '{}' and typed.word !~ '\\d' and (
          tail_stem = any(${kinds})
          or 1 < (
            select count(distinct substr(search_word.word, length(search_word.word) - length(tail), 1)) from search_word
            where search_word.word like '_%' || tail and search_word.word_stem = any(${kinds})
          )
          or (select term from search_synonym where term = tail and alternatives <> '{}') is not null
          or tail = any(${valueTitles}) or tail_stem = any(${valueTitles})
        )
        order by cut limit 1
      ) as ending offset 0
    ) as split
    cross join lateral (
      select left(typed.word, -length(ending)) as start offset 0
    ) as first_half
    cross join lateral (
      select ending is not null and (
        (select term from search_synonym where term = start) is not null
        or length(start) > 3 and exists (select from search_word where search_word.word like start || '%')
      ) as begins
    ) as started
    cross join lateral (
      select found = '{}' and halves is null as is_strange
    ) as unfamiliar
    cross join lateral (
      select is_strange and length(stem) > 3 and exists (select from product_listing_index where document @@ quote_literal(stem)::tsquery) as mentioned
    ) as mentions
    cross join lateral (
      select case
        when is_strange and not mentioned and not exists (select from passage where document @@ plainto_tsquery('dutch', typed.word))
        then similar_words(typed.word) else '{}' end as corrections
    ) as corrected`,
    )
    .where(sql`stem <> ''`)
    .prepare('search_words'),
)

/** With one of these, a word is a form of the verb or its opposite, and no compound: 'gewassen' for 'wassen'. */
const prefixes = new Set(['be', 'ge', 'her', 'on', 'ont', 'ver'])

const withoutPrefixed = <Found extends Pick<KnownWord, 'stem' | 'endings'>>(found: Found): Found => ({
  ...found,
  endings: found.endings.filter((ending) => !prefixes.has(ending.slice(0, -found.stem.length))),
})

/** How long a new end of compounds may be missing, in milliseconds. Only typing errors need them. */
const endsCachedFor = 60_000

const shortestEnd = 3

/**
 * The words in which several kinds of products end, whether or not the shop has them on their own: 'kussen', 'kussens' and
 * 'laken'. They are compared by their stems, or 'matrassen' and 'badjassen' would have an end in common.
 */
const readCommonEnds = memoize(endsCachedFor, async (db): Promise<string[]> => {
  const { rows } = await db.execute<{ word: string; stem: string }>(
    sql`select word, word_stem as stem from search_word where word_stem = any(${kinds})`,
  )
  const ends = rows.flatMap(({ word, stem }) =>
    Array.from({ length: Math.max(0, stem.length - shortestEnd) }, (_cut, index) => ({
      end: stem.slice(index + 1),
      before: stem.charAt(index),
      word: word.slice(index + 1),
    })),
  )
  const common = [...Map.groupBy(ends, ({ end }) => end).values()].filter(
    (some) => new Set(some.map(({ before }) => before)).size > 1,
  )
  return [...new Set(common.flatMap((some) => some.map(({ word }) => word)))]
})

/** Looks up words, each of three letters or more; stop words are not in the result. */
export const lookUpWords = async (db: Db, words: string[]): Promise<Map<string, KnownWord>> => {
  const [rows, { kinds: named, values, colours }] = await Promise.all([
    wordsStatement(db).execute({ words: words.join(' ') }),
    readTitleStems(db),
  ])
  const ends = rows.some(({ similar }) => similar.length > 0) ? await readCommonEnds(db) : []
  return new Map(
    rows.map((row) => [
      row.word,
      withoutPrefixed({
        ...row,
        similar: row.similar.length > 0 ? [...row.similar, ...ends] : [],
        isValue: values.has(row.stem),
        otherColours: colours.includes(row.stem) ? colours.filter((colour) => colour !== row.stem) : [],
        // The Dutch stemmer keeps the ending of 'klamboes'.
        kind: named.has(row.stem) || named.has(`${row.stem}s`),
        endsKind: row.endings.some((ending) => named.has(ending)),
      }),
    ]),
  )
}

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
