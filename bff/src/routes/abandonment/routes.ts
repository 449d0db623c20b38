import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { consentCookie } from 'shared-types/browser-names'
import { parseConsent } from 'shared-types/measuring/consent-cookie'
import {
  AbandonBrowse,
  AbandonCart,
  AbandonCategory,
  AbandonEmail,
  AbandonNoted,
  AbandonmentMessage,
  AbandonUnsubscribe,
} from 'shared-types/contracts/abandonment'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { Operation } from 'shared-types/openapi/operation'
import { operations } from 'shared-types/openapi/operations'
import type { z } from 'zod'
import type { Bff } from '../../context.ts'
import { forwardBody } from '../../upstreams/forward-body.ts'

const unnoted: AbandonNoted = { noted: false }

const hasAgreed = ({ cookies }: FastifyRequest): boolean =>
  parseConsent(cookies[consentCookie])?.reminders ?? false

/** Without consent, nothing is forwarded, whatever the page sends. */
const note = <Body extends z.ZodType>(operation: Operation, body: Body) => ({
  preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
    hasAgreed(request) ? undefined : reply.send(unnoted),
  schema: { operation, body, response: { 200: AbandonNoted } },
})

export const abandonmentRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = AbandonNoted
    app.post(apiPaths.abandonment('cart'), {
      ...note(operations.noteCartLeft, AbandonCart),
      handler: forwardBody(shopApi, v1.abandonCart, { sends: AbandonCart, schema }),
    })

    app.post(apiPaths.abandonment('browse'), {
      ...note(operations.noteProductsViewed, AbandonBrowse),
      handler: forwardBody(shopApi, v1.abandonBrowse, { sends: AbandonBrowse, schema }),
    })

    app.post(apiPaths.abandonment('category'), {
      ...note(operations.noteCategoryViewed, AbandonCategory),
      handler: forwardBody(shopApi, v1.abandonCategory, { sends: AbandonCategory, schema }),
    })

    app.post(apiPaths.abandonment('email'), {
      ...note(operations.noteEmail, AbandonEmail),
      preHandler: async (request, reply) =>
        hasAgreed(request) || request.body.email === '' ? undefined : reply.send(unnoted),
      handler: forwardBody(shopApi, v1.abandonEmail, { sends: AbandonEmail, schema }),
    })

    app.post(apiPaths.abandonment('unsubscribe'), {
      schema: {
        operation: operations.refuseReminders,
        body: AbandonUnsubscribe,
        response: { 200: AbandonmentMessage },
      },
      handler: forwardBody(shopApi, v1.abandonUnsubscribe, {
        sends: AbandonUnsubscribe,
        schema: AbandonmentMessage,
      }),
    })
  }
