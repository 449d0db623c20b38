import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { consentCookie, parseConsent } from 'shared-types/measuring/consent-cookie'
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
import { forwardBody } from '../../upstreams/forward-body.ts'

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
    app.post('/api/abandonment/cart', {
      ...note('noteCartLeft', 'Note that a cart is left behind', AbandonCart),
      handler: forwardBody(shopApi, '/v1/abandon/cart', { sends: AbandonCart, schema }),
    })

    app.post('/api/abandonment/browse', {
      ...note('noteProductsViewed', 'Note which products were looked at', AbandonBrowse),
      handler: forwardBody(shopApi, '/v1/abandon/browse', { sends: AbandonBrowse, schema }),
    })

    app.post('/api/abandonment/category', {
      ...note('noteCategoryViewed', 'Note which list was looked through', AbandonCategory),
      handler: forwardBody(shopApi, '/v1/abandon/category', { sends: AbandonCategory, schema }),
    })

    app.post('/api/abandonment/email', {
      ...note('noteEmail', 'Note an e-mail address that was typed', AbandonEmail),
      handler: forwardBody(shopApi, '/v1/abandon/email', { sends: AbandonEmail, schema }),
    })

    app.post('/api/abandonment/unsubscribe', {
      schema: {
        operation: {
          id: 'refuseReminders',
          summary: 'Refuse further reminders, by the link of a mail',
          errors: ['not_found'],
        },
        body: AbandonUnsubscribe,
        response: { 200: AbandonmentMessage },
      },
      handler: forwardBody(shopApi, '/v1/abandon/unsubscribe', {
        sends: AbandonUnsubscribe,
        schema: AbandonmentMessage,
      }),
    })
  }
