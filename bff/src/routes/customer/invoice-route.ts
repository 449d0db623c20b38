import httpProxy from '@fastify/http-proxy'
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify'
import type { Operation } from 'shared-types/openapi/operation'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { ApiProblem } from '../../problem.ts'
import { unavailable } from '../../upstreams/upstream-problem.ts'

const invoiceAddress = z.object({ id: z.uuid() })

const operation: Operation = {
  id: 'getInvoice',
  summary: 'Get the invoice of an order',
  errors: ['login_required'],
  produces: 'application/pdf',
}

/** Replaces the provider's answer and its headers by our own. */
const refuse = (reply: FastifyReply<RouteGenericInterface, RawServerBase>, status = 503) => {
  for (const name of ['content-length', 'content-type', 'content-disposition']) reply.removeHeader(name)
  if (status === 403) return reply.send(new ApiProblem('login_required'))
  return reply.send(status === 404 ? new ApiProblem('not_found') : unavailable())
}

/** Proxies the invoice (PDF) of an order, for the logged-in customer that placed it. */
export const invoiceRoute =
  ({ config, shopApi }: Bff) =>
  async (app: App) => {
    // The proxy has no option for a schema.
    app.addHook('onRoute', (route) => {
      route.schema = { operation, ...route.schema, params: invoiceAddress }
    })
    const headersByRequest = new WeakMap<object, Record<string, string>>()
    await app.register(httpProxy, {
      upstream: config.shopApiUrl.origin,
      prefix: '/api/customer/orders/:id/invoice',
      rewritePrefix: '/v1/customer/orders/:id/invoice',
      httpMethods: ['GET'],
      // Only this exact path.
      routes: [''],
      disableRequestLogging: true,
      retryMethods: [],
      destroyAgent: true,
      undici: {
        connections: 8,
        pipelining: 1,
        connect: { timeout: 1_000 },
        headersTimeout: config.deadlines.write,
        bodyTimeout: config.deadlines.write,
      },
      preHandler: async (request: FastifyRequest) => {
        headersByRequest.set(request.raw, await shopApi.headersFor(request))
      },
      replyOptions: {
        rewriteRequestHeaders: (request) => ({
          ...headersByRequest.get(request.raw),
          accept: 'application/pdf',
        }),
        rewriteHeaders: (headers) => ({
          'content-type': 'application/pdf',
          ...(headers['content-length'] && { 'content-length': headers['content-length'] }),
          'content-disposition': headers['content-disposition'],
          'cache-control': 'private, no-store',
        }),
        onResponse: (_request, reply, { stream }) => {
          if (reply.statusCode === 200) return reply.send(stream)
          stream.resume()
          return refuse(reply, reply.statusCode)
        },
        onError: (reply) => refuse(reply),
      },
    })
  }
