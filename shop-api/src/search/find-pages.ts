import { sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FoundPage } from 'shared-types/contracts/catalog'
import { advicePath } from 'shared-types/urls/advice-url'
import type { Db } from '../db/client.ts'
import { composed } from '../db/composed.ts'
import { isAdvice } from '../catalog/advice-rows.ts'
import { passage } from '../db/schema/chat.ts'
import { content } from '../db/schema/content.ts'
import { brand, category } from '../db/schema/products/catalog.ts'
import { promotion } from '../db/schema/products/promotion.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { isRunning } from '../promotion/promotions.ts'
import { conditionOf } from './match-conditions.ts'
import type { Wanted } from './search-query.ts'
import type { Question, TypedPart } from './typed/typed-parts.ts'

interface Options {
  /** True when there are no products: then pages may also match in their text only. */
  alsoInText?: boolean
  /** True while typing: the last word may be the beginning of a longer one. */
  unfinished?: boolean
}

/** `advices` for a term that names a kind of product. */
const most = { brands: 2, categories: 3, pages: 3, advices: 1 }

/** The order of the lists. `answer` is a text about what no product has, `choice` an advice for 'welk dekbed'. */
const rank = { link: 1, choice: 2, answer: 3, brand: 4, category: 5, text: 6, advice: 7 }

interface Row extends Record<string, unknown> {
  kind: FoundPage['kind']
  title: string
  path: string
}

/** The parts of the term that pages are searched for, and those that products have. */
interface PageSearch {
  parts: TypedPart[]
  wanted: Wanted[]
  unknown: string[]
  question: Question
}

const isKind = ({ ways }: Wanted) => ways[0]?.sought.every((sought) => sought.isKind) ?? false

/** The typed parts that name a kind of product. */
const kindsAmong = (wanted: Wanted[]) => new Set(wanted.filter(isKind).map(({ typed }) => typed))

/** A part as `to_tsquery` reads it: its words, or those of an alternative. `label` restricts where they may be. */
const wordsOf = ({ words, alternatives, near }: TypedPart, end: string, label = ''): string =>
  [
    words.map((word) => word + (end || label ? `:${end}${label}` : '')).join(' & '),
    ...[...alternatives, ...near].map((choices) =>
      choices
        .map((choice) => `(${choice.map((word) => (label ? `${word}:${label}` : word)).join(' | ')})`)
        .join(' & '),
    ),
  ]
    .filter((some) => some !== '')
    .map((some) => `(${some})`)
    .join(' | ')

const allOf = (parts: TypedPart[], unfinished: boolean): string =>
  parts.map((part) => `(${wordsOf(part, unfinished && part === parts.at(-1) ? '*' : '')})`).join(' & ')

/** A part in the forms of the products, or in the words of pages. In a subquery, or each row would compute it again. */
const formsOf = (part: TypedPart, wanted: Wanted[]): SQL => {
  const forms = wanted.filter(({ typed }) => typed === part.typed)
  const words = sql`to_tsquery('dutch', level_word_ends(${wordsOf(part, '')}))`
  return forms.length > 0
    ? sql`(select ${conditionOf.all(forms)}::tsquery || ${words})`
    : sql`(select ${words})`
}

/** Conditions on a document: it has all parts, and it has the kinds of products among them, or all parts if none is a kind. */
const fitting = (document: SQL, { parts, wanted }: PageSearch): { all: SQL; enough: SQL } => {
  const kinds = kindsAmong(wanted)
  const has = (some: TypedPart[]) =>
    sql`(${sql.join(
      some.map((part) => sql`${document} @@ ${formsOf(part, wanted)}`),
      sql` and `,
    )})`
  return {
    all: has(parts),
    enough: has(kinds.size > 0 ? parts.filter(({ typed }) => kinds.has(typed)) : parts),
  }
}

