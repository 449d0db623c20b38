import { NewsletterLink, NewsletterPopup, NewsletterTold, SubscribeRequest } from 'shared-types/v1/newsletter'
import type { Routes, Shop } from '../context.ts'
import { ensureSession } from '../customer/shopper-session.ts'
import { answer } from '../errors.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { showPopup } from './show-popup.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export const newsletterRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/v1/content/newsletter-popup', { schema: { response: { 200: NewsletterPopup } } }, async () =>
      answer(await showPopup(shop.db)),
    )

    app.post(
      '/v1/content/newsletter/subscribe',
      { schema: { body: SubscribeRequest, response: { 200: NewsletterTold } } },
      async (request, reply) => {
        const session = await ensureSession(shop.db, request, reply)
        return answer(await subscribe(shop, session, request.body))
      },
    )

    app.post(
      '/v1/content/newsletter/confirm',
      { schema: { body: NewsletterLink, response: { 200: NewsletterTold } } },
      async (request) => answer(await confirmSubscription(shop, request.body.token)),
    )

    app.post(
      '/v1/content/newsletter/unsubscribe',
      { schema: { body: NewsletterLink, response: { 200: NewsletterTold } } },
      async (request) => answer(await unsubscribe(shop, request.body.token)),
    )
  }
