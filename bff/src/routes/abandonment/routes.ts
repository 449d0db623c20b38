import type { FastifyRequest } from 'fastify'
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
import type { Bff } from '../../context.ts'

/** Without consent nothing is passed on, whatever the page sends. */
const unnoted: AbandonNoted = { noted: false }

const hasAgreed = ({ cookies }: FastifyRequest): boolean =>
  parseConsent(cookies[consentCookie])?.marketing ?? false

export const abandonmentRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: AbandonNoted }
    const schema = AbandonNoted

    app.post(
      '/api/abandonment/cart',
      {
        schema: {
          operation: { id: 'noteCartLeft', summary: 'Note that a cart is left behind' },
          body: AbandonCart,
          response,
        },
      },
      async (request) => {
        if (!hasAgreed(request)) return unnoted
        const ask = { sends: AbandonCart, body: request.body, schema }
        return shopApi.shopper(request).post('/v1/abandon/cart', ask)
      },
    )

    app.post(
      '/api/abandonment/browse',
      {
        schema: {
          operation: { id: 'noteProductsViewed', summary: 'Note which products were looked at' },
          body: AbandonBrowse,
          response,
        },
      },
      async (request) => {
        if (!hasAgreed(request)) return unnoted
        const ask = { sends: AbandonBrowse, body: request.body, schema }
        return shopApi.shopper(request).post('/v1/abandon/browse', ask)
      },
    )

    app.post(
      '/api/abandonment/category',
      {
        schema: {
          operation: { id: 'noteCategoryViewed', summary: 'Note which list was looked through' },
          body: AbandonCategory,
          response,
        },
      },
      async (request) => {
        if (!hasAgreed(request)) return unnoted
        const ask = { sends: AbandonCategory, body: request.body, schema }
        return shopApi.shopper(request).post('/v1/abandon/category', ask)
      },
    )

    app.post(
      '/api/abandonment/email',
      {
        schema: {
          operation: { id: 'noteEmail', summary: 'Note an e-mail address that was typed' },
          body: AbandonEmail,
          response,
        },
      },
      async (request) => {
        if (!hasAgreed(request)) return unnoted
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
