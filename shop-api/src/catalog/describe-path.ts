import type { CategoryPath } from 'shared-types/contracts/provider/catalog'
import { adviceOfferedAt } from './offered-advice.ts'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { findPath } from './listing/find-path.ts'

/** The kind of page at a path, which may contain filters after the category. */
export const describePath = async (db: Db, path: string): Promise<CategoryPath | Refusal> => {
  const found = await findPath(db, path)
  if (!found) return refuse('not_found', 'Deze pagina bestaat niet.')
  const { id, kind, path: own, slug, title, numberOfFilters } = found.match.category
  return { id, kind, path: own, slug, title, numberOfFilters, ...(await adviceOfferedAt(db, own)) }
}
