import { searchTerm, shortestTerm } from 'shared-types/search-term'
import type { SearchOverview } from 'shared-types/contracts/provider/catalog'
import { type PriceRange } from 'shared-types/urls/listing-url'
import { parseFilters, segmentsOf } from 'shared-types/urls/listing-filters'
import { readFacets } from '../catalog/category/category-queries.ts'
import { resolveFilters } from '../catalog/listing/find-path.ts'
import { pagedUrl } from '../catalog/listing/listing-address.ts'
import { nothingWithin, type Scope } from '../catalog/listing/listing-queries.ts'
import { listingQueryOf, noSuchPage, readList } from '../catalog/listing/read-list.ts'
import type { Db } from '../db/client.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findPages } from './find-pages.ts'
import { helpOn } from './no-results.ts'
import type { Found } from './found.ts'
import { searchFor } from './search-scope.ts'
import { valuesOf } from './sizes.ts'

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
  const sought = isLongEnough ? await searchFor(db, term) : null
  const readScope = (scope: Scope, typedSizes: string[], price: PriceRange | null) =>
    readList(db, {
      scope,
      facets,
      implied: { values: valuesOf(typedSizes, facets), price },
      choice: { ...query, chosen },
      address: (choice) => pagedUrl('zoeken', facets, choice, [`tn_q=${encodeURIComponent(term)}`]),
      openFilters,
    })
  /** Tiles show a typed size as if it were chosen; where no product comes in it, the words suffice. */
  const readFound = async (some: Found | null | undefined) => {
    if (!some) return readScope(nothingWithin, [], null)
    const sized = await readScope(some.scope, some.sizes, some.price)
    const isEmpty = isRefusal(sized) || sized.pagination.total === 0
    return isEmpty && some.sizes.length > 0 && !some.price ? readScope(some.scope, [], null) : sized
  }
  const [named, whole] = await Promise.all([sought ? findPages(db, sought) : [], readFound(sought?.found)])
  // 'blog' is a page of the shop, not a typing error in the name of a product.
  const texts = named.filter(({ kind }) => kind === 'service' || kind === 'page')
  const isGuess =
    texts.length > 0 && sought !== null && sought.wanted.every(({ isCorrection }) => isCorrection)
  const isEmpty = isRefusal(whole) || whole.pagination.total === 0
  const nearest = isEmpty && !isGuess ? await sought?.nearest() : null
  const found = nearest ?? sought?.found
  const list = isGuess || nearest ? await readFound(nearest) : whole
  if (isRefusal(list)) return list
  const isFound = list.pagination.total > 0
  const pages = isGuess ? texts : named
  const mentioning =
    sought && !isFound && pages.length === 0 ? await findPages(db, sought, { alsoInText: true }) : []
  return {
    term,
    outcome: isFound ? 'found' : isLongEnough ? 'nothing_found' : 'too_short',
    correctedTerm: isFound ? (found?.correctedTerm ?? null) : null,
    leftOut: isFound ? (found?.leftOut ?? []) : [],
    pages: [...pages, ...mentioning],
    onlyMentioned: mentioning.length > 0,
    ...list,
    suggestions: isFound ? { words: [], categories: [] } : await helpOn(db, term),
  }
}
