import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** A piece of a service page that answers something. */
export interface Passage {
  slug: string
  pageTitle: string
  heading: string
  anchor: string
  body: string
  /** How well it fits; comparable between passages of one question only. */
  score: number
  /** How many of the words that were asked, mended and stemmed, it holds. */
  held: number
  /** The stems that were looked for, and how much each tells. */
  stems: { stem: string; weight: number }[]
}

interface Sought {
  question: string
  /** Words of the pages for what was asked in other words: they count for less. */
  alike: string[]
  /** Pages that such a question is mostly answered on. */
  preferred: string[]
  atMost: number
}

/**
 * The passages that fit a question, the best first. Words are compared by their Dutch stem; one that no page has stands
 * for the most similar one that some page has, so that typing errors are mended. A rare word tells more than a common
 * one, a heading more than a text, and half a page holds a word sooner than a line does.
 */
export const findPassages = async (
  db: Db,
  { question, alike, preferred, atMost }: Sought,
): Promise<Passage[]> => {
  const { rows } = await db.execute<Passage & Record<string, unknown>>(sql`
    with held as materialized (
      select slug, position, lexeme, 'A' = any(weights) as in_heading
      from service_passage cross join unnest(document)
    ), vocabulary as materialized (
      select lexeme, count(*)::real as passages from held group by lexeme
    ), asked as (
      select lexeme, 1.0 as share from unnest(to_tsvector('dutch', unaccent(${question}))) where length(lexeme) between 2 and 40
    ), mended as (
      select coalesce(known.lexeme, similar_word.lexeme) as lexeme, share
      from asked left join vocabulary as known using (lexeme)
      left join lateral (
        select vocabulary.lexeme from vocabulary
        where known.lexeme is null and length(asked.lexeme) > 4
          and similarity(vocabulary.lexeme, asked.lexeme) >= 0.4
        order by similarity(vocabulary.lexeme, asked.lexeme) desc, vocabulary.lexeme limit 1
      ) as similar_word on true
    ), sought as (
      select lexeme, max(share) as share, bool_or(own) as own from (
        select lexeme, share, true as own from mended where lexeme is not null
        union all
        select lexeme, 0.6, false from unnest(to_tsvector('dutch', unaccent(${alike.join(' ')})))
      ) as words group by lexeme
    ), scored as (
      select held.slug, held.position,
        sum(share * ln(1 + (select count(*) from service_passage) / passages) * case when in_heading then 2.2 else 1 end) as weight,
        count(*) filter (where own)::int as held
      from held join sought using (lexeme) join vocabulary using (lexeme)
      group by held.slug, held.position
    )
    select passage.slug, passage.page_title as "pageTitle", passage.heading, passage.anchor, passage.body,
      scored.held, (select json_agg(json_build_object('stem', lexeme,
        'weight', case when own then ln(1 + (select count(*) from service_passage) / passages) else 1.5 end))
        from sought join vocabulary using (lexeme)) as stems,
      (scored.weight * case when passage.slug = any(${sql.param(preferred)}::text[]) then 3 else 1 end
        / (1 + 0.12 * ln(1 + length(passage.document))))::real as score
    from scored join service_passage as passage using (slug, position)
    order by score desc, passage.slug, passage.position
    limit ${atMost}`)
  return rows
}
