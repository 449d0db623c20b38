import { subscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

/** All that leaves the process about a span. Everything else may be personal: URLs, queries, headers, messages. */
const exported = new Set(['http.request.method', 'http.route', 'http.response.status_code', 'error.type'])

const withoutPersonalData = (span: ReadableSpan): ReadableSpan => {
  const attributes: Attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => exported.has(name)),
  )
  // Events and descriptions of failures have messages, which may quote what a shopper typed.
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}

/** In milliseconds. Spans of a collector that does not answer in time are dropped. */
const patience = 5_000
const patienceAtStop = 2_000

const createExporter = (endpoint: string, log: FastifyBaseLogger): SpanExporter => {
  const otlp = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patience })
  let failing = false
  return {
    export: (spans, done) =>
      otlp.export(spans.map(withoutPersonalData), (result) => {
        const failed = result.error !== undefined
        if (failed && !failing) log.warn({ err: result.error }, 'traces do not reach their collector')
        failing = failed
        done(result)
      }),
    forceFlush: () => otlp.forceFlush(),
    shutdown: () => otlp.shutdown(),
  }
}

/** Monitoring asks for these all day. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/** One span per request, with the pattern of its route as its name. Its trace begins here: browsers cannot set it. */
const traceRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
  const route = request.is404 ? undefined : request.routeOptions.url
  if (route && untraced.has(route)) return done()
  const span = trace.getTracer('fastify').startSpan(
    route ? `${request.method} ${route}` : request.method,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, ...(route && { 'http.route': route }) },
    },
    ROOT_CONTEXT,
  )
  reply.raw.once('close', () => {
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (!reply.raw.writableFinished) span.setAttribute('error.type', 'aborted')
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  context.with(trace.setSpan(ROOT_CONTEXT, span), done)
}

/**
 * Traces requests and the calls to shop-api. Loaded only with `OTEL_EXPORTER_OTLP_ENDPOINT`, and started before the
 * app is built. See docs/decisions/0031-tracing.md.
 */
export const startTracing = (
  { endpoint, serviceName }: NonNullable<Config['tracing']>,
  { shopApiUrl }: Config,
  log: FastifyBaseLogger,
) => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(endpoint, log) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)

  const calls = new UndiciInstrumentation({
    // Other backends may belong to others: they get no trace.
    ignoreRequestHook: ({ origin }) => origin !== shopApiUrl.origin,
    requireParentforSpans: true,
  })
  calls.setTracerProvider(provider)
  // Fastify announces each new server here, before its routes exist.
  subscribe('fastify.initialization', (message) => {
    ;(message as { fastify: FastifyInstance }).fastify.addHook('onRequest', traceRequest)
  })

  return { close: () => Promise.race([provider.shutdown(), sleep(patienceAtStop)]) }
}
