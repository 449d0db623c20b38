import { and, eq, inArray, sql } from 'drizzle-orm'
import { allProducts } from '../../catalog/category/known-categories.ts'
import { databaseNow } from '../../db/database-now.ts'
import { batchesOf } from '../../db/batches.ts'
import type { Tx } from '../../db/client.ts'
import { brand, category, product, productCategory, variant } from '../../db/schema/products/catalog.ts'
import { isNextDay } from '../../delivery/delivery-days.ts'
import { setPrices } from '../../promotion/set-prices.ts'
import { followArticles, hideUnsold } from '../variant/follow-articles.ts'
import { readOptionFilters, type OptionFilters } from '../variant/option-filters.ts'
import { readBrandValues } from './read-product.ts'
import { readReferred } from '../variant/queries.ts'

/** An article that the shop does not have yet, with its product if that is new as well. */
export interface NewArticle {
  sku: string
  slug: string
  productId: number | null
  title: string
  /** The texts of its product, if that is new; those of all its articles together. */
  texts?: Partial<Pick<typeof product.$inferInsert, 'description' | 'metaTitle' | 'metaDescription'>>
  /** Null where the product exists. */
  brandId: number | null
  mainCategoryId: number | null
  /** The other categories and the filter values of its product, if that is new; those of all its articles together. */
  categoryIds?: number[]
  facetValueIds?: number[]
  options: { title: string; value: string }[]
  priceCents: number
  /** Percent; without it, the usual one. */
  vatRate?: number | undefined
  stock: number
  stockThreshold: number
  delivery: string
  active: boolean
}

export const usualThreshold = 3

/** The value of the filter of brands by the id of the brand. */
export const readValuesOfBrands = async (tx: Tx): Promise<Map<number, number>> => {
  const values = await readBrandValues(tx)
  const brands = await tx.select({ id: brand.id, title: brand.title }).from(brand)
  return new Map(
    brands.flatMap(({ id, title }) => {
      const value = values.get(title)
      return value === undefined ? [] : [[id, value] as const]
    }),
  )
}

const titleOf = ({ options }: NewArticle) => options.map(({ value }) => value).join(', ')

/** The options of a product with the values of its new articles, after the existing values. */
const optionsWith = (
  options: (typeof product.$inferSelect)['options'],
  added: NewArticle[],
  filters: OptionFilters,
) => {
  const all =
    options.length > 0
      ? options
      : (added[0]?.options.map(({ title }) => ({
          title,
          values: [] as { title: string; color: string | null }[],
        })) ?? [])
  return all.map(({ title, values }, index) => {
    const more = new Set(added.flatMap((article) => article.options[index]?.value ?? []))
    for (const { title: known } of values) more.delete(known)
    const others = [...more].map((value) => ({ title: value, color: filters.colorOf({ title, value }) }))
    return { title, values: [...values, ...others] }
  })
}

type ProductOptions = Pick<typeof product.$inferSelect, 'id' | 'options'>

const writeOptions = (tx: Tx, wanted: ProductOptions[]) =>
  tx.execute(sql`
    update ${product} set options = wanted.options
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(id int, options jsonb)
    where ${product.id} = wanted.id`)

/** The category that lists every product; none in a shop that removed it. */
const readListsOfAll = async (tx: Tx): Promise<number[]> => {
  const found = await tx.select({ id: category.id }).from(category).where(eq(category.code, allProducts))
  return found.map(({ id }) => id)
}

/** New products are hidden until they have a photo. Returns their ids by slug. */
const addProducts = async (
  tx: Tx,
  groups: NewArticle[][],
  filters: OptionFilters,
): Promise<Map<string, number>> => {
  const valueOf = await readValuesOfBrands(tx)
  const listsOfAll = await readListsOfAll(tx)
  const ids = new Map<string, number>()
  for (const part of batchesOf(groups, 200)) {
    const rows = await tx
      .insert(product)
      .values(
        part.flatMap((articles) => {
          const [first] = articles
          if (!first) return []
          const { brandId, mainCategoryId } = first
          if (brandId === null || mainCategoryId === null) throw new Error('a new product has both')
          const brandValue = valueOf.get(brandId)
          return [
            {
              slug: first.slug,
              title: first.title,
              summary: first.title,
              description: '',
              brandId,
              mainCategoryId,
              images: [],
              options: optionsWith([], articles, filters),
              active: false,
              facetValueIds: [
                ...new Set([
                  ...articles.flatMap(({ facetValueIds = [] }) => facetValueIds),
                  ...(brandValue === undefined ? [] : [brandValue]),
                ]),
              ].toSorted((left, right) => left - right),
              metaTitle: first.title,
              metaDescription: first.title,
              ...Object.fromEntries(articles.flatMap(({ texts = {} }) => Object.entries(texts))),
            },
          ]
        }),
      )
      .returning({ id: product.id, slug: product.slug, categoryId: product.mainCategoryId })
    for (const { id, slug } of rows) ids.set(slug, id)
    const othersOf = new Map(
      part.map((articles) => [articles[0]?.slug, articles.flatMap(({ categoryIds = [] }) => categoryIds)]),
    )
    await tx.insert(productCategory).values(
      rows.flatMap(({ id, slug, categoryId }) =>
        [...new Set([categoryId, ...(othersOf.get(slug) ?? []), ...listsOfAll])].map((one) => ({
          productId: id,
          categoryId: one,
        })),
      ),
    )
  }
  return ids
}

