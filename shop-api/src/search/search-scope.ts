import { sql, type SQL } from 'drizzle-orm'
import type { PriceRange } from 'shared-types/urls/listing-url'
import type { Scope } from '../catalog/listing/listing-queries.ts'
import type { Db } from '../db/client.ts'
import { facetValue } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { conditionOf, holds, wantedScore } from './match-conditions.ts'
import {
  correctionsOf,
  isUnknown,
  nounRank,
  ownForms,
  searchQuery,
  splitCompound,
  type Excluded,
  type SearchQuery,
  type Wanted,
} from './search-query.ts'
import { convertMetres, nearestSizes, sizeIn, writeSize } from './sizes.ts'
import { closestWords } from './spelling.ts'
import { questionIn, splitTyped, type Question, type TypedPart } from './typed/typed-parts.ts'
import { typedPrice, type TypedPrice } from './typed/typed-price.ts'
import {
  findSimilarSynonyms,
  lookUpWords,
  readTyped,
  type KnownWord,
  type Typed,
} from './typed/word-queries.ts'

/** The results of a term, the best matches first. */
export interface Found {
  scope: Scope
  /** Products that match in the title; the best ones of a large result are among these. */
  best: SQL
  /** The words that were searched for instead of the typed ones; null when they are the same. */
  correctedTerm: string | null
  /** Typed words that were ignored: no product has them, or not together with the others. */
  leftOut: string[]
  /** The sizes that were typed, or that a synonym stands for, as '240x220'. */
  sizes: string[]
  /** The typed price range. */
  price: PriceRange | null
}

/** What was typed, besides the parts that products must have. */
interface Typing {
  parts: TypedPart[]
  /** The spelling of `shop_text`, as in the lexeme of a whole title. */
  whole: string
  excluded: Excluded[]
  price: TypedPrice
}

/**
 * The condition that products have all of these parts, and none of the excluded ones. They are of a typed kind, unless
 * their whole title was typed: a bathrobe whose text mentions a towel is no 'bamboe handdoek'.
 */
const conditionFor = (wanted: Wanted[], { whole, excluded }: Typing): string => {
  const kinds = wanted.filter((one) => nounRank(one) === 3).map((one) => conditionOf.all([one], 'AB'))
  return [
    ...wanted.map((one) => conditionOf.all([one])),
    ...(kinds.length > 0 ? [`(${[...kinds, `'==${whole}'`].join(' | ')})`] : []),
    ...(excluded.length > 0 ? [`!(${conditionOf.any(excluded)})`] : []),
  ].join(' & ')
}

const listed = productListingIndex

/** A product may be in the range only in another size; the list then has the last word. */
const isPriced = (range: PriceRange | null): SQL =>
  range
    ? sql`${listed.priceFromCents} <= ${range.max * 100} and ${listed.priceToCents} >= ${range.min * 100}`
    : sql`true`

/** A product comes first in a search for its whole title. */
const wholeTitle = 10_000

/** In cents: among products of the same relevance, the cheapest is first. */
const abovePrices = 100_000_000

/** What is called as typed counts as equally relevant, so that the cheapest of it comes first. */
const cheapestFirst = (wanted: Wanted[], relevance: SQL): SQL => sql`
  (case when ${holds(conditionOf.clear(wanted))} then ${wholeTitle}::int else ${relevance} end)::bigint * ${abovePrices}::bigint - ${listed.priceFromCents}`

/** The typed size; without one, the sizes that a word stands for: a 'badlaken' is a towel of 70x140. */
const sizesOf = (wanted: Wanted[]): string[] => {
  const typed = wanted.flatMap(({ instead, typed: own }) => sizeIn(instead ?? own) ?? [])
  if (typed.length > 0) return typed.map(writeSize)
  const words = wanted.flatMap(({ ways }) =>
    ways.flatMap(({ sought }) => sought.flatMap((some) => some.words)),
  )
  return [...new Set(words.filter((word) => sizeIn(word) !== null))]
}

