import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Received } from 'shared-types/contracts/contact'
import { ContactForm } from 'shared-types/forms/contact'
import { ContactRequest } from 'shared-types/contracts/provider/contact'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

/** Bots get the same thank-you message, so that they learn nothing. */
const thanks: Received = { message: 'Bedankt voor je bericht.' }

export const contactRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.contact, {
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
        const call = { sends: ContactRequest, body, schema: Received, refusedAs: names }
        return shopApi.shopper(request).post(v1.contact, call)
      },
    })
  }