const findBrands = (wanted: Wanted[], { unfinished = false }: Options): SQL => {
  if (wanted.length === 0)
    return sql`select null as kind, null as title, null as path, null::int as rank where false`
  const query = wanted
    .map((one) => (unfinished ? conditionOf.all([one]) : conditionOf.stems(one)))
    .join(' | ')
  return sql`
    (select 'brand' as kind, ${brand.title}, ${brand.slug} as path, ${rank.brand}::int as rank from ${brand}
      where ${brand.titleDocument} @@ ${query}::tsquery
        and exists (select from ${productListingIndex} where ${productListingIndex.brandId} = ${brand.id})
      order by length(${brand.title}), ${brand.slug} limit ${most.brands})`
}

/** Not the page of a promotion that does not run, nor below it. */
const isShown = sql`not exists (
  select from ${promotion} join ${category} as promoted on promoted.id = ${promotion.categoryId}
  where starts_with(${category.path} || '/', promoted.path || '/')
    and not ${isRunning})`

/** Categories by their title and that of the category above: 'Boxspringweken' is found among the 'Acties'. */
const findCategories = (sought: PageSearch): SQL => {
  const above = alias(category, 'above')
  const { all, enough } = fitting(
    sql`(${category.titleDocument} || coalesce(${above.titleDocument}, ''))`,
    sought,
  )
  const own = fitting(sql`${category.titleDocument}`, sought)
  return sql`
    (select 'category', ${category.title}, ${category.path}, ${rank.category}::int from ${category}
      left join ${category} as ${sql.identifier('above')} on ${above.id} = ${category.parentId}
      where ${category.listed} and ${category.kind} <> 'text' and (${all} or ${own.enough}) and (${enough}) and ${isShown}
      order by ${all} desc, ${own.all} desc, length(${category.title}), ${category.path} limit ${most.categories})`
}

/** Advices by their subject: `dekbed/keuzehulp` for 'dekbed', all of them for 'keuzehulp'. */
const findAdvice = (sought: PageSearch): SQL => {
  const title = sql`${content.data} ->> 'title'`
  const { enough } = fitting(sql`document`, sought)
  const limit = sought.wanted.some(isKind) ? most.advices : most.pages
  return sql`
    (select 'page', ${title}, ${category.path} || ${advicePath('')}, ${sought.question === 'choice' ? rank.choice : rank.advice}::int from ${content}
      join ${category} on ${category.path} = ${content.data} ->> 'category'
      cross join lateral (
        select ${content.titleDocument} || ${category.titleDocument} as document offset 0
      ) as described
      where ${isAdvice} and ${enough}
      order by length(${title}), ${category.path} limit ${limit})`
}

/** Pages without text, such as the Pakketchecker, by the title of their link in the footer. */
const findLinked = (parts: TypedPart[], unfinished: boolean): SQL => sql`
    (select 'page', link ->> 'title', trim(both '/' from link ->> 'link'), ${rank.link}::int
      from ${content}, jsonb_array_elements((${content.data} -> 'serviceLinks') || (${content.data} -> 'discoverLinks')) as link
      where ${content.key} = 'footer' and to_tsvector('dutch', link ->> 'title') @@ to_tsquery('dutch', ${allOf(parts, unfinished)})
      limit ${most.pages})`

/** In titles and headings. */
const inTitles = 'AB'

const countOf = (queries: string[]): SQL =>
  queries.length > 0
    ? sql.join(
        queries.map((query) => sql`(${passage.document} @@ to_tsquery('dutch', ${query}))::int`),
        sql` + `,
      )
    : sql`0`

/** The number of these parts that a page has in its title or a heading. */
const countIn = (parts: TypedPart[]): SQL => countOf(parts.map((part) => wordsOf(part, '', inTitles)))

/** The parts of a page to search. A term that only names a kind of product also occurs in headings of pages about other subjects. */
const matchIn = ({ parts, wanted }: PageSearch, alsoInText: boolean): SQL => {
  if (alsoInText) return sql`true`
  const kinds = kindsAmong(wanted)
  return parts.every(({ typed }) => kinds.has(typed))
    ? sql`in_title > 0`
    : sql`(in_title > 0 or in_heading > 0 or answered > 0)`
}

/** Texts that shoppers seldom look for: other pages explain the same in plain words. */
const legal = ['service/algemene-voorwaarden', 'service/privacy', 'service/cookies']

