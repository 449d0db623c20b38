import { sql, type SQL } from 'drizzle-orm'
import { variant } from '../../db/schema/products/catalog.ts'
import { configurator, configuratorSize } from '../../db/schema/products/configurator.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import type { PriceRange } from 'shared-types/urls/listing-url'

/** The choices in the filters of a list. */
export interface Filtered {
  /** The chosen values by facet id, for each filter in use. */
  chosen: Map<number, number[]>
  price: PriceRange | null
}

const ints = (values: number[]): SQL => sql`${sql.param(values)}::int[]`

const all = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

export const any = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

/** One condition per facet in use: true when the product has none of the chosen values. */
export const missesOf = (chosen: Filtered['chosen']): { facetId: number; misses: SQL }[] =>
  [...chosen].map(([facetId, valueIds]) => ({
    facetId,
    misses: sql`not (${productListingIndex.facetValueIds} && ${ints(valueIds)})`,
  }))

/** Whether variants of the product differ in this facet. */
const isCarried = (facetId: number) => sql`${productListingIndex.variantFacetIds} @> array[${facetId}::int]`

/** The same for a variant, in the facets in which variants differ. */
export const variantMissesOf = (chosen: Filtered['chosen']): { facetId: number; misses: SQL }[] =>
  [...chosen].map(([facetId, valueIds]) => ({
    facetId,
    misses: sql`(${isCarried(facetId)} and not (${variant.facetValueIds} && ${ints(valueIds)}))`,
  }))

/** Whether the choice selects one of the product's variants. */
export const selectsVariant = (chosen: Filtered['chosen']): SQL =>
  chosen.size === 0 ? sql`false` : sql`${productListingIndex.variantFacetIds} && ${ints([...chosen.keys()])}`

export const hasSeveralVariantFacets = sql`cardinality(${productListingIndex.variantFacetIds}) > 1`

export const isWithin = (cents: SQL, price: PriceRange | null): SQL =>
  price ? sql`${cents} between ${price.min * 100} and ${price.max * 100}` : sql`true`

/**
 * A variant as one number, the best one lowest: an available one first, then the cheapest, then the lowest id.
 * Its bits are 1 for sold out, 31 for the price and 31 for the id.
 */
const rankAt = (cents: SQL) =>
  sql`((${variant.stock} = 0)::int::bigint << 62) + ((${cents})::bigint << 31) + ${variant.id}`

export const variantRank = rankAt(sql`${variant.priceCents}`)

export const centsOfRank = (rank: SQL) => sql`((${rank} >> 31) & 2147483647)::int`
export const idOfRank = (rank: SQL) => sql`(${rank} & 2147483647)::int`

/**
 * The only variant with a chosen value, from the index; null where there may be several: then the stock
 * decides.
 */
const soleRank = (chosen: Filtered['chosen']): SQL => {
  const ranks = [...chosen.values()].map((valueIds) => {
    const values = sql.join(
      valueIds.map((id) => sql`array_position(${productListingIndex.soleValueIds}, ${id}::int)`),
      sql`, `,
    )
    return sql`case when num_nonnulls(${values}) = 1 then (${productListingIndex.soleVariantRanks})[coalesce(${values})] end`
  })
  return sql`coalesce(${sql.join(ranks, sql`, `)})`
}

/** The rank of the best variant of the product that fits the choice, or of the bed in a chosen size; null if none does. */
export const bestRank = (chosen: Filtered['chosen']): SQL =>
  chosen.size === 0
    ? rankOfVariants(chosen)
    : sql`coalesce(${soleRank(chosen)}, least(${rankOfVariants(chosen)}, ${rankOfSizes(chosen)}))`

const rankOfVariants = (chosen: Filtered['chosen']): SQL => sql`(
  select min(${variantRank}) from ${variant}
  where ${variant.productId} = ${productListingIndex.productId} and ${variant.active}
    and not ${any(variantMissesOf(chosen).map(({ misses }) => misses))})`

/** The rank of a configurable bed, with the supplement of its cheapest chosen size. */
const rankOfSizes = (chosen: Filtered['chosen']): SQL => sql`(
  select min(${rankAt(sql`${variant.priceCents} + ${configuratorSize.extraCents}`)}) from ${configuratorSize}
  join ${configurator} on ${configurator.productId} = ${configuratorSize.productId}
  join ${variant} on ${variant.id} = ${configurator.variantId}
  where ${configuratorSize.productId} = ${productListingIndex.productId} and ${variant.active}
    and ${configuratorSize.valueId} = any (${ints([...chosen.values()].flat())}))`

/** Whether a product is in a list with this choice, at the price that its tile shows there. */
export const isListed = ({ chosen, price }: Filtered): SQL => {
  const fits = all(missesOf(chosen).map(({ misses }) => sql`not (${misses})`))
  const rank = bestRank(chosen)
  const fitting = price
    ? isWithin(centsOfRank(rank), price)
    : // With one such facet, the values of the product suffice.
      sql`(not (${hasSeveralVariantFacets}) or ${rank} is not null)`
  return sql`(${fits} and case when ${selectsVariant(chosen)} then ${fitting} else ${isWithin(sql`${productListingIndex.priceFromCents}`, price)} end)`
}
