import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Bff } from '../../context.ts'

const Health = z.strictObject({ status: z.literal('ok') })
const Readiness = z.strictObject({
  ready: z.boolean(),
  provider: z.enum(['reachable', 'unreachable']),
  loggedIn: z.boolean(),
})

/**
 * Liveness and readiness, for load balancers and monitoring. Not ready while stopping, before the provider was
 * reached and logged in at for the first time, and without that for longer than `lostAfter`. Cached pages are still
 * served then.
 */
export const healthRoutes =
  ({ config, shopApi, stopping }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    let lastUsable = -Infinity
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get('/healthz', { schema: { operation: null, response: { 200: Health } } }, async () => ({
      status: 'ok' as const,
    }))

    app.get('/readyz', {
      schema: { operation: null, response: { 200: Readiness, 503: Readiness } },
      handler: async (_request, reply) => {
        const reachable = await shopApi.reachable()
        const loggedIn = shopApi.loggedIn()
        // Its ping needs no login, but all pages do.
        if (reachable && loggedIn) lastUsable = performance.now()
        const ready = !stopping.aborted && performance.now() - lastUsable < config.lostAfter
        return reply.code(ready ? 200 : 503).send({
          ready,
          provider: reachable ? 'reachable' : 'unreachable',
          loggedIn,
        })
      },
    })
  }
