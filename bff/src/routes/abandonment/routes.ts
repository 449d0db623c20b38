import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AbandonBrowse,
  AbandonCart,
  AbandonCategory,
  AbandonEmail,
  AbandonNoted,
  AbandonTold,
  AbandonUnsubscribe,
} from 'shared-types/api/abandonment'
import * as v1 from 'shared-types/v1/abandonment'
import type { Bff } from '../../context.ts'
import { hasAgreed } from './has-agreed.ts'

/** Of whoever did not agree to it nothing is passed on, whatever the page sends. */
const unnoted: AbandonNoted = { noted: false }

export const abandonmentRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: AbandonNoted }
    const schema = v1.AbandonNoted

    app.post('/api/abandonment/cart', { schema: { body: AbandonCart, response } }, async (request) => {
      if (!hasAgreed(request)) return unnoted
      const { quoteId, updatedAt, products } = request.body
      const body = { quote_id: quoteId, updated_at: updatedAt, products }
      return shopApi.shopper(request).post('/v1/abandon/cart', { body, schema })
    })

    app.post('/api/abandonment/browse', { schema: { body: AbandonBrowse, response } }, async (request) => {
      if (!hasAgreed(request)) return unnoted
      return shopApi.shopper(request).post('/v1/abandon/browse', { body: request.body, schema })
    })

    app.post(
      '/api/abandonment/category',
      { schema: { body: AbandonCategory, response } },
      async (request) => {
        if (!hasAgreed(request)) return unnoted
        return shopApi.shopper(request).post('/v1/abandon/category', { body: request.body, schema })
      },
    )

    app.post('/api/abandonment/email', { schema: { body: AbandonEmail, response } }, async (request) => {
      if (!hasAgreed(request)) return unnoted
      return shopApi.shopper(request).post('/v1/abandon/email', { body: request.body, schema })
    })

    app.post(
      '/api/abandonment/unsubscribe',
      { schema: { body: AbandonUnsubscribe, response: { 200: AbandonTold } } },
      async (request) => {
        const ask = { body: request.body, schema: v1.AbandonTold }
        return shopApi.shopper(request).post('/v1/abandon/unsubscribe', ask)
      },
    )
  }
