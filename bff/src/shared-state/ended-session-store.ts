import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { SharedState } from './redis.ts'

/** In seconds: the longest lifetime of a session (`session.ts`). */
const lifetime = 30 * 24 * 60 * 60

/** A session is a secret: only its hash is stored. */
const nameOf = (session: string) => hash('sha256', session, 'hex')

const keyOf = (name: string) => `ended-session:${name}`

/** Hashes that an earlier process stored, as empty files. */
const readFolder = (folder: string): string[] => {
  try {
    const names = readdirSync(folder)
    const isOver = (name: string) => Date.now() - statSync(join(folder, name)).mtimeMs > lifetime * 1000
    for (const name of names.filter(isOver)) rmSync(join(folder, name))
    return names.filter((name) => /^[0-9a-f]{64}$/.test(name))
  } catch {
    return []
  }
}

/**
 * Sessions that must not open anything again, although the provider does not know yet: in a folder, for the
 * next process of this replica, and in Redis, for the other replicas.
 */
export const openEndedSessionStore = (folder: string, shared: SharedState, log: FastifyBaseLogger) => {
  const known = new Set(readFolder(folder))

  return {
    add: async (session: string): Promise<void> => {
      const name = nameOf(session)
      known.add(name)
      try {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, name), '')
      } catch (error) {
        if (!shared.redis) log.error({ err: error }, 'a logout cannot be stored: a restart would forget it')
      }
      await shared.run(
        (redis) => redis.set(keyOf(name), '', 'EX', lifetime),
        () => undefined,
      )
    },

    has: async (session: string): Promise<boolean> => {
      const name = nameOf(session)
      if (known.has(name)) return true
      return shared.run(
        async (redis) => (await redis.exists(keyOf(name))) > 0,
        () => false,
      )
    },

    /** The provider refuses the session from now on. */
    remove: async (session: string): Promise<void> => {
      const name = nameOf(session)
      known.delete(name)
      rmSync(join(folder, name), { force: true })
      await shared.run(
        (redis) => redis.del(keyOf(name)),
        () => undefined,
      )
    },
  }
}

export type EndedSessionStore = ReturnType<typeof openEndedSessionStore>
