import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { composed } from '../../db/composed.ts'
import { memoize } from '../../db/memoize.ts'
import { facetValue, variant } from '../../db/schema/products/catalog.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import {
  completeTiles,
  reducedVariant,
  tilesOfShown,
  type StoredRow,
  type TileRow,
} from '../tile/tile-queries.ts'
import type { SortKey } from './listing-address.ts'
import {
  any,
  bestRank,
  centsOfRank,
  type Filtered,
  hasSeveralVariantFacets,
  idOfRank,
  isWithin,
  missesOf,
  selectsVariant,
  variantMissesOf,
  variantRank,
} from './listing-conditions.ts'

/** The products of a list, and their default order. */
export interface Scope {
  /** Identifies the scope in the cache. */
  key: string
  within: SQL
  /** A number, the highest first; products with the same relevance are ordered by popularity. */
  relevance?: SQL
  /** The variant that was searched for by its number: its tile shows it until a filter chooses another one. */
  variantId?: number
  /** Whether it lists products for a reduction, also of only one variant: their tiles show one that is reduced. */
  reducedOnly?: boolean
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
export const emptyScope: Scope = { key: 'nothing', within: sql`false` }

interface ListingSelection extends Filtered {
  scope: Scope
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
  tiles: TileRow[]
  lowestCents: number | null
  highestCents: number | null
  counts: ValueCount[]
}

const orders: Record<SortKey, SQL> = {
  aanbevolen: sql`relevance desc, popularity desc, product_id`,
  'prijs-oplopend': sql`shown_cents, popularity desc, product_id`,
  'prijs-aflopend': sql`shown_cents desc, popularity desc, product_id`,
  nieuwste: sql`created_at desc, product_id desc`,
  'best-beoordeeld': sql`review_average desc, review_count desc, product_id`,
}

interface MatchRow extends Record<string, unknown> {
  total: number
  tiles: StoredRow[] | null
  lowest_cents: number | null
  highest_cents: number | null
  counts: ValueCount[] | null
}

/** How many of these filters are missed, and the first of them. */
const missedOf = (filters: { facetId: number; misses: SQL }[]): SQL => {
  if (filters.length === 0) return sql`0 as missed, ${nothing}::int as missed_facet`
  const missed = sql.join(
    filters.map(({ misses }) => sql`(${misses})::int`),
    sql` + `,
  )
  const cases = filters.map(({ facetId, misses }) => sql`when ${misses} then ${facetId}::int`)
  return sql`${missed} as missed, case ${sql.join(cases, sql` `)} else ${nothing}::int end as missed_facet`
}

const listed = productListingIndex

/**
 * Whether the values of the product do not determine which of its variants match: because variants differ in
 * several facets and one of these is chosen, or because only some of them are within the price range.
 */
const isIntricate = ({ chosen, price }: Filtered): SQL =>
  any([
    ...(chosen.size > 0 ? [sql`${selectsVariant(chosen)} and ${hasSeveralVariantFacets}`] : []),
    ...(price
      ? [
          sql`cardinality(${listed.variantFacetIds}) > 0
            and ${listed.priceFromCents} <= ${price.max * 100} and ${listed.priceToCents} >= ${price.min * 100}
            and not (${listed.priceFromCents} >= ${price.min * 100} and ${listed.priceToCents} <= ${price.max * 100})`,
        ]
      : []),
  ])

/** The columns of `placed` for a list in which nothing is chosen. */
const placedColumns = ({ scope: { relevance = sql`0` } }: ListingSelection): SQL => sql`
  ${listed.productId}, ${listed.popularity}, ${listed.createdAt}, ${listed.reviewAverage}, ${listed.reviewCount},
  ${relevance} as relevance, 0 as missed, ${listed.priceFromCents} as shown_cents, null::int as variant_id, true as is_priced`

/** Each product of `products` counts for all its values. */
const countedWhole = (products: SQL): SQL => sql`
  select value_id, ${nothing}::int as missed_facet, count(*)::int as products
  from (select unnest(facet_value_ids) as value_id from ${products}) as held group by value_id`

/** The rows of a list in which nothing is chosen. */
const wholeList = (selection: ListingSelection): SQL => sql`
  placed as materialized (
    select ${placedColumns(selection)}, ${listed.facetValueIds} from ${listed} where ${selection.scope.within}
  ), counted as (${countedWhole(sql`placed`)})`

/** The same, for counting in a statement of its own. */
const uncountedList = (selection: ListingSelection): SQL => sql`
  placed as materialized (select ${placedColumns(selection)} from ${listed} where ${selection.scope.within})`

/**
 * The rows of a list with a choice. A product is listed when it misses no filter. It counts for the values of
 * a filter when it misses no other filter; products that miss two are ignored. Where the choice selects a
 * variant, the product has the price of that variant. Variants are read only where they matter.
 *
 * An intricate product counts for the values of its variants (`of_variants`) by each variant and its price.
 * Its other values are those of any product.
 */
const chosenList = (selection: ListingSelection): SQL => {
  const { scope, chosen, price } = selection
  const facetOfValue = sql`(select ${facetValue.facetId} from ${facetValue} where ${facetValue.id} = value_id)`
  return sql`
  candidate as materialized (
    select * from (
      select ${listed.productId}, ${listed.facetValueIds}, ${listed.variantFacetIds}, ${listed.priceFromCents},
        ${listed.soleValueIds}, ${listed.soleVariantRanks}, ${listed.popularity}, ${listed.createdAt},
        ${listed.reviewAverage}, ${listed.reviewCount}, ${scope.relevance ?? sql`0`} as relevance,
        ${missedOf(missesOf(chosen))},
        ${selectsVariant(chosen)} as is_selected, ${isIntricate(selection)} as is_intricate
      from ${listed} where ${scope.within}
    ) as found where missed <= 1
  ), placed as materialized (
    select *, ${isWithin(sql`shown_cents`, price)} as is_priced from (
      select *, coalesce(${centsOfRank(sql`rank`)}, price_from_cents) as shown_cents, ${idOfRank(sql`rank`)} as variant_id
      from (
        select *, case when is_selected and (missed = 0 or is_intricate) then ${bestRank(chosen)} end as rank
        from candidate as ${listed}
        offset 0 -- so that the rank is not computed again for each of its uses
      ) as ranked where rank is not null or not (is_selected and (missed = 0 or is_intricate))
    ) as shown
  ), of_intricate as (
    select value_id, missed_facet, variant_facet_ids, count(*)::int as products from (
      select unnest(facet_value_ids) as value_id, missed_facet, variant_facet_ids from placed where is_priced and is_intricate
    ) as held group by value_id, missed_facet, variant_facet_ids
  ), of_variants as (
    select product_id, value_id, min(rank) as rank from (
      select ${listed.productId}, unnest(${variant.facetValueIds}) as value_id, ${variantRank} as rank,
        ${missedOf(variantMissesOf(chosen))}
      from candidate as ${listed} join ${variant} on ${variant.productId} = ${listed.productId} and ${variant.active}
      where is_intricate and cardinality(${listed.soleValueIds}) = 0 and (${listed}.missed = 0 or ${listed.variantFacetIds} @> array[${listed}.missed_facet])
    ) as carried
    where missed = 0 or missed = 1 and missed_facet = ${facetOfValue}
    group by product_id, value_id
    union all
    select product_id, unnest(sole_value_ids), unnest(sole_variant_ranks) from candidate
    where is_intricate and (missed = 0 or variant_facet_ids @> array[missed_facet])
  ), counted as (
    select value_id, missed_facet, count(*)::int as products from (
      select unnest(facet_value_ids) as value_id, missed_facet from placed where is_priced and not is_intricate
    ) as held group by value_id, missed_facet
    union all
    select value_id, missed_facet, products from of_intricate
    where not (${facetOfValue} = any (variant_facet_ids))
    union all
    select value_id, ${nothing}::int, count(*)::int from of_variants
    where ${isWithin(centsOfRank(sql`rank`), price)} group by value_id
  )`
}

const matchStatement = composed<MatchRow>()
const countStatement = composed<Record<keyof ValueCount, number>>()

/**
 * From this number of products in the shop, the filter values of a whole list are counted on a second connection, while
 * the first one sorts. Below, a second statement costs more than it saves.
 */
const manyProducts = 20_000

/** By PostgreSQL's statistics, which autovacuum refreshes. */
const readSize = memoize(60_000, async (db) => {
  const { rows } = await db.execute<{ products: number }>(
    sql`select reltuples::int as products from pg_class where oid = ${'product_listing_index'}::regclass`,
  )
  return { products: rows[0]?.products ?? 0 }
})

/** The variants that a choice selects, at most one of each of these products. */
export const selectVariants = async (
  db: Db,
  productIds: number[],
  chosen: Filtered['chosen'],
): Promise<number[]> => {
  if (chosen.size === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${idOfRank(sql`rank`)} as id from (
      select ${bestRank(chosen)} as rank from ${listed}
      where ${listed.productId} = any(${sql.param(productIds)}::int[]) and ${selectsVariant(chosen)}
    ) as ranked where rank is not null`)
  return rows.map(({ id }) => id)
}

const countsAsJson = sql`
  (select json_agg(json_build_object('valueId', value_id, 'missedFacetId', missed_facet, 'products', products))
    from counted)`

/** The variant that a tile shows: the selected one, or the one that the list is about. */
const shownVariant = ({ scope: { variantId, reducedOnly }, price }: ListingSelection): SQL => {
  if (variantId !== undefined) return sql`coalesce(variant_id, ${variantId}::int)`
  return reducedOnly
    ? sql`coalesce(variant_id, ${reducedVariant(sql`page.product_id`, price)})`
    : sql`variant_id`
}

/** One page of the rows in `placed`, and the totals of all. */
const pageOf = (selection: ListingSelection, placed: SQL, counts: SQL): SQL => sql`
  with ${placed}, page as (
    select product_id, variant_id from placed where missed = 0 and is_priced
    order by ${orders[selection.sort]} limit ${selection.limit} offset ${selection.offset}
  ), shown as (
    select row_number() over () as position, product_id, ${shownVariant(selection)} as variant_id,
      ${sql.param([...selection.chosen.values()].flat())}::int[] as value_ids
    from page
  )
  select
    count(*) filter (where is_priced)::int as total,
    ${tilesOfShown} as tiles,
    ${counts} as counts,
    min(shown_cents) as lowest_cents,
    max(shown_cents) as highest_cents
  from placed
  where missed = 0`

const countsOf = ({ scope: { within } }: ListingSelection): SQL => sql`
  select value_id as "valueId", missed_facet as "missedFacetId", products
  from (${countedWhole(sql`${listed} where ${within}`)}) as counted`

/**
 * Filters, counts, sorts and pages a list. The count of a value is the number of products that the list would have
 * with this value alone in its filter.
 */
export const matchListing = async (db: Db, selection: ListingSelection): Promise<ListingMatch> => {
  // Without a selection no product misses a filter, so a shorter query suffices. Grouping is most of the work.
  const isWhole = selection.chosen.size === 0 && !selection.price
  const isCountedApart = isWhole && (await readSize(db)).products >= manyProducts
  const counted = isWhole ? wholeList(selection) : chosenList(selection)
  const [[row], countedApart] = await Promise.all([
    matchStatement(
      db,
      isCountedApart
        ? pageOf(selection, uncountedList(selection), sql`null`)
        : pageOf(selection, counted, countsAsJson),
    ),
    isCountedApart ? countStatement(db, countsOf(selection)) : null,
  ])
  if (!row) throw new Error('a query of aggregates answered no row')
  return {
    total: row.total,
    tiles: await completeTiles(db, row.tiles),
    lowestCents: row.lowest_cents,
    highestCents: row.highest_cents,
    counts: countedApart ?? row.counts ?? [],
  }
}
