import type { CategoryOverview } from 'shared-types/contracts/provider/catalog'
import { formatFilters, segmentsOf } from 'shared-types/urls/listing-filters'
import { listingKeys } from 'shared-types/urls/listing-url'

export const sorts = [
  { key: 'aanbevolen', title: 'Aanbevolen' },
  { key: 'prijs-oplopend', title: 'Prijs oplopend' },
  { key: 'prijs-aflopend', title: 'Prijs aflopend' },
  { key: 'nieuwste', title: 'Nieuwste' },
  { key: 'best-beoordeeld', title: 'Best beoordeeld' },
] as const
export type SortKey = (typeof sorts)[number]['key']

const defaultSort: SortKey = 'aanbevolen'

/** Whole euros, both ends included. */
export interface PriceRange {
  min: number
  max: number
}

/** The query parameters of a listing URL. */
export interface ListingQuery {
  price: PriceRange | null
  sort: SortKey
  page: number
}

/** The parts of a filter that URLs need, with its values in display order. */
export interface AddressedFacet {
  code: string
  values: { id: number; slug: string }[]
}

/** All state of a listing URL. */
export interface ListingChoice extends ListingQuery {
  /** Ids of the chosen facet values. */
  chosen: ReadonlySet<number>
}

/** `a/b/c` gives `a`, `a/b` and `a/b/c`: all categories that this path may start with. */
export const prefixesOf = (path: string): string[] => {
  const segments = segmentsOf(path)
  return segments.map((_segment, index) => segments.slice(0, index + 1).join('/'))
}

const readPrice = (value: string | null): PriceRange | null | undefined => {
  if (value === null) return null
  const match = /^(\d{1,6})-(\d{1,6})$/.exec(value)
  if (!match) return undefined
  const ends = [Number(match[1]), Number(match[2])]
  // A reversed range can only be meant the other way round.
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

const readPage = (value: string | null): number | undefined => {
  if (value === null) return 1
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined
}

/** An unknown or removed sort order gives the default order: the products are the same. */
const readSort = (value: string | null): SortKey => sorts.find(({ key }) => key === value)?.key ?? defaultSort

/**
 * Parses `tn_fk_ae-prijs`, `tn_sort` and `tn_p`, and ignores other keys. Returns the names of the unreadable
 * keys instead when there are any.
 */
export const readListingQuery = (querystring: string): ListingQuery | { unreadable: string[] } => {
  const query = new URLSearchParams(querystring.replace(/^\?/, ''))
  const price = readPrice(query.get(listingKeys.price))
  const sort = readSort(query.get(listingKeys.sort))
  const page = readPage(query.get(listingKeys.page))
  if (price !== undefined && page !== undefined) return { price, sort, page }
  const unreadable = [
    ...(price === undefined ? [listingKeys.price] : []),
    ...(page === undefined ? [listingKeys.page] : []),
  ]
  return { unreadable }
}

const segmentsFor = (facets: AddressedFacet[], { chosen }: ListingChoice): string[] =>
  formatFilters(
    new Map(
      facets.map(({ code, values }) => [
        code,
        values.filter(({ id }) => chosen.has(id)).map(({ slug }) => slug),
      ]),
    ),
  )

const queryFor = ({ price, sort }: ListingChoice): string[] => [
  ...(price ? [`${listingKeys.price}=${price.min}-${price.max}`] : []),
  ...(sort === defaultSort ? [] : [`${listingKeys.sort}=${sort}`]),
]

const url = (steps: string[], query: string[]): string =>
  `/${steps.join('/')}/${query.length === 0 ? '' : `?${query.join('&')}`}`

/**
 * Path and query string of a listing. Filters and values are in the order of the facets, and defaults are
 * omitted, so that each state of a listing has one URL.
 */
export const listingUrl = (categoryPath: string, facets: AddressedFacet[], choice: ListingChoice): string =>
  url(
    [categoryPath, ...segmentsFor(facets, choice)],
    [...queryFor(choice), ...(choice.page === 1 ? [] : [`${listingKeys.page}=${choice.page}`])],
  )

/** As `listingUrl`, for search results and brands: the page is a path segment (`/zoeken/2/?tn_q=dekbed`). */
export const pagedUrl = (
  base: string,
  facets: AddressedFacet[],
  choice: ListingChoice,
  query: string[] = [],
): string =>
  url(
    [base, ...segmentsFor(facets, choice), ...(choice.page === 1 ? [] : [String(choice.page)])],
    [...query, ...queryFor(choice)],
  )

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
