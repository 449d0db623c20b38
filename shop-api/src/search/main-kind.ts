import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { productListingIndex as listed } from '../db/schema/products/search.ts'
import { byTheIndex, conditionOf, shortForms } from './match-conditions.ts'
import { nounRank, type Sought, type Wanted } from './search-query.ts'
import type { TypedPart } from './typed/typed-parts.ts'

/** The price of a kind of product is the mean of up to this number of products. */
const mostPriced = 200

interface Priced extends Record<string, unknown> {
  rank: number
  /** In cents. */
  price: number
}

/** Those of these parts that products are called by, the cheapest kind of product first. */
const byPrice = async (db: Db, kinds: Wanted[]): Promise<Wanted[]> => {
  const { rows } = await db.execute<Priced>(sql`
    select rank::int, avg(price_from_cents) as price
    from unnest(${sql.param(kinds.map(conditionOf.called))}::text[]) with ordinality as tried(query, rank)
    cross join lateral (
      select ${listed.priceFromCents} from ${listed} where ${listed.document} @@ tried.query::tsquery and ${byTheIndex}
      limit ${mostPriced}
    ) as priced
    group by rank order by price`)
  return rows.flatMap(({ rank }) => kinds[rank - 1] ?? [])
}

/** Whether some product of the kind also has this, if only in its text. */
const mentions = async (db: Db, kind: Wanted, other: Wanted): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from ${listed} where ${listed.document} @@ ${conditionOf.all([kind, other])}::tsquery and ${byTheIndex} limit 1`,
  )
  return rows.length > 0
}

/** Another kind counts as a property. A 'toppermolton' has it more than a 'molton voor een split topper'. */
const asPropertyOf = (main: Wanted, one: Wanted): Wanted => {
  const forms = shortForms(main)
  const propertyOf = (some: Sought): Sought => {
    const joined = some.parts.filter((part) => forms.includes(part))
    return joined.length > 0
      ? {
          ...some,
          words: [],
          stems: joined,
          endings: [],
          parts: [...some.stems, ...some.endings, ...some.parts],
          isKind: false,
        }
      : { ...some, isKind: false }
  }
  return {
    ...one,
    ways: one.ways.map(({ sought, trust }) => ({ sought: sought.map(propertyOf), trust })),
  }
}

/** 'linnen' ends a kind, 'hotellinnen', but is a material. */
const isValue = ({ ways: [best] }: Wanted): boolean => best?.sought.every((some) => some.isValue) ?? false

interface Kinds {
  wanted: Wanted[]
  /** What the product is for: it ranks the products, and restricts nothing. */
  context: Wanted[]
  /** Kinds of products that the sought one has nothing to do with, and what only describes the other kind. */
  unknown: string[]
}

/**
 * The sought one of several kinds of products: 'hoeslaken' in 'hoeslaken topper' and in 'matras hoeslaken'. It is not one
 * after a preposition; of the others it is the cheapest, since shoppers look for something that goes with what they have.
 * The last noun, as in a compound, would be wrong for 'molton boxspring', and the first for 'boxspring topper'.
 */
export const findMainKind = async (db: Db, wanted: Wanted[], parts: TypedPart[]): Promise<Kinds> => {
  const kinds = wanted.filter((one) => nounRank(one) > 1 && !isValue(one))
  const called = kinds.length > 1 ? await byPrice(db, kinds) : []
  const positionOf = (one: Wanted) => parts.findIndex(({ typed }) => typed === one.typed)
  const isComplement = (one: Wanted) => parts[positionOf(one)]?.isComplement ?? false
  const main = called.find((one) => !isComplement(one)) ?? called[0]
  if (!main || called.length === 1) return { wanted, context: [], unknown: [] }
  const others = called.filter((one) => one !== main)
  // In 'topper voor een hard matras', the mattress is hard.
  const end = Math.max(-1, ...others.filter(isComplement).map(positionOf))
  const describing = wanted.filter((one) => nounRank(one) === 1 && isComplement(one) && positionOf(one) < end)
  const context: Wanted[] = []
  for (const other of others) if (await mentions(db, main, other)) context.push(other)
  return {
    wanted: wanted.filter((one) => !others.includes(one) && !describing.includes(one)),
    context: context.map((one) => asPropertyOf(main, one)),
    unknown: [...others.filter((one) => !context.includes(one)), ...describing].map(({ typed }) => typed),
  }
}
