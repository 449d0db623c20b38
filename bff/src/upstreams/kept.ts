import { unavailable } from './upstream-problem.ts'

interface Options {
  /** What was read is good for so long, and after that until it can be read again. */
  freshForMs: number
  /** Nobody waits again for a backend that has just let someone wait for nothing. */
  pauseAfterFailureMs: number
  /** Told of a failure that nobody waits for. */
  onFailure: (error: unknown) => void
  /** Monotonic, in milliseconds. */
  now?: () => number
}

/**
 * Keeps what `read` found, one reading at a time. Throws what `read` throws as long as there is nothing to keep, and
 * `provider_unavailable` at once in the pause after that.
 */
export const createKept = <T>(
  read: () => Promise<T>,
  { freshForMs, pauseAfterFailureMs, onFailure, now = () => performance.now() }: Options,
) => {
  let kept: { value: T; until: number } | undefined
  let pausedUntil = -Infinity
  let underWay: Promise<T> | undefined

  const readOnce = async (): Promise<T> => {
    try {
      const value = await read()
      kept = { value, until: now() + freshForMs }
      return value
    } catch (error) {
      pausedUntil = now() + pauseAfterFailureMs
      throw error
    } finally {
      underWay = undefined
    }
  }
  const refresh = () => (underWay ??= readOnce())

  return async (): Promise<T> => {
    if (kept && now() < kept.until) return kept.value
    const isPaused = now() < pausedUntil
    if (!kept) {
      if (isPaused) throw unavailable()
      return refresh()
    }
    if (!isPaused) refresh().catch(onFailure)
    return kept.value
  }
}
