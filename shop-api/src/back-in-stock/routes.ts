import { BackInStockRequest, Told } from 'shared-types/v1/catalog'
import type { Routes, Shop } from '../context.ts'
import { ensureSession } from '../customer/shopper-session.ts'
import { answer } from '../errors.ts'
import { askForMail } from './ask-for-mail.ts'

export const backInStockRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(
      '/v1/catalog/back-in-stock',
      { schema: { body: BackInStockRequest, response: { 200: Told } } },
      async (request, reply) => {
        const session = await ensureSession(shop.db, request, reply)
        return answer(await askForMail(shop.db, session, request.body))
      },
    )
  }
