import type { CategoryOverview } from 'shared-types/v1/catalog'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { FacetRow } from './category-queries.ts'
import { findPath } from './find-path.ts'
import { listingUrl, presentSorts, readListingQuery, type ListingChoice } from './listing-address.ts'
import { matchListing } from './listing-queries.ts'
import { presentFilters, type Address } from './present-filters.ts'
import { pageSize, presentHeader, presentPagination } from './present-listing.ts'
import { presentLineage, presentTile } from './present.ts'
import { readTiles } from './tile-queries.ts'

const noSuchPage = refuse('not_found', 'Deze pagina bestaat niet.')

/** The chosen values of each filter that has one, by facet id. */
const byFacet = (facets: FacetRow[], chosen: ReadonlySet<number>): Map<number, number[]> =>
  new Map(
    facets
      .map(
        ({ id, values }) =>
          [id, values.map((value) => value.id).filter((value) => chosen.has(value))] as const,
      )
      .filter(([, values]) => values.length > 0)
      .map(([id, values]) => [id, [...values]]),
  )

/** One page of a listing category: its header, its filters with what each would lead to, its products. */
export const showListing = async (
  db: Db,
  path: string,
  querystring: string,
): Promise<CategoryOverview | Refusal> => {
  const query = readListingQuery(querystring)
  if ('unreadable' in query) {
    const errors = Object.fromEntries(query.unreadable.map((key) => [key, 'Deze waarde kennen we niet']))
    return refuse('validation_failed', 'Dit adres klopt niet helemaal.', errors)
  }
  const found = await findPath(db, path)
  if (!found || found.place.category.kind !== 'listing') return noSuchPage

  const { place, facets, chosen } = found
  const choice: ListingChoice = { ...query, chosen }
  const match = await matchListing(db, {
    categoryId: place.category.id,
    chosen: byFacet(facets, chosen),
    price: choice.price,
    sort: choice.sort,
    offset: (choice.page - 1) * pageSize,
    limit: pageSize,
  })
  if (choice.page > 1 && match.productIds.length === 0) return noSuchPage

  const tiles = await readTiles(db, match.productIds)
  const address: Address = (state) => listingUrl(place.category.path, facets, state)
  return {
    category: presentHeader(place),
    breadcrumbs: presentLineage(place.lineage),
    filters: presentFilters(facets, match, choice, address, place.category.numberOfFilters),
    sort: presentSorts(address, choice),
    products: tiles.map(presentTile),
    pagination: presentPagination(match.total, choice, address),
  }
}
