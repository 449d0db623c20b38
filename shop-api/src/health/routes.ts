import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Routes, Shop } from '../context.ts'
import { databaseSilent } from '../db/database-errors.ts'
import { isReadOnly } from './read-depths.ts'

/** Shorter than the probe timeouts of common orchestrators and load balancers. */
const timeoutMs = 900

const failAfter = async (ms: number): Promise<never> => {
  await sleep(ms, undefined, { ref: false })
  throw databaseSilent()
}

/** `/healthz`: the process is running. `/readyz`: it also reaches its database, and is not stopping. */
export const healthRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))

    app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
      if (shop.stopping.aborted) return reply.code(503).send({ status: 'stopping' })
      const { rows } = await Promise.race([
        shop.db.execute<{ readOnly: boolean }>(sql`select ${isReadOnly} as "readOnly"`),
        failAfter(timeoutMs),
      ])
      // Ready all the same: pages can be read, and no other replica has another database.
      return { status: rows[0]?.readOnly ? 'read-only' : 'ready' }
    })
  }
