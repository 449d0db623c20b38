/** The code of the price filter: it is in the query, the others are path segments. */
export const priceKey = 'ae-prijs'

/** The start of the query keys of filters. */
export const filterPrefix = 'tn_fk_'

/** The query keys of a listing's URL. */
export const listingKeys = { price: `${filterPrefix}${priceKey}`, sort: 'tn_sort', page: 'tn_p' } as const

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
