import type { FastifyBaseLogger } from 'fastify'

const firstPause = 1_000
const longestPause = 30_000

/**
 * Sessions that were logged out while the provider was down. They are refused here at once. The call to the
 * provider is repeated until it succeeds; after that, the provider refuses them itself.
 * @param tell ends a session at the provider; throws on failure
 */
export const createEndedSessions = (tell: (session: string) => Promise<unknown>, log: FastifyBaseLogger) => {
  const untold = new Set<string>()
  let pause = firstPause
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const tellAgain = async (): Promise<void> => {
    try {
      for (const session of untold) {
        await tell(session)
        untold.delete(session)
        pause = firstPause
      }
      log.info('the provider has heard of every logout')
    } catch {
      pause = Math.min(2 * pause, longestPause)
    }
    timer = undefined
    if (untold.size > 0) tellLater()
  }

  const tellLater = (): void => {
    if (closed) return
    timer ??= setTimeout(() => void tellAgain(), pause).unref()
  }

  return {
    end: (session: string): void => {
      untold.add(session)
      tellLater()
    },
    has: (session: string): boolean => untold.has(session),
    close: (): void => {
      closed = true
      clearTimeout(timer)
    },
  }
}

export type EndedSessions = ReturnType<typeof createEndedSessions>
