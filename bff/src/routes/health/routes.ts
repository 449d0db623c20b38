import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Bff } from '../../context.ts'

const Health = z.strictObject({ status: z.literal('ok') })
const Readiness = z.strictObject({
  ready: z.boolean(),
  /** Reported only: without the provider, cached pages are still served, so that the process stays ready. */
  provider: z.enum(['reachable', 'unreachable']),
  loggedIn: z.boolean(),
})

/** Liveness and readiness, for load balancers and monitoring. */
export const healthRoutes =
  ({ shopApi, stopping }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get('/healthz', { schema: { operation: null, response: { 200: Health } } }, async () => ({
      status: 'ok' as const,
    }))

    app.get(
      '/readyz',
      { schema: { operation: null, response: { 200: Readiness, 503: Readiness } } },
      async (_request, reply) => {
        const reachable = await shopApi.reachable()
        return reply.code(stopping.aborted ? 503 : 200).send({
          ready: !stopping.aborted,
          provider: reachable ? 'reachable' : 'unreachable',
          loggedIn: shopApi.loggedIn(),
        })
      },
    )
  }
