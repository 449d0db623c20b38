import { LRUCache } from 'lru-cache'
import { unavailable } from './upstream-problem.ts'

interface Options {
  freshForMs: number
  /** The time between a failed read and the next one. */
  pauseAfterFailureMs: number
  onFailure: (error: unknown) => void
  /** Monotonic, in milliseconds. */
  now?: () => number
}

/**
 * Caches the result of `read`; concurrent callers share one read. A stale value is returned during a refresh,
 * and as long as refreshes fail. Without a value it throws `provider_unavailable`, at once during the pause
 * after a failure.
 */
export const createSwrCache = <T extends object>(
  read: () => Promise<T>,
  { freshForMs, pauseAfterFailureMs, onFailure, now = () => performance.now() }: Options,
) => {
  const cache = new LRUCache<'value', T | 'failed'>({
    max: 1,
    ttl: freshForMs,
    perf: { now },
    ttlResolution: 0,
    fetchMethod: async (_key, cached, { options }) => {
      try {
        return await read()
      } catch (error) {
        onFailure(error)
        options.ttl = pauseAfterFailureMs
        return cached ?? 'failed'
      }
    },
  })

  return async (): Promise<T> => {
    const allowStale = cache.peek('value', { allowStale: true }) !== 'failed'
    const value = await cache.forceFetch('value', { allowStale })
    if (value === 'failed') throw unavailable()
    return value
  }
}
