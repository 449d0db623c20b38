import { sql } from 'drizzle-orm'
import type { Routes, Shop } from '../context.ts'

/** `/healthz`: the process is running. `/readyz`: it also reaches its database, and is not stopping. */
export const healthRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))

    app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
      if (shop.stopping.aborted) return reply.code(503).send({ status: 'stopping' })
      await shop.db.execute(sql`select 1`)
      return { status: 'ready' }
    })
  }
