import { BackInStockRequest, BackInStockPosted } from 'shared-types/contracts/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
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
        operation: {
          id: 'askForBackInStockMail',
          summary: 'Subscribe to one back-in-stock mail',
          errors: ['not_found', 'rate_limited'],
          shopper: true,
        },
        body: BackInStockRequest,
        response: { 200: BackInStockPosted },
      },
      handler: async (request, reply) => {
        const visit = await findVisit(shop.db, request, reply)
        return answer(await subscribeToStock(shop, visit, request.body))
      },
    })
  }
