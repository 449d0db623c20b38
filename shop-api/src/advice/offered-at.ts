import type { Db } from '../db/client.ts'
import { readGuides } from './queries.ts'

/** Code of the advice that is offered at this category, if there is one. */
export const adviceOfferedAt = async (db: Db, path: string): Promise<string | null> => {
  const guides = await readGuides(db)
  return guides.find(({ category, also }) => [category, ...also].includes(path))?.code ?? null
}

/** The categories that offer one. */
export const advisedPaths = async (db: Db): Promise<Set<string>> => {
  const guides = await readGuides(db)
  return new Set(guides.flatMap(({ category, also }) => also.concat(category)))
}
