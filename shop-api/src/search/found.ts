import { sql, type SQL } from 'drizzle-orm'
import type { PriceRange } from 'shared-types/urls/listing-url'
import type { Scope } from '../catalog/listing/listing-queries.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { conditionOf, holds, mentionScore, wantedScore } from './match-conditions.ts'
import { nounRank, type Excluded, type Wanted, type Way } from './search-query.ts'
import { sizeIn, writeSize } from './sizes.ts'
import type { TypedPart } from './typed/typed-parts.ts'
import type { Numbered } from './typed/typed-number.ts'
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
  /** All words that were searched for, synonyms included. */
  words: string[]
  /** The typed price range. */
  price: PriceRange | null
}

/** What was typed, besides the parts that products must have. */
export interface Typing {
  parts: TypedPart[]
  /** Other kinds of products. They rank products without restricting them, as the next ones do. */
  context: Wanted[]
  /** Words that only texts about products have. */
  mentioned: Wanted[]
  /** The spelling of `shop_text`, as in the lexeme of a whole title. */
  whole: string
  excluded: Excluded[]
  price: TypedPrice
  /** The word for a reduction, such as 'sale', which then only reduced products match; null without one. */
  reduction: string | null
}

/**
 * The condition that products have all of these parts, and none of the excluded ones. They are of a typed kind, unless
 * their whole title was typed: a bathrobe whose text mentions a towel is no 'bamboe handdoek'. Beside another kind, they
 * are called so in title and main category: a molton for a topper is no 'matras met topper'.
 */
export const conditionFor = (wanted: Wanted[], { context, whole, excluded }: Typing): string => {
  const kinds = wanted
    .filter((one) => nounRank(one) === 3)
    .map((one) => (context.length > 0 ? `(${conditionOf.called(one)})` : conditionOf.all([one], 'AB')))
  return [
    ...wanted.map((one) => conditionOf.all([one])),
    ...(kinds.length > 0 ? [`(${[...kinds, `'==${whole}'`].join(' | ')})`] : []),
    ...(excluded.length > 0 ? [`!(${conditionOf.any(excluded)})`] : []),
  ].join(' & ')
}

/** A product may be in the range only in another size; the list then has the last word. */
const isPriced = (range: PriceRange): SQL =>
  sql`(${productListingIndex.priceFromCents} <= ${range.max * 100} and ${productListingIndex.priceToCents} >= ${range.min * 100})`

/** In one of its variants. */
export const isReduced: SQL = sql`exists (
  select from ${variant} where ${variant.productId} = ${productListingIndex.productId} and ${variant.active}
    and ${variant.priceOldCents} is not null)`

/** A product comes first in a search for its whole title. */
const wholeTitle = 10_000

/** In cents: among products of the same relevance, the cheapest is first. */
const abovePrices = 100_000_000

/** What is called as typed counts as equally relevant, so that the cheapest of it comes first. */
const cheapestFirst = (wanted: Wanted[], relevance: SQL): SQL => sql`
  (case when ${holds(conditionOf.clear(wanted))} then ${wholeTitle}::int else ${relevance} end)::bigint * ${abovePrices}::bigint - ${productListingIndex.priceFromCents}`

/** All words that these parts are searched by. */
export const wordsOf = (wanted: Wanted[]): string[] => [
  ...new Set(
    wanted.flatMap(({ ways }) => ways.flatMap(({ sought }) => sought.flatMap((some) => some.words))),
  ),
]

/** Whether one of these ways to find a kind of product finds `kind`, or a longer word with it. */
const includesKind = ({ sought }: Way, kind: Wanted): boolean =>
  sought.some(({ stems, endings, parts }) =>
    kind.ways.some((way) =>
      way.sought.some((one) =>
        [...one.stems, ...one.endings].some((form) => [...stems, ...endings, ...parts].includes(form)),
      ),
    ),
  )

/**
 * The typed size; without one, the sizes that a word stands for: a 'badlaken' is a towel of 70x140. Of a word whose sizes
 * differ between kinds of products, those of the typed kind: 'tweepersoons' is 140x200 of a mattress, but not of a duvet.
 */
const sizesOf = (wanted: Wanted[]): string[] => {
  const typed = wanted.flatMap(({ instead, typed: own }) => sizeIn(instead ?? own) ?? [])
  if (typed.length > 0) return typed.map(writeSize)
  const kinds = wanted.filter((one) => nounRank(one) > 0)
  const meant = wanted.map((one) => {
    const others = kinds.filter((kind) => kind !== one)
    const ways = one.ways.filter((way) => others.some((kind) => includesKind(way, kind)))
    return ways.length > 0 ? { ...one, ways } : one
  })
  return wordsOf(meant).filter((word) => sizeIn(word) !== null)
}

const foundWithoutWords = (scope: Scope, price: PriceRange | null): Found => ({
  scope,
  best: sql`true`,
  correctedTerm: null,
  leftOut: [],
  sizes: [],
  words: [],
  price,
})

/** All products within a price, when nothing else is typed. */
export const foundByPrice = (range: PriceRange, isCheap: boolean): Found =>
  foundWithoutWords(
    {
      key: `search ${JSON.stringify([range, isCheap])}`,
      within: isPriced(range),
      ...(isCheap ? { relevance: sql`-${productListingIndex.priceFromCents}::bigint` } : {}),
    },
    range,
  )

export const foundByNumber = ({ productIds, variantId }: Numbered): Found =>
  foundWithoutWords(
    {
      key: `products ${productIds.join()}`,
      within: sql`${productListingIndex.productId} = any(${sql.param(productIds)}::int[])`,
      ...(variantId === null ? {} : { variantId }),
    },
    null,
  )

export const foundBy = (wanted: Wanted[], typing: Typing, leftOut: string[]): Found => {
  const { context, mentioned, whole, excluded, price, reduction } = typing
  const condition = conditionFor(wanted, typing)
  const isTitle = holds(`'==${whole}'`)
  const scores = sql.join(
    [...[...wanted, ...context].map(wantedScore), ...mentioned.map((one) => mentionScore(one, wanted))],
    sql` + `,
  )
  const relevance = sql`case when ${isTitle} then ${wholeTitle}::int else 0 end + ${scores}`
  const isAsTyped = leftOut.length === 0 && wanted.every(({ instead }) => instead === null)
  const terms = [
    ...wanted.map(({ instead, typed }) => instead ?? typed),
    ...excluded.map(({ typed }) => typed),
    ...(price.typed !== null && price.range ? [price.typed] : []),
    ...(reduction === null ? [] : [reduction]),
  ]
  const conditions = [
    holds(condition),
    ...(price.range ? [isPriced(price.range)] : []),
    ...(reduction === null ? [] : [isReduced]),
  ]
  return {
    scope: {
      key: `search ${condition} ${JSON.stringify([price.range, reduction !== null])}`,
      within: sql`(${sql.join(conditions, sql` and `)})`,
      reducedOnly: reduction !== null,
      relevance: price.isCheap ? cheapestFirst(wanted, relevance) : relevance,
    },
    best: sql`(${isTitle} or ${holds(conditionOf.all(wanted, 'A'))})`,
    correctedTerm: isAsTyped ? null : terms.join(' '),
    leftOut,
    sizes: sizesOf(wanted),
    words: wordsOf(wanted),
    price: price.range,
  }
}
