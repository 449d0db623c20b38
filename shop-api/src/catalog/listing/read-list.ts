import type { CategoryOverview } from 'shared-types/contracts/provider/catalog'
import type { PriceRange } from 'shared-types/urls/listing-url'
import type { Db } from '../../db/client.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import type { FacetRow } from '../category/category-queries.ts'
import { presentSorts, readListingQuery, type ListingChoice } from './listing-address.ts'
import { matchListing, type Scope } from './listing-queries.ts'
import { presentFilters, type Address } from './present-filters.ts'
import { pageSize, presentPagination } from './present-listing.ts'
import { presentTiles } from '../tile/present.ts'
import { cacheScopeValues, scopeValues } from './scope-values.ts'

/** The common part of all lists. */
export type List = Pick<CategoryOverview, 'filters' | 'sort' | 'products' | 'pagination'>

export const noSuchPage = refuse('not_found', 'Deze pagina bestaat niet.')

/** The query parameters of a URL, or what is wrong with them. */
export const listingQueryOf = (querystring: string): Omit<ListingChoice, 'chosen'> | Refusal => {
  const query = readListingQuery(querystring)
  if (!('unreadable' in query)) return query
  const errors = Object.fromEntries(
    query.unreadable.map((key) => [`querystring.${key}`, 'Deze waarde kennen we niet']),
  )
  return refuse('validation_failed', 'Dit adres klopt niet helemaal.', errors)
}

/** The chosen values by facet id, for each filter in use. */
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

interface ListRequest {
  scope: Scope
  facets: FacetRow[]
  choice: ListingChoice
  /** What counts as chosen in filters without a choice; no filter shows it as chosen. */
  implied?: { values: Map<number, number[]>; price: PriceRange | null }
  address: Address
  /** The number of filters that are expanded initially. */
  openFilters: number
}

/** One page of a list: filters with counts and links, sort orders and products. */
export const readList = async (
  db: Db,
  { scope, facets, choice, implied, address, openFilters }: ListRequest,
): Promise<List | Refusal> => {
  const chosen = new Map([...(implied?.values ?? []), ...byFacet(facets, choice.chosen)])
  const price = choice.price ?? implied?.price ?? null
  const isWhole = chosen.size === 0 && price === null
  const [match, known] = await Promise.all([
    matchListing(db, {
      scope,
      chosen,
      price,
      sort: choice.sort,
      offset: (choice.page - 1) * pageSize,
      limit: pageSize,
    }),
    isWhole ? null : scopeValues(db, scope),
  ])
  const found = new Set(match.counts.map(({ valueId }) => valueId))
  if (isWhole) cacheScopeValues(db, scope, found)
  if (choice.page > 1 && match.tiles.length === 0) return noSuchPage
  return {
    filters: presentFilters({
      facets,
      match,
      offered: known?.union(found) ?? found,
      choice,
      address,
      openFilters,
    }),
    sort: presentSorts(address, choice),
    products: await presentTiles(db, match.tiles),
    pagination: presentPagination(match.total, choice, address),
  }
}
