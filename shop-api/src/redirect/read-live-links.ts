import { notLike, sql } from 'drizzle-orm'
import { categories } from 'shared-types/urls/page-paths'
import type { Db } from '../db/client.ts'
import { memoize } from '../db/memoize.ts'
import { contentPage } from '../db/schema/content.ts'
import { category } from '../db/schema/products/catalog.ts'
import { redirect } from '../db/schema/redirect.ts'
import { categoryAt, linkedPath } from './linked-category.ts'

/** The maximum delay before a change of categories or redirects is visible, in milliseconds. */
const linksCachedFor = 500

/**
 * Whether a link of content leads to a page that the shop shows. One to a category that is hidden or removed does not; in
 * case of doubt it does.
 */
export const readLiveLinks = memoize(linksCachedFor, async (db: Db): Promise<(link: string) => boolean> => {
  const [known, texts, moved] = await Promise.all([
    db.select({ path: category.path, listed: category.listed }).from(category),
    db.select({ path: contentPage.path }).from(contentPage),
    db
      .select({ from: redirect.fromPath, to: redirect.toPath })
      .from(redirect)
      .where(notLike(redirect.fromPath, sql`'%.html'`)),
  ])
  const shown = new Map(known.map(({ path, listed }) => [path, listed]))
  for (const { path } of texts) if (!shown.has(path)) shown.set(path, true)
  const now = new Map(moved.map(({ from, to }) => [from, to]))

  const isLive = (link: string): boolean => {
    const path = linkedPath(link)
    if (path === null) return true
    const either = [path, categoryAt(path)]
    const listed = either.map((one) => shown.get(one)).find((one) => one !== undefined)
    if (listed !== undefined) return listed
    const to = either.map((one) => now.get(`/${one}/`)).find((one) => one !== undefined)
    // The address of a removed category leads to the one above it, which is another page.
    return to !== undefined && to !== categories && !`/${path}/`.startsWith(to) && isLive(to)
  }
  return isLive
})
