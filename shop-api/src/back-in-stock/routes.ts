import { BackInStockRequest, BackInStockPosted } from 'shared-types/contracts/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { subscribeToStock } from './subscribe.ts'

export const backInStockRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.backInStock, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.askForBackInStockMail,
        body: BackInStockRequest,
        response: { 200: BackInStockPosted },
      },
      handler: async (request, reply) =>
        answer(await subscribeToStock(shop, await findVisit(shop.db, request, reply), request.body)),
    })
  }
