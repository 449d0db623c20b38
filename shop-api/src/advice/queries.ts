import { eq, like } from 'drizzle-orm'
import { keptFor } from '../db/kept-for.ts'
import { category } from '../db/schema/catalog.ts'
import { content } from '../db/schema/content.ts'
import type { Db } from '../db/client.ts'
import type { CategoryRow } from '../catalog/category-queries.ts'
import { Guide } from './guide.ts'

/** An advice that was changed is there this much later at most. */
const guidesKeptMs = 5_000

export const readGuides = keptFor(guidesKeptMs, async (db): Promise<Guide[]> => {
  const rows = await db.select().from(content).where(like(content.key, 'advice:%'))
  return rows.map(({ data }) => Guide.parse(data))
})

export const findCategory = async (
  db: Db,
  by: { id: number } | { path: string },
): Promise<CategoryRow | null> => {
  const condition = 'id' in by ? eq(category.id, by.id) : eq(category.path, by.path)
  const [row] = await db.select().from(category).where(condition)
  return row ?? null
}
