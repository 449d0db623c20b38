import { and, inArray } from 'drizzle-orm'
import { PageParent } from 'shared-types/contracts/admin/content'
import { advisedCategory } from 'shared-types/urls/advice-url'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { segmentsOf } from 'shared-types/urls/listing-filters'
import * as pages from 'shared-types/urls/page-paths'
import { ownSegments } from '../catalog/own-segments.ts'
import type { Db, Tx } from '../db/client.ts'
import { contentPage, servicePage } from '../db/schema/content.ts'
import { brand, category, product } from '../db/schema/products/catalog.ts'

const fixed = new Set<string>(Object.values(pages))

/** Groups of pages of which the shop knows which exist; in the others, all paths may be pages. */
const known = new Set<string>(['service', 'brands', ...PageParent.options])

/** Which of the keys have a row with a page, by kind of page. */
const rowsOf = {
  product: (db: Db | Tx, keys: string[]) =>
    db
      .select({ key: product.slug })
      .from(product)
      .where(and(inArray(product.slug, keys), product.active)),
  servicePage: (db: Db | Tx, keys: string[]) =>
    db.select({ key: servicePage.slug }).from(servicePage).where(inArray(servicePage.slug, keys)),
  contentPage: (db: Db | Tx, keys: string[]) =>
    db.select({ key: contentPage.path }).from(contentPage).where(inArray(contentPage.path, keys)),
  brand: (db: Db | Tx, keys: string[]) =>
    db.select({ key: brand.slug }).from(brand).where(inArray(brand.slug, keys)),
  category: (db: Db | Tx, keys: string[]) =>
    db.select({ key: category.path }).from(category).where(inArray(category.path, keys)),
}
type Kind = keyof typeof rowsOf
const kinds = Object.keys(rowsOf) as Kind[]

/** The rows of which one makes the path a page; null for a path that is one, whatever rows there are. */
const keysOf = (path: string): Partial<Record<Kind, string>> | null => {
  if (fixed.has(path)) return null
  const [, slug] = /^\/([^/]+)\.html$/.exec(path) ?? []
  if (slug !== undefined) return { product: slug }
  const segments = segmentsOf(path)
  const [first = '', second = ''] = segments
  const own = segments.join('/')
  if (first === 'service' && segments.length === 2) return { servicePage: second, contentPage: own }
  if (first === 'brands') return { brand: second, contentPage: own }
  if (ownSegments.has(first)) return known.has(first) ? { contentPage: own } : null
  return { category: advisedCategory(path) ?? withoutFilters(own), contentPage: own }
}

/** Those of the paths, in their proper spelling, at which the shop has a page. In case of doubt it has one. */
export const existingPages = async (db: Db | Tx, paths: string[]): Promise<Set<string>> => {
  const wanted = paths.map((path) => ({ path, keys: keysOf(path) }))
  const found = new Map<Kind, Set<string>>()
  for (const kind of kinds) {
    const keys = new Set(wanted.flatMap(({ keys: of }) => of?.[kind] ?? []))
    if (keys.size > 0) found.set(kind, new Set((await rowsOf[kind](db, [...keys])).map(({ key }) => key)))
  }
  const isPage = (keys: ReturnType<typeof keysOf>) =>
    keys === null || kinds.some((kind) => found.get(kind)?.has(keys[kind] ?? '') ?? false)
  return new Set(wanted.flatMap(({ path, keys }) => (isPage(keys) ? [path] : [])))
}

export const pageExists = async (db: Db | Tx, path: string): Promise<boolean> =>
  (await existingPages(db, [path])).has(path)
