import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { sessionLifetime } from 'shared-types/limits'
import type { SharedState } from './redis.ts'
import { nameOfSession } from './session-name.ts'

/** A sorted set: the score is the end of the hash, in seconds. */
const key = 'ended-sessions'

const now = () => Math.floor(Date.now() / 1000)
/** In milliseconds. */
const refreshEvery = 1_000

/** Hashes that an earlier process stored, as empty files. */
const readFolder = (folder: string, log: FastifyBaseLogger): string[] => {
  try {
    const names = readdirSync(folder)
    const isOver = (name: string) =>
      Date.now() - statSync(join(folder, name)).mtimeMs > sessionLifetime * 1000
    for (const name of names.filter(isOver)) rmSync(join(folder, name))
    return names.filter((name) => /^[0-9a-f]{64}$/.test(name))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing)
      log.error({ err: error }, 'earlier logouts cannot be read: their sessions would work again')
    return []
  }
}

/**
 * Ended sessions that the provider does not know about yet: stored in a folder, for the next process of this
 * replica, and in Redis, for the other replicas.
 */
export const openEndedSessionStore = (folder: string, shared: SharedState, log: FastifyBaseLogger) => {
  const own = new Set(readFolder(folder, log))
  /** For when Redis does not answer immediately. */
  let ofAll = new Set<string>()

  const refresh = async (redis: Redis): Promise<void> => {
    await redis.zremrangebyscore(key, '-inf', now())
    ofAll = new Set(await redis.zrange(key, '0', '-1'))
  }
  const refreshing = setInterval(() => void shared.run(refresh, () => undefined), refreshEvery).unref()

  /** Retried after a failure: if this process ends, the other replicas get it only from Redis. */
  const share = async (name: string): Promise<void> => {
    for (let tries = 0; shared.redis && tries < 4; tries += 1) {
      try {
        await shared.redis.zadd(key, now() + sessionLifetime, name)
        return
      } catch (error) {
        log.warn({ reason: String(error) }, 'a logout could not be shared with the other replicas')
        await sleep(100)
      }
    }
  }

  return {
    add: async (session: string): Promise<void> => {
      const name = nameOfSession(session)
      own.add(name)
      try {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, name), '')
      } catch (error) {
        if (!shared.redis)
          log.error({ err: error }, 'a logout cannot be stored: it would be lost at a restart')
      }
      await share(name)
    },

    has: async (session: string): Promise<boolean> => {
      const name = nameOfSession(session)
      if (own.has(name) || ofAll.has(name)) return true
      return shared.run(
        async (redis) => (await redis.zscore(key, name)) !== null,
        () => false,
      )
    },

    /** From now on the provider refuses the session. */
    remove: async (session: string): Promise<void> => {
      const name = nameOfSession(session)
      own.delete(name)
      ofAll.delete(name)
      rmSync(join(folder, name), { force: true })
      await shared.run(
        (redis) => redis.zrem(key, name),
        () => undefined,
      )
    },

    close: (): void => clearInterval(refreshing),
  }
}

export type EndedSessionStore = ReturnType<typeof openEndedSessionStore>
