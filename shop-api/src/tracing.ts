import { createRequire } from 'node:module'
import { propagation, ROOT_CONTEXT } from '@opentelemetry/api'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import type { FastifyBaseLogger } from 'fastify'
import { startTracing } from 'telemetry/tracing'
import type { Config } from './config.ts'

/**
 * Traces requests, in the trace of the bff, and their queries. Loaded only with `OTEL_EXPORTER_OTLP_ENDPOINT`, and
 * started before the app is built.
 */
export const traceShopApi = (collector: NonNullable<Config['tracing']>, log: FastifyBaseLogger) =>
  startTracing({
    collector,
    log,
    // The text contains no parameters: the shop's statements have placeholders for them.
    exported: ['db.system.name', 'db.query.text'],
    outerOf: ({ headers }) => propagation.extract(ROOT_CONTEXT, headers),
    instrument: (provider) => {
      // Without a request there is no trace: jobs ask the database every second.
      new PgInstrumentation({ requireParentSpan: true }).setTracerProvider(provider)
      // `pg` is imported before this. The instrumentation changes its classes in place, when they pass through `require`.
      const require = createRequire(import.meta.url)
      require('pg')
      createRequire(require.resolve('pg'))('pg-pool')
    },
  })
