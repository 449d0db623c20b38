import { collectDefaultMetrics } from '@prometheus-io/client'
import Fastify from 'fastify'
import type { Config } from '../config.ts'
import type { Shop } from '../context.ts'
import { readDepths } from './read-depths.ts'

/** Answers Prometheus on a port of its own, which is never published. */
export const openMetricsServer = async ({ port, host }: NonNullable<Config['metrics']>, shop: Shop) => {
  const { registry } = shop.metrics
  collectDefaultMetrics({ register: registry })
  const app = Fastify({ forceCloseConnections: true, requestTimeout: 10_000 })
  app.get('/metrics', async (_request, reply) => {
    await readDepths(shop)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  const url = await app.listen({ host, port })
  return { url, close: () => app.close() }
}
