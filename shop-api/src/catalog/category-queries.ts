import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { category, facet, facetValue } from '../db/schema/catalog.ts'

export type CategoryRow = typeof category.$inferSelect

/** A category with its ancestors, outermost first and itself last, and its listed subcategories. */
export interface CategoryPlace {
  category: CategoryRow
  lineage: CategoryRow[]
  subcategories: CategoryRow[]
}

/** Finds the longest of these paths that is a category, with what stands around it. */
export const findCategoryPlace = async (db: Db, paths: string[]): Promise<CategoryPlace | null> => {
  if (paths.length === 0) return null
  const longest = sql`(select ${category.id} from ${category} where ${inArray(category.path, paths)}
    order by length(${category.path}) desc limit 1)`
  const rows = await db
    .select()
    .from(category)
    .where(or(inArray(category.path, paths), eq(category.parentId, longest)))
    .orderBy(asc(category.position), asc(category.title))
  const lineage = rows
    .filter((row) => paths.includes(row.path))
    .toSorted((left, right) => left.path.length - right.path.length)
  const found = lineage.at(-1)
  if (!found) return null
  const subcategories = rows.filter((row) => row.parentId === found.id && row.listed)
  return { category: found, lineage, subcategories }
}

export interface FacetValueRow {
  id: number
  slug: string
  title: string
  color: string | null
}

export interface FacetRow {
  id: number
  code: string
  title: string
  selectionType: 'link' | 'color' | 'checkbox'
  infoText: string | null
  values: FacetValueRow[]
}

/** Every filter with its values, both in the order to show them. */
export const readFacets = async (db: Db): Promise<FacetRow[]> => {
  const values = sql<
    FacetValueRow[]
  >`json_agg(json_build_object('id', ${facetValue.id}, 'slug', ${facetValue.slug},
    'title', ${facetValue.title}, 'color', ${facetValue.color}) order by ${facetValue.position}, ${facetValue.id})`
  return db
    .select({
      id: facet.id,
      code: facet.code,
      title: facet.title,
      selectionType: facet.selectionType,
      infoText: facet.infoText,
      values,
    })
    .from(facet)
    .innerJoin(facetValue, eq(facetValue.facetId, facet.id))
    .groupBy(facet.id)
    .orderBy(asc(facet.position), asc(facet.id))
}
