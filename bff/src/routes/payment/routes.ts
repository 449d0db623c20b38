import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ownPath } from 'shared-types/urls/own-path'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { clientIp, enforce, type Limit, minute, withSite } from '../../plugins/rate-limits.ts'
import type { Incoming } from '../../upstreams/exchange.ts'

/** The id that the payment provider gave a payment. */
const paymentId = z.string().regex(/^[\w-]{1,100}$/)
const Notice = z.object({ id: paymentId })
const WebhookParams = z.object({ provider: z.enum(['mollie', 'test']) })
const PageParams = z.object({ id: paymentId })

/** More than a provider sends about one payment, and more than a payer's presses on the test page. */
const perPayment: Limit = {
  name: 'payment',
  max: 30,
  timeWindow: minute,
  key: ({ body, params }) => Notice.safeParse(body).data?.id ?? PageParams.safeParse(params).data?.id,
}

/** The headers of shop-api's payment page that the browser needs. Its policy has the hash of its style. */
const passedOn = ['content-type', 'content-security-policy'] as const

const headersOf = ({ headers }: Incoming) =>
  Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

/**
 * The path of a `location` header as a URL on our own origin. Another site, or a URL that runs code, becomes
 * the home page.
 */
const ownLocation = (location: string, publicUrl: URL): string => {
  const target = URL.parse(location, publicUrl)
  return new URL(ownPath(target && `${target.pathname}${target.search}`), publicUrl).href
}

/**
 * The only paths of shop-api for others than the bff: the webhook, and the built-in payment page. They are
 * forwarded without cookie and bearer, so that shop-api stays private.
 */
export const paymentRoutes =
  (bff: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, shopApi } = bff
    app.removeAllContentTypeParsers()
    await app.register(formbody, { bodyLimit: 1024 })
    const perAddress: Limit = {
      name: 'payments',
      max: config.limits.perAddress,
      timeWindow: minute,
      key: clientIp,
    }
    for (const limit of withSite(perAddress)) app.addHook('onRequest', enforce(bff, limit))
    app.addHook('preHandler', enforce(bff, perPayment))
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store')
    })

    app.post(v1.paymentWebhook, {
      config: { otherClients: true },
      schema: { operation: null, params: WebhookParams, body: Notice },
      handler: async ({ id: requestId, params, body }, reply) => {
        const path = pathOf(v1.paymentWebhook, { provider: params.provider })
        const { status } = await shopApi.forward({ method: 'POST', path, requestId, form: { id: body.id } })
        return reply
          .code(status)
          .type('text/plain')
          .send(status === 200 ? 'ok' : '')
      },
    })

    if (!config.testPayments) return
    app.get('/test-payments/:id', {
      schema: { operation: null, params: PageParams },
      handler: async ({ id: requestId, params }, reply) => {
        const page = await shopApi.forward({ method: 'GET', path: `/test-payments/${params.id}`, requestId })
        return reply.code(page.status).headers(headersOf(page)).send(page.text)
      },
    })
    app.post('/test-payments/:id', {
      schema: { operation: null, params: PageParams, body: z.record(z.string(), z.string()) },
      handler: async ({ id: requestId, params, body: form }, reply) => {
        const path = `/test-payments/${params.id}`
        const answer = await shopApi.forward({ method: 'POST', path, requestId, form })
        const { location } = answer.headers
        if (location) reply.header('location', ownLocation(String(location), config.publicUrl))
        return reply.code(answer.status).headers(headersOf(answer)).send(answer.text)
      },
    })
  }
