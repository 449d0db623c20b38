import { isPathSegment } from './path-pattern.ts'

const key = 'p'

/** The maximum number of products in a comparison. */
export const mostCompared = 4

/**
 * The slug of an entry, without the chosen variant (`slug/71`) or the chosen size of a configurable bed
 * (`slug/dimension:160x200`). No slug has a slash.
 */
export const comparedSlug = (entry: string): string => entry.replace(/\/([1-9]\d{0,8}|\w+:\w+)$/, '')

/** Whether it is a slug, or a slug and a choice. */
export const isCompared = (value: unknown): value is string =>
  typeof value === 'string' && isPathSegment(comparedSlug(value))

/** One entry for each product, the first in the URL. */
export const namedIn = (query: string): string[] =>
  [...Map.groupBy(new URLSearchParams(query).getAll(key), comparedSlug).values()].map(([first = '']) => first)

/**
 * The entries in the URL of a comparison, `?p=botanisch&p=terrazzo/71`, in the order of its columns: without
 * duplicates, at most four. Text that cannot be an entry is ignored.
 * @param query as in the address bar, with or without `?`
 */
export const comparedIn = (query: string): string[] =>
  namedIn(query).filter(isCompared).slice(0, mostCompared)

/** The canonical spelling of that query. */
export const comparisonQuery = (entries: string[]): string =>
  entries
    .map((entry) => `${key}=${encodeURIComponent(entry).replace('%2F', '/').replace('%3A', ':')}`)
    .join('&')
