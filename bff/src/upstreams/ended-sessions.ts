import type { FastifyBaseLogger } from 'fastify'
import type { EndedSessionStore } from '../shared-state/ended-session-store.ts'

const firstPause = 1_000
const longestPause = 30_000

/**
 * Sessions that were logged out while the provider was down. Every replica refuses them at once. The call to
 * the provider is repeated until it succeeds; after that, the provider refuses them itself. When this process
 * ends before that, the store refuses them until they expire.
 * @param notify ends a session at the provider; throws on failure
 */
export const createEndedSessions = (
  store: EndedSessionStore,
  notify: (session: string) => Promise<unknown>,
  log: FastifyBaseLogger,
) => {
  const pending = new Set<string>()
  let pause = firstPause
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const notifyAgain = async (): Promise<void> => {
    let failure: unknown = null
    for (const session of pending) {
      try {
        await notify(session)
        await store.remove(session)
        pending.delete(session)
      } catch (error) {
        failure = error
      }
    }
    if (failure === null) log.info('the provider knows every logout')
    else log.warn({ err: failure, pending: pending.size }, 'the provider does not know a logout')
    pause = failure === null ? firstPause : Math.min(2 * pause, longestPause)
    timer = undefined
    if (pending.size > 0) notifyLater()
  }

  const notifyLater = (): void => {
    if (closed) return
    timer ??= setTimeout(() => void notifyAgain(), pause).unref()
  }

  return {
    end: async (session: string): Promise<void> => {
      pending.add(session)
      notifyLater()
      await store.add(session)
    },
    has: (session: string): Promise<boolean> => store.has(session),
    close: (): void => {
      closed = true
      clearTimeout(timer)
      store.close()
    },
  }
}

export type EndedSessions = ReturnType<typeof createEndedSessions>
