import type { CategoryOverview } from 'shared-types/contracts/provider/catalog'
import {
  listingKeys,
  malformedListingKeys,
  parseListingQuery,
  type ListingQuery,
} from 'shared-types/urls/listing-url'
import { type ChosenFilters, formatListingUrl, segmentsOf } from 'shared-types/urls/listing-filters'

export const sorts = [
  { key: 'aanbevolen', title: 'Aanbevolen' },
  { key: 'prijs-oplopend', title: 'Prijs oplopend' },
  { key: 'prijs-aflopend', title: 'Prijs aflopend' },
  { key: 'nieuwste', title: 'Nieuwste' },
  { key: 'best-beoordeeld', title: 'Best beoordeeld' },
] as const
export type SortKey = (typeof sorts)[number]['key']

const defaultSort: SortKey = 'aanbevolen'

/** The parts of a filter that URLs need, with its values in display order. */
export interface AddressedFacet {
  code: string
  values: { id: number; slug: string }[]
}

/** All state of a listing URL. */
export interface ListingChoice extends ListingQuery {
  sort: SortKey
  /** Ids of the chosen facet values. */
  chosen: ReadonlySet<number>
}

/** `a/b/c` gives `a`, `a/b` and `a/b/c`: all categories that this path may start with. */
export const prefixesOf = (path: string): string[] => {
  const segments = segmentsOf(path)
  return segments.map((_segment, index) => segments.slice(0, index + 1).join('/'))
}

/**
 * Parses the query of a listing. Returns the names of the unreadable keys instead when there are any. An unknown
 * or removed sort order gives the default order: the products are the same.
 */
export const readListingQuery = (query: string): Omit<ListingChoice, 'chosen'> | { unreadable: string[] } => {
  const unreadable = malformedListingKeys(query).filter((key) => key !== listingKeys.sort)
  if (unreadable.length > 0) return { unreadable }
  const parsed = parseListingQuery(query)
  return { ...parsed, sort: sorts.find(({ key }) => key === parsed.sort)?.key ?? defaultSort }
}

interface AddressedValue {
  code: string
  slug: string
  /** Its position among the values of all filters. */
  at: number
}

/** The values by id, for each list of filters: a listing has an address for each value. */
const known = new WeakMap<AddressedFacet[], ReadonlyMap<number, AddressedValue>>()

const addressedValues = (facets: AddressedFacet[]): ReadonlyMap<number, AddressedValue> => {
  const found = known.get(facets)
  if (found) return found
  const all = facets.flatMap(({ code, values }) => values.map(({ id, slug }) => ({ id, code, slug })))
  const values = new Map(all.map(({ id, code, slug }, at) => [id, { code, slug, at }]))
  known.set(facets, values)
  return values
}

const chosenFilters = (facets: AddressedFacet[], { chosen }: ListingChoice): ChosenFilters => {
  const values = addressedValues(facets)
  const inOrder = [...chosen]
    .flatMap((id) => values.get(id) ?? [])
    .toSorted((left, right) => left.at - right.at)
  const filters: ChosenFilters = new Map()
  for (const { code, slug } of inOrder) filters.set(code, [...(filters.get(code) ?? []), slug])
  return filters
}

const withoutDefault = ({ sort, ...choice }: ListingChoice): ListingQuery => ({
  ...choice,
  sort: sort === defaultSort ? null : sort,
})

/**
 * Path and query string of a listing. Filters and values are in the order of the facets, and defaults are
 * omitted, so that each state of a listing has one URL.
 */
export const listingUrl = (categoryPath: string, facets: AddressedFacet[], choice: ListingChoice): string =>
  formatListingUrl(categoryPath, chosenFilters(facets, choice), withoutDefault(choice))

/** As `listingUrl`, for search results and brands: the page is a path segment (`/zoeken/2/?tn_q=dekbed`). */
export const pagedUrl = (
  base: string,
  facets: AddressedFacet[],
  choice: ListingChoice,
  query: string[] = [],
): string =>
  formatListingUrl(base, chosenFilters(facets, choice), withoutDefault(choice), { pageInPath: true, query })

/** The selection with one value toggled, on the first page. */
export const toggled = (choice: ListingChoice, valueId: number): ListingChoice => {
  const chosen = new Set(choice.chosen)
  if (!chosen.delete(valueId)) chosen.add(valueId)
  return { ...choice, chosen, page: 1 }
}

export const presentSorts = (
  address: (choice: ListingChoice) => string,
  choice: ListingChoice,
): CategoryOverview['sort'] =>
  sorts.map(({ key, title }) => ({
    displayTitle: title,
    rawUrl: key,
    url: address({ ...choice, sort: key, page: 1 }),
    isSelected: key === choice.sort,
  }))
