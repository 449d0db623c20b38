import { subscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
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
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The attributes of a span that all servers export. */
const ofRequests = ['http.request.method', 'http.route', 'http.response.status_code', 'error.type']

interface Traced {
  /** Where spans go, and the name of the server in them. */
  collector: { endpoint: string; serviceName: string }
  /** More attributes that leave the process. Everything else may be personal: URLs, queries, headers, messages. */
  exported?: string[]
  /** The trace of a request that arrives. Left out, its trace begins here. */
  outerOf?: (request: FastifyRequest) => Context
  /** Starts the instrumentations of this server. */
  instrument: (provider: TracerProvider) => void
  log: FastifyBaseLogger
}

const withoutPersonalData = (span: ReadableSpan, exported: Set<string>): ReadableSpan => {
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
const exportTimeout = 5_000
const shutdownTimeout = 2_000

const createExporter = ({
  collector,
  exported = [],
  log,
}: Pick<Traced, 'collector' | 'exported' | 'log'>): SpanExporter => {
  const otlp = new OTLPTraceExporter({ url: `${collector.endpoint}/v1/traces`, timeoutMillis: exportTimeout })
  const attributes = new Set([...ofRequests, ...exported])
  let failing = false
  return {
    export: (spans, done) =>
      otlp.export(
        spans.map((span) => withoutPersonalData(span, attributes)),
        (result) => {
          const failed = result.error !== undefined
          if (failed && !failing) log.warn({ err: result.error }, 'traces do not reach their collector')
          failing = failed
          done(result)
        },
      ),
    forceFlush: () => otlp.forceFlush(),
    shutdown: () => otlp.shutdown(),
  }
}

/** Monitoring requests these all day. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/** One span per request, with the pattern of its route as its name. */
const traceRequests =
  (outerOf: (request: FastifyRequest) => Context) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const route = request.is404 ? undefined : request.routeOptions.url
    if (route && untraced.has(route)) return done()
    const outer = outerOf(request)
    const span = trace.getTracer('fastify').startSpan(
      route ? `${request.method} ${route}` : request.method,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, ...(route && { 'http.route': route }) },
      },
      outer,
    )
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (!reply.raw.writableFinished) span.setAttribute('error.type', 'aborted')
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(outer, span), done)
  }

/**
 * Traces the requests of every Fastify server that this process builds from now on. See
 * docs/decisions/0031-tracing.md.
 */
export const startTracing = ({ outerOf = () => ROOT_CONTEXT, instrument, ...exporting }: Traced) => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': exporting.collector.serviceName }),
    // For the statements of a database; the other exported attributes are short.
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(exporting) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  instrument(provider)
  const traceRequest = traceRequests(outerOf)
  // Fastify announces each new server here, before its routes exist.
  subscribe('fastify.initialization', (message) => {
    ;(message as { fastify: FastifyInstance }).fastify.addHook('onRequest', traceRequest)
  })
  return { close: () => Promise.race([provider.shutdown(), sleep(shutdownTimeout)]) }
}
