import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NewsletterLink, NewsletterMessage } from 'shared-types/contracts/newsletter'
import { NewsletterForm } from 'shared-types/forms/newsletter'
import { SubscribeRequest } from 'shared-types/contracts/provider/newsletter'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { forwardBody, forwardForm } from '../../upstreams/forward-body.ts'

export const newsletterRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: NewsletterMessage }

    app.post(apiPaths.newsletter, {
      config: { onlyOnce: true, limit: 'signup' },
      schema: { operation: operations.requestNewsletter, body: NewsletterForm, response },
      handler: forwardForm(shopApi, 'post', v1.contentNewsletterSubscribe, {
        sends: SubscribeRequest,
        from: ({ email }: NewsletterForm) => ({ email: email.trim() }),
        names: {},
        schema: NewsletterMessage,
      }),
    })

    app.post(apiPaths.newsletterConfirm, {
      config: { onlyOnce: true, limit: 'token' },
      schema: { operation: operations.confirmNewsletter, body: NewsletterLink, response },
      handler: forwardBody(shopApi, v1.contentNewsletterConfirm, {
        sends: NewsletterLink,
        schema: NewsletterMessage,
      }),
    })

    app.post(apiPaths.newsletterUnsubscribe, {
      schema: { operation: operations.unsubscribeNewsletter, body: NewsletterLink, response },
      handler: forwardBody(shopApi, v1.contentNewsletterUnsubscribe, {
        sends: NewsletterLink,
        schema: NewsletterMessage,
      }),
    })
  }
