import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import type { PriceRange, SortKey } from './listing-address.ts'

/** The products of a list, and their default order. */
export interface Scope {
  /** Identifies the scope in the cache. */
  key: string
  within: SQL
  /** A number, the highest first; products with the same relevance are ordered by popularity. */
  relevance?: SQL
}

export const inCategory = (categoryId: number): Scope => ({
  key: `category ${categoryId}`,
  within: sql`${productListingIndex.categoryIds} @> array[${categoryId}::int]`,
})

export const ofBrand = (brandId: number): Scope => ({
  key: `brand ${brandId}`,
  within: sql`${productListingIndex.brandId} = ${brandId}`,
})

/** An empty list that still has filters and URLs. */
export const nothingWithin: Scope = { key: 'nothing', within: sql`false` }

export interface ListingSelection {
  scope: Scope
  /** The chosen values by facet id, for each filter in use. */
  chosen: Map<number, number[]>
  price: PriceRange | null
  sort: SortKey
  offset: number
  limit: number
}

/** The number of products with a facet value that miss only one filter: `missedFacetId`, or `nothing`. */
interface ValueCount {
  valueId: number
  missedFacetId: number
  products: number
}

/** The value of `missedFacetId` for a product that misses no filter. */
export const nothing = -1

/** Prices are in cents, and null when there are no products. */
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

/** Used as the facet id of the price filter. */
const priceFacet = 0

/** One SQL condition per filter in use, by facet id: true when a product does not match the filter. */
export const missesOf = ({
  chosen,
  price,
}: Pick<ListingSelection, 'chosen' | 'price'>): { facetId: number; misses: SQL }[] => [
  ...[...chosen].map(([facetId, valueIds]) => ({
    facetId,
    misses: sql`not (${productListingIndex.facetValueIds} && ${sql.param(valueIds)}::int[])`,
  })),
  ...(price
    ? [
        {
          facetId: priceFacet,
          misses: sql`${productListingIndex.priceFromCents} not between ${price.min * 100} and ${price.max * 100}`,
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
 * Filters, counts, sorts and pages a list in one query. A product is in the list when it misses no filter. It
 * counts for the values of a filter when it misses no other filter. Products that miss two filters are
 * ignored.
 */
export const matchListing = async (db: Db, selection: ListingSelection): Promise<ListingMatch> => {
  const { within, relevance = sql`0` } = selection.scope
  // Without a selection no product misses a filter, so a shorter group key suffices. Grouping is most of the
  // work.
  const isWhole = selection.chosen.size === 0 && !selection.price
  const { rows } = await db.execute<MatchRow>(sql`
    with candidate as materialized (
      select * from (
        select ${productListingIndex.productId}, ${productListingIndex.facetValueIds}, ${productListingIndex.priceFromCents}, ${productListingIndex.popularity},
          ${productListingIndex.createdAt}, ${productListingIndex.reviewAverage}, ${productListingIndex.reviewCount},
          ${relevance} as relevance, ${missedOf(selection)}
        from ${productListingIndex} where ${within}
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
