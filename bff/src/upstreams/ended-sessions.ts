import type { FastifyBaseLogger } from 'fastify'

const firstPause = 1_000
const longestPause = 30_000

/**
 * Sessions that somebody logged out of while the provider could not be reached. They are refused here from that moment,
 * and the provider is told until it has heard, after which it refuses them itself.
 * @param tell ends a session at the provider; throws when it did not hear
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
