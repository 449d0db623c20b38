import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { quotable } from './quotable.ts'
import { methodsIn } from '../question/payment-names.ts'
import { stopWords } from '../question/stop-words.ts'
import { wordsOf } from '../question/words.ts'

/** A section of a page that can answer a question. */
export interface Passage {
  path: string
  pageTitle: string
  heading: string
  anchor: string
  body: string
  /** Relevance; comparable only between passages for the same question. */
  score: number
  /**
   * Its heading contains a word of the question, or its text contains several and its page is about one: more
   * than a passing mention.
   */
  isAbout: boolean
  /** The share of the question that it covers, from 0 to 1, weighted by how specific the words are. */
  coverage: number
  /** The stems that were searched for, and their weights. */
  stems: { stem: string; weight: number }[]
}

interface Sought {
  question: string
  /** Words of the question for which the pages use others: without them the score is not lower. */
  reworded: string[]
  /** Synonyms that the pages use for words of the question: they weigh a little less. */
  alike: string[]
  /** Words that the pages use for the topic of the question: they weigh the least. */
  about: string[]
  /** Whether the question is about working here. Job advertisements answer only such questions. */
  isAboutWork: boolean
  /** Paths of the pages that usually answer such a question, the likeliest first. */
  preferred: string[]
  atMost: number
}

/** Contains a code or number of the shopper: no page has it. */
const isCode = (word: string): boolean =>
  /\p{L}{2}/u.test(word) && /\d/.test(word) && methodsIn([word]).length === 0

const distinctive = (question: string): string =>
  wordsOf(question)
    .filter((word) => !stopWords.has(word) && !isCode(word))
    .join(' ')

/**
 * The passages that match a question, the best first. Words are compared by their Dutch stem. A stem that no
 * page has is replaced by the most similar one that a page has, which corrects typing errors. A rare word
 * weighs more than a common one, a heading more than text, and a match in a short passage more than one in a
 * long passage.
 */
export const findPassages = async (
  db: Db,
  { question, reworded, alike, about, isAboutWork, preferred, atMost }: Sought,
): Promise<Passage[]> => {
  const { rows } = await db.execute<Passage & Record<string, unknown>>(sql`
    with held as materialized (
      select path, position, lexeme, 'A' = any(weights) as in_heading, 'B' = any(weights) as in_title
      from passage cross join unnest(document)
      where ${isAboutWork} or path not like 'vacatures/%'
    ), vocabulary as materialized (
      select lexeme, ln(1 + (select count(*) from passage) / count(*)::real) as rarity from held group by lexeme
    ), question_word as (
      select lexeme from unnest(to_tsvector('dutch', unaccent(${distinctive(question)}))) where length(lexeme) between 2 and 40
    ), mended as (
      select coalesce(known.lexeme, similar_word.lexeme) as lexeme, coalesce((1 + similar_word.alike) / 2, 1.0) as share
      from (
        select lexeme from question_word
        where lexeme in (select lexeme from vocabulary)
          or lexeme not in (select lexeme from unnest(to_tsvector('dutch', unaccent(${reworded.join(' ')}))))
      ) as question_word left join vocabulary as known using (lexeme)
      left join lateral (
        select vocabulary.lexeme, similarity(vocabulary.lexeme, question_word.lexeme) as alike from vocabulary
        where known.lexeme is null and length(question_word.lexeme) > 4
          -- The first letter is rarely wrong.
          and left(vocabulary.lexeme, 1) = left(question_word.lexeme, 1)
          and similarity(vocabulary.lexeme, question_word.lexeme) >= 0.4
        order by alike desc, vocabulary.lexeme limit 1
      ) as similar_word on true
    ), sought as (
      select lexeme, max(share) as share, bool_or(own) as own, case when bool_and(own) then 1.0 else 0.3 end as specific from (
        select lexeme, share, true as own from mended where lexeme is not null
        union all
        select lexeme, 0.8, true from unnest(to_tsvector('dutch', unaccent(${alike.join(' ')})))
        union all
        select lexeme, 0.4, false from unnest(to_tsvector('dutch', unaccent(${about.join(' ')})))
      ) as words group by lexeme
    ), scored as (
      select held.path, held.position,
        sum(share * rarity) as matched, count(*) filter (where own) > 1 as has_several,
        coalesce(bool_or(in_title and own), false) as is_titled,
        -- A heading that the question covers completely weighs more than one that shares a word with it.
        -- Words that follow from the intent weigh little.
        coalesce(sum(share * rarity * specific) filter (where in_heading and own), 0)
          * coalesce(sum(rarity) filter (where in_heading and own), 0)
          / nullif(sum(rarity) filter (where in_heading), 0) as titled
      from held join vocabulary using (lexeme) left join sought using (lexeme)
      group by held.path, held.position
      having count(sought.lexeme) > 0
    ), wanted as (
      -- A word that no page has weighs the most, even if a similar word was found.
      -- Measures of the shopper need not be on a page.
      select sum(case when lexeme ~ '^[0-9]+$' then rarity / 4
        when share = 1 and rarity is not null then rarity else (select max(rarity) from vocabulary) end) as rarity
      from mended left join vocabulary using (lexeme)
    )
    select passage.path, passage.page_title as "pageTitle", passage.heading, passage.anchor, passage.body,
      coverage,
      coalesce(titled, 0) > 0 or has_several and (is_titled or passage.path like 'service/%') as "isAbout",
      (select json_agg(json_build_object('stem', lexeme, 'weight', case when own then rarity else 1.5 end))
        from sought join vocabulary using (lexeme)) as stems,
      ((matched + 2 * coalesce(titled, 0)) * (0.4 + 0.6 * coverage)
        * case when passage.path = ${preferred[0] ?? ''} then 3 when passage.path = any(${sql.param(preferred)}::text[]) then 1.6 else 1 end
        / (1 + 0.12 * ln(1 + length(passage.document))))::real as score
    from scored join passage using (path, position)
    cross join lateral (select coalesce(least(1, matched / nullif((select rarity from wanted), 0)), 0)::real as coverage) as covered
    order by score desc, passage.path, passage.position
    limit ${atMost}`)
  for (const passage of rows) passage.body = quotable(passage.body)
  return rows.filter(({ body }) => body !== '')
}
