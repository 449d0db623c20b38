import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Received } from 'shared-types/api/contact'
import { ReturnRequestForm } from 'shared-types/forms/return-request'
import * as v1 from 'shared-types/v1/contact'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

const thanks: Received = { message: 'We hebben je aanvraag ontvangen.' }

export const returnRequestRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/customer/service-fee-request',
      {
        config: { onlyOnce: true, limit: 'contact' },
        schema: {
          operation: { id: 'requestReturn', summary: 'Ask to have a rug fetched' },
          body: ReturnRequestForm,
          response: { 200: Received },
        },
      },
      (request) => {
        const { website, orderNumber, ...rest } = request.body
        if (website !== '') return thanks
        const body = { ...rest, order_number: orderNumber }
        const names = refusedAs<ReturnRequestForm, v1.ServiceFeeRequest>({})
        const ask = { body, schema: v1.Received, refusedAs: names }
        return shopApi.shopper(request).post('/v1/customer/service-fee-request', ask)
      },
    )
  }
