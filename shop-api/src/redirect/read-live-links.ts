import { notLike, sql } from 'drizzle-orm'
import { categories } from 'shared-types/urls/page-paths'
import { linkedCategory } from '../catalog/linked-category.ts'
import type { Db } from '../db/client.ts'
import { contentPage } from '../db/schema/content.ts'
import { category } from '../db/schema/products/catalog.ts'
import { redirect } from '../db/schema/redirect.ts'

/**
 * Whether a link of content leads to a page that the shop shows. One to a category that is hidden or removed does not; in
 * case of doubt it does.
 */
export const readLiveLinks = async (db: Db): Promise<(link: string) => boolean> => {
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
    const path = linkedCategory(link)
    if (path === null) return true
    const to = now.get(`/${path}/`)
    if (shown.has(path) || to === undefined) return shown.get(path) ?? false
    // The address of a removed category leads to the one above it, which is another page.
    return to !== categories && !`/${path}/`.startsWith(to) && isLive(to)
  }
  return isLive
}
