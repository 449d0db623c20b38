import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Routes, Shop } from '../context.ts'
import { databaseSilent } from '../db/database-errors.ts'

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
      await Promise.race([shop.db.execute(sql`select 1`), failAfter(timeoutMs)])
      return { status: 'ready' }
    })
  }
