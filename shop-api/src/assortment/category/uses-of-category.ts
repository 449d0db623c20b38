import { asc, not, sql } from 'drizzle-orm'
import { documentTitles } from 'shared-types/contracts/admin/content'
import { isRecord } from 'shared-types/is-record'
import { isAdvice } from '../../catalog/advice-rows.ts'
import { categoryOfBlocks } from '../../catalog/category/category-blocks.ts'
import type { Db } from '../../db/client.ts'
import { content, contentPage } from '../../db/schema/content.ts'
import { category } from '../../db/schema/products/catalog.ts'
import { categoryAt, linkedPath } from '../../redirect/linked-category.ts'

/** The titles of the entries, tiles and blocks that link to the category; an empty one for a link without a title. */
const linksTo = (path: string, value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => linksTo(path, item))
  if (!isRecord(value)) return []
  const { link, path: tile, title } = value
  const linked = typeof link === 'string' ? linkedPath(link) : null
  const isOwn = tile === path || (linked !== null && categoryAt(linked) === path)
  const own = isOwn ? [typeof title === 'string' ? title : ''] : []
  return [...own, ...Object.values(value).flatMap((below) => linksTo(path, below))]
}

/** The entries of menus and texts that link to a category, as an employee knows them. */
export const readUsesOfCategory = async (db: Db, path: string): Promise<string[]> => {
  const [rows, pages, categories] = await Promise.all([
    db.select({ key: content.key, data: content.data }).from(content).where(not(isAdvice)),
    db
      .select({ title: contentPage.title })
      .from(contentPage)
      .where(sql`${path} = any(${contentPage.categoryPaths})`)
      .orderBy(asc(contentPage.path)),
    db.select({ path: category.path, title: category.title }).from(category),
  ])
  const data = new Map(rows.map((row) => [row.key, row.data]))
  const blocks = rows.flatMap(({ key }) => {
    const of = categories.find((known) => known.path === categoryOfBlocks(key))
    return of ? [[key, `Blokken van ${of.title}`] as const] : []
  })
  const uses = [...Object.entries(documentTitles), ...blocks].flatMap(([key, place]) => {
    const titles = [...new Set(linksTo(path, data.get(key)))]
    const named = titles.filter((title) => title !== '').join(', ')
    return titles.length === 0 ? [] : [named === '' ? place : `${place}: ${named}`]
  })
  return [...uses, ...pages.map(({ title }) => `Pagina ${title}`)]
}
