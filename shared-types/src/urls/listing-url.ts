import { listingQuery } from './listing-query.ts'

/** A state of a list: its filter segments joined by slashes, and its query in the spelling of `listingQuery`. */
export interface ListingState {
  path: string
  query: string
}

/** The category at the beginning of a path; its filters travel as segments after it: `dekbedovertrek/ae-maat/240x220`. */
export const withoutFilters = (path: string): string => path.split('/ae-', 1)[0] ?? path

/**
 * Reads what follows `/zoeken/` or `/brands/{brand}/`: pairs of filter and values, and perhaps the page as a number of
 * its own at the end (`/zoeken/2/`, `/brands/duynhuys/ae-kleur/wit/2/`), which goes before a `tn_p` in the query.
 * @param following decoded segments of the path
 * @param query as in the address bar, with or without `?`
 */
export const parseListingPath = (following: string[], query: string): ListingState => {
  const last = following.length % 2 === 1 ? (following.at(-1) ?? '') : ''
  if (!/^[1-9]\d{0,3}$/.test(last)) return { path: following.join('/'), query: listingQuery(query) }
  const asked = new URLSearchParams(query)
  asked.set('tn_p', last)
  return { path: following.slice(0, -1).join('/'), query: listingQuery(asked.toString()) }
}
