import { CustomerSubscription, SubscribeRequest } from 'shared-types/contracts/provider/newsletter'
import { NewsletterLink, NewsletterMessage } from 'shared-types/contracts/newsletter'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { customerOf, requireCustomer } from '../customer/profile/customer-of.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { beginSubscription, endSubscription, showSubscription } from './customer-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export const newsletterRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.contentNewsletterSubscribe, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.requestNewsletter,
        body: SubscribeRequest,
        response: { 200: NewsletterMessage },
      },
      handler: async (request, reply) =>
        answer(await subscribe(shop, await findVisit(shop.db, request, reply), request.body)),
    })

    app.post(v1.contentNewsletterConfirm, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.confirmNewsletter,
        body: NewsletterLink,
        response: { 200: NewsletterMessage },
      },
      handler: async (request) => answer(await confirmSubscription(shop, request.body.token)),
    })

    app.post(v1.contentNewsletterUnsubscribe, {
      schema: {
        operation: operations.unsubscribeNewsletter,
        body: NewsletterLink,
        response: { 200: NewsletterMessage },
      },
      handler: async (request) => answer(await unsubscribe(shop, request.body.token)),
    })

    // Subscription of the logged-in customer.
    app.get(v1.customerSubscription, {
      schema: {
        operation: operations.getSubscription,
        // `extend` removes the schema's name, because query strings are documented field by field.
        querystring: SubscribeRequest.extend({}),
        response: { 200: CustomerSubscription },
      },
      handler: async (request, reply) => {
        const account = await customerOf(shop, request, reply)
        return answer(await showSubscription(shop, account, request.query.email))
      },
    })

    app.post(v1.customerSubscription, {
      config: { onlyOnce: true },
      schema: { operation: operations.subscribe, response: { 200: CustomerSubscription } },
      handler: async (request, reply) => {
        const { account, session } = await requireCustomer(shop, request, reply)
        return answer(await beginSubscription(shop, account, session.tokenHash))
      },
    })

    app.delete(v1.customerSubscriptionOf, {
      schema: {
        operation: operations.unsubscribe,
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: NewsletterMessage },
      },
      handler: async (request, reply) => {
        const account = await customerOf(shop, request, reply)
        return answer(await endSubscription(shop, account, request.params.id))
      },
    })
  }
