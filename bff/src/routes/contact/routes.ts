import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Received } from 'shared-types/api/contact'
import { ContactForm } from 'shared-types/forms/contact'
import * as v1 from 'shared-types/v1/contact'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

/** Machines are thanked like anybody, so that they learn nothing. */
const thanks: Received = { message: 'Bedankt voor je bericht.' }

export const contactRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/contact',
      {
        config: { onlyOnce: true, limit: 'contact' },
        schema: {
          operation: { id: 'sendContactMessage', summary: 'Send a message to customer service' },
          body: ContactForm,
          response: { 200: Received },
        },
      },
      (request) => {
        const { website, orderNumber, ...message } = request.body
        if (website !== '') return thanks
        const body = { ...message, order_number: orderNumber }
        const names = refusedAs<ContactForm, v1.ContactRequest>({})
        const ask = { body, schema: v1.Received, refusedAs: names }
        return shopApi.shopper(request).post('/v1/contact', ask)
      },
    )
  }
