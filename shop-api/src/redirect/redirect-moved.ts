import { isDeepStrictEqual } from 'node:util'
import { and, eq, not, or, sql } from 'drizzle-orm'
import { isRecord } from 'shared-types/is-record'
import type { Tx } from '../db/client.ts'
import { changeAdvices, isAdvice } from '../catalog/advice-rows.ts'
import { blocksKey } from '../catalog/category/category-blocks.ts'
import { content, contentPage } from '../db/schema/content.ts'
import { redirect } from '../db/schema/redirect.ts'

/** The old and the new path of a page, in their proper spelling. */
interface Move {
  from: string
  to: string
}

/** Lets changes of redirects wait for each other, so that no circle arises. */
export const lockRedirects = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${redirect} in share row exclusive mode`)
}

/** Pages of text name their related categories by path, and products by slug. */
const renameRelated = async (tx: Tx, { from, to }: Move): Promise<void> => {
  const isProduct = from.endsWith('.html')
  const [old, now] = [from, to].map((path) => path.replaceAll(/^\/|\/$|\.html$/g, ''))
  const column = isProduct ? contentPage.productSlugs : contentPage.categoryPaths
  const renamed = sql`array_replace(${column}, ${old}::text, ${now}::text)`
  await tx
    .update(contentPage)
    .set(isProduct ? { productSlugs: renamed } : { categoryPaths: renamed })
    .where(sql`${old}::text = any(${column})`)
}

/** An advice names the category that it belongs to, and those that lead to it. */
const renameInAdvice = async (tx: Tx, { from, to }: Move): Promise<void> => {
  const [old, now] = [from, to].map((path) => path.slice(1, -1))
  const renamed = (path: string) => (path === old ? (now ?? path) : path)
  await changeAdvices(tx, (advice) =>
    [advice.category, ...advice.also, ...advice.suits].some((path) => path === old)
      ? {
          ...advice,
          category: renamed(advice.category),
          also: advice.also.map(renamed),
          suits: advice.suits.map(renamed),
        }
      : null,
  )
}

const withoutSlashes = (path: string) => path.replaceAll(/^\/|\/$/g, '')

/** With links to the new path, also with filters, and tiles that name the category. */
const renameLinks = (value: unknown, move: Move): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => renameLinks(item, move))
  if (!isRecord(value)) return value
  const { from, to } = move
  const renamed = (name: string, field: unknown) => {
    if (name === 'link' && typeof field === 'string' && field.startsWith(from))
      return to + field.slice(from.length)
    return name === 'path' && field === withoutSlashes(from) ? withoutSlashes(to) : renameLinks(field, move)
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, renamed(name, field)]))
}

/** Menus, tiles and blocks link to categories and products; the blocks of a category are stored under its path. */
const renameInContent = async (tx: Tx, moves: Move[]): Promise<void> => {
  const rows = await tx
    .select({ key: content.key, data: content.data })
    .from(content)
    .where(not(isAdvice))
    .for('update')
  for (const { key, data } of rows) {
    const renamed = moves.reduce(renameLinks, data)
    if (!isDeepStrictEqual(renamed, data))
      await tx.update(content).set({ data: renamed }).where(eq(content.key, key))
  }
  for (const [old, now] of moves.map(({ from, to }) => [withoutSlashes(from), withoutSlashes(to)] as const)) {
    // A category that had this path in an earlier release may have left its blocks.
    await tx.delete(content).where(eq(content.key, blocksKey(now)))
    const moved = eq(content.key, blocksKey(old))
    await tx
      .update(content)
      .set({ key: blocksKey(now) })
      .where(moved)
  }
}

/** Redirects the old paths to the new ones. Earlier redirects to an old path now lead directly to the new one. */
export const redirectMoved = async (tx: Tx, moves: Move[]): Promise<void> => {
  await lockRedirects(tx)
  // The longest path first: a path below another one may have moved elsewhere.
  const longestFirst = moves.toSorted((left, right) => right.from.length - left.from.length)
  for (const { from, to } of longestFirst) {
    const newPath = sql`${to}::text || substr(${redirect.toPath}, ${from.length + 1}::int)`
    const isOld = sql`starts_with(${redirect.toPath}, ${from})`
    // The new path has a page, also with filters.
    const isPage = or(eq(redirect.fromPath, to), sql`starts_with(${redirect.fromPath}, ${`${to}ae-`})`)
    await tx.delete(redirect).where(or(isPage, and(isOld, eq(redirect.fromPath, newPath))))
    await tx.update(redirect).set({ toPath: newPath }).where(isOld)
    await tx
      .insert(redirect)
      .values({ fromPath: from, toPath: to })
      .onConflictDoUpdate({ target: redirect.fromPath, set: { toPath: to } })
    await renameRelated(tx, { from, to })
    if (to.endsWith('/')) await renameInAdvice(tx, { from, to })
  }
  await renameInContent(tx, longestFirst)
}

/** Lets the path of a page that no longer exists lead to another page, and with it what led to that path. */
export const redirectRemoved = async (tx: Tx, { from, to }: Move): Promise<void> => {
  await lockRedirects(tx)
  await tx.update(redirect).set({ toPath: to }).where(eq(redirect.toPath, from))
  await tx
    .insert(redirect)
    .values({ fromPath: from, toPath: to })
    .onConflictDoUpdate({ target: redirect.fromPath, set: { toPath: to } })
}
