import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { shelf } from '../db/schema/search.ts'
import type { PriceRange, SortKey } from './listing-address.ts'

/** Which products a list is made of, and what puts one before another where nothing else is asked for. */
export interface Scope {
  /** Tells one from another. */
  key: string
  within: SQL
  /** A number, the highest first; among equals popularity decides. */
  relevance?: SQL
}

export const inCategory = (categoryId: number): Scope => ({
  key: `category ${categoryId}`,
  within: sql`${shelf.categoryIds} @> array[${categoryId}::int]`,
})

export const ofBrand = (brandId: number): Scope => ({
  key: `brand ${brandId}`,
  within: sql`${shelf.brandId} = ${brandId}`,
})

/** An empty list, which still has its filters chosen and its addresses. */
export const nothingWithin: Scope = { key: 'nothing', within: sql`false` }

export interface ListingSelection {
  scope: Scope
  /** The chosen values of each filter with a choice, by facet id. */
  chosen: Map<number, number[]>
  price: PriceRange | null
  sort: SortKey
  offset: number
  limit: number
}

/** How many products hold a facet value and miss the same filter: `missedFacetId`, or `nothing`. */
interface ValueCount {
  valueId: number
  missedFacetId: number
  products: number
}

/** Stands for the filter that a product of the list misses. */
export const nothing = -1

/** Prices are in cents, null when there is no product at all. */
export interface ListingMatch {
  total: number
  productIds: number[]
  lowestCents: number | null
  highestCents: number | null
  counts: ValueCount[]
}

const orders: Record<SortKey, SQL> = {
  aanbevolen: sql`relevance desc, popularity desc, product_id`,
  'prijs-oplopend': sql`price_from_cents, popularity desc, product_id`,
  'prijs-aflopend': sql`price_from_cents desc, popularity desc, product_id`,
  nieuwste: sql`created_at desc, product_id desc`,
  'best-beoordeeld': sql`review_average desc, review_count desc, product_id`,
}

/** Stands for the price filter where a facet's id is asked. */
const priceFacet = 0

/** When a product misses the choice: one condition per filter with a choice, by the id of its facet. */
export const missesOf = ({
  chosen,
  price,
}: Pick<ListingSelection, 'chosen' | 'price'>): { facetId: number; misses: SQL }[] => [
  ...[...chosen].map(([facetId, valueIds]) => ({
    facetId,
    misses: sql`not (${shelf.facetValueIds} && ${sql.param(valueIds)}::int[])`,
  })),
  ...(price
    ? [
        {
          facetId: priceFacet,
          misses: sql`${shelf.priceFromCents} not between ${price.min * 100} and ${price.max * 100}`,
        },
      ]
    : []),
]

interface MatchRow extends Record<string, unknown> {
  total: number
  product_ids: number[]
  lowest_cents: number | null
  highest_cents: number | null
  counts: ValueCount[] | null
}

/** The number of filters that a product misses, and the first of them. */
const missedOf = (selection: ListingSelection): SQL => {
  const filters = missesOf(selection)
  if (filters.length === 0) return sql`0 as missed, ${nothing}::int as missed_facet`
  const missed = sql.join(
    filters.map(({ misses }) => sql`(${misses})::int`),
    sql` + `,
  )
  const cases = filters.map(({ facetId, misses }) => sql`when ${misses} then ${facetId}::int`)
  return sql`${missed} as missed, case ${sql.join(cases, sql` `)} else ${nothing}::int end as missed_facet`
}

/**
 * Filters, counts, sorts and pages a list in one pass. A product is in the list when it misses no filter, and it counts
 * for the values of one filter when it misses no other. Those who miss two count for nothing.
 */
export const matchListing = async (db: Db, selection: ListingSelection): Promise<ListingMatch> => {
  const { within, relevance = sql`0` } = selection.scope
  // Without a choice nothing is missed: a shorter key to group by, which is most of the work.
  const isWhole = selection.chosen.size === 0 && !selection.price
  const { rows } = await db.execute<MatchRow>(sql`
    with candidate as materialized (
      select * from (
        select ${shelf.productId}, ${shelf.facetValueIds}, ${shelf.priceFromCents}, ${shelf.popularity},
          ${shelf.createdAt}, ${shelf.reviewAverage}, ${shelf.reviewCount},
          ${relevance} as relevance, ${missedOf(selection)}
        from ${shelf} where ${within}
      ) as placed where missed <= 1
    ), counted as (
      select value_id, ${isWhole ? nothing : sql`missed_facet`}::int as missed_facet, count(*)::int as products
      from (select unnest(facet_value_ids) as value_id, missed_facet from candidate) as held
      group by value_id${isWhole ? sql`` : sql`, missed_facet`}
    )
    select
      count(*) filter (where missed = 0)::int as total,
      array(select product_id from candidate where missed = 0
        order by ${orders[selection.sort]} limit ${selection.limit} offset ${selection.offset}) as product_ids,
      (select json_agg(json_build_object('valueId', value_id, 'missedFacetId', missed_facet, 'products', products))
        from counted) as counts,
      min(price_from_cents) as lowest_cents,
      max(price_from_cents) as highest_cents
    from candidate
    where missed = 0 or missed_facet = ${priceFacet}
  `)
  const row = rows[0]
  if (!row) throw new Error('a query of aggregates answered no row')
  return {
    total: row.total,
    productIds: row.product_ids,
    lowestCents: row.lowest_cents,
    highestCents: row.highest_cents,
    counts: row.counts ?? [],
  }
}
