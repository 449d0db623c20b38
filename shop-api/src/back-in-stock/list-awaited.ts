import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { AwaitedVariant } from 'shared-types/contracts/admin/customers'
import type { Listed, ListQuery } from 'shared-types/contracts/admin/list'
import type { Db } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { product, variant } from '../db/schema/products/catalog.ts'

/** Sold-out variants by the number of shoppers that wait for them. Their addresses are not needed to order stock. */
export const listAwaited = async (db: Db, paging: ListQuery): Promise<Listed<AwaitedVariant>> => {
  const shoppers = count()
  const { rows, total } = await readPage(
    paging,
    db
      .select({
        id: variant.id,
        sku: variant.sku,
        product: product.title,
        variant: variant.title,
        shoppers,
        since: sql`min(${backInStock.createdAt})`.mapWith(backInStock.createdAt),
      })
      .from(backInStock)
      .innerJoin(variant, eq(variant.id, backInStock.variantId))
      .innerJoin(product, eq(product.id, variant.productId))
      .groupBy(variant.id, product.id)
      .orderBy(desc(shoppers), asc(variant.id)),
    db.$count(db.selectDistinct({ id: backInStock.variantId }).from(backInStock).as('awaited')),
  )
  return {
    rows: rows.map((row) => Object.assign(row, { since: row.since.toISOString() })),
    total,
  }
}
