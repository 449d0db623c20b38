import { pathSegment } from './path-segment.ts'

const key = 'p'

/** How many products are compared side by side at most. */
export const mostCompared = 4

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && pathSegment.test(value)

const namedIn = (query: string) => new Set(new URLSearchParams(query).getAll(key))

/**
 * The slugs in the URL of a comparison, `?p=botanisch&p=terrazzo`, in the order of its columns: each once, and the first
 * four. Text that cannot be a slug is ignored.
 * @param query as in the address bar, with or without `?`
 */
export const comparedIn = (query: string): string[] =>
  [...namedIn(query)].filter(isSlug).slice(0, mostCompared)

/** How many of the products that a query names `comparedIn` ignores. */
export const ignoredIn = (query: string): number => namedIn(query).size - comparedIn(query).length

/** The one spelling of that query. */
export const comparisonQuery = (slugs: string[]): string =>
  slugs.map((slug) => `${key}=${encodeURIComponent(slug)}`).join('&')
