import { sql, type SQL } from 'drizzle-orm'
import type { FoundPage } from 'shared-types/contracts/catalog'
import type { Db } from '../db/client.ts'
import { passage } from '../db/schema/chat.ts'
import { brand, category } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { conditionOf } from './match-conditions.ts'
import type { Wanted } from './search-query.ts'
import type { TypedPart } from './typed-parts.ts'

interface Options {
  /** True when there are no products: then a page may also have the words in its text only. */
  alsoInText?: boolean
  /** True while typing: the last word may be the beginning of a longer one. */
  unfinished?: boolean
}

const most = { brands: 2, categories: 3, pages: 3 }

interface Row extends Record<string, unknown> {
  kind: FoundPage['kind']
  title: string
  path: string
}

const isKind = ({ ways }: Wanted) => ways[0]?.sought.every((sought) => sought.isKind) ?? false

/** The typed words in their forms, for titles of brands and categories. Of a category, its kind of product suffices. */
const titlesLike = (wanted: Wanted[], unfinished: boolean): { brands: string; categories: string } | null => {
  if (wanted.length === 0) return null
  const kinds = wanted.filter(isKind)
  return {
    brands: wanted.map((one) => (unfinished ? conditionOf.all([one]) : conditionOf.stems(one))).join(' | '),
    categories: conditionOf.all(kinds.length > 0 ? kinds : wanted),
  }
}

const findNamed = (wanted: Wanted[], { unfinished = false }: Options): SQL => {
  const titles = titlesLike(wanted, unfinished)
  if (!titles) return sql`select null as kind, null as title, null as path, null::int as place where false`
  return sql`
    (select 'brand' as kind, ${brand.title}, ${brand.slug} as path, 1 as place from ${brand}
      where search_document(shop_text(${brand.title})) @@ ${titles.brands}::tsquery
        and exists (select from ${productListingIndex} where ${productListingIndex.brandId} = ${brand.id})
      order by length(${brand.title}), ${brand.slug} limit ${most.brands})
    union all
    (select 'category', ${category.title}, ${category.path}, 2 from ${category}
      where ${category.listed} and ${category.kind} <> 'text' and search_document(shop_text(${category.title})) @@ ${titles.categories}::tsquery
      order by length(${category.title}), ${category.path} limit ${most.categories})`
}

/** A part as `to_tsquery` reads it: its words, or those of an alternative. */
const wordsOf = ({ words, alternatives, near }: TypedPart, end: string): string =>
  [
    words.map((word) => word + end).join(' & '),
    ...[...alternatives, ...near].map((choices) =>
      choices.map((choice) => `(${choice.join(' | ')})`).join(' & '),
    ),
  ]
    .filter((some) => some !== '')
    .map((some) => `(${some})`)
    .join(' | ')

const allOf = (parts: TypedPart[], unfinished: boolean): string =>
  parts.map((part) => `(${wordsOf(part, unfinished && part === parts.at(-1) ? ':*' : '')})`).join(' & ')

/**
 * Pages of text by their title, then their headings, then their text: with all that was typed, or with all of it that
 * no product has.
 */
const findTexts = (
  parts: TypedPart[],
  unknown: string[],
  { alsoInText, unfinished = false }: Options,
): SQL => {
  const others = parts.filter(({ typed }) => unknown.includes(typed))
  const wholes = [parts, ...(others.length > 0 ? [others] : [])].map((some) => allOf(some, unfinished))
  const query = sql`to_tsquery('dutch', ${wholes.map((whole) => `(${whole})`).join(' | ')})`
  const inTitle = sql`ts_rank('{0,0,1,0}', ${passage.document}, query)`
  const inHeading = sql`ts_rank('{0,0,0,1}', ${passage.document}, query)`
  return sql`
    (select case when path like 'service/%' then 'service' else 'page' end as kind, title, regexp_replace(path, '^service/', '') as path, 3 as place
    from (
      select ${passage.path} as path, min(${passage.pageTitle}) as title, max(${inTitle}) as in_title, max(${inHeading}) as in_heading,
        max(ts_rank(${passage.document}, query)) as rank
      from ${query} as query, ${passage}
      where ${passage.document} @@ query
        and not exists (select from ${category} where ${category.path} = ${passage.path} and ${category.kind} <> 'text')
      group by ${passage.path}
    ) as matching
    where ${alsoInText ? sql`true` : sql`in_title > 0 or in_heading > 0`}
    order by in_title > 0 desc, in_heading > 0 desc, rank desc, path limit ${most.pages})`
}

/** Brands, categories, service pages and articles that a term names. */
export const findPages = async (
  db: Db,
  { parts, wanted, unknown }: { parts: TypedPart[]; wanted: Wanted[]; unknown: string[] },
  options: Options = {},
): Promise<FoundPage[]> => {
  if (parts.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select kind, title, path from (${findNamed(wanted, options)} union all ${findTexts(parts, unknown, options)}) as page order by place`)
  return rows.map(({ kind, title, path }) => ({ kind, title, path }))
}
