import { inArray, sql } from 'drizzle-orm'
import { followingMetaTitle } from '../../db/schema/columns/meta-title.ts'
import type { Tx } from '../../db/client.ts'
import { databaseNow } from '../../db/database-now.ts'
import { batchesOf } from '../../db/batches.ts'
import { stockCorrection } from '../../db/schema/assortment.ts'
import { product, productCategory, variant } from '../../db/schema/products/catalog.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { isNextDay } from '../../delivery/delivery-days.ts'
import { readValuesOfBrands } from '../product/add-articles.ts'
import { setPricesNow } from '../variant/change-price.ts'
import { followArticles, hideUnsold } from '../variant/follow-articles.ts'
import { settersOfProduct } from './columns.ts'
import type { ArticleChange } from './planning.ts'

interface Author {
  staffId: number
  reason: string
}

const writeVariants = async (tx: Tx, part: ArticleChange[]) => {
  const wanted = part.map(({ variantId, after }) => ({
    variantId,
    ...after,
    nextDay: after.delivery === undefined ? undefined : isNextDay(after.delivery),
  }))
  await tx.execute(sql`
    update ${variant} set stock = coalesce(wanted.stock, variant.stock),
      stock_threshold = coalesce(wanted."stockThreshold", stock_threshold),
      delivery = coalesce(wanted.delivery, variant.delivery), next_day = coalesce(wanted."nextDay", next_day),
      active = coalesce(wanted.active, variant.active), vat_rate = coalesce(wanted."vatRate", vat_rate)
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(
      "variantId" int, stock int, "stockThreshold" int, delivery text, "nextDay" boolean, active boolean,
      "vatRate" int)
    where ${variant.id} = wanted."variantId"
      and num_nonnulls(wanted.stock, wanted."stockThreshold", wanted.delivery, wanted.active, wanted."vatRate") > 0`)
}

/** With them, the main category and the pages of promotions stay. */
const writeOtherCategories = async (
  tx: Tx,
  products: { productId: number; categoryIds?: number[] | undefined }[],
): Promise<void> => {
  const wanted = JSON.stringify(products.filter(({ categoryIds }) => categoryIds !== undefined))
  const rows = sql`json_to_recordset(${wanted}::json) as wanted("productId" int, "categoryIds" int[])`
  await tx.execute(sql`
    delete from ${productCategory} using ${rows}, ${product}
    where product_category.product_id = wanted."productId" and product.id = wanted."productId"
      and category_id <> all(wanted."categoryIds") and category_id <> product.main_category_id
      and category_id not in (select category_id from ${promotion})`)
  await tx.execute(sql`
    insert into ${productCategory} (product_id, category_id)
    select wanted."productId", unnest(wanted."categoryIds") from ${rows} on conflict do nothing`)
}

