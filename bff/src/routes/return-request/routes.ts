import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Received } from 'shared-types/contracts/contact'
import { ReturnRequestForm } from 'shared-types/forms/return-request'
import { ServiceFeeRequest } from 'shared-types/contracts/provider/contact'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

const thanks: Received = { message: 'We hebben je aanvraag ontvangen.' }

export const returnRequestRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.serviceFeeRequest, {
      config: { onlyOnce: true, limit: 'contact' },
      schema: {
        operation: { id: 'requestReturn', summary: 'Request the collection of a rug' },
        body: ReturnRequestForm,
        response: { 200: Received },
      },
      handler: (request) => {
        const { website, ...body } = request.body
        if (website !== '') return thanks
        const names = refusedAs<ReturnRequestForm, ServiceFeeRequest>({})
        const call = { sends: ServiceFeeRequest, body, schema: Received, refusedAs: names }
        return shopApi.shopper(request).post(v1.customerServiceFeeRequest, call)
      },
    })
  }
