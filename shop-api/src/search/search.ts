import { searchTerm, shortestTerm } from 'shared-types/search-term'
import type { SearchOverview } from 'shared-types/contracts/provider/catalog'
import { parseFilters, segmentsOf } from 'shared-types/urls/listing-filters'
import { readFacets } from '../catalog/category/category-queries.ts'
import { resolveFilters } from '../catalog/listing/find-path.ts'
import { pagedUrl } from '../catalog/listing/listing-address.ts'
import { nothingWithin } from '../catalog/listing/listing-queries.ts'
import { listingQueryOf, noSuchPage, readList } from '../catalog/listing/read-list.ts'
import type { Db } from '../db/client.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { helpOn } from './no-results.ts'
import { searchScope } from './search-scope.ts'

const openFilters = 3

/** One page of search results with filters and sort orders, or suggestions when nothing is found. */
export const search = async (
  db: Db,
  typed: string,
  path: string,
  querystring: string,
): Promise<SearchOverview | Refusal> => {
  const term = searchTerm(typed)
  const query = listingQueryOf(querystring)
  if (isRefusal(query)) return query
  const facets = await readFacets(db)
  const filters = parseFilters(segmentsOf(path))
  const chosen = filters && resolveFilters(facets, filters)
  if (!chosen) return noSuchPage

  const isLongEnough = term.length >= shortestTerm
  const found = isLongEnough ? await searchScope(db, term) : null
  const list = await readList(db, {
    scope: found?.scope ?? nothingWithin,
    facets,
    choice: { ...query, chosen },
    address: (choice) => pagedUrl('zoeken', facets, choice, [`tn_q=${encodeURIComponent(term)}`]),
    openFilters,
  })
  if (isRefusal(list)) return list
  const isFound = list.pagination.total > 0
  return {
    term,
    outcome: isFound ? 'found' : isLongEnough ? 'nothing_found' : 'too_short',
    correctedTerm: isFound ? (found?.correctedTerm ?? null) : null,
    ...list,
    suggestions: isFound ? { words: [], categories: [] } : await helpOn(db, term),
  }
}