/** Returns the products that were added to their new main category: the others were in it before. */
const writeProducts = async (tx: Tx, part: ArticleChange[]): Promise<number[]> => {
  const valueOf = await readValuesOfBrands(tx)
  // A product has one row, whichever of its lines say something: an update takes only one of several.
  const ofProducts = new Map<number, ArticleChange['after']>()
  for (const { productId, after } of part)
    ofProducts.set(productId, { ...ofProducts.get(productId), ...after })
  const wanted = Array.from(ofProducts, ([productId, after]) => ({
    productId,
    brandValue: after.brandId === undefined ? undefined : valueOf.get(after.brandId),
    ...after,
  }))
  const title = sql`coalesce(wanted.title, product.title)`
  const brandValues = sql`${sql.param([...valueOf.values()])}::int[]`
  const facetValueIds = sql`case when wanted."facetValueIds" is null then facet_value_ids
    else wanted."facetValueIds" || array(
      select following from unnest(facet_value_ids) as following where following = any(${brandValues})
        or following in (select unnest(variant.facet_value_ids) from variant where variant.product_id = product.id)) end`
  await tx.execute(sql`
    update ${product} set title = ${title},
      meta_title = case wanted."metaTitle" when '' then ${title} else coalesce(wanted."metaTitle", ${followingMetaTitle(title)}) end,
      description = coalesce(wanted.description, product.description),
      meta_description = coalesce(wanted."metaDescription", meta_description), active = coalesce(wanted."productActive", product.active),
      brand_id = coalesce(wanted."brandId", brand_id), main_category_id = coalesce(wanted."mainCategoryId", main_category_id),
      facet_value_ids = case when num_nonnulls(wanted."brandId", wanted."facetValueIds") = 0 then facet_value_ids else array(
        select distinct value from unnest(array_remove(${facetValueIds} || wanted."brandValue", null)) as value
        where wanted."brandId" is null or value = wanted."brandValue" or value <> all(${brandValues})
        order by value) end,
      version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(
      "productId" int, title text, description text, "metaTitle" text, "metaDescription" text, "productActive" boolean, "brandId" int, "mainCategoryId" int,
      "brandValue" int, "facetValueIds" int[])
    where ${product.id} = wanted."productId"`)
  await writeOtherCategories(tx, wanted)
  const placed = part.flatMap(({ productId, after: { mainCategoryId } }) =>
    mainCategoryId === undefined ? [] : [{ productId, categoryId: mainCategoryId }],
  )
  const added =
    placed.length > 0
      ? await tx
          .insert(productCategory)
          .values(placed)
          .onConflictDoNothing()
          .returning({ productId: productCategory.productId })
      : []
  const removed = part.flatMap(({ productId, leaves }) =>
    leaves === undefined ? [] : [{ productId, categoryId: leaves }],
  )
  if (removed.length > 0)
    await tx.execute(sql`
      delete from ${productCategory} using json_to_recordset(${JSON.stringify(removed)}::json)
        as removed("productId" int, "categoryId" int)
      where product_id = removed."productId" and category_id = removed."categoryId"`)
  return added.map(({ productId }) => productId)
}

/** Whether it decides that a product in the shop has an article for sale. */
const touchesSale = ({ after }: ArticleChange) =>
  after.active !== undefined || after.productActive !== undefined

const touchesProduct = ({ after }: ArticleChange) =>
  settersOfProduct.some(({ sets }) => after[sets] !== undefined)

/** All of them before the tile of any family, as a change of one product does. Otherwise, each could wait for the other. */
export const lockProducts = async (tx: Tx, changes: ArticleChange[]): Promise<void> => {
  const touched = changes.filter((change) => touchesProduct(change) || touchesSale(change))
  const ids = new Set(touched.map(({ productId }) => productId))
  for (const part of batchesOf([...ids].toSorted((a, b) => a - b)))
    await tx
      .select({ id: product.id })
      .from(product)
      .where(inArray(product.id, part))
      .orderBy(product.id)
      .for('no key update')
}

/**
 * Sets values of existing articles, with the history of prices and stock. Their rows are locked. Returns the products
 * that were added to their new main category.
 */
export const writeChanges = async (
  tx: Tx,
  changes: ArticleChange[],
  { staffId, reason }: Author,
): Promise<Set<number>> => {
  const addedToCategory = new Set<number>()
  await lockProducts(tx, changes)
  for (const part of batchesOf(changes)) {
    await writeVariants(tx, part)
    const ofProducts = part.filter(touchesProduct)
    if (ofProducts.length > 0)
      for (const productId of await writeProducts(tx, ofProducts)) addedToCategory.add(productId)
    const corrections = part.flatMap(({ variantId, before, after: { stock } }) =>
      stock === undefined || before.stock === undefined || stock === before.stock
        ? []
        : [{ variantId, staffId, change: stock - before.stock, stockAfter: stock, reason }],
    )
    if (corrections.length > 0) await tx.insert(stockCorrection).values(corrections)
  }
  const prices = changes.flatMap(({ variantId, after: { priceCents } }) =>
    priceCents === undefined ? [] : [{ variantId, priceCents }],
  )
  const now = await databaseNow(tx)
  for (const part of batchesOf(prices)) await setPricesNow(tx, part, now)
  const switched = [...new Set(changes.filter(touchesSale).map(({ productId }) => productId))]
  const filtered = changes.filter(({ after }) => after.facetValueIds !== undefined)
  await followArticles(tx, [...new Set([...switched, ...filtered.map(({ productId }) => productId)])])
  await hideUnsold(tx, switched)
  return addedToCategory
}
