import { and, inArray, sql } from 'drizzle-orm'
import { batchesOf } from '../../db/batches.ts'
import type { Tx } from '../../db/client.ts'
import { facetValue, product, variant } from '../../db/schema/products/catalog.ts'
import { noteOffers } from '../../promotion/set-prices.ts'

/**
 * A product has the lowest price of its articles for sale, and their values of the filters in which its articles differ
 * (note 32). The history of prices follows which of these articles are for sale.
 */
export const followArticles = async (tx: Tx, productIds: number[]): Promise<void> => {
  for (const part of batchesOf(productIds)) {
    await noteOffers(tx, sql`${variant.productId} = any(${sql.param(part)}::int[])`)
    await tx.execute(sql`
      with articles as (
        select product_id, active, price_cents, facet_value_ids from ${variant}
        where product_id = any(${sql.param(part)}::int[])
      ), offered as (
        select product_id, min(price_cents) as lowest from articles where active group by product_id
      ), held as (
        select product_id, facet_id, value_id, active from articles, unnest(facet_value_ids) as value_id
        join ${facetValue} on ${facetValue.id} = value_id
      ), followed as (
        select offered.product_id, lowest, array(
          select own.id from unnest(owner.facet_value_ids) as own(id) join ${facetValue} on ${facetValue.id} = own.id
          where not exists (select from held where held.product_id = owner.id and held.facet_id = ${facetValue.facetId})
          union select held.value_id from held where held.product_id = owner.id and held.active order by 1) as value_ids
        from offered join ${product} as owner on owner.id = offered.product_id
      )
      update ${product} set price_from_cents = lowest, facet_value_ids = value_ids from followed
      where ${product.id} = product_id and (price_from_cents, facet_value_ids) is distinct from (lowest, value_ids)`)
  }
}

/** Hides those of these products that have no article for sale, because their pages no longer exist. */
export const hideUnsold = async (tx: Tx, productIds: number[]): Promise<void> => {
  for (const part of batchesOf(productIds))
    await tx
      .update(product)
      .set({ active: false, version: sql`version + 1`, updatedAt: sql`now()` })
      .where(
        and(
          inArray(product.id, part),
          product.active,
          sql`not exists (select from ${variant} where ${variant.productId} = ${product.id} and ${variant.active})`,
        ),
      )
}
