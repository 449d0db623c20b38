import { sql } from 'drizzle-orm'
import type { Routes, Shop } from '../context.ts'

/** `/healthz`: the process is running. `/readyz`: it also reaches its database, and is ready for traffic. */
export const healthRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))

    app.get('/readyz', { logLevel: 'warn' }, async () => {
      await shop.db.execute(sql`select 1`)
      return { status: 'ready' }
    })
  }
