import { Received } from 'shared-types/contracts/contact'
import { ServiceFeeRequest } from 'shared-types/contracts/provider/contact'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { requestReturn } from './request-return.ts'

export const returnRequestRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.customerServiceFeeRequest, {
      config: { onlyOnce: true },
      schema: { operation: operations.requestReturn, body: ServiceFeeRequest, response: { 200: Received } },
      handler: async (request) => answer(await requestReturn(shop, request.body, clientIpOf(request))),
    })
  }
