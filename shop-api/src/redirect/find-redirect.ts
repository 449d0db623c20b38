import { desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Redirect, RedirectedQueries } from 'shared-types/contracts/provider/catalog'
import { advisedCategory } from 'shared-types/urls/advice-url'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { storedPath, storedQuery } from 'shared-types/servers/old-address'
import { service } from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { mistakenServicePages } from 'shared-types/urls/slug'
import type { Db } from '../db/client.ts'
import { redirect } from '../db/schema/redirect.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { pageExists } from './page-exists.ts'

/** The category of a path with filters or of its advice, with outer slashes. */
const categoryOf = (path: string): string => {
  const advised = advisedCategory(path)
  return advised === null ? `${withoutFilters(path).replace(/\/$/, '')}/` : `/${advised}/`
}

const noRedirect = () => refuse('not_found', 'Dit adres verwijst niet door.')

/** Where an old address with exactly this query leads. */
export const findQueryRedirect = async (db: Db, path: string, query: string): Promise<Redirect | Refusal> => {
  const address = `${storedPath(path)}?${storedQuery(query)}`
  const [row] = await db
    .select({ path: redirect.toPath })
    .from(redirect)
    .where(eq(redirect.fromPath, address))
  return row ?? noRedirect()
}

/** The old paths of which some queries redirect, so that requests for all others need no lookup. */
export const listRedirectedQueries = async (db: Db): Promise<RedirectedQueries> => {
  const rows = await db
    .selectDistinct({ path: sql<string>`split_part(${redirect.fromPath}, '?', 1)` })
    .from(redirect)
    .where(like(redirect.fromPath, '%?%'))
  return { paths: rows.map(({ path }) => path) }
}

/** The current path of a page. The paths of a moved category with filters, and of its advice, redirect too. */
export const findRedirect = async (db: Db, requested: string): Promise<Redirect | Refusal> => {
  const path = storedPath(requested)
  const [row] = await db
    .select()
    .from(redirect)
    .where(inArray(redirect.fromPath, [path, categoryOf(path)]))
    .orderBy(desc(sql`length(${redirect.fromPath})`))
  if (!row) {
    const [, slug = ''] = /^\/service\/([^/]+)\/$/.exec(path) ?? []
    const page = Object.hasOwn(mistakenServicePages, slug) ? mistakenServicePages[slug] : undefined
    return page ? { path: pathOf(service, { page }) } : noRedirect()
  }
  const whole = row.toPath + path.slice(row.fromPath.length)
  return { path: (await pageExists(db, whole)) ? whole : row.toPath }
}
