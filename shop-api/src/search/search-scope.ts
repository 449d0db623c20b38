import { sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../catalog/listing/listing-queries.ts'
import type { Db } from '../db/client.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { conditionOf, holds, wantedScore } from './match-conditions.ts'
import { searchQuery, type SearchQuery, type Wanted } from './search-query.ts'
import { splitTyped, type TypedPart } from './typed-parts.ts'
import { lookUpWords, readTyped, type KnownWord } from './word-queries.ts'

/** The results of a term, the best matches first. */
export interface Found {
  scope: Scope
  /** Products that match in the title: the best ones of a large result are among them. */
  best: SQL
  /** What was searched for instead of the typed words; null when it is what was typed. */
  correctedTerm: string | null
  /** Typed words that no product has, or not together with the others. */
  leftOut: string[]
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

/** Words that the shop writes as two are looked up in a second step, since they are rare. */
const lookUpAll = async (db: Db, parts: TypedPart[]): Promise<Map<string, KnownWord>> => {
  const words = await lookUpWords(db, wordsIn(parts))
  const halves = [...words.values()].flatMap(({ halves: pair }) => pair ?? [])
  if (halves.length === 0) return words
  return new Map([...words, ...(await lookUpWords(db, [...new Set(halves)]))])
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
  /** Products with everything that was typed; null when the shop knows none of it. */
  found: Found | null
  /** When there are none: products with as much of it as possible. */
  nearest: () => Promise<Found | null>
}

const nearestTo = async (db: Db, { wanted, unknown }: SearchQuery, whole: string): Promise<Found | null> => {
  const attempts = shorter(wanted)
  if (attempts.length === 0) return null
  const { rows } = await db.execute<{ place: number }>(sql`
    select place::int from unnest(${sql.param([wanted, ...attempts].map((some) => conditionOf.all(some)))}::text[]) with ordinality as tried(query, place)
    where exists (select from ${productListingIndex} where ${productListingIndex.document} @@ tried.query::tsquery)
    order by place limit 1`)
  const place = rows[0]?.place
  // The first is the whole term: products have it all, but a filter excludes them.
  const attempt = place === undefined || place === 1 ? undefined : attempts[place - 2]
  if (!attempt) return null
  const leftOut = wanted.filter((one) => !attempt.includes(one)).map(({ typed }) => typed)
  return foundBy(attempt, whole, [...leftOut, ...unknown])
}

export const searchFor = async (db: Db, term: string): Promise<Search> => {
  const typed = await readTyped(db, term)
  const parts = splitTyped(typed)
  const query = searchQuery(parts, await lookUpAll(db, parts))
  const { wanted, unknown } = query
  const whole = typed.words.join(' ')
  return {
    parts,
    wanted,
    unknown,
    found: wanted.length > 0 ? foundBy(wanted, whole, unknown) : null,
    nearest: () => nearestTo(db, query, whole),
  }
}