const foundBy = (wanted: Wanted[], typing: Typing, leftOut: string[]): Found => {
  const { whole, excluded, price } = typing
  const condition = conditionFor(wanted, typing)
  const isTitle = holds(`'==${whole}'`)
  const scores = sql.join(wanted.map(wantedScore), sql` + `)
  const relevance = sql`case when ${isTitle} then ${wholeTitle}::int else 0 end + ${scores}`
  const isAsTyped = leftOut.length === 0 && wanted.every(({ instead }) => instead === null)
  const terms = [
    ...wanted.map(({ instead, typed }) => instead ?? typed),
    ...excluded.map(({ typed }) => typed),
    ...(price.typed !== null && price.range ? [price.typed] : []),
  ]
  return {
    scope: {
      key: `search ${condition} ${JSON.stringify(price.range)}`,
      within: price.range ? sql`(${holds(condition)} and ${isPriced(price.range)})` : holds(condition),
      relevance: price.isCheap ? cheapestFirst(wanted, relevance) : relevance,
    },
    best: sql`(${isTitle} or ${holds(conditionOf.all(wanted, 'A'))})`,
    correctedTerm: isAsTyped ? null : terms.join(' '),
    leftOut,
    sizes: sizesOf(wanted),
    price: price.range,
  }
}

const wordsIn = (parts: TypedPart[]): string[] => [
  ...new Set(
    parts
      .flatMap(({ words, apart, alternatives, near }) => [
        ...words,
        ...(apart ?? []),
        ...alternatives.flat(2),
        ...near.flat(2),
      ])
      .filter((word) => word.length >= 3),
  ),
]

/** Corrections, and words that the shop writes as two, are looked up in a second step, since they are rare. */
const lookUpAll = async (db: Db, parts: TypedPart[]): Promise<Map<string, KnownWord>> => {
  const words = await lookUpWords(db, wordsIn(parts))
  const others = [...words.values()].flatMap((known) => known.halves ?? correctionsOf(known))
  if (others.length === 0) return words
  return new Map([...words, ...(await lookUpWords(db, [...new Set(others)]))])
}

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

