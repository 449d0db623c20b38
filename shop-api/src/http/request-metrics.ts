import fastifyPlugin from 'fastify-plugin'
import type { App, Shop } from '../context.ts'

/** Counts every answer by the pattern of its route: a URL would make a series for each product. */
export const requestMetrics = ({ metrics }: Shop) =>
  fastifyPlugin(async (app: App) => {
    app.addHook('onResponse', async (request, reply) => {
      const { url = 'none' } = request.routeOptions
      const labels = {
        method: request.method,
        route: request.is404 ? 'none' : url,
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      }
      metrics.requests.observe(labels, reply.elapsedTime / 1000)
    })
  })
