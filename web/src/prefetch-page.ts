import type { PageReads } from 'shared-types/servers/web-server'
import { answerAt } from './api/answer-at.ts'
import { cachedAnswer, fetchedAhead } from './api/use-public.ts'
import { read } from './api/request.ts'
import { readRouteData } from './document/elements.ts'
import { pageData } from './page-data.ts'
import { matchPage, preloadParts } from './routes.tsx'
import { aheadOfNeed } from './router/chunk-reload.ts'

/**
 * Answers, with those of the first view, and pending requests, by `/api` address, so that each is fetched once.
 */
const known = readRouteData()

const fetchAhead = <T>(address: string): Promise<T> => {
  const answer = read<T>(address)
  fetchedAhead[address] = answer
  // The page then tries again.
  answer.catch(() => delete fetchedAhead[address])
  return answer
}

const readAhead: PageReads = {
  required: async <T>(address: string) => {
    if (!(address in known)) {
      known[address] = cachedAnswer(address) ?? fetchAhead<T>(address)
    }
    known[address] = await known[address]
    return answerAt<T>(known, address) ?? null
  },
  optional: async () => null,
  onlyRendered: async () => null,
  absent: () => {},
}

/** Best effort: the page repeats failed requests. */
export const prefetchPage = (address: string) => {
  const { pathname, search } = new URL(address, location.origin)
  const { at, data, parts } = matchPage(pathname, search)
  aheadOfNeed(() => preloadParts(parts()))
  if (!data) return
  const loadData = async () => {
    await pageData(data).load(at, readAhead)
    // Only its data has the kind of a category.
    aheadOfNeed(() => preloadParts(parts(known)))
  }
  loadData().catch(() => {})
}
