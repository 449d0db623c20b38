import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import type { FastifyBaseLogger } from 'fastify'
import { startTracing } from 'telemetry/tracing'
import type { Config } from './config.ts'

/**
 * Traces requests and the calls to shop-api. Loaded only with `OTEL_EXPORTER_OTLP_ENDPOINT`, and started before the
 * app is built. A trace begins here: browsers cannot set it.
 */
export const traceBff = (
  collector: NonNullable<Config['tracing']>,
  { shopApiUrl }: Config,
  log: FastifyBaseLogger,
) =>
  startTracing({
    collector,
    log,
    instrument: (provider) => {
      const calls = new UndiciInstrumentation({
        // Other backends may belong to others: they get no trace.
        ignoreRequestHook: ({ origin }) => origin !== shopApiUrl.origin,
        requireParentforSpans: true,
      })
      calls.setTracerProvider(provider)
    },
  })
