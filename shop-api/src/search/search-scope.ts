import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { facetValue } from '../db/schema/products/catalog.ts'
import { productListingIndex as listed } from '../db/schema/products/search.ts'
import {
  conditionFor,
  foundBy,
  foundByNumber,
  foundByPrice,
  isReduced,
  wordsOf,
  type Found,
  type Typing,
} from './found.ts'
import { findMainKind } from './main-kind.ts'
import { byTheIndex, conditionOf, holds } from './match-conditions.ts'
import { readQuery } from './read-query.ts'
import {
  nounRank,
  ownForms,
  searchQuery,
  wantedHeight,
  type Excluded,
  type SearchQuery,
  type Wanted,
} from './search-query.ts'
import { heightsIn, isHeight, levelSizes, nearestSizes, sizeIn, writeSize } from './sizes.ts'
import { questionIn, type Question, type TypedPart } from './typed/typed-parts.ts'
import { findArticle } from './typed/typed-number.ts'
import { reductions, typedPrice, type TypedPrice } from './typed/typed-price.ts'
import { lookUpWords } from './typed/word-queries.ts'

/** Up to this number of words, every combination is tried; of more, those without one or two of them. */
const mostCombined = 5

const totalWeight = (some: Wanted[]) => some.reduce((sum, { weight }) => sum + weight, 0)

const withoutOne = (some: Wanted[]): Wanted[][] => some.map((left) => some.filter((one) => one !== left))

/** The parts of a term without some of them, those that say most about the product first. */
const shorter = (wanted: Wanted[]): Wanted[][] => {
  const isLong = wanted.length > mostCombined
  const found = new Map<string, Wanted[]>()
  const add = (some: Wanted[]) => {
    const key = some.map(({ typed }) => typed).join('|')
    if (some.length === 0 || found.has(key)) return
    found.set(key, some)
    if (!isLong || some.length > wanted.length - 2) withoutOne(some).forEach(add)
  }
  withoutOne(wanted).forEach(add)
  if (isLong) wanted.forEach((one) => add([one]))
  return [...found.values()].toSorted(
    (left, right) => totalWeight(right) - totalWeight(left) || right.length - left.length,
  )
}

export interface Search {
  parts: TypedPart[]
  wanted: Wanted[]
  unknown: string[]
  question: Question
  /** Products with all typed parts; null when the shop has none of them. */
  found: Found | null
  /** When there are none: products with as many of the parts as possible. */
  nearest: () => Promise<Found | null>
}

/** The part that names the product: it is never left out. The first of those that titles have, a kind of product before another. */
const nounOf = async (db: Db, wanted: Wanted[]): Promise<Wanted | undefined> => {
  const nouns = [3, 2, 1].flatMap((rank) => wanted.filter((one) => nounRank(one) === rank))
  const { rows } = await db.execute<{ rank: number }>(sql`
    select rank::int from unnest(${sql.param(nouns.map((one) => conditionOf.all([one], 'A')))}::text[]) with ordinality as tried(query, rank)
    where exists (select from ${listed} where ${listed.document} @@ tried.query::tsquery)
    order by rank limit 1`)
  return nouns[(rows[0]?.rank ?? 0) - 1]
}

/** Sizes are read from this number of products, the most popular. */
const mostMeasured = 500

const sizesAmong = async (db: Db, condition: string): Promise<string[]> => {
  const { rows } = await db.execute<{ title: string }>(sql`
    select distinct ${facetValue.title} from (
      select ${listed.facetValueIds} as ids from ${listed} where ${holds(condition)}
      order by ${listed.popularity} desc limit ${mostMeasured}
    ) as measured join ${facetValue} on ${facetValue.id} = any(measured.ids)
    where ${facetValue.title} ~ '^\\d+x\\d+'`)
  return rows.map(({ title }) => title)
}

/** The size nearest to this one among the products that are found, those that are called as typed before others. */
const nearestSize = async (db: Db, found: Wanted[], typed: string): Promise<Wanted | null> => {
  const size = sizeIn(typed)
  if (!size || found.length === 0) return null
  const proper = await sizesAmong(db, conditionOf.proper(found))
  const titles = proper.length > 0 ? proper : await sizesAmong(db, conditionOf.all(found))
  const kinds = wordsOf(found.filter((one) => nounRank(one) === 3)).join(' ')
  const [nearest] = nearestSizes(titles, size, kinds).map(writeSize)
  const known = nearest && (await lookUpWords(db, [nearest])).get(nearest)
  if (!known) return null
  const ways = [{ sought: [ownForms(known)], trust: 1 }]
  return { typed, ways, instead: nearest, isCorrection: false, weight: 0 }
}

