import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { stockCorrection } from '../../db/schema/assortment.ts'
import { brand, priceHistory, product, productCategory, variant } from '../../db/schema/products/catalog.ts'
import { readBrandValues } from '../product/read-product.ts'
import { readReferred } from '../product/remove-product.ts'
import { setPricesNow } from '../variant/change-price.ts'
import { refreshLowestPrice } from '../variant/correct-stock.ts'
import { batchesOf } from './catalogue-state.ts'
import { usualDelivery, type ArticleChange, type NewArticle } from './plan-import.ts'

interface Author {
  staffId: number
  reason: string
}

const writeVariants = async (tx: Tx, part: ArticleChange[]) =>
  tx.execute(sql`
    update ${variant} set stock = coalesce(wanted.stock, variant.stock),
      stock_threshold = coalesce(wanted."stockThreshold", stock_threshold),
      delivery = coalesce(wanted.delivery, variant.delivery), active = coalesce(wanted.active, variant.active)
    from json_to_recordset(${JSON.stringify(part.map(({ variantId, after }) => ({ variantId, ...after })))}::json)
      as wanted("variantId" int, stock int, "stockThreshold" int, delivery text, active boolean)
    where ${variant.id} = wanted."variantId"
      and num_nonnulls(wanted.stock, wanted."stockThreshold", wanted.delivery, wanted.active) > 0`)

/** The value of the filter of brands by the id of the brand. */
const readValuesOfBrands = async (tx: Tx): Promise<Map<number, number>> => {
  const values = await readBrandValues(tx)
  const brands = await tx.select({ id: brand.id, title: brand.title }).from(brand)
  return new Map(
    brands.flatMap(({ id, title }) => {
      const value = values.get(title)
      return value === undefined ? [] : [[id, value] as const]
    }),
  )
}

const writeProducts = async (tx: Tx, part: ArticleChange[]) => {
  const valueOf = await readValuesOfBrands(tx)
  const wanted = part.map(({ productId, after }) => ({
    productId,
    brandValue: after.brandId === undefined ? undefined : valueOf.get(after.brandId),
    ...after,
  }))
  await tx.execute(sql`
    update ${product} set title = coalesce(wanted.title, product.title), active = coalesce(wanted."productActive", product.active),
      brand_id = coalesce(wanted."brandId", brand_id), main_category_id = coalesce(wanted."mainCategoryId", main_category_id),
      facet_value_ids = case when wanted."brandId" is null then facet_value_ids else array(
        select distinct value from unnest(facet_value_ids || wanted."brandValue") as value
        where value = wanted."brandValue" or value <> all(${sql.param([...valueOf.values()])}::int[])
        order by value) end,
      version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(
      "productId" int, title text, "productActive" boolean, "brandId" int, "mainCategoryId" int, "brandValue" int)
    where ${product.id} = wanted."productId"`)
  const placed = part.flatMap(({ productId, after: { mainCategoryId } }) =>
    mainCategoryId === undefined ? [] : [{ productId, categoryId: mainCategoryId }],
  )
  if (placed.length > 0) await tx.insert(productCategory).values(placed).onConflictDoNothing()
}

const touchesProduct = ({ after }: ArticleChange) =>
  [after.title, after.productActive, after.brandId, after.mainCategoryId].some((value) => value !== undefined)

/** Sets values of existing articles, with the history of prices and stock. Their rows are locked. */
export const writeChanges = async (
  tx: Tx,
  changes: ArticleChange[],
  { staffId, reason }: Author,
): Promise<void> => {
  for (const part of batchesOf(changes)) {
    await writeVariants(tx, part)
    const ofProducts = part.filter(touchesProduct)
    if (ofProducts.length > 0) await writeProducts(tx, ofProducts)
    const corrections = part.flatMap(({ variantId, before, after: { stock } }) =>
      stock === undefined || before.stock === undefined
        ? []
        : [{ variantId, staffId, change: stock - before.stock, stockAfter: stock, reason }],
    )
    if (corrections.length > 0) await tx.insert(stockCorrection).values(corrections)
  }
  const prices = changes.flatMap(({ variantId, after: { priceCents } }) =>
    priceCents === undefined ? [] : [{ variantId, priceCents }],
  )
  const now = new Date()
  for (const part of batchesOf(prices)) await setPricesNow(tx, part, now)
  const switched = changes.flatMap(({ productId, after }) => (after.active === undefined ? [] : [productId]))
  await refreshLowestPrice(tx, [...new Set(switched)])
}

