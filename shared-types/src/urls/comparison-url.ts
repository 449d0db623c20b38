import { pathSegment } from './path-pattern.ts'
import { variantOf } from './variant-query.ts'

const key = 'p'

/** The maximum number of products in a comparison. */
export const mostCompared = 4

/** A compared product: its slug, or `slug/71` for the variant that a list's filters chose. No slug has a slash. */
export const comparedEntry = (slug: string, variantId: number | null): string =>
  variantId === null ? slug : `${slug}/${variantId}`

export const comparedSlug = (entry: string): string => entry.replace(/\/.*/, '')

export const comparedVariant = (entry: string): number | null =>
  variantOf(entry.slice(comparedSlug(entry).length + 1))

/** Whether it is an entry as `comparedEntry` writes it. */
export const isCompared = (value: unknown): value is string =>
  typeof value === 'string' &&
  pathSegment.test(comparedSlug(value)) &&
  value === comparedEntry(comparedSlug(value), comparedVariant(value))

/** One entry for each product, the first in the URL. */
const namedIn = (query: string): string[] =>
  [...Map.groupBy(new URLSearchParams(query).getAll(key), comparedSlug).values()].map(([first = '']) => first)

/**
 * The entries in the URL of a comparison, `?p=botanisch&p=terrazzo/71`, in the order of its columns: without
 * duplicates, at most four. Text that cannot be an entry is ignored.
 * @param query as in the address bar, with or without `?`
 */
export const comparedIn = (query: string): string[] =>
  namedIn(query).filter(isCompared).slice(0, mostCompared)

/** The number of products in a query that `comparedIn` ignores. */
export const ignoredIn = (query: string): number => namedIn(query).length - comparedIn(query).length

/** The canonical spelling of that query. */
export const comparisonQuery = (entries: string[]): string =>
  entries.map((entry) => `${key}=${encodeURIComponent(entry).replace('%2F', '/')}`).join('&')
