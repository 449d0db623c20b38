import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type RawServerDefault } from 'fastify'
import { largestBody } from 'shared-types/limits'
import { longestSegment } from 'shared-types/urls/path-pattern'
import type { Config } from './config.ts'

const canBeRead = (url: string): boolean => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * A URL that cannot be decoded reaches no route, so that a browser would show our JSON error. It is replaced
 * by a path that no page has, so that the visitor gets the page "not found".
 */
const readableUrl = ({ url = '/' }: { url?: string | undefined }): string =>
  canBeRead(url) || /^\/api(\/|$)/.test(url) ? url : '/%EF%BF%BD/'

/** Zod's are set in `app.ts`. Without these, Fastify would load its own compilers, 130 modules. */
const noCompiler = () => {
  throw new Error('a schema is compiled before the compilers are set')
}

/** Sets limits that Node and Fastify leave off or set to minutes by default. */
export const serverOptions = (config: Config) =>
  ({
    bodyLimit: largestBody,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // `telemetry/src/request-log.ts` writes one line instead of two, without the URL.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    rewriteUrl: readableUrl,
    routerOptions: { maxParamLength: longestSegment },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: 10_000,
    // The time limits of requests start with the first byte. This one closes connections that send none.
    connectionTimeout: config.connections.silentFor,
    // Longer than a load balancer holds idle connections, so that the load balancer always closes them first.
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
    },
  }) satisfies FastifyHttpOptions<RawServerDefault, FastifyBaseLogger>
