import type { Db } from '../db/client.ts'
import { like } from 'drizzle-orm'
import { memoize } from '../db/memoize.ts'
import { content } from '../db/schema/content.ts'
import { Guide } from './guide.ts'

/** The maximum delay before a change of a guide is visible, in milliseconds. */
const guidesCachedFor = 500

export const readGuides = memoize(guidesCachedFor, async (db): Promise<Guide[]> => {
  const rows = await db.select().from(content).where(like(content.key, 'advice:%'))
  return rows.map(({ data }) => Guide.parse(data))
})

/** Code of the guide that this category offers, if there is one. */
export const adviceOfferedAt = async (db: Db, path: string): Promise<string | null> => {
  const guides = await readGuides(db)
  return guides.find(({ category, also }) => [category, ...also].includes(path))?.code ?? null
}

/** The categories that offer a guide. */
export const advisedPaths = async (db: Db): Promise<Set<string>> => {
  const guides = await readGuides(db)
  return new Set(guides.flatMap(({ category, also }) => also.concat(category)))
}
