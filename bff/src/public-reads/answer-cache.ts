import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'
import type { ChangeLog } from '../changes/change-log.ts'
import { ApiProblem } from '../problem.ts'

/**
 * An answer, or null if the resource does not exist, with the tags of its content (`ChangeTag`), and how long
 * it is fresh, in ms.
 */
export interface Filled<T = Answer> {
  answer: T | null
  tags: string[]
  freshFor: number
}

/** `isStale`: it could not be refreshed, or not in time. */
export type Cached<T = Answer> = Pick<Filled<T>, 'answer' | 'tags'> & { isStale: boolean }

/** Builds the answer; `previous` is the cached one. */
export type Fill<T = Answer> = (previous: T | null | undefined) => Promise<Filled<T>>

interface Entry<T> {
  answer: T | null
  tags: string[]
  /** The changes that it includes. */
  asOf: number
  endsAt: number
  isStale: boolean
}

const minute = 60_000
/** How long a stale answer may be sent during a refresh. Later callers wait: prices may have changed. */
const staleWhileRevalidate = 10 * minute
/** How long an answer may be sent when it cannot be refreshed. */
const staleIfError = 24 * 60 * minute
/** The time between a failed refresh and the next one. */
const pauseAfterFailure = 1_000

/** Counts a fill for the client that causes it. Rejects with `rate_limited` when the client's budget is used up. */
export type CountFill = () => Promise<void>

interface Options<T> {
  maxBytes: number
  /** In bytes. */
  sizeOf: (answer: T) => number
  /** Whether it may be sent during a refresh. */
  maySendStale: (answer: T) => boolean
  changes: ChangeLog
  /** Called with the result of each read. */
  onRead?: (result: 'hit' | 'stale' | 'miss') => void
  /** Monotonic, in milliseconds: changes of the system clock have no effect. */
  now?: () => number
}

/**
 * Caches what the provider answered by name. Concurrent callers share one fill. A stale answer is sent while one refresh
 * runs, and when it fails; an outdated one, whose content has changed, only when it fails. When the memory is
 * full, the least recently used answers are evicted.
 */
export const createCache = <T extends object | string>(of: Options<T>) => {
  const { maxBytes, changes, onRead, now = () => performance.now() } = of
  const cache = new LRUCache<string, Entry<T>, Fill<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer, tags }, name) =>
      300 + name.length + 16 * tags.length + (answer === null ? 0 : of.sizeOf(answer)),
    perf: { now },
    ttlResolution: 0,
    // An entry that is evicted during its fill is still sent to its callers.
    ignoreFetchAbort: true,
    fetchMethod: async (_name, cached, { options, context: fill }) => {
      const previous = cached && now() < cached.endsAt ? cached : undefined
      const asOf = changes.count()
      try {
        const { answer, tags, freshFor } = await fill(previous?.answer)
        options.ttl = freshFor
        return { answer, tags, asOf, endsAt: now() + staleIfError, isStale: false }
      } catch (error) {
        if (!previous) throw error
        options.ttl = pauseAfterFailure
        return { ...previous, asOf, isStale: true }
      }
    },
  })

  const maySendStale = (name: string): boolean => {
    const cached = cache.peek(name, { allowStale: true })
    // A missing resource may have been created since.
    if (!cached?.answer || !of.maySendStale(cached.answer) || now() >= cached.endsAt) return false
    return -cache.getRemainingTTL(name) < staleWhileRevalidate
  }

  const isOutdated = ({ tags, asOf }: Entry<T>) => changes.hasChanged(tags, asOf)

  const read = async (name: string, fill: Fill<T>, allowStale: boolean): Promise<Cached<T>> => {
    const cached = cache.peek(name, { allowStale: true })
    const outdated = cached !== undefined && isOutdated(cached)
    const options = { context: fill, allowStale: allowStale && !outdated, forceRefresh: outdated }
    if (cache.has(name) && !outdated) onRead?.('hit')
    else onRead?.(options.allowStale ? 'stale' : 'miss')
    const entry = await cache.forceFetch(name, options)
    // It joined a fill that began before the change.
    return outdated && isOutdated(entry) ? cache.forceFetch(name, { ...options, forceRefresh: true }) : entry
  }

  const readSoon = (name: string, fill: Fill<T>) => read(name, fill, maySendStale(name))

  /** The entry of this name, if it may be sent as it is. */
  const findFresh = (name: string): Cached<T> | undefined => {
    const cached = cache.get(name, { allowStale: true, noDeleteOnStaleGet: true })
    return cached !== undefined && cache.has(name) && !isOutdated(cached) ? cached : undefined
  }

  return {
    /** The answer of this name, if it is cached, fresh and not of a missing resource. */
    inMemory: (name: string): T | undefined => {
      const answer = findFresh(name)?.answer ?? undefined
      if (answer) onRead?.('hit')
      return answer
    },
    /** Does not wait while a stale answer may be sent. */
    read: readSoon,
    /** The same for one client, whose fills count. Without budget for a fill, a stale answer is sent as it is. */
    readCounted: async (name: string, fill: Fill<T>, count: CountFill): Promise<Cached<T>> => {
      const fresh = findFresh(name)
      if (fresh) {
        onRead?.('hit')
        return fresh
      }
      try {
        await count()
      } catch (error) {
        const cached = cache.peek(name, { allowStale: true })
        const isOverBudget = error instanceof ApiProblem && error.code === 'rate_limited'
        if (!isOverBudget || !cached || !(cache.has(name) || maySendStale(name))) throw error
        onRead?.('stale')
        return { ...cached, isStale: true }
      }
      return readSoon(name, fill)
    },
    /** For callers that cache a result of it: waits for a refresh, so that ages do not add up. */
    readFresh: (name: string, fill: Fill<T>) => read(name, fill, false),
    /** The same until `limit` rejects. Then a cached answer is sent, however stale, or it rejects as well. */
    readWithin: async (name: string, fill: Fill<T>, limit: Promise<never>): Promise<Cached<T>> => {
      try {
        return await Promise.race([read(name, fill, false), limit])
      } catch (error) {
        const cached = cache.peek(name, { allowStale: true })
        if (!cached || now() >= cached.endsAt) throw error
        return { ...cached, isStale: true }
      }
    },
  }
}

/** A cache of finished answers. */
export const createAnswerCache = (options: Omit<Options<Answer>, 'sizeOf' | 'maySendStale'>) =>
  createCache<Answer>({
    ...options,
    sizeOf: ({ size }) => size,
    maySendStale: ({ status }) => status === 200,
  })

export type AnswerCache = ReturnType<typeof createAnswerCache>