const titleOf = ({ options }: NewArticle) => options.map(({ value }) => value).join(', ')

/** The options of a product with the values of its new articles, which come after those that it has. */
const optionsWith = (options: (typeof product.$inferSelect)['options'], added: NewArticle[]) => {
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
    return { title, values: [...values, ...[...more].map((value) => ({ title: value, color: null }))] }
  })
}

/** New products are hidden until they have a photo. Returns their ids by slug. */
const addProducts = async (tx: Tx, groups: NewArticle[][]): Promise<Map<string, number>> => {
  const valueOf = await readValuesOfBrands(tx)
  const ids = new Map<string, number>()
  for (const part of batchesOf(groups, 200)) {
    const rows = await tx
      .insert(product)
      .values(
        part.flatMap((articles) => {
          const [first] = articles
          if (!first) return []
          const brandValue = valueOf.get(first.brandId)
          return [
            {
              slug: first.slug,
              title: first.title,
              summary: first.title,
              description: '',
              brandId: first.brandId,
              mainCategoryId: first.mainCategoryId,
              images: [],
              options: optionsWith([], articles),
              delivery: first.delivery,
              active: false,
              facetValueIds: brandValue === undefined ? [] : [brandValue],
              metaTitle: first.title,
              metaDescription: first.title,
            },
          ]
        }),
      )
      .returning({ id: product.id, slug: product.slug, categoryId: product.mainCategoryId })
    for (const { id, slug } of rows) ids.set(slug, id)
    await tx.insert(productCategory).values(rows.map(({ id, categoryId }) => ({ productId: id, categoryId })))
  }
  return ids
}

/** Lets existing products offer the options of their new articles. Returns the next position of each. */
const extendProducts = async (tx: Tx, groups: NewArticle[][]): Promise<Map<number, number>> => {
  const next = new Map<number, number>()
  for (const articles of groups) {
    const id = articles[0]?.productId ?? 0
    const [row] = await tx
      .select({ options: product.options })
      .from(product)
      .where(eq(product.id, id))
      .for('update')
    await tx
      .update(product)
      .set({ options: optionsWith(row?.options ?? [], articles), version: sql`version + 1` })
      .where(eq(product.id, id))
    const [last] = await tx
      .select({ position: max(variant.position) })
      .from(variant)
      .where(eq(variant.productId, id))
    next.set(id, (last?.position ?? 0) + 1)
  }
  return next
}

const isNew = ([first]: NewArticle[]) => first?.productId === null

/** Adds articles, and the products that do not exist yet. Returns the ids of the articles. */
export const addArticles = async (tx: Tx, added: NewArticle[]): Promise<number[]> => {
  const groups = [...Map.groupBy(added, ({ slug }) => slug).values()]
  const productIds = await addProducts(tx, groups.filter(isNew))
  const positions = await extendProducts(
    tx,
    groups.filter((articles) => !isNew(articles)),
  )
  const rows = groups.flatMap((articles) =>
    articles.map((article, index) => {
      const productId = article.productId ?? productIds.get(article.slug) ?? 0
      const { sku, priceCents, stock, stockThreshold, delivery, active, options } = article
      return {
        productId,
        sku,
        title: titleOf(article),
        values: options.map(({ value }) => value),
        priceCents,
        stock,
        stockThreshold,
        delivery,
        nextDay: delivery === usualDelivery,
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
    const validFrom = new Date()
    await tx
      .insert(priceHistory)
      .values(made.map(({ id, priceCents }) => ({ variantId: id, priceCents, validFrom })))
  }
  await refreshLowestPrice(tx, [...new Set(rows.map(({ productId }) => productId))])
  return ids
}

/** Removes articles that an import added, with products that then have none. Those in orders and carts stay, off sale. */
export const removeArticles = async (tx: Tx, ids: number[]): Promise<{ removed: number; left: number }> => {
  let removed = 0
  for (const part of batchesOf(ids)) {
    const locked = await tx
      .select({ id: variant.id, productId: variant.productId })
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
    await refreshLowestPrice(tx, [...new Set(locked.map(({ productId }) => productId))])
    removed += free.length
  }
  return { removed, left: ids.length - removed }
}
