import { Redirect, RedirectedQueries } from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { longestOldAddress, pathAndQuery, storedPath, storedQuery } from 'shared-types/servers/old-address'
import { ownPath } from 'shared-types/urls/own-path'
import type { Bff } from '../context.ts'
import { finish } from '../public-reads/answer.ts'
import { type Cached, type CountFill, createAnswerCache, type Fill } from '../public-reads/answer-cache.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'

const type = 'text/plain; charset=utf-8'
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
const orNone = async (reading: Promise<Cached>) => {
  try {
    return (await reading).answer
  } catch (error) {
    if (error instanceof UpstreamProblem) return null
    throw error
  }
}

/** Redirects of old addresses with a query, whose path may be that of a page. */
export const createQueryRedirects = ({ shopApi, changes }: Pick<Bff, 'shopApi' | 'changes'>) => {
  const cache = createAnswerCache({ maxBytes: 4 * 1024 * 1024, changes })

  /** The paths, one per line. */
  const fillPaths: Fill = async (previous) => {
    const { paths } = await shopApi.public.get(v1.redirectedQueries, { schema: RedirectedQueries })
    const text = ['', ...paths, ''].join('\n')
    return { answer: finish(text, { status: 200, type }, previous), tags, freshFor }
  }

  /** Whether some query of this path redirects. */
  const isKnown = async (path: string): Promise<boolean> =>
    (await (await orNone(cache.read('paths', fillPaths)))?.identity())?.includes(`\n${path}\n`) ?? false

  const fillLocation =
    (path: string, query: string): Fill =>
    async (previous) => {
      const location = await readRedirect(shopApi, { path, query })
      const answer = location === null ? null : finish('', { status: 301, type, location }, previous)
      return { answer, tags, freshFor }
    }

  return {
    /**
     * Where a path with exactly this query leads; null without a redirect.
     * @param count called before a look-up that is not cached
     */
    find: async (address: string, count: CountFill): Promise<string | null> => {
      const [path, query] = [storedPath(pathAndQuery(address).path), storedQuery(pathAndQuery(address).query)]
      if (query === '' || query.length > longestOldAddress || !(await isKnown(path))) return null
      const name = `${path}?${query}`
      const answer = await orNone(cache.readCounted(name, fillLocation(path, query), count))
      return answer?.location ?? null
    },
  }
}
