import { collectDefaultMetrics } from '@prometheus-io/client'
import fastify from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from './metrics.ts'

/** Answers Prometheus on a port of its own, which is never published. */
export const openMetricsServer = async (
  { port, host }: NonNullable<Config['metrics']>,
  { registry }: Metrics,
) => {
  collectDefaultMetrics({ register: registry })
  const app = fastify({ forceCloseConnections: true, requestTimeout: 10_000 })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  const url = await app.listen({ host, port })
  return { url, close: () => app.close() }
}
