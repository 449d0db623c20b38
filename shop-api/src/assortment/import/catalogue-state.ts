import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { batchesOf } from '../../db/batches.ts'
import {
  catalogueImport,
  importedChange,
  type ArticleValues,
  type SetValues,
  type StockOfExport,
} from '../../db/schema/catalogue-import.ts'
import { brand, category, facet, facetValue, product, variant } from '../../db/schema/products/catalog.ts'
import { typedMetaTitle } from '../../db/schema/columns/meta-title.ts'
import { readPromotedArticles } from '../../promotion/promoted-articles.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { readSales } from '../variant/plan-sale.ts'
import { familyMember, readMembers } from '../family/same-values.ts'
import { readConfigured } from '../variant/queries.ts'
import { brandFacet } from '../brand/list-brands.ts'
import type { ParsedRow } from './columns.ts'

const inBatches = async <Key, Row>(keys: Key[], read: (part: Key[]) => Promise<Row[]>): Promise<Row[]> => {
  const rows: Row[] = []
  for (const part of batchesOf(keys)) rows.push(...(await read(part)))
  return rows
}

// Raw names, because drizzle omits those of tables where a statement has only one.
const otherCategoryIds = sql<number[]>`array(
  select category_id from product_category
  where product_id = product.id and category_id <> product.main_category_id
    and category_id not in (select category_id from promotion)
  order by 1)`
const ownFacetValueIds = sql<number[]>`array(
  select own from unnest(product.facet_value_ids) as own
  where own not in (select unnest(variant.facet_value_ids) from variant where variant.product_id = product.id)
    and own not in (
      select facet_value.id from facet_value join facet on facet.id = facet_value.facet_id where facet.code = ${brandFacet})
  order by 1)`

export const productColumns = {
  ...familyMember,
  brandId: product.brandId,
  mainCategoryId: product.mainCategoryId,
  categoryIds: otherCategoryIds,
  facetValueIds: ownFacetValueIds,
  archivedAt: product.archivedAt,
  images: product.images,
  options: product.options,
  description: product.description,
  metaTitle: product.metaTitle,
  metaDescription: product.metaDescription,
}

export const variantColumns = {
  id: variant.id,
  sku: variant.sku,
  priceCents: variant.priceCents,
  vatRate: variant.vatRate,
  stock: variant.stock,
  stockThreshold: variant.stockThreshold,
  delivery: variant.delivery,
  active: variant.active,
}

const articles = (db: Db | Tx) =>
  db
    .select({ variant: variantColumns, product: productColumns })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))

export type Article = Awaited<ReturnType<typeof articles>>[number]

/** These articles by id, locked in the order in which orders lock them. Carts can still add them. */
export const readArticles = async (tx: Tx, ids: number[]): Promise<Map<number, Article>> => {
  const rows = await inBatches(
    ids.toSorted((left, right) => left - right),
    (part) =>
      articles(tx).where(inArray(variant.id, part)).orderBy(variant.id).for('no key update', { of: variant }),
  )
  return new Map(rows.map((row) => [row.variant.id, row]))
}

/**
 * As `readArticles`, with the other articles of products that these changes show or hide: what is noted of their prices
 * locks them, and prices lock an article before its product.
 */
export const readChanging = async (
  tx: Tx,
  changes: { variantId: number; after: SetValues }[],
): Promise<Map<number, Article>> => {
  const switching = changes.filter(({ after }) => after.productActive !== undefined)
  const siblings = await inBatches(switching, (part) =>
    tx
      .select({ id: variant.id })
      .from(variant)
      .where(
        inArray(
          variant.productId,
          tx
            .select({ id: variant.productId })
            .from(variant)
            .where(
              inArray(
                variant.id,
                part.map(({ variantId }) => variantId),
              ),
            ),
        ),
      ),
  )
  const ids = [...changes.map(({ variantId }) => variantId), ...siblings.map(({ id }) => id)]
  return readArticles(tx, [...new Set(ids)])
}

export const valuesOfProduct = (of: Article['product']) => ({
  title: of.title,
  brandId: of.brandId,
  mainCategoryId: of.mainCategoryId,
  categoryIds: of.categoryIds,
  facetValueIds: of.facetValueIds,
  description: of.description,
  metaTitle: typedMetaTitle(of),
  metaDescription: of.metaDescription,
  productActive: of.active,
})

/** The current values of the fields that an import can set. */
export const valuesOf = ({ variant: sold, product: of }: Article): ArticleValues => ({
  priceCents: sold.priceCents,
  vatRate: sold.vatRate,
  stock: sold.stock,
  stockThreshold: sold.stockThreshold,
  delivery: sold.delivery,
  active: sold.active,
  ...valuesOfProduct(of),
})

