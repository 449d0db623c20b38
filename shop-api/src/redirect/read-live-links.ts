import { inArray, notLike, or, sql } from 'drizzle-orm'
import { categories } from 'shared-types/urls/page-paths'
import type { Db } from '../db/client.ts'
import { ownSegments } from '../catalog/own-segments.ts'
import { memoize } from '../db/memoize.ts'
import { content, contentPage } from '../db/schema/content.ts'
import { category } from '../db/schema/products/catalog.ts'
import { redirect } from '../db/schema/redirect.ts'
import { categoryAt, linkedPath, shopPath } from './linked-category.ts'
import { existingPages } from './page-exists.ts'

/** The maximum delay before a change of categories or redirects is visible, in milliseconds. */
const linksCachedFor = 500

const isProduct = (path: string) => /^\/[^/]+\.html$/.test(path)

/** The links in content to products and pages that the shop does not show. */
const readMissing = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ link: string }>(
    sql`select distinct link #>> '{}' as link from ${content}, jsonb_path_query(${content.data}, '$.**.link') as link
      where jsonb_typeof(link) = 'string'`,
  )
  const paths = rows.flatMap(({ link }) => (linkedPath(link) === null ? (shopPath(link) ?? []) : []))
  const pages = paths.filter((path) => isProduct(path) || ownSegments.has(path.split('/')[1] ?? ''))
  const existing = await existingPages(db, pages)
  return pages.filter((path) => !existing.has(path))
}

/**
 * Whether a link of content leads to a page that the shop shows. One to a category or product that is hidden or removed,
 * or to a text that is removed, does not; in case of doubt it does.
 */
export const readLiveLinks = memoize(linksCachedFor, async (db: Db): Promise<(link: string) => boolean> => {
  const gone = await readMissing(db)
  const [known, texts, moved] = await Promise.all([
    db.select({ path: category.path, listed: category.listed }).from(category),
    db.select({ path: contentPage.path }).from(contentPage),
    db
      .select({ from: redirect.fromPath, to: redirect.toPath })
      .from(redirect)
      .where(or(notLike(redirect.fromPath, sql`'%.html'`), inArray(redirect.fromPath, gone))),
  ])
  const shown = new Map(known.map(({ path, listed }) => [path, listed]))
  for (const { path } of texts) if (!shown.has(path)) shown.set(path, true)
  const now = new Map(moved.map(({ from, to }) => [from, to]))
  const missing = new Set(gone)

  // The address of a removed page leads to the one above it, which is another page.
  const leadsOn = (from: string, to: string | undefined): boolean =>
    to !== undefined && to !== categories && !from.startsWith(to) && isLive(to)
  const isLive = (link: string): boolean => {
    const path = linkedPath(link)
    if (path === null) {
      const own = shopPath(link)
      return own === null || !missing.has(own) || leadsOn(own, now.get(own))
    }
    const either = [path, categoryAt(path)]
    const listed = either.map((one) => shown.get(one)).find((one) => one !== undefined)
    if (listed !== undefined) return listed
    const to = either.map((one) => now.get(`/${one}/`)).find((one) => one !== undefined)
    return leadsOn(`/${path}/`, to)
  }
  return isLive
})
