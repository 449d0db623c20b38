import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { category, product, variant } from '../../db/schema/products/catalog.ts'

interface IdRow extends Record<string, unknown> {
  id: number
}

const inStock = sql`exists (select 1 from ${variant} where ${variant.productId} = ${product.id}
  and ${variant.active} and ${variant.stock} > 0)`

/** Identifies a family, or a product without one: both are one product to a shopper. */
export const family = sql`coalesce(${product.familyId}, -${product.id})`

/** The most popular available products, at most `perCategory` of one main category. */
export const popularIds = async (db: Db, limit: number, perCategory: number): Promise<number[]> => {
  const { rows } = await db.execute<IdRow>(sql`
    select id from (
      select ${product.id}, ${product.popularity},
        row_number() over (partition by ${product.mainCategoryId} order by ${product.popularity} desc, ${product.id}) as ordinal
      from ${product}
      where ${product.active} and ${inStock}
    ) as ranked
    where ordinal <= ${perCategory}
    order by popularity desc, id
    limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The properties by which similarity is measured. */
export const readTraits = (db: Db, productIds: number[]) =>
  db
    .select({
      id: product.id,
      brandId: product.brandId,
      mainCategoryId: product.mainCategoryId,
      mainCategoryCode: category.code,
      facetValueIds: product.facetValueIds,
      familyId: product.familyId,
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(and(inArray(product.id, productIds), product.active))
    .orderBy(desc(product.id))

export type Traits = Awaited<ReturnType<typeof readTraits>>[number]

/**
 * The products most similar to these: same category first, then brand, then shared filter values. One of each
 * family, and none of their own families.
 * @param without products to exclude, with the others of their families
 */
export const similarIds = async (
  db: Db,
  like: Traits[],
  limit: number,
  without: Traits[] = [],
): Promise<number[]> => {
  const known = [...like, ...without]
  const ids = sql.param(known.map(({ id }) => id))
  const categoryIds = sql.param(like.map(({ mainCategoryId }) => mainCategoryId))
  const brandIds = sql.param(like.map(({ brandId }) => brandId))
  const facetValueIds = sql.param([...new Set(like.flatMap((traits) => traits.facetValueIds))])
  const familyIds = sql.param(known.flatMap(({ familyId }) => familyId ?? []))
  const { rows } = await db.execute<IdRow>(sql`
    select id from (
      select distinct on (${family}) ${product.id}, ${product.popularity}, ${inStock} as in_stock,
        (${product.mainCategoryId} = any(${categoryIds}::int[]))::int * 10
          + (${product.brandId} = any(${brandIds}::int[]))::int * 3
          + cardinality(array(select unnest(${product.facetValueIds}) intersect select unnest(${facetValueIds}::int[])))
          as likeness
      from ${product}
      where ${product.active} and ${product.id} <> all(${ids}::int[])
        and (${product.familyId} is null or ${product.familyId} <> all(${familyIds}::int[]))
        and (${product.mainCategoryId} = any(${categoryIds}::int[]) or ${product.brandId} = any(${brandIds}::int[]))
      order by ${family}, in_stock desc, likeness desc, ${product.popularity} desc, ${product.id}
    ) as alike
    order by in_stock desc, likeness desc, popularity desc, id
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
