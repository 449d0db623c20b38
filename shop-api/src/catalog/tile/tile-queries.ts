import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { brand, category, product, variant } from '../../db/schema/products/catalog.ts'
import { configurator } from '../../db/schema/products/configurator.ts'

/** The order in which quick purchase chooses a variant: available ones first, then the cheapest. */
const bestFirst = sql`${variant.stock} > 0 desc, ${variant.priceCents}, ${variant.position}`

const cheapestFirst = sql`${variant.priceCents}, ${variant.position}`

/** Aggregates the variants of one product. Column names differ from those of a product. */
const offered = (db: Db) =>
  db
    .select({
      lowestCents: sql<number>`min(${variant.priceCents})`.as('lowest_cents'),
      highestCents: sql<number>`max(${variant.priceCents})`.as('highest_cents'),
      oldCents: sql<number | null>`(array_agg(${variant.priceOldCents} order by ${cheapestFirst}))[1]`.as(
        'old_cents',
      ),
      mostStock: sql<number>`max(${variant.stock})`.as('most_stock'),
      variantId: sql<number>`(array_agg(${variant.id} order by ${bestFirst}))[1]`.as('best_id'),
      sku: sql<string>`(array_agg(${variant.sku} order by ${bestFirst}))[1]`.as('best_sku'),
      delivery: sql<string>`(array_agg(${variant.delivery} order by ${bestFirst}))[1]`.as('best_delivery'),
    })
    .from(variant)
    .where(and(eq(variant.productId, product.id), variant.active))
    .groupBy(variant.productId)
    .as('offered')

const tileStatement = prepared((db) => {
  const variants = offered(db)
  return db
    .select({
      id: product.id,
      slug: product.slug,
      title: product.title,
      images: product.images,
      options: product.options,
      overlay: product.overlay,
      reviewCount: product.reviewCount,
      reviewAverage: product.reviewAverage,
      brandTitle: brand.title,
      brandSlug: brand.slug,
      categoryTitle: category.title,
      categoryPath: category.path,
      lowestCents: variants.lowestCents,
      highestCents: variants.highestCents,
      oldCents: variants.oldCents,
      mostStock: variants.mostStock,
      variantId: variants.variantId,
      sku: variants.sku,
      delivery: variants.delivery,
      configurable: sql<boolean>`${configurator.productId} is not null`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .innerJoinLateral(variants, sql`true`)
    .leftJoin(configurator, eq(configurator.productId, product.id))
    .where(and(sql`${product.id} = any(${sql.placeholder('ids')}::int[])`, product.active))
    .prepare('catalog_tiles')
})

/** The tile data of these products, in the order of the ids. Products that cannot be bought are left out. */
export const readTiles = async (db: Db, productIds: number[]) => {
  const rows = await tileStatement(db).execute({ ids: productIds })
  const place = new Map(productIds.map((id, index) => [id, index]))
  return rows.toSorted((left, right) => (place.get(left.id) ?? 0) - (place.get(right.id) ?? 0))
}

export type TileRow = Awaited<ReturnType<typeof readTiles>>[number]
