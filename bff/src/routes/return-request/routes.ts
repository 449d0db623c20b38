import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Received } from 'shared-types/contracts/contact'
import { ReturnRequestForm } from 'shared-types/forms/return-request'
import { ServiceFeeRequest } from 'shared-types/contracts/provider/contact'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

const thanks: Received = { message: 'We hebben je aanvraag ontvangen.' }

export const returnRequestRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/api/customer/service-fee-request', {
      config: { onlyOnce: true, limit: 'contact' },
      schema: {
        operation: { id: 'requestReturn', summary: 'Ask to have a rug fetched' },
        body: ReturnRequestForm,
        response: { 200: Received },
      },
      handler: (request) => {
        const { website, ...body } = request.body
        if (website !== '') return thanks
        const names = refusedAs<ReturnRequestForm, ServiceFeeRequest>({})
        const ask = { sends: ServiceFeeRequest, body, schema: Received, refusedAs: names }
        return shopApi.shopper(request).post('/v1/customer/service-fee-request', ask)
      },
    })
  }