/** Results with some of the parts left out, and with the nearest size if they lack the typed one. */
const foundWithout = async (db: Db, typed: Typing, found: Wanted[], leftOut: string[]): Promise<Found> => {
  const size = leftOut.find((part) => sizeIn(part) !== null)
  const nearest = size === undefined ? null : await nearestSize(db, found, size)
  if (!nearest) return foundBy(found, typed, leftOut)
  const positions = new Map(typed.parts.map((part, index) => [part.typed, index]))
  const all = [...found, nearest].toSorted(
    (left, right) => (positions.get(left.typed) ?? 0) - (positions.get(right.typed) ?? 0),
  )
  return foundBy(
    all,
    typed,
    leftOut.filter((part) => part !== size),
  )
}

const exists = (condition: string) =>
  sql`exists (select from ${listed} where ${holds(condition)} and ${byTheIndex})`

/** The typed height or size when no product of the typed kind comes in it, but one has all else: a molton is no 'matras 90x220'. */
const missingSize = async (db: Db, typing: Typing, wanted: Wanted[]): Promise<Wanted | null> => {
  const size =
    wanted.find(({ typed }) => isHeight(typed)) ?? wanted.find(({ typed }) => sizeIn(typed) !== null)
  if (!size || !wanted.some((one) => nounRank(one) === 3)) return null
  const others = wanted.filter((one) => one !== size)
  const { rows } = await db.execute<{ missing: boolean }>(sql`
    select not ${exists(conditionOf.proper(wanted))} and ${exists(conditionFor(wanted, typing))}
      and ${exists(conditionOf.proper(others))} as missing`)
  return rows[0]?.missing ? size : null
}

/** All products that have what was typed, in the nearest size if the typed kind does not come in the typed one. */
const foundFor = async (db: Db, typing: Typing, wanted: Wanted[], unknown: string[]): Promise<Found> => {
  const size = await missingSize(db, typing, wanted)
  return size
    ? foundWithout(
        db,
        typing,
        wanted.filter((one) => one !== size),
        [...unknown, size.typed],
      )
    : foundWithout(db, typing, wanted, unknown)
}

const without = (price: TypedPrice): TypedPrice => ({ ...price, typed: null, range: null })

/** The first of these attempts that finds products; undefined when none does. */
const firstFound = async <Attempt extends { wanted: Wanted[]; typing: Typing }>(
  db: Db,
  attempts: Attempt[],
): Promise<Attempt | undefined> => {
  const queries = attempts.map(({ wanted, typing }) => conditionFor(wanted, typing))
  const ranges = attempts.map(({ typing }) => typing.price.range)
  const { rows } = await db.execute<{ rank: number }>(sql`
    select rank::int from unnest(
      ${sql.param(queries)}::text[],
      ${sql.param(ranges.map((range) => (range?.min ?? 0) * 100))}::bigint[],
      ${sql.param(ranges.map((range) => (range ? range.max * 100 : null)))}::bigint[],
      ${sql.param(attempts.map(({ typing }) => typing.reduction !== null))}::boolean[]
    ) with ordinality as tried(query, lowest, highest, reduced, rank)
    where exists (
      select from ${listed} where ${listed.document} @@ tried.query::tsquery
        and ${listed.priceToCents} >= lowest and (highest is null or ${listed.priceFromCents} <= highest)
        and (not reduced or ${isReduced})
    )
    order by rank limit 1`)
  return attempts[(rows[0]?.rank ?? 0) - 1]
}

/**
 * The price is left out first, then the reduction, then what products must not have, then one part after the other. Null when products
 * have everything, but a filter excludes them.
 */
const nearestTo = async (
  db: Db,
  { wanted, unknown }: Pick<SearchQuery, 'wanted' | 'unknown'>,
  typing: Typing,
): Promise<Found | null> => {
  if (wanted.length === 0) return null
  const noun = await nounOf(db, wanted)
  const parts = [wanted, ...shorter(wanted).filter((some) => noun === undefined || some.includes(noun))]
  const { excluded, price, reduction } = typing
  const regular = { ...typing, price: without(price), reduction: null }
  const typings = [
    typing,
    ...(price.range ? [{ ...typing, price: without(price) }] : []),
    ...(reduction === null ? [] : [regular]),
    ...(excluded.length > 0 ? [{ ...regular, excluded: [] }] : []),
  ]
  const attempts = parts.flatMap((some) => typings.map((one) => ({ wanted: some, typing: one })))
  // Some sizes of a product can be in the range of prices while the typed size is not.
  const found = await firstFound(db, price.range ? attempts.slice(1) : attempts)
  if (!found || found === attempts[0]) return null
  const leftOut = [
    ...wanted.filter((one) => !found.wanted.includes(one)).map(({ typed }) => typed),
    ...(found.typing.excluded === excluded ? [] : excluded.map(({ typed }) => typed)),
    ...(found.typing.price === price || price.typed === null ? [] : [price.typed]),
    ...(found.typing.reduction === reduction || reduction === null ? [] : [reduction]),
  ]
  const dropped = wanted.filter((one) => !found.wanted.includes(one) && nounRank(one) === 1)
  const mentioned = [...typing.mentioned, ...dropped]
  return foundWithout(db, { ...found.typing, mentioned }, found.wanted, [...leftOut, ...unknown])
}