/** The size nearest to this one among the products that are found. */
const nearestSize = async (db: Db, found: Wanted[], typed: string): Promise<Wanted | null> => {
  const size = sizeIn(typed)
  if (!size || found.length === 0) return null
  const { rows } = await db.execute<{ title: string }>(sql`
    select distinct ${facetValue.title} from (
      select ${productListingIndex.facetValueIds} as ids from ${productListingIndex} where ${holds(conditionOf.all(found))}
      order by ${productListingIndex.popularity} desc limit ${mostMeasured}
    ) as measured join ${facetValue} on ${facetValue.id} = any(measured.ids)
    where ${facetValue.title} ~ '^\\d+x\\d+'`)
  const [nearest] = nearestSizes(
    rows.map(({ title }) => title),
    size,
  ).map(writeSize)
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
      ${sql.param(ranges.map((range) => (range ? range.max * 100 : null)))}::bigint[]
    ) with ordinality as tried(query, lowest, highest, rank)
    where exists (
      select from ${listed} where ${listed.document} @@ tried.query::tsquery
        and ${listed.priceToCents} >= lowest and (highest is null or ${listed.priceFromCents} <= highest)
    )
    order by rank limit 1`)
  return attempts[(rows[0]?.rank ?? 0) - 1]
}

/**
 * The price is left out first, then what products must not have, then one part after the other. Null when products
 * have everything, but a filter excludes them.
 */
const nearestTo = async (db: Db, { wanted, unknown }: SearchQuery, typing: Typing): Promise<Found | null> => {
  if (wanted.length === 0) return null
  const noun = await nounOf(db, wanted)
  const parts = [wanted, ...shorter(wanted).filter((some) => noun === undefined || some.includes(noun))]
  const { excluded, price } = typing
  const typings = [
    typing,
    ...(price.range ? [{ ...typing, price: without(price) }] : []),
    ...(excluded.length > 0 ? [{ ...typing, excluded: [], price: without(price) }] : []),
  ]
  const attempts = parts.flatMap((some) => typings.map((one) => ({ wanted: some, typing: one })))
  // Some sizes of a product can be in the range of prices while the typed size is not.
  const found = await firstFound(db, price.range ? attempts.slice(1) : attempts)
  if (!found || found === attempts[0]) return null
  const leftOut = [
    ...wanted.filter((one) => !found.wanted.includes(one)).map(({ typed }) => typed),
    ...(found.typing.excluded === excluded ? [] : excluded.map(({ typed }) => typed)),
    ...(found.typing.price === price || price.typed === null ? [] : [price.typed]),
  ]
  return foundWithout(db, found.typing, found.wanted, [...leftOut, ...unknown])
}

/** Shorter starts of a compound occur in too many words: the 'rol' of 'rolgordijn' in 'petrol'. */
const shortestStart = 4

interface Rewritten {
  term: string
  /** Starts of compounds that are not searched for. */
  dropped: string[]
}

/** The typed words, with compounds that the shop does not have split; null when there are none. */
const splitCompounds = ({ typed, parts, known }: Query): Rewritten | null => {
  const dropped: string[] = []
  const split = new Map(
    parts.flatMap((part) => {
      const word = part.alternatives.length + part.near.length === 0 ? known.get(part.typed) : undefined
      const halves = word && splitCompound(word)
      if (!halves) return []
      const isSought = halves.start.length >= shortestStart
      if (!isSought) dropped.push(halves.start)
      return [[part.typed, isSought ? `${halves.start} ${halves.ending}` : halves.ending] as const]
    }),
  )
  return split.size > 0
    ? { term: typed.words.map((word) => split.get(word) ?? word).join(' '), dropped }
    : null
}

/** A typing error in a word that only has synonyms: 'pluimeau', 'klanteservice'. Words of the pages are no errors. */
const correctSynonyms = async (db: Db, { typed, parts, known }: Query): Promise<Rewritten | null> => {
  const strange = parts.flatMap((part) => {
    const word = part.alternatives.length + part.near.length === 0 ? known.get(part.typed) : undefined
    return word && isUnknown(word) ? [word.word] : []
  })
  if (strange.length === 0) return null
  const similar = await findSimilarSynonyms(db, strange)
  const meant = new Map(
    similar.flatMap(({ word, terms }) => {
      const [closest] = closestWords(word, terms)
      return closest === undefined ? [] : [[word, closest] as const]
    }),
  )
  return meant.size > 0
    ? { term: typed.words.map((word) => meant.get(word) ?? word).join(' '), dropped: [] }
    : null
}

interface Query {
  typed: Typed
  parts: TypedPart[]
  known: Map<string, KnownWord>
}

const readQuery = async (db: Db, term: string): Promise<Query> => {
  const typed = await readTyped(db, term)
  const parts = splitTyped(typed)
  return { typed, parts, known: await lookUpAll(db, parts) }
}

/** Those that exclude some of the products, and those that say nothing about them. */
const readExcluded = async (
  db: Db,
  { wanted, excluded }: SearchQuery,
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

export const searchFor = async (db: Db, term: string): Promise<Search> => {
  const price = typedPrice(term)
  const asTyped = await readQuery(db, convertMetres(price.rest))
  const rewritten = splitCompounds(asTyped) ?? (await correctSynonyms(db, asTyped))
  const { typed, parts, known } = rewritten ? await readQuery(db, rewritten.term) : asTyped
  const query = searchQuery(parts, known)
  const { wanted } = query
  const { excluded, unknown: notExcluded } = await readExcluded(db, query)
  const unknown = [...(rewritten?.dropped ?? []), ...query.unknown, ...notExcluded]
  const typing = { parts, whole: typed.words.join(' '), excluded, price }
  const found = wanted.length > 0 ? await foundWithout(db, typing, wanted, unknown) : null
  return {
    parts,
    wanted,
    unknown,
    question: questionIn(typed.words),
    found: found && rewritten ? { ...found, correctedTerm: found.correctedTerm ?? rewritten.term } : found,
    nearest: () => nearestTo(db, { wanted, excluded, unknown }, typing),
  }
}
