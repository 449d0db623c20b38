import { eq } from 'drizzle-orm'
import { category } from '../db/schema/products/catalog.ts'
import type { Db } from '../db/client.ts'
import { categoryColumns, type CategoryRow } from '../catalog/category/category-queries.ts'

export const findCategory = async (
  db: Db,
  by: { id: number } | { path: string },
): Promise<CategoryRow | null> => {
  const condition = 'id' in by ? eq(category.id, by.id) : eq(category.path, by.path)
  const [row] = await db.select(categoryColumns).from(category).where(condition)
  return row ?? null
}