/** Those that exclude some of the products, and those that say nothing about them. */
const readExcluded = async (
  db: Db,
  { wanted, excluded }: Pick<SearchQuery, 'wanted' | 'excluded'>,
): Promise<{ excluded: Excluded[]; unknown: string[] }> => {
  if (wanted.length === 0 || excluded.length === 0) return { excluded, unknown: [] }
  const noun = await nounOf(db, wanted)
  const products = conditionOf.all(noun ? [noun] : wanted)
  const conditions = excluded.map((one) => `${products} & (${conditionOf.any([one])})`)
  const { rows } = await db.execute<{ rank: number }>(sql`
    select rank::int from unnest(${sql.param(conditions)}::text[]) with ordinality as tried(query, rank)
    where exists (select from ${listed} where ${listed.document} @@ tried.query::tsquery)`)
  const used = new Set(rows.map(({ rank }) => excluded[rank - 1]))
  return {
    excluded: excluded.filter((one) => used.has(one)),
    unknown: excluded.filter((one) => !used.has(one)).map(({ typed }) => typed),
  }
}

/** Replaces the words that were searched for by the typed ones. */
const withTyped = (found: Found | null, typedAs: ReadonlyMap<string, string>): Found | null =>
  found && { ...found, leftOut: found.leftOut.map((word) => typedAs.get(word) ?? word) }

/** Beside another word, the word for a reduction is no name: 'dekbed sale' are reduced duvets. */
const splitReduction = ({ wanted, unknown }: Pick<SearchQuery, 'wanted' | 'unknown'>, parts: TypedPart[]) => {
  const reduction = parts.find(({ typed }) => reductions.has(typed))?.typed ?? null
  const others = wanted.filter(({ typed }) => typed !== reduction)
  return reduction !== null && others.length > 0
    ? { wanted: others, unknown: unknown.filter((word) => word !== reduction), reduction }
    : { wanted, unknown, reduction: null }
}

/** Without words: pages are not searched. */
const searchWithoutWords = (found: Found): Search => ({
  parts: [],
  wanted: [],
  unknown: [],
  question: null,
  found,
  nearest: async () => null,
})

export const searchFor = async (db: Db, term: string): Promise<Search> => {
  const article = await findArticle(db, term)
  if (article) return searchWithoutWords(foundByNumber(article))
  const price = typedPrice(term)
  const { typed, parts, known, rewritten } = await readQuery(db, levelSizes(price.rest))
  const query = searchQuery(parts, known)
  const { wanted: named, unknown: unknownWords, reduction } = splitReduction(query, parts)
  const heights = heightsIn(price.rest).map(wantedHeight)
  const { wanted, context, unknown: otherKinds } = await findMainKind(db, [...named, ...heights], parts)
  const { excluded, unknown: notExcluded } = await readExcluded(db, { ...query, wanted })
  const typedAs = rewritten?.typedAs ?? new Map<string, string>()
  const unknown = [...(rewritten?.dropped ?? []), ...unknownWords, ...notExcluded, ...otherKinds]
  const typing = {
    parts,
    context,
    mentioned: query.mentioned,
    whole: typed.words.join(' '),
    excluded,
    price,
    reduction,
  }
  const onlyPrice = parts.length === 0 && price.range ? foundByPrice(price.range, price.isCheap) : null
  const found = wanted.length > 0 ? await foundFor(db, typing, wanted, unknown) : onlyPrice
  return {
    parts,
    wanted: query.wanted,
    unknown: unknown.filter((word) => !otherKinds.includes(word)),
    question: questionIn(typed.words),
    found: withTyped(
      found && rewritten ? { ...found, correctedTerm: found.correctedTerm ?? rewritten.term } : found,
      typedAs,
    ),
    nearest: async () => withTyped(await nearestTo(db, { wanted, unknown }, typing), typedAs),
  }
}
