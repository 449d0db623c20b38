import { sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../catalog/listing/listing-queries.ts'
import type { Db } from '../db/client.ts'
import { facetValue } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { conditionOf, holds, wantedScore } from './match-conditions.ts'
import {
  correctionsOf,
  nounRank,
  ownForms,
  searchQuery,
  splitCompound,
  type SearchQuery,
  type Wanted,
} from './search-query.ts'
import { nearestSizes, sizeIn, writeSize } from './sizes.ts'
import { splitTyped, type TypedPart } from './typed-parts.ts'
import { lookUpWords, readTyped, type KnownWord, type Typed } from './word-queries.ts'

/** The results of a term, the best matches first. */
export interface Found {
  scope: Scope
  /** Products that match in the title; the best ones of a large result are among these. */
  best: SQL
  /** The words that were searched for instead of the typed ones; null when they are the same. */
  correctedTerm: string | null
  /** Typed words that were ignored: no product has them, or not together with the others. */
  leftOut: string[]
  /** The sizes among them, as '240x220'. */
  sizes: string[]
}

/** A product comes first in a search for its whole title. */
const wholeTitle = 10_000

const foundBy = (wanted: Wanted[], whole: string, leftOut: string[]): Found => {
  const all = conditionOf.all(wanted)
  const isTitle = holds(`'==${whole}'`)
  const scores = sql.join(wanted.map(wantedScore), sql` + `)
  const isAsTyped = leftOut.length === 0 && wanted.every(({ instead }) => instead === null)
  return {
    scope: {
      key: `search ${all}`,
      within: holds(all),
      relevance: sql`case when ${isTitle} then ${wholeTitle}::int else 0 end + ${scores}`,
    },
    best: sql`(${isTitle} or ${holds(conditionOf.all(wanted, 'A'))})`,
    correctedTerm: isAsTyped ? null : wanted.map(({ instead, typed }) => instead ?? typed).join(' '),
    leftOut,
    sizes: wanted.flatMap(({ instead, typed }) => {
      const size = sizeIn(instead ?? typed)
      return size ? [writeSize(size)] : []
    }),
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
    where exists (select from ${productListingIndex} where ${productListingIndex.document} @@ tried.query::tsquery)
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
  if (!nearest) return foundBy(found, typed.whole, leftOut)
  const positions = new Map(typed.parts.map((part, index) => [part.typed, index]))
  const all = [...found, nearest].toSorted(
    (left, right) => (positions.get(left.typed) ?? 0) - (positions.get(right.typed) ?? 0),
  )
  return foundBy(
    all,
    typed.whole,
    leftOut.filter((part) => part !== size),
  )
}

interface Typing {
  parts: TypedPart[]
  whole: string
}

const nearestTo = async (db: Db, { wanted, unknown }: SearchQuery, typing: Typing): Promise<Found | null> => {
  if (wanted.length < 2) return null
  const noun = await nounOf(db, wanted)
  const attempts = shorter(wanted).filter((some) => noun === undefined || some.includes(noun))
  const { rows } = await db.execute<{ rank: number }>(sql`
    select rank::int from unnest(${sql.param([wanted, ...attempts].map((some) => conditionOf.all(some)))}::text[]) with ordinality as tried(query, rank)
    where exists (select from ${productListingIndex} where ${productListingIndex.document} @@ tried.query::tsquery)
    order by rank limit 1`)
  const rank = rows[0]?.rank
  // The first is the whole term: products match it, but a filter excludes them.
  const attempt = rank === undefined || rank === 1 ? undefined : attempts[rank - 2]
  if (!attempt) return null
  const leftOut = wanted.filter((one) => !attempt.includes(one)).map(({ typed }) => typed)
  return foundWithout(db, typing, attempt, [...leftOut, ...unknown])
}

/** Shorter starts of a compound occur in too many words: the 'rol' of 'rolgordijn' in 'petrol'. */
const shortestStart = 4

interface Split {
  term: string
  /** Starts of compounds that are not searched for. */
  dropped: string[]
}

/** The typed words, with compounds that the shop does not have split; null when there are none. */
const splitCompounds = ({ typed, parts, known }: Query): Split | null => {
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

export const searchFor = async (db: Db, term: string): Promise<Search> => {
  const asTyped = await readQuery(db, term)
  const split = splitCompounds(asTyped)
  const { typed, parts, known } = split ? await readQuery(db, split.term) : asTyped
  const query = searchQuery(parts, known)
  const { wanted } = query
  const unknown = [...(split?.dropped ?? []), ...query.unknown]
  const typing = { parts, whole: typed.words.join(' ') }
  const found = wanted.length > 0 ? await foundWithout(db, typing, wanted, unknown) : null
  return {
    parts,
    wanted,
    unknown,
    found: found && split ? { ...found, correctedTerm: found.correctedTerm ?? split.term } : found,
    nearest: () => nearestTo(db, { wanted, unknown }, typing),
  }
}
