import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { product, productCategory } from '../db/schema/catalog.ts'
import type { PriceRange, SortKey } from './listing-address.ts'

export interface ListingSelection {
  categoryId: number
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
  aanbevolen: sql`popularity desc, id`,
  'prijs-oplopend': sql`price_from_cents, popularity desc, id`,
  'prijs-aflopend': sql`price_from_cents desc, popularity desc, id`,
  nieuwste: sql`created_at desc, id desc`,
  'best-beoordeeld': sql`review_average desc, review_count desc, id`,
}

/** Stands for the price filter where a facet's id is asked. */
const priceFacet = 0

/** One condition per filter with a choice, by the id of its facet. */
const conditions = ({ chosen, price }: ListingSelection): { facetId: number; misses: SQL }[] => [
  ...[...chosen].map(([facetId, valueIds]) => ({
    facetId,
    misses: sql`not (${product.facetValueIds} && ${sql.param(valueIds)}::int[])`,
  })),
  ...(price
    ? [
        {
          facetId: priceFacet,
          misses: sql`${product.priceFromCents} not between ${price.min * 100} and ${price.max * 100}`,
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

/**
 * Filters, counts, sorts and pages a category in one pass. Every product of the category gets the
 * number of filters it misses and the first of them: it is in the list when it misses none, and it
 * counts for the values of one filter when it misses no other. Those who miss two count for nothing.
 */
export const matchListing = async (db: Db, selection: ListingSelection): Promise<ListingMatch> => {
  const filters = conditions(selection)
  const missed = sql.join([sql`0`, ...filters.map(({ misses }) => sql`(${misses})::int`)], sql` + `)
  const missedFacet = sql.join(
    [
      sql`case`,
      ...filters.map(({ facetId, misses }) => sql`when ${misses} then ${facetId}::int`),
      sql`else ${nothing}::int end`,
    ],
    sql` `,
  )
  const { rows } = await db.execute<MatchRow>(sql`
    with candidate as materialized (
      select ${product.id}, ${product.facetValueIds}, ${product.priceFromCents}, ${product.popularity},
        ${product.createdAt}, ${product.reviewAverage}, ${product.reviewCount},
        ${missed} as missed, ${filters.length === 0 ? sql`${nothing}::int` : missedFacet} as missed_facet
      from ${productCategory}
      join ${product} on ${product.id} = ${productCategory.productId}
      where ${productCategory.categoryId} = ${selection.categoryId} and ${product.active}
    ), counted as (
      select value_id, missed_facet, count(*)::int as products
      from candidate cross join unnest(facet_value_ids) as held(value_id)
      where missed <= 1
      group by value_id, missed_facet
    )
    select
      (select count(*)::int from candidate where missed = 0) as total,
      array(select id from candidate where missed = 0
        order by ${orders[selection.sort]} limit ${selection.limit} offset ${selection.offset}) as product_ids,
      (select json_agg(json_build_object('valueId', value_id, 'missedFacetId', missed_facet, 'products', products))
        from counted) as counts,
      min(price_from_cents) as lowest_cents,
      max(price_from_cents) as highest_cents
    from candidate
    where missed = 0 or (missed = 1 and missed_facet = ${priceFacet})
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
