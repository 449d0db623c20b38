import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NewsletterLink, NewsletterMessage } from 'shared-types/contracts/newsletter'
import { NewsletterForm } from 'shared-types/forms/newsletter'
import { SubscribeRequest } from 'shared-types/contracts/provider/newsletter'
import type { Bff } from '../../context.ts'
import { forwardBody } from '../../upstreams/forward-body.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

export const newsletterRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: NewsletterMessage }

    app.post('/api/newsletter', {
      config: { onlyOnce: true, limit: 'signup' },
      schema: {
        operation: { id: 'requestNewsletter', summary: 'Ask for the newsletter; a mail confirms it' },
        body: NewsletterForm,
        response,
      },
      handler: async (request) => {
        const names = refusedAs<NewsletterForm, SubscribeRequest>({})
        const ask = {
          sends: SubscribeRequest,
          body: { email: request.body.email.trim() },
          schema: NewsletterMessage,
          refusedAs: names,
        }
        return shopApi.shopper(request).post('/v1/content/newsletter/subscribe', ask)
      },
    })

    app.post('/api/newsletter/confirm', {
      config: { onlyOnce: true, limit: 'token' },
      schema: {
        operation: {
          id: 'confirmNewsletter',
          summary: 'Confirm the newsletter, by the link of its mail',
          errors: ['not_found'],
        },
        body: NewsletterLink,
        response,
      },
      handler: forwardBody(shopApi, '/v1/content/newsletter/confirm', {
        sends: NewsletterLink,
        schema: NewsletterMessage,
      }),
    })

    app.post('/api/newsletter/unsubscribe', {
      schema: {
        operation: {
          id: 'unsubscribeNewsletter',
          summary: 'End the newsletter, by the link of a mail',
          errors: ['not_found'],
        },
        body: NewsletterLink,
        response,
      },
      handler: forwardBody(shopApi, '/v1/content/newsletter/unsubscribe', {
        sends: NewsletterLink,
        schema: NewsletterMessage,
      }),
    })
  }
