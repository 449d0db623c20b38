import { and, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { type Listed, mostCounted } from 'shared-types/contracts/admin/list'
import type { ProductQuery, ProductSummary } from 'shared-types/contracts/admin/assortment/products'
import type { Db } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { brand, category, product, productText, variant } from '../../db/schema/products/catalog.ts'
import { searchedIn } from '../../db/contains.ts'

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

/** In this category or below it. */
const inCategory = (id: number) =>
  sql`exists (select from product_category join category on category.id = category_id
    join category as chosen on category.path = chosen.path or starts_with(category.path, chosen.path || '/')
    where product_id = ${product.id} and chosen.id = ${id})`

const conditionOf = ({ status, brandId, categoryId, stock }: ProductQuery) =>
  and(
    status ? statuses[status] : isNull(product.archivedAt),
    brandId ? eq(product.brandId, brandId) : undefined,
    categoryId ? inCategory(categoryId) : undefined,
    stock
      ? sql`${product.id} in (select product_id from ${variant} where ${variantsWith(stock)})`
      : undefined,
  )

/** Numbers are rarer than the planner expects: `offset 0` makes it read their index instead of the newest articles. */
const byNumber = (q: string) =>
  sql`${product.id} in (select product_id from ${variant} where ${searchedIn(skuText, q)} offset 0)`

/** Two queries, each with its own limit, so that each reads the index that suits its frequency. */
const findProducts = async (db: Db, q: string, chosen: SQL | undefined): Promise<{ id: number }[]> =>
  union(
    db
      .select({ id: product.id })
      .from(product)
      .where(and(chosen, searchedIn(productText(product), q)))
      .orderBy(desc(product.id))
      .limit(mostCounted),
    db
      .select({ id: product.id })
      .from(product)
      .where(and(chosen, byNumber(q)))
      .orderBy(desc(product.id))
      .limit(mostCounted),
  )
    .orderBy(desc(sql`id`))
    .limit(mostCounted)

const pageOf = async (db: Db, query: ProductQuery): Promise<Listed<{ id: number }>> => {
  const { q, page, perPage } = query
  const [chosen, offset] = [conditionOf(query), (page - 1) * perPage]
  if (q) {
    const found = await findProducts(db, q, chosen)
    return { rows: found.slice(offset, offset + perPage), total: found.length }
  }
  return readPage(
    query,
    db.select({ id: product.id }).from(product).where(chosen).orderBy(desc(product.id)),
    db.$count(product, chosen),
  )
}

/** One page of the products that fit, the newest first; of a search at most the newest thousand. */
export const listProducts = async (db: Db, query: ProductQuery): Promise<Listed<ProductSummary>> => {
  const { rows: ids, total } = await pageOf(db, query)
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
