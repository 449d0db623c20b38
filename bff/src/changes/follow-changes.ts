import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { NoAnswer } from '../upstreams/exchange.ts'
import type { ShopApi } from '../upstreams/shop-api.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'
import type { ChangeLog } from './change-log.ts'

/** In milliseconds. */
const pauseAfterFailure = 1_000
/** An empty answer usually comes after a wait. A provider that answers at once must not be called without end. */
const pauseAfterNothing = 50
/** Longer than the provider itself caches filters, closed days, advice and links (`memoize`). */
const ownCaches = 1_000

/**
 * Notes what changes at the provider, until `stopping`. After a failure it continues from its cursor. Until
 * then, answers expire by age, as they do without it.
 */
export const followChanges = async (
  shopApi: Pick<ShopApi, 'changes'>,
  changes: ChangeLog,
  { stopping, log }: { stopping: AbortSignal; log: FastifyBaseLogger },
): Promise<void> => {
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined)
  let cursor: string | undefined
  while (!stopping.aborted) {
    try {
      const { cursor: next, tags, reset } = await shopApi.changes(cursor, stopping)
      if (reset) changes.noteEverything()
      // Not at the start, where nothing is cached.
      if (reset && cursor !== undefined) setTimeout(() => changes.noteEverything(), ownCaches).unref()
      changes.note(tags)
      const general = tags.filter((tag) => !tag.includes(':'))
      if (general.length > 0) setTimeout(() => changes.note(general), ownCaches).unref()
      cursor = next
      if (tags.length === 0 && !reset) await pause(pauseAfterNothing)
    } catch (error) {
      if (stopping.aborted) return
      const isExpected = error instanceof UpstreamProblem || error instanceof NoAnswer
      log[isExpected ? 'debug' : 'error']({ err: error }, 'changes of the provider cannot be followed')
      await pause(pauseAfterFailure)
    }
  }
}
