import { asc, eq, sql } from 'drizzle-orm'
import type { CategorySummary, StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import type { Listed, ListSearchQuery } from 'shared-types/contracts/admin/list'
import { typedMetaTitle } from '../../db/schema/columns/meta-title.ts'
import type { Db } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { category } from '../../db/schema/products/catalog.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { contains } from '../../db/contains.ts'
import { readBlocks } from '../../catalog/category/category-blocks.ts'
import { readUsesOfCategory } from './uses-of-category.ts'

export const noSuchCategory = () => refuse('not_found', 'Deze categorie bestaat niet.')

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

/** One page, in the order of the addresses: each category is below its parent. */
export const listCategories = (
  db: Db,
  { q, ...paging }: ListSearchQuery,
): Promise<Listed<CategorySummary>> => {
  const chosen = q ? contains(sql`lower(${category.title} || ' ' || ${category.path})`, q) : undefined
  return readPage(
    paging,
    db.select(categorySummary).from(category).where(chosen).orderBy(asc(category.path)),
    db.$count(category, chosen),
  )
}

export const readCategory = async (db: Db, id: number): Promise<StaffCategory | Refusal> => {
  const [found] = await db.select(shownCategory).from(category).where(eq(category.id, id))
  if (!found) return noSuchCategory()
  const [blocks, usedIn] = await Promise.all([readBlocks(db, found.path), readUsesOfCategory(db, found.path)])
  return { ...found, metaTitle: typedMetaTitle(found), blocks, usedIn }
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
