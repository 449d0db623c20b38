import { collectDefaultMetrics, type Registry } from '@prometheus-io/client'
import fastify from 'fastify'

/** The metrics have no schemas: Fastify would load its compilers, 130 modules, for nothing. */
const noCompiler = () => {
  throw new Error('the metrics server compiles no schemas')
}

/**
 * Answers Prometheus on a separate port, which is never published.
 * @param refresh sets the gauges that are read only for a scrape
 */
export const openMetricsServer = async (
  { port, host }: { port: number; host: string },
  registry: Registry,
  refresh?: () => Promise<void>,
) => {
  collectDefaultMetrics({ register: registry })
  const app = fastify({
    forceCloseConnections: true,
    requestTimeout: 10_000,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  })
  app.get('/metrics', async (_request, reply) => {
    await refresh?.()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  const url = await app.listen({ host, port })
  return { url, close: () => app.close() }
}
