import { Redirect, RedirectedQueries } from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { longestOldAddress, pathAndQuery, storedPath, storedQuery } from 'shared-types/servers/old-address'
import { ownPath } from 'shared-types/urls/own-path'
import type { Bff } from '../context.ts'
import { type Cached, type CountFill, createCache, type Fill } from '../public-reads/answer-cache.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'

const megabyte = 1024 * 1024
const tags = ['content']
/** In milliseconds. A change of redirects reads them again at once. */
const freshFor = 15_000

/** Where an old address leads; null without a redirect. */
export const readRedirect = async (
  { public: calls }: Bff['shopApi'],
  query: { path: string; query?: string },
): Promise<string | null> => {
  try {
    const moved = await calls.get(v1.redirect, { query, schema: Redirect })
    return ownPath(moved.path)
  } catch (error) {
    const isRefused =
      error instanceof UpstreamProblem && ['not_found', 'validation_failed'].includes(error.code)
    if (isRefused) return null
    throw error
  }
}

/** Without an answer of the provider the page is shown, if there is one. */
const orNone = async <T>(reading: Promise<Cached<T>>): Promise<T | null> => {
  try {
    return (await reading).answer
  } catch (error) {
    if (error instanceof UpstreamProblem) return null
    throw error
  }
}

/** Redirects of old addresses with a query, whose path may be that of a page. */
export const createQueryRedirects = ({ shopApi, changes }: Pick<Bff, 'shopApi' | 'changes'>) => {
  /** One entry: the paths of which some query redirects. */
  const paths = createCache<ReadonlySet<string>>({
    maxBytes: 4 * megabyte,
    sizeOf: (known) => known.values().reduce((sum, path) => sum + path.length, 0),
    maySendStale: () => true,
    changes,
  })
  const fillPaths: Fill<ReadonlySet<string>> = async () => {
    const read = await shopApi.public.get(v1.redirectedQueries, { schema: RedirectedQueries })
    return { answer: new Set(read.paths), tags, freshFor }
  }

  const locations = createCache<string>({
    maxBytes: megabyte,
    sizeOf: ({ length }) => length,
    maySendStale: () => false,
    changes,
  })
  const fillLocation =
    (path: string, query: string): Fill<string> =>
    async () => ({ answer: await readRedirect(shopApi, { path, query }), tags, freshFor })

  return {
    /**
     * Where a path with exactly this query leads; null without a redirect.
     * @param count called before a look-up that is not cached
     */
    find: async (address: string, count: CountFill): Promise<string | null> => {
      const [path, query] = [storedPath(pathAndQuery(address).path), storedQuery(pathAndQuery(address).query)]
      if (query === '' || query.length > longestOldAddress) return null
      const known = await orNone(paths.read('paths', fillPaths))
      if (!known?.has(path)) return null
      return orNone(locations.readCounted(`${path}?${query}`, fillLocation(path, query), count))
    },
  }
}
