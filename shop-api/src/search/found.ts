import { sql, type SQL } from 'drizzle-orm'
import type { PriceRange } from 'shared-types/urls/listing-url'
import type { Scope } from '../catalog/listing/listing-queries.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { conditionOf, holds, wantedScore } from './match-conditions.ts'
import { nounRank, type Excluded, type Wanted } from './search-query.ts'
import { sizeIn, writeSize } from './sizes.ts'
import type { TypedPart } from './typed/typed-parts.ts'
import type { TypedPrice } from './typed/typed-price.ts'

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
export interface Typing {
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
export const conditionFor = (wanted: Wanted[], { whole, excluded }: Typing): string => {
  const kinds = wanted.filter((one) => nounRank(one) === 3).map((one) => conditionOf.all([one], 'AB'))
  return [
    ...wanted.map((one) => conditionOf.all([one])),
    ...(kinds.length > 0 ? [`(${[...kinds, `'==${whole}'`].join(' | ')})`] : []),
    ...(excluded.length > 0 ? [`!(${conditionOf.any(excluded)})`] : []),
  ].join(' & ')
}

/** A product may be in the range only in another size; the list then has the last word. */
const isPriced = (range: PriceRange | null): SQL =>
  range
    ? sql`${productListingIndex.priceFromCents} <= ${range.max * 100} and ${productListingIndex.priceToCents} >= ${range.min * 100}`
    : sql`true`

/** A product comes first in a search for its whole title. */
const wholeTitle = 10_000

/** In cents: among products of the same relevance, the cheapest is first. */
const abovePrices = 100_000_000

/** What is called as typed counts as equally relevant, so that the cheapest of it comes first. */
const cheapestFirst = (wanted: Wanted[], relevance: SQL): SQL => sql`
  (case when ${holds(conditionOf.clear(wanted))} then ${wholeTitle}::int else ${relevance} end)::bigint * ${abovePrices}::bigint - ${productListingIndex.priceFromCents}`

/** The typed size; without one, the sizes that a word stands for: a 'badlaken' is a towel of 70x140. */
const sizesOf = (wanted: Wanted[]): string[] => {
  const typed = wanted.flatMap(({ instead, typed: own }) => sizeIn(instead ?? own) ?? [])
  if (typed.length > 0) return typed.map(writeSize)
  const words = wanted.flatMap(({ ways }) =>
    ways.flatMap(({ sought }) => sought.flatMap((some) => some.words)),
  )
  return [...new Set(words.filter((word) => sizeIn(word) !== null))]
}

export const foundBy = (wanted: Wanted[], typing: Typing, leftOut: string[]): Found => {
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
