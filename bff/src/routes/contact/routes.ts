import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Received } from 'shared-types/contracts/contact'
import { ContactForm } from 'shared-types/forms/contact'
import { ContactRequest } from 'shared-types/contracts/provider/contact'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

/** Machines get the same thanks, so that they learn nothing. */
const thanks: Received = { message: 'Bedankt voor je bericht.' }

export const contactRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/api/contact', {
      config: { onlyOnce: true, limit: 'contact' },
      schema: {
        operation: { id: 'sendContactMessage', summary: 'Send a message to customer service' },
        body: ContactForm,
        response: { 200: Received },
      },
      handler: (request) => {
        const { website, ...body } = request.body
        if (website !== '') return thanks
        const names = refusedAs<ContactForm, ContactRequest>({})
        const ask = { sends: ContactRequest, body, schema: Received, refusedAs: names }
        return shopApi.shopper(request).post('/v1/contact', ask)
      },
    })
  }
