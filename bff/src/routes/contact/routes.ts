import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Received } from 'shared-types/contracts/contact'
import { ContactForm } from 'shared-types/forms/contact'
import { ContactRequest } from 'shared-types/contracts/provider/contact'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { forwardUnlessBot } from '../../upstreams/forward-body.ts'

const call = {
  sends: ContactRequest,
  schema: Received,
  thanks: { message: 'Bedankt voor je bericht.' },
}

export const contactRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.contact, {
      config: { onlyOnce: true, limit: 'contact' },
      schema: { operation: operations.sendContactMessage, body: ContactForm, response: { 200: Received } },
      handler: forwardUnlessBot(shopApi, v1.contact, call),
    })
  }
