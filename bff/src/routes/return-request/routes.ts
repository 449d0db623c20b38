import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Received } from 'shared-types/contracts/contact'
import { ReturnRequestForm } from 'shared-types/forms/return-request'
import { ServiceFeeRequest } from 'shared-types/contracts/provider/contact'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { forwardUnlessBot } from '../../upstreams/forward-body.ts'

const call = {
  sends: ServiceFeeRequest,
  schema: Received,
  thanks: { message: 'We hebben je aanvraag ontvangen.' },
}

export const returnRequestRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.serviceFeeRequest, {
      config: { onlyOnce: true, limit: 'contact' },
      schema: { operation: operations.requestReturn, body: ReturnRequestForm, response: { 200: Received } },
      handler: forwardUnlessBot(shopApi, v1.customerServiceFeeRequest, call),
    })
  }
