import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { memoize } from '../../db/memoize.ts'
import { statement } from '../../db/statement.ts'
import { category, facet, facetValue } from '../../db/schema/products/catalog.ts'

export type CategoryRow = typeof category.$inferSelect

/** A category with its ancestors (outermost first, itself last) and its listed subcategories. */
export interface CategoryMatch {
  category: CategoryRow
  lineage: CategoryRow[]
  subcategories: CategoryRow[]
}

const paths = sql`${sql.placeholder('paths')}::text[]`

const matchStatement = statement((db) => {
  const longest = sql`(select id from category where path = any(${paths}) order by length(path) desc limit 1)`
  return db
    .select()
    .from(category)
    .where(or(sql`${category.path} = any(${paths})`, eq(category.parentId, longest)))
    .orderBy(asc(category.position), asc(category.title))
    .prepare('catalog_place')
})

/** Finds the longest of these paths that is a category, with its surroundings. */
export const findCategory = async (db: Db, prefixes: string[]): Promise<CategoryMatch | null> => {
  const rows = await matchStatement(db).execute({ paths: prefixes })
  const lineage = rows
    .filter((row) => prefixes.includes(row.path))
    .toSorted((left, right) => left.path.length - right.path.length)
  const found = lineage.at(-1)
  if (!found) return null
  const subcategories = rows.filter((row) => row.parentId === found.id && row.listed)
  return { category: found, lineage, subcategories }
}

interface FacetValueRow {
  id: number
  slug: string
  title: string
  color: string | null
  listed: boolean
}

export interface FacetRow {
  id: number
  code: string
  title: string
  selectionType: 'link' | 'color' | 'checkbox'
  infoText: string | null
  listed: boolean
  values: FacetValueRow[]
}

const facetStatement = statement((db) => {
  const values = sql<
    FacetValueRow[]
  >`json_agg(json_build_object('id', ${facetValue.id}, 'slug', ${facetValue.slug},
    'title', ${facetValue.title}, 'color', ${facetValue.color}, 'listed', ${facetValue.listed}) order by ${facetValue.position}, ${facetValue.id})`
  return db
    .select({
      id: facet.id,
      code: facet.code,
      title: facet.title,
      selectionType: facet.selectionType,
      infoText: facet.infoText,
      listed: facet.listed,
      values,
    })
    .from(facet)
    .innerJoin(facetValue, eq(facetValue.facetId, facet.id))
    .groupBy(facet.id)
    .orderBy(asc(facet.position), asc(facet.id))
    .prepare('catalog_facets')
})

/** The maximum delay before a change of filters is visible, in milliseconds. */
const facetsCachedFor = 500

/** All filters with their values, both in display order. */
export const readFacets = memoize(facetsCachedFor, (db): Promise<FacetRow[]> => facetStatement(db).execute())
