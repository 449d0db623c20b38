import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AbandonmentMessage, AbandonUnsubscribe } from 'shared-types/contracts/abandonment'
import { NewsletterLink, NewsletterMessage } from 'shared-types/contracts/newsletter'
import { v1 } from 'shared-types/contracts/provider/paths'
import * as pages from 'shared-types/urls/page-paths'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { clientIp, enforce, type Limit, minute, withSite } from '../../plugins/rate-limits.ts'
import { fixedShopper } from '../../upstreams/shop-api.ts'

/**
 * RFC 8058, in either encoding of a form; parts of a multipart form can have other headers too. A scanner that only tries the
 * URL does not send it.
 */
const OneClick = z
  .string()
  .regex(/List-Unsubscribe(?!-)/)
  .includes('One-Click')

const pagesOfLinks = [
  {
    url: pages.newsletterUnsubscribe,
    link: NewsletterLink,
    answer: NewsletterMessage,
    call: v1.contentNewsletterUnsubscribe,
  },
  {
    url: pages.cartRemindersOff,
    link: AbandonUnsubscribe,
    answer: AbandonmentMessage,
    call: v1.abandonUnsubscribe,
  },
]

/** More than the mail programs of one reader send. */
const perLink: Limit = {
  name: 'unsubscribe-link',
  max: 10,
  timeWindow: minute,
  // The schema of each route has checked it.
  key: ({ query }) => (query as { token: string }).token,
}

const withoutSession = fixedShopper()

/**
 * The POST of a mail program to the URL of the header `List-Unsubscribe` (RFC 8058). It has no session: the token in the
 * URL is all that counts, so the request may come from any site. A GET of the same URL is the page, which asks first.
 */
export const unsubscribeRoutes =
  (bff: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, shopApi } = bff
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, body),
    )
    // A mail service sends the requests of all its readers.
    const perAddress: Limit = {
      name: 'unsubscribe',
      max: config.limits.perAddress,
      timeWindow: minute,
      key: clientIp,
    }
    for (const limit of withSite(perAddress)) app.addHook('onRequest', enforce(bff, limit))
    app.addHook('preHandler', enforce(bff, perLink))
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store')
    })

    for (const { url, link, answer, call } of pagesOfLinks) {
      app.post(url, {
        config: { fromAnySite: true },
        schema: { operation: null, querystring: link, body: OneClick },
        handler: async ({ id, ip, headers, query }, reply) => {
          const { message } = await shopApi
            .shopper({ id, ip, headers, shopper: withoutSession })
            .post(call, { sends: link, body: query, schema: answer })
          return reply.type('text/plain; charset=utf-8').send(message)
        },
      })
    }
  }
