import { BackInStockRequest, BackInStockPosted } from 'shared-types/contracts/catalog'
import type { Routes, Shop } from '../context.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { subscribeToStock } from './subscribe.ts'

export const backInStockRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post('/v1/catalog/back-in-stock', {
      config: { onlyOnce: true },
      schema: {
        operation: {
          id: 'askForBackInStockMail',
          summary: 'Ask for one mail when an article is in stock again',
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
