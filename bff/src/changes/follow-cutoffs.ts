import { setTimeout as sleep } from 'node:timers/promises'
import { cutoffAfter } from 'shared-types/calendar/delivery-cutoff'
import type { ChangeLog } from './change-log.ts'

/** In milliseconds. A timer for the whole day would be wrong after a change of the clock. */
const longestSleep = 10_000

/**
 * Notes a change of everything at each cut-off, until `stopping`: answers and pages name the day on which an
 * article arrives.
 */
export const followCutoffs = async (
  changes: ChangeLog,
  { stopping }: { stopping: AbortSignal },
): Promise<void> => {
  let next = cutoffAfter(new Date())
  while (!stopping.aborted) {
    const left = next.getTime() - Date.now()
    await sleep(Math.max(0, Math.min(left, longestSleep)), undefined, { signal: stopping, ref: false }).catch(
      () => undefined,
    )
    if (Date.now() < next.getTime()) continue
    changes.noteEverything()
    next = cutoffAfter(new Date())
  }
}
