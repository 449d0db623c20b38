import { pathSegment } from './path-pattern.ts'

const key = 'p'

/** The maximum number of products in a comparison. */
export const mostCompared = 4

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && pathSegment.test(value)

const namedIn = (query: string) => new Set(new URLSearchParams(query).getAll(key))

/**
 * The slugs in the URL of a comparison, `?p=botanisch&p=terrazzo`, in the order of its columns: without
 * duplicates, at most four. Text that cannot be a slug is ignored.
 * @param query as in the address bar, with or without `?`
 */
export const comparedIn = (query: string): string[] =>
  [...namedIn(query)].filter(isSlug).slice(0, mostCompared)

/** The number of products in a query that `comparedIn` ignores. */
export const ignoredIn = (query: string): number => namedIn(query).size - comparedIn(query).length

/** The canonical spelling of that query. */
export const comparisonQuery = (slugs: string[]): string =>
  slugs.map((slug) => `${key}=${encodeURIComponent(slug)}`).join('&')
