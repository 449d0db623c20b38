import { asc, eq, sql } from 'drizzle-orm'
import type { StaffBrand } from 'shared-types/contracts/admin/assortment/brands'
import type { CategorySummary, StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import type { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { typedMetaTitle } from '../../db/schema/columns/meta-title.ts'
import type { Db } from '../../db/client.ts'
import { brand, category } from '../../db/schema/products/catalog.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { contains } from '../../db/contains.ts'
import { readBlocks } from '../../catalog/category/category-blocks.ts'
import { readUsesOfCategory } from './uses-of-category.ts'

/** The filter of brands; its values follow the brand of each product. */
export const brandFacet = 'ae-merk'

export const noSuchCategory = () => refuse('not_found', 'Deze categorie bestaat niet.')
export const noSuchBrand = () => refuse('not_found', 'Dit merk bestaat niet.')

const categorySummary = {
  id: category.id,
  path: category.path,
  title: category.title,
  position: category.position,
  listed: category.listed,
  products: sql<number>`(select count(*)::int from product_category where category_id = ${category.id})`,
}

const shownCategory = {
  ...categorySummary,
  version: category.version,
  slug: category.slug,
  kind: category.kind,
  parentId: category.parentId,
  intro: category.intro,
  description: category.description,
  image: category.image,
  metaTitle: category.metaTitle,
  metaDescription: category.metaDescription,
  ofPromotion: sql<boolean>`exists (select from promotion where category_id = category.id)`,
}

const shownBrand = {
  id: brand.id,
  version: brand.version,
  slug: brand.slug,
  title: brand.title,
  description: brand.description,
  position: brand.position,
  listed: brand.listed,
  manufacturer: brand.manufacturer,
  // Written out: columns of a statement on one table have no prefix, and products have an id as well.
  products: sql<number>`(select count(*)::int from product where product.brand_id = brand.id)`,
}

interface Page<Row> {
  rows: Row[]
  total: number
}

/** One page, in the order of the addresses: each category is below its parent. */
export const listCategories = async (
  db: Db,
  { q, page, perPage }: ListSearchQuery,
): Promise<Page<CategorySummary>> => {
  const chosen = q ? contains(sql`lower(${category.title} || ' ' || ${category.path})`, q) : undefined
  const rows = await db
    .select(categorySummary)
    .from(category)
    .where(chosen)
    .orderBy(asc(category.path))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, total: await db.$count(category, chosen) }
}

export const readCategory = async (db: Db, id: number): Promise<StaffCategory | Refusal> => {
  const [found] = await db.select(shownCategory).from(category).where(eq(category.id, id))
  if (!found) return noSuchCategory()
  const [blocks, usedIn] = await Promise.all([readBlocks(db, found.path), readUsesOfCategory(db, found.path)])
  return { ...found, metaTitle: typedMetaTitle(found), blocks, usedIn }
}

/** One page, in the order of the shop. */
export const listBrands = async (
  db: Db,
  { q, page, perPage }: ListSearchQuery,
): Promise<Page<StaffBrand>> => {
  const chosen = q ? contains(sql`lower(${brand.title} || ' ' || ${brand.slug})`, q) : undefined
  const rows = await db
    .select(shownBrand)
    .from(brand)
    .where(chosen)
    .orderBy(asc(brand.position), asc(brand.title))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, total: await db.$count(brand, chosen) }
}

export const readBrand = async (db: Db, id: number): Promise<StaffBrand | Refusal> => {
  const [found] = await db.select(shownBrand).from(brand).where(eq(brand.id, id))
  return found ?? noSuchBrand()
}

/** All categories, each named with the categories above it. */
export const readCategoryTitles = async (db: Db): Promise<{ id: number; title: string }[]> => {
  const rows = await db
    .select({ id: category.id, path: category.path, title: category.title })
    .from(category)
    .orderBy(asc(category.path))
  const titles = new Map(rows.map(({ path, title }) => [path, title]))
  return rows.map(({ id, path }) => {
    const above = path.split('/').map((_segment, index, all) => all.slice(0, index + 1).join('/'))
    return { id, title: above.flatMap((of) => titles.get(of) ?? []).join(' › ') }
  })
}