/** A filter value as a file has it. */
export const filterNameOf = ({ facetTitle, title }: { facetTitle: string; title: string }): string =>
  `${facetTitle}: ${title}`

export const readGroups = async (tx: Db | Tx) => ({
  brands: await tx.select({ id: brand.id, title: brand.title }).from(brand),
  categories: await tx
    .select({ id: category.id, path: category.path, isPromotion: sql<boolean>`${promotion.id} is not null` })
    .from(category)
    .leftJoin(promotion, eq(promotion.categoryId, category.id)),
  /** Those of brands follow the brand. */
  facetValues: await tx
    .select({
      id: facetValue.id,
      facetId: facetValue.facetId,
      facetTitle: facet.title,
      title: facetValue.title,
    })
    .from(facetValue)
    .innerJoin(facet, eq(facet.id, facetValue.facetId))
    .where(ne(facet.code, brandFacet)),
})

export const keyOfExport = (variantId: number, cell: string) => `${variantId} ${cell}`

/** The stock that lines of the same export wanted before: what they changed is not changed again. */
const readAppliedStock = async (tx: Tx, rows: ParsedRow[], known: Article[]) => {
  const exported = new Set(rows.flatMap(({ sku, exportedStock }) => (exportedStock ? sku : [])))
  const ids = known.flatMap(({ variant: { id, sku } }) => (exported.has(sku) ? id : []))
  const applied = await inBatches(ids, (part) =>
    tx
      .select({
        variantId: importedChange.variantId,
        stock: sql<StockOfExport>`${importedChange.after} -> 'stockOfExport'`,
      })
      .from(importedChange)
      .innerJoin(catalogueImport, eq(catalogueImport.id, importedChange.importId))
      .where(
        and(
          inArray(importedChange.variantId, part),
          eq(catalogueImport.state, 'applied'),
          sql`${importedChange.after} ? 'stockOfExport'`,
        ),
      )
      .orderBy(asc(catalogueImport.appliedAt)),
  )
  return new Map(applied.map(({ variantId, stock }) => [keyOfExport(variantId, stock.cell), stock.wanted]))
}

/** The articles and products of the shop that the lines of a file name. */
export const readState = async (tx: Tx, rows: ParsedRow[]) => {
  const skus = rows.map(({ sku }) => sku)
  const slugs = [...new Set(rows.flatMap(({ slug }) => slug ?? []))]
  const known = await inBatches(skus, (part) => articles(tx).where(inArray(variant.sku, part)))
  const products = await inBatches(slugs, (part) =>
    tx.select(productColumns).from(product).where(inArray(product.slug, part)),
  )
  const numbers = new Set(known.map((article) => article.variant.sku))
  const unknown = skus.filter((sku) => !numbers.has(sku)).map((sku) => sku.toLowerCase())
  const similar =
    unknown.length > 0
      ? await tx
          .select({ sku: variant.sku })
          .from(variant)
          .where(sql`lower(${variant.sku}) = any(${sql.param(unknown)}::text[])`)
      : []
  const touched = new Set([...known.map((article) => article.product.id), ...products.map(({ id }) => id)])
  const siblings = await inBatches([...touched], (part) =>
    tx
      .select({
        id: variant.id,
        productId: variant.productId,
        values: variant.values,
        facetValueIds: variant.facetValueIds,
        active: variant.active,
        delivery: variant.delivery,
      })
      .from(variant)
      .where(inArray(variant.productId, part))
      .orderBy(variant.position, variant.id),
  )
  return {
    articles: new Map(known.map((article) => [article.variant.sku, article])),
    products: new Map(products.map((row) => [row.slug, row])),
    /** The numbers that differ only in capitals from those of new articles. */
    numbers: similar.map(({ sku }) => sku),
    /** All articles of these products, by the id of the product. */
    siblings: Map.groupBy(siblings, ({ productId }) => productId),
    members: await readMembers(
      tx,
      rows.some(({ productActive }) => productActive) ? known.map((article) => article.product.familyId) : [],
    ),
    configured: await readConfigured(
      tx,
      products.map(({ id }) => id),
    ),
    appliedStock: await readAppliedStock(tx, rows, known),
    ...(await readGroups(tx)),
    sales: await readSales(tx),
    promoted: await readPromotedArticles(tx),
  }
}

export type CatalogueState = Awaited<ReturnType<typeof readState>>
