/** What a listing reads of the address bar, and how it may look. */
const known: [key: string, value: RegExp][] = [
  ['tn_fk_ae-prijs', /^\d{1,6}-\d{1,6}$/],
  ['tn_sort', /^[a-z0-9_-]{1,40}$/],
  ['tn_p', /^[1-9]\d{0,3}$/],
]

/** The listing's keys in `query` whose value is none that a listing can have. */
export const malformedListingKeys = (query: string): string[] => {
  const given = new URLSearchParams(query)
  return known
    .filter(([key, value]) => given.has(key) && !value.test(given.get(key) ?? ''))
    .map(([key]) => key)
}

/**
 * The part of a query that changes what a listing shows, in one spelling: other keys, malformed values and page 1
 * are left out. Browser and bff both name a listing by it, so that campaign tags do not make another page.
 * @param query as in the address bar, with or without `?`
 */
export const listingQuery = (query: string): string => {
  const given = new URLSearchParams(query)
  const kept = known
    .map(([key, value]): [string, string] => {
      const said = given.get(key) ?? ''
      return [key, value.test(said) ? said : '']
    })
    .filter(([key, value]) => value !== '' && !(key === 'tn_p' && value === '1'))
  return new URLSearchParams(kept).toString()
}
