import type { CategoryOverview } from 'shared-types/contracts/provider/catalog'

/** The URL key of the price filter, which is in the query string and has no stored facet. */
export const priceKey = 'ae-prijs'

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

/** One pair of filter segments in a URL: `ae-kleur/wit_zand`. */
export interface ChosenSegment {
  code: string
  values: string[]
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

/** The segments of a path, without outer slashes and empty segments. */
export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** `a/b/c` gives `a`, `a/b` and `a/b/c`: all categories that this path may start with. */
export const prefixesOf = (path: string): string[] => {
  const segments = segmentsOf(path)
  return segments.map((_segment, index) => segments.slice(0, index + 1).join('/'))
}

/** Parses the segments after the category as pairs of filter and values. Null when they are no such pairs. */
export const readSegments = (rest: string[]): ChosenSegment[] | null => {
  if (rest.length % 2 === 1) return null
  const chosen: ChosenSegment[] = []
  for (let index = 0; index < rest.length; index += 2) {
    const code = rest[index] ?? ''
    const values = [...new Set((rest[index + 1] ?? '').split('_'))]
    if (values.includes('') || chosen.some((segment) => segment.code === code)) return null
    chosen.push({ code, values })
  }
  return chosen
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
  const price = readPrice(query.get(`tn_fk_${priceKey}`))
  const sort = readSort(query.get('tn_sort'))
  const page = readPage(query.get('tn_p'))
  if (price !== undefined && page !== undefined) return { price, sort, page }
  const unreadable = [
    ...(price === undefined ? [`tn_fk_${priceKey}`] : []),
    ...(page === undefined ? ['tn_p'] : []),
  ]
  return { unreadable }
}

const segmentsFor = (facets: AddressedFacet[], { chosen }: ListingChoice): string[] =>
  facets.flatMap(({ code, values }) => {
    const slugs = values.filter(({ id }) => chosen.has(id)).map(({ slug }) => slug)
    return slugs.length === 0 ? [] : [code, slugs.join('_')]
  })

const queryFor = ({ price, sort }: ListingChoice): string[] => [
  ...(price ? [`tn_fk_${priceKey}=${price.min}-${price.max}`] : []),
  ...(sort === defaultSort ? [] : [`tn_sort=${sort}`]),
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
    [...queryFor(choice), ...(choice.page === 1 ? [] : [`tn_p=${choice.page}`])],
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
