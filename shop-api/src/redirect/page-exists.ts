import { and, eq, inArray } from 'drizzle-orm'
import { advisedCategory } from 'shared-types/urls/advice-url'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { segmentsOf } from 'shared-types/urls/listing-filters'
import * as pages from 'shared-types/urls/page-paths'
import { ownSegments } from '../catalog/own-segments.ts'
import type { Db, Tx } from '../db/client.ts'
import { contentPage, servicePage } from '../db/schema/content.ts'
import { brand, category, product } from '../db/schema/products/catalog.ts'

const fixed = new Set<string>(Object.values(pages))

/** Pages of text, by the pattern of their path. */
const isPageOfText = async (db: Db | Tx, segments: string[]): Promise<boolean> => {
  const [parent, slug = ''] = segments
  const isService = parent === 'service' && segments.length === 2
  if (isService && (await db.$count(servicePage, eq(servicePage.slug, slug))) > 0) return true
  return (await db.$count(contentPage, eq(contentPage.path, segments.join('/')))) > 0
}

/** Groups of pages of which the shop knows which exist; in the others, all paths may be pages. */
const known = new Set(['service', 'blog', 'inspiratie', 'vacatures', 'brands'])

/** Whether the shop has a page at this path, in its proper spelling. In case of doubt it has one. */
export const pageExists = async (db: Db | Tx, path: string): Promise<boolean> => {
  if (fixed.has(path)) return true
  const [, slug] = /^\/([^/]+)\.html$/.exec(path) ?? []
  if (slug !== undefined) return (await db.$count(product, and(eq(product.slug, slug), product.active))) > 0
  const segments = segmentsOf(path)
  const [first = ''] = segments
  if (await isPageOfText(db, segments)) return true
  if (first === 'brands') return (await db.$count(brand, inArray(brand.slug, segments.slice(1, 2)))) > 0
  if (ownSegments.has(first)) return !known.has(first)
  const chosen = advisedCategory(path) ?? withoutFilters(segments.join('/'))
  return (await db.$count(category, eq(category.path, chosen))) > 0
}
