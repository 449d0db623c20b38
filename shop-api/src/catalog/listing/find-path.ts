import { parseFilters, segmentsOf, type ChosenFilters } from 'shared-types/urls/listing-filters'
import type { Db } from '../../db/client.ts'
import { findCategory, readFacets, type CategoryMatch, type FacetRow } from '../category/category-queries.ts'
import { prefixesOf } from './listing-address.ts'

/** A path resolved to its category and, for a listing, to its filter values. */
interface FoundPath {
  match: CategoryMatch
  facets: FacetRow[]
  chosen: ReadonlySet<number>
}

/** The ids of the chosen values. Null when a value or its filter does not exist. */
export const resolveFilters = (facets: FacetRow[], filters: ChosenFilters): Set<number> | null => {
  const chosen = new Set<number>()
  for (const [code, values] of filters) {
    const facet = facets.find((candidate) => candidate.code === code)
    for (const slug of values) {
      const value = facet?.values.find((candidate) => candidate.slug === slug)
      if (!value) return null
      chosen.add(value.id)
    }
  }
  return chosen
}

/** Splits a path into the longest matching category and the filters after it. Null when it is no page. */
export const findPath = async (db: Db, path: string): Promise<FoundPath | null> => {
  const [match, facets] = await Promise.all([findCategory(db, prefixesOf(path)), readFacets(db)])
  if (!match) return null
  const rest = segmentsOf(path).slice(segmentsOf(match.category.path).length)
  if (rest.length > 0 && match.category.kind !== 'listing') return null
  const filters = parseFilters(rest)
  const chosen = filters && resolveFilters(facets, filters)
  return chosen && { match, facets, chosen }
}