/** How many pairs of neighbours a page writes as one word in its title or a heading: 'privacy verklaring'. */
const countJoined = (parts: TypedPart[]): SQL => {
  const words = parts.map((part) => part.words.join(''))
  return countOf(words.slice(1).map((word, index) => `${words[index]}${word}:${inTitles}`))
}

/**
 * Text pages, ranked by title, then headings, then text. They contain everything typed, or all typed words that
 * no product has, or answer some of these in a title or heading. Of a question, the words that products have count
 * too. With a kind of product, the answer must be about that kind, unless a question or a word with synonyms says that
 * the search is about the shop: 'matras ruilen'.
 */
const findTexts = (sought: PageSearch, { alsoInText = false, unfinished = false }: Options): SQL => {
  const { parts, wanted, unknown, question } = sought
  const kinds = kindsAmong(wanted)
  const named = parts.filter(({ typed }) => kinds.has(typed))
  const corrected = new Set(wanted.flatMap(({ isCorrection, typed }) => (isCorrection ? [typed] : [])))
  const others = parts.filter(({ typed }) => unknown.includes(typed) || corrected.has(typed))
  const toAnswer = question ? parts.filter((part) => !named.includes(part)) : others
  const aboutShop = others.filter(({ alternatives }) => question === 'other' || alternatives.length > 0)
  const aboutKind = toAnswer.filter((part) => !aboutShop.includes(part))
  const isAboutKind = named.length > 0 ? sql`${countIn(named)} > 0` : sql`true`
  const answered = sql`${countIn(aboutShop)} + case when ${isAboutKind} then ${countIn(aboutKind)} + ${countJoined(others)} else 0 end`
  const wholes = [parts, ...(others.length > 0 ? [others] : [])].map((some) => allOf(some, unfinished))
  const query = sql`to_tsquery('dutch', ${wholes.map((whole) => `(${whole})`).join(' | ')})`
  const inTitle = sql`ts_rank('{0,0,1,0}', ${passage.document}, query)`
  const inHeading = sql`ts_rank('{0,0,0,1}', ${passage.document}, query)`
  return sql`
    (select case when path like 'service/%' then 'service' else 'page' end as kind, title, regexp_replace(path, '^service/', '') as path,
      case when answered > 0 then ${rank.answer}::int else ${rank.text}::int end as rank
    from (
      select path, min(title) as title, max(in_title) as in_title, max(in_heading) as in_heading, max(rank) as rank, max(answered) as answered
      from (
        select ${passage.path} as path, ${passage.pageTitle} as title, ${inTitle} as in_title, ${inHeading} as in_heading,
          ts_rank(${passage.document}, query) as rank, ${passage.document} @@ query as is_whole,
          ${answered} as answered
        from ${query} as query, ${passage}
        where ${toAnswer.length > 0 ? sql`true` : sql`${passage.document} @@ query`} and not exists (select from ${category} where ${category.path} = ${passage.path} and ${category.kind} <> 'text')
      ) as read
      where is_whole or answered > 0
      group by path
    ) as matching
    where ${matchIn(sought, alsoInText)}
    order by answered desc, in_title > 0 desc, in_heading > 0 desc, path = any(${sql.param(legal)}::text[]), starts_with(path, 'service/') desc, rank desc, path
    limit ${most.pages})`
}

/** Identifies a page, which may be in two of the lists. */
const addressOf = ({ kind, path }: Row) => (kind === 'service' ? `service/${path}` : path)

const pagesStatement = composed<Row>()

/** Brands, categories, service pages, articles and advices that a term names. */
export const findPages = async (db: Db, sought: PageSearch, options: Options = {}): Promise<FoundPage[]> => {
  const { parts, wanted } = sought
  if (parts.length === 0) return []
  const lists = [
    findBrands(wanted, options),
    findCategories(sought),
    findTexts(sought, options),
    findLinked(parts, options.unfinished ?? false),
    findAdvice(sought),
  ]
  const rows = await pagesStatement(
    db,
    sql`select kind, title, path from (${sql.join(lists, sql` union all `)}) as page order by rank`,
  )
  // A page with a text has the title of that text instead of the title of its link.
  return [...new Map(rows.map((row) => [addressOf(row), row])).values()]
}
