import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type RawServerDefault } from 'fastify'
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
 * An address that cannot be decoded reaches no route, so that a browser would be shown our JSON. It goes on as the
 * sign for what cannot be read, which no page is called: the shop says that the page does not exist.
 */
const readableUrl = ({ url = '/' }: { url?: string | undefined }): string =>
  canBeRead(url) || /^\/api(\/|$)/.test(url) ? url : '/%EF%BF%BD/'

/** Limits that Node and Fastify leave wide open or at minutes. */
export const serverOptions = (config: Config) =>
  ({
    bodyLimit: 64 * 1024,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // `plugins/request-log.ts` writes one line instead of two, and no address.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    rewriteUrl: readableUrl,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: 10_000,
    // Longer than a load balancer keeps its connections, so that it is never the one surprised.
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
    },
  }) satisfies FastifyHttpOptions<RawServerDefault, FastifyBaseLogger>
