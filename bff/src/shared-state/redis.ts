import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** In milliseconds. After a failed command, Redis is skipped for this time, so that not every request waits. */
const pause = 500

/**
 * The state that replicas of the bff share, in Redis or Valkey. Without Redis, with one replica, `run` always
 * uses the second function, and the code of the client is not loaded.
 */
export const openSharedState = async (
  { redisUrl, deadlines }: Pick<Config, 'redisUrl' | 'deadlines'>,
  log: FastifyBaseLogger,
  { redisAway }: Metrics,
) => {
  const redis =
    redisUrl &&
    new (await import('ioredis')).Redis(redisUrl.href, {
      commandTimeout: deadlines.redis,
      socketTimeout: pause,
      connectTimeout: 1_000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
      keyPrefix: 'sluimer:',
    })
  let isUnavailable = false
  let askAgainAt = 0

  const noteFailure = (error: unknown) => {
    askAgainAt = performance.now() + pause
    if (!isUnavailable)
      log.warn({ reason: String(error) }, 'redis is unavailable: this replica uses its own memory')
    isUnavailable = true
    redisAway.set(1)
  }
  redis?.on('error', noteFailure)
  redis?.on('ready', () => {
    log.info('connected to redis')
    askAgainAt = 0
    redisAway.set(0)
  })

  return {
    redis,

    /** Runs `shared` if Redis answers, otherwise `alone`. */
    run: async <T>(shared: (redis: Redis) => Promise<T>, alone: () => T | Promise<T>): Promise<T> => {
      if (redis?.status !== 'ready' || performance.now() < askAgainAt) return alone()
      try {
        const answer = await shared(redis)
        isUnavailable = false
        redisAway.set(0)
        return answer
      } catch (error) {
        noteFailure(error)
        return alone()
      }
    },

    close: (): void => redis?.disconnect(),
  }
}

export type SharedState = Awaited<ReturnType<typeof openSharedState>>
