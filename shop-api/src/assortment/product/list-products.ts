import { and, desc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { ProductQuery, ProductSummary } from 'shared-types/contracts/admin/assortment/products'
import type { Db } from '../../db/client.ts'
import { brand, category, product, productText, variant } from '../../db/schema/products/catalog.ts'
import { contains } from '../../db/contains.ts'

const skuText = sql`(lower(${variant.sku}))`

const statuses = {
  shown: and(isNull(product.archivedAt), product.active),
  hidden: and(isNull(product.archivedAt), not(product.active)),
  archived: isNotNull(product.archivedAt),
}

const stocks = {
  out: sql`${variant.stock} = 0`,
  low: sql`${variant.stock} < ${variant.stockThreshold}`,
}

/** The articles for sale that have too little stock. */
export const variantsWith = (stock: keyof typeof stocks) => and(variant.active, stocks[stock])

/** Two subqueries, so that each uses its index. */
const found = (q: string) =>
  sql`${product.id} in (select id from ${product} where ${contains(productText(product), q)}
    union select product_id from ${variant} where ${contains(skuText, q)})`

/** In this category or below it. */
const inCategory = (id: number) =>
  sql`exists (select from product_category join category on category.id = category_id
    join category as chosen on category.path = chosen.path or starts_with(category.path, chosen.path || '/')
    where product_id = ${product.id} and chosen.id = ${id})`

const conditionOf = ({ q, status, brandId, categoryId, stock }: ProductQuery) =>
  and(
    status ? statuses[status] : isNull(product.archivedAt),
    q ? found(q) : undefined,
    brandId ? eq(product.brandId, brandId) : undefined,
    categoryId ? inCategory(categoryId) : undefined,
    stock
      ? sql`${product.id} in (select product_id from ${variant} where ${variantsWith(stock)})`
      : undefined,
  )

/** One page of the products that fit, the newest first. */
export const listProducts = async (
  db: Db,
  query: ProductQuery,
): Promise<{ rows: ProductSummary[]; total: number }> => {
  const { page, perPage } = query
  const chosen = conditionOf(query)
  const [ids, total] = await Promise.all([
    db
      .select({ id: product.id })
      .from(product)
      .where(chosen)
      .orderBy(desc(product.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.$count(product, chosen),
  ])
  const rows = await db
    .select({
      id: product.id,
      title: product.title,
      brand: brand.title,
      category: category.title,
      active: product.active,
      priceFromCents: product.priceFromCents,
      variants: sql<number>`count(${variant.id})::int`,
      stock: sql<number>`coalesce(sum(${variant.stock}) filter (where ${variant.active}), 0)::int`,
      picture: sql<string | null>`${product.images} -> 0 ->> 'file'`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .leftJoin(variant, eq(variant.productId, product.id))
    .where(
      inArray(
        product.id,
        ids.map(({ id }) => id),
      ),
    )
    .groupBy(product.id, brand.id, category.id)
    .orderBy(desc(product.id))
  return { rows, total }
}
