import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { consentCookie, parseConsent } from 'shared-types/consent-cookie'
import {
  AbandonBrowse,
  AbandonCart,
  AbandonCategory,
  AbandonEmail,
  AbandonNoted,
  AbandonmentMessage,
  AbandonUnsubscribe,
} from 'shared-types/contracts/abandonment'
import type { z } from 'zod'
import type { Bff } from '../../context.ts'

const unnoted: AbandonNoted = { noted: false }

const hasAgreed = ({ cookies }: FastifyRequest): boolean =>
  parseConsent(cookies[consentCookie])?.marketing ?? false

/** Without consent nothing is passed on, whatever the page sends. */
const note = <Body extends z.ZodType>(id: string, summary: string, body: Body) => ({
  preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
    hasAgreed(request) ? undefined : reply.send(unnoted),
  schema: { operation: { id, summary }, body, response: { 200: AbandonNoted } },
})

export const abandonmentRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = AbandonNoted
    app.post(
      '/api/abandonment/cart',
      note('noteCartLeft', 'Note that a cart is left behind', AbandonCart),
      (request) => {
        const ask = { sends: AbandonCart, body: request.body, schema }
        return shopApi.shopper(request).post('/v1/abandon/cart', ask)
      },
    )

    app.post(
      '/api/abandonment/browse',
      note('noteProductsViewed', 'Note which products were looked at', AbandonBrowse),
      (request) => {
        const ask = { sends: AbandonBrowse, body: request.body, schema }
        return shopApi.shopper(request).post('/v1/abandon/browse', ask)
      },
    )

    app.post(
      '/api/abandonment/category',
      note('noteCategoryViewed', 'Note which list was looked through', AbandonCategory),
      (request) => {
        const ask = { sends: AbandonCategory, body: request.body, schema }
        return shopApi.shopper(request).post('/v1/abandon/category', ask)
      },
    )

    app.post(
      '/api/abandonment/email',
      note('noteEmail', 'Note an e-mail address that was typed', AbandonEmail),
      (request) => {
        const ask = { sends: AbandonEmail, body: request.body, schema }
        return shopApi.shopper(request).post('/v1/abandon/email', ask)
      },
    )

    app.post(
      '/api/abandonment/unsubscribe',
      {
        schema: {
          operation: {
            id: 'refuseReminders',
            summary: 'Refuse further reminders, by the link of a mail',
            errors: ['not_found'],
          },
          body: AbandonUnsubscribe,
          response: { 200: AbandonmentMessage },
        },
      },
      async (request) => {
        const ask = { sends: AbandonUnsubscribe, body: request.body, schema: AbandonmentMessage }
        return shopApi.shopper(request).post('/v1/abandon/unsubscribe', ask)
      },
    )
  }