/**
 * Lets existing products offer the options of their new articles. Returns the next position of each. The version stays,
 * because the form of a product does not have its options.
 */
const extendProducts = async (
  tx: Tx,
  groups: [productId: number, NewArticle[]][],
  filters: OptionFilters,
): Promise<Map<number, number>> => {
  const next = new Map<number, number>()
  for (const part of batchesOf(groups)) {
    const articlesOf = new Map(part)
    const rows = await tx
      .select({
        id: product.id,
        options: product.options,
        last: sql<number>`(select coalesce(max(variant.position), 0) from variant where variant.product_id = product.id)`,
      })
      .from(product)
      .where(inArray(product.id, [...articlesOf.keys()]))
      .orderBy(product.id)
      .for('no key update')
    const wanted = rows.map(({ id, options }) => ({
      id,
      options: optionsWith(options, articlesOf.get(id) ?? [], filters),
    }))
    await writeOptions(tx, wanted)
    for (const { id, last } of rows) next.set(id, last + 1)
  }
  return next
}

const isNew = ([first]: NewArticle[]) => first?.productId === null

/** Adds articles, and the products that do not exist yet. Returns the ids of the articles. */
export const addArticles = async (tx: Tx, added: NewArticle[]): Promise<number[]> => {
  const groups = [...Map.groupBy(added, ({ slug }) => slug).values()]
  const filters = await readOptionFilters(tx)
  const productIds = await addProducts(tx, groups.filter(isNew), filters)
  const positions = await extendProducts(
    tx,
    groups.flatMap((articles) => {
      const productId = articles[0]?.productId
      return typeof productId === 'number' ? [[productId, articles]] : []
    }),
    filters,
  )
  const rows = groups.flatMap((articles) =>
    articles.map((article, index) => {
      const productId = article.productId ?? productIds.get(article.slug)
      if (productId === undefined) throw new Error('each new product was added')
      const { sku, priceCents, vatRate, stock, stockThreshold, delivery, active, options } = article
      return {
        productId,
        sku,
        title: titleOf(article),
        values: options.map(({ value }) => value),
        facetValueIds: filters.idsOf(options),
        priceCents,
        vatRate,
        stock,
        stockThreshold,
        delivery,
        nextDay: isNextDay(delivery),
        active,
        position: (positions.get(productId) ?? 0) + index,
      }
    }),
  )
  const ids: number[] = []
  for (const part of batchesOf(rows, 500)) {
    const made = await tx
      .insert(variant)
      .values(part)
      .returning({ id: variant.id, priceCents: variant.priceCents })
    ids.push(...made.map(({ id }) => id))
    const prices = made.map(({ id, priceCents }) => ({ variantId: id, priceCents }))
    await setPrices(tx, prices, await databaseNow(tx))
  }
  await followArticles(tx, [...new Set(rows.map(({ productId }) => productId))])
  return ids
}

/** Removes the values of options that only removed articles had. */
const reduceOptions = async (tx: Tx, removed: { productId: number; values: string[] }[]): Promise<void> => {
  const removedOf = Map.groupBy(removed, ({ productId }) => productId)
  const ids = [...removedOf.keys()]
  const rows = await tx
    .select({ id: product.id, options: product.options })
    .from(product)
    .where(inArray(product.id, ids))
    .orderBy(product.id)
    .for('no key update')
  const left = await tx
    .select({ productId: variant.productId, values: variant.values })
    .from(variant)
    .where(inArray(variant.productId, ids))
  const leftOf = Map.groupBy(left, ({ productId }) => productId)
  const wanted = rows.map(({ id, options }) => ({
    id,
    options: options.map(({ title, values }, index) => {
      const valuesIn = (articles: typeof left = []) =>
        new Set(articles.map((article) => article.values[index]))
      const unused = valuesIn(removedOf.get(id)).difference(valuesIn(leftOf.get(id)))
      return { title, values: values.filter((value) => !unused.has(value.title)) }
    }),
  }))
  await writeOptions(tx, wanted)
}

/** Removes articles that an import added, with products that then have none. Those in orders and carts stay, off sale. */
export const removeArticles = async (tx: Tx, ids: number[]): Promise<{ removed: number; left: number }> => {
  let removed = 0
  // Small batches: each product takes many rows of other tables with it.
  for (const part of batchesOf(ids, 250)) {
    const locked = await tx
      .select({ id: variant.id, productId: variant.productId, values: variant.values })
      .from(variant)
      .where(inArray(variant.id, part))
      .orderBy(variant.id)
      .for('update')
    const referred = new Set(
      await readReferred(
        tx,
        locked.map(({ id }) => id),
      ),
    )
    const free = locked.filter(({ id }) => !referred.has(id))
    await tx
      .update(variant)
      .set({ active: false })
      .where(inArray(variant.id, [...referred]))
    await tx.delete(variant).where(
      inArray(
        variant.id,
        free.map(({ id }) => id),
      ),
    )
    await tx.delete(product).where(
      and(
        inArray(
          product.id,
          free.map(({ productId }) => productId),
        ),
        sql`not exists (select from ${variant} where ${variant.productId} = ${product.id})`,
      ),
    )
    await reduceOptions(tx, free)
    const productIds = [...new Set(locked.map(({ productId }) => productId))]
    await followArticles(tx, productIds)
    await hideUnsold(tx, productIds)
    removed += free.length
  }
  return { removed, left: ids.length - removed }
}
