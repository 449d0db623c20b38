import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { memoize } from '../../db/memoize.ts'
import { statement } from '../../db/statement.ts'
import { category, facet, facetValue } from '../../db/schema/products/catalog.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { advertisedCode, readAt, type Promotion } from '../../promotion/promotions.ts'

const { titleDocument: _forSearch, ...shownColumns } = getTableColumns(category)

/** Those of a category without what only search reads. */
export const categoryColumns = shownColumns

export type CategoryRow = Omit<typeof category.$inferSelect, 'titleDocument'>

/**
 * A category with its ancestors (outermost first, itself last), its listed subcategories, and the promotion whose page it
 * is.
 */
export interface CategoryMatch {
  category: CategoryRow
  lineage: Pick<CategoryRow, 'title' | 'path'>[]
  subcategories: Pick<CategoryRow, 'title' | 'path' | 'image' | 'intro'>[]
  promotion: Omit<Promotion, 'id' | 'path'> | null
}

const paths = sql`${sql.placeholder('paths')}::text[]`

/** Without a parameter in `limit`, for which PostgreSQL would plan each execution. */
const longest = sql`(
  select longest.id from ${category} as longest where longest.path = any(${paths}) order by length(longest.path) desc limit 1)`

const lineage = sql<CategoryMatch['lineage']>`(
  select json_agg(json_build_object('title', above.title, 'path', above.path) order by length(above.path))
  from ${category} as above where above.path = any(${paths}))`

const subcategories = sql<CategoryMatch['subcategories'] | null>`(
  select json_agg(json_build_object('title', below.title, 'path', below.path, 'image', below.image, 'intro', below.intro)
    order by below.position, below.title)
  from ${category} as below where below.parent_id = ${category.id} and below.listed)`

/** One statement with all of a category: each other one would cost as much again. */
const matchStatement = statement((db) =>
  db
    .select({
      category: categoryColumns,
      lineage,
      subcategories,
      promotion: { startsAt: promotion.startsAt, endsAt: promotion.endsAt },
      code: advertisedCode,
      readAt,
    })
    .from(category)
    .leftJoin(promotion, eq(promotion.categoryId, category.id))
    .where(eq(category.id, longest))
    .prepare('catalog_place'),
)

/** Finds the longest of these paths that is a category, with its surroundings. */
export const findCategory = async (db: Db, prefixes: string[]): Promise<CategoryMatch | null> => {
  const [found] = await matchStatement(db).execute({ paths: prefixes })
  if (!found) return null
  const { subcategories: below, promotion: dates, code, readAt: now, ...match } = found
  return { ...match, subcategories: below ?? [], promotion: dates && { ...dates, code, readAt: now } }
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
