/** The code of the price filter: it is in the query, the others are path segments. */
export const priceKey = 'ae-prijs'

/** The query keys of a listing's URL. */
export const listingKeys = { price: `tn_fk_${priceKey}`, sort: 'tn_sort', page: 'tn_p' } as const

const pageNumber = /^[1-9]\d{0,3}$/

const validValues: [key: string, value: RegExp][] = [
  [listingKeys.price, /^\d{1,6}-\d{1,6}$/],
  [listingKeys.sort, /^[a-z0-9_-]{1,40}$/],
  [listingKeys.page, pageNumber],
]

/** The listing's keys in `query` with an invalid value. */
export const malformedListingKeys = (query: string): string[] => {
  const given = new URLSearchParams(query)
  return validValues
    .filter(([key, value]) => given.has(key) && !value.test(given.get(key) ?? ''))
    .map(([key]) => key)
}

/**
 * The part of a query that changes a listing, in its canonical spelling: without other keys, malformed values
 * and page 1. Browser and bff both identify a listing by it, so that campaign parameters do not create another
 * page.
 * @param query as in the address bar, with or without `?`
 */
export const listingQuery = (query: string): string => {
  const given = new URLSearchParams(query)
  const valid = validValues
    .map(([key, pattern]): [string, string] => {
      const value = given.get(key) ?? ''
      return [key, pattern.test(value) ? value : '']
    })
    .filter(([key, value]) => value !== '' && !(key === listingKeys.page && value === '1'))
  return new URLSearchParams(valid).toString()
}

/** Whole euros, both ends included. */
export interface PriceRange {
  min: number
  max: number
}

/** The query of a listing; `sort` is the key of a sort order, which may not exist. */
export interface ListingQuery {
  price: PriceRange | null
  sort: string | null
  page: number
}

const parsePrice = (value: string | null): PriceRange | null => {
  if (value === null) return null
  // A reversed range can only be meant the other way round.
  const [min = 0, max = 0] = value
    .split('-')
    .map(Number)
    .toSorted((a, b) => a - b)
  return { min, max }
}

/** Parses the query of a listing without malformed values; other keys are ignored. */
export const parseListingQuery = (query: string): ListingQuery => {
  const given = new URLSearchParams(query)
  return {
    price: parsePrice(given.get(listingKeys.price)),
    sort: given.get(listingKeys.sort),
    page: Number(given.get(listingKeys.page) ?? 1),
  }
}

/**
 * The URL of a listing: `formatListingUrl('dekbedovertrek', filters, { price: null, sort: null, page: 2 })`.
 * Search results and brands have the page in their path (`/zoeken/2/?tn_q=dekbed`).
 * @param sort null for the default order
 */
export const formatListingUrl = (
  base: string,
  filters: ChosenFilters,
  { price, sort, page }: ListingQuery,
  { pageInPath = false, query = [] as string[] } = {},
): string => {
  const pages = page === 1 ? [] : [String(page)]
  const path = [base, ...formatFilters(filters), ...(pageInPath ? pages : [])].join('/')
  const parameters = [
    ...query,
    ...(price ? [`${listingKeys.price}=${price.min}-${price.max}`] : []),
    ...(sort ? [`${listingKeys.sort}=${sort}`] : []),
    ...(pageInPath ? [] : pages.map((number) => `${listingKeys.page}=${number}`)),
  ]
  return `/${path}/${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`
}

/** A state of a list: its filter segments joined by slashes, and its query in the spelling of `listingQuery`. */
export interface ListingState {
  path: string
  query: string
}

/** The category at the start of a path; the segments after it are filters: `dekbedovertrek/ae-maat/240x220`. */
export const withoutFilters = (path: string): string => path.split('/ae-', 1)[0] ?? path

/**
 * Parses the path after `/zoeken/` or `/brands/{brand}/`: pairs of filter and values, optionally followed by
 * the page number (`/zoeken/2/`, `/brands/duynhuys/ae-kleur/wit/2/`), which has precedence over `tn_p` in the
 * query.
 * @param following decoded segments of the path
 * @param query as in the address bar, with or without `?`
 */
export const parseListingPath = (following: string[], query: string): ListingState => {
  const last = following.length % 2 === 1 ? (following.at(-1) ?? '') : ''
  if (!pageNumber.test(last)) return { path: following.join('/'), query: listingQuery(query) }
  const parameters = new URLSearchParams(query)
  parameters.set(listingKeys.page, last)
  return { path: following.slice(0, -1).join('/'), query: listingQuery(parameters.toString()) }
}

/** The segments of a path, without outer slashes and empty segments. */
export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The chosen values by filter. */
export type ChosenFilters = Map<string, string[]>

/** Parses the segments after the category as pairs of filter and values (`ae-kleur/wit_zand`). Null when they are no such pairs. */
export const parseFilters = (segments: string[]): ChosenFilters | null => {
  if (segments.length % 2 === 1) return null
  const filters: ChosenFilters = new Map()
  for (let index = 0; index < segments.length; index += 2) {
    const code = segments[index] ?? ''
    const values = [...new Set(segments[index + 1]?.split('_'))]
    if (values.includes('') || filters.has(code)) return null
    filters.set(code, values)
  }
  return filters
}

/** Writes filters as pairs of segments; filters without values are left out. */
export const formatFilters = (filters: ChosenFilters): string[] =>
  [...filters].flatMap(([code, values]) => (values.length > 0 ? [code, values.join('_')] : []))

/** A filter value or sort order to choose or to drop, with the URL that the provider gives it. */
export interface FilterChoice {
  url: string
  /** The code of a filter, or `tn_sort`. */
  key: string
  value: string
  isChosen: boolean
}

/** Choices that are in the query, instead of the path. */
const queryKeys = new Map<string, string>([
  [priceKey, listingKeys.price],
  [listingKeys.sort, listingKeys.sort],
])

/**
 * The URL of a listing with a choice made in it, on its first page.
 * @param requested any state of the listing. If it is another page, the choice keeps its own URL
 */
export const withChoice = (requested: string, { url, key, value, isChosen }: FilterChoice): string => {
  const [path = '', search = ''] = requested.split('?')
  const list = segmentsOf(withoutFilters(url.replace(/\?.*/, '')))
  const following = segmentsOf(path)
  const isSameList = following.splice(0, list.length).join() === list.join()
  // A page number in the path is an extra segment at the end.
  const filters = parseFilters(following.slice(0, following.length - (following.length % 2)))
  if (!isSameList || !filters) return url
  const query = new URLSearchParams(search)
  query.delete(listingKeys.page)
  const queryKey = queryKeys.get(key)
  if (!queryKey) {
    const values = new Set(filters.get(key))
    values[isChosen ? 'add' : 'delete'](value)
    filters.set(key, [...values])
  } else if (isChosen) query.set(queryKey, value)
  else query.delete(queryKey)
  return `/${[...list, ...formatFilters(filters)].join('/')}/${query.size === 0 ? '' : `?${query}`}`
}
