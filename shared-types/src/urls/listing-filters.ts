import { listingKeys, priceKey, withoutFilters, type ListingQuery } from './listing-url.ts'

// Apart from `listing-url.ts`, which every page loads.

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
const formatFilters = (filters: ChosenFilters): string[] =>
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
