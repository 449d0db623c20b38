import { Changes } from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { readChanges } from './read-changes.ts'

/** Without leading zeros: PostgreSQL reads a transaction id that starts with a zero as octal. */
const Cursor = z.string().regex(/^(0|[1-9]\d{0,18})\.(0|[1-9]\d{0,10})$/)

export const changeRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const closing = new AbortController()
    app.addHook('preClose', async () => closing.abort())

    app.get(v1.changes, {
      logLevel: 'warn',
      schema: {
        operation: operations.listChanges,
        querystring: z.strictObject({ after: Cursor.optional() }),
        response: { 200: Changes },
      },
      handler: async ({ query }, reply) => {
        const gone = new AbortController()
        reply.raw.on('close', () => gone.abort())
        return readChanges(shop, query.after, AbortSignal.any([closing.signal, gone.signal]))
      },
    })
  }
