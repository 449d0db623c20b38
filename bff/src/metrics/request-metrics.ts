import plugin from 'fastify-plugin'
import type { Metrics } from './metrics.ts'

/** Counts every answer by the pattern of its route: a URL would make a series for each visitor. */
export const requestMetrics = ({ requests }: Metrics) =>
  plugin(async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const { url = 'none' } = request.routeOptions
      const labels = {
        method: request.method,
        route: request.is404 ? 'none' : url,
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      }
      requests.observe(labels, reply.elapsedTime / 1000)
    })
  })
