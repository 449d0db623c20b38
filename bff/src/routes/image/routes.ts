import httpProxy from '@fastify/http-proxy'
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { ApiProblem } from '../../problem.ts'
import { unavailable } from '../../upstreams/upstream-problem.ts'
import { isImageAddress } from './image-address.ts'

const pick = <T extends Record<string, unknown>>(headers: T, names: (keyof T)[]): T =>
  Object.assign({}, ...names.map((name) => (headers[name] === undefined ? {} : { [name]: headers[name] })))

/** Replaces the provider's answer and its headers by our own. */
const refuse = (reply: FastifyReply<RouteGenericInterface, RawServerBase>, problem: ApiProblem) => {
  for (const name of ['content-length', 'content-type', 'etag', 'last-modified']) reply.removeHeader(name)
  return reply.send(problem)
}

/** Proxies the provider's pictures. No data of the shopper is sent. */
export const imageRoutes =
  ({ config }: Bff) =>
  async (app: App) => {
    await app.register(httpProxy, {
      upstream: config.shopApiUrl.origin,
      prefix: '/images',
      rewritePrefix: '/images',
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      // By default it tries ten times.
      retryMethods: [],
      destroyAgent: true,
      // Not the pool of /v1: a page full of new pictures must not block the carts.
      undici: {
        connections: 32,
        pipelining: 1,
        connect: { timeout: 1_000 },
        headersTimeout: 10_000,
        bodyTimeout: 10_000,
      },
      preValidation: (request, _reply, done) => {
        done(isImageAddress(request.url) ? undefined : new ApiProblem('not_found'))
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...pick(headers, ['host', 'accept', 'if-none-match']),
          'x-request-id': request.id,
        }),
        rewriteHeaders: (headers) => ({
          ...pick(headers, ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control']),
          // Mails also show these pictures, on other origins.
          'cross-origin-resource-policy': 'cross-origin',
        }),
        onResponse: (_request, reply, { stream }) => {
          if (reply.statusCode === 200 || reply.statusCode === 304) return reply.send(stream)
          stream.resume()
          const isAbsent = reply.statusCode >= 400 && reply.statusCode < 500
          return refuse(reply, isAbsent ? new ApiProblem('not_found') : unavailable())
        },
        onError: (reply) => refuse(reply, unavailable()),
      },
    })
  }
