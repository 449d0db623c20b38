import { LoginStatus } from 'shared-types/v1/customer'
import type { Routes, Shop } from '../context.ts'
import { loginStatus } from './login-status.ts'
import { findSession } from './shopper-session.ts'

export const customerRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(
      '/v1/customer/login/status',
      { schema: { response: { 200: LoginStatus } } },
      async (request, reply) => loginStatus(await findSession(shop.db, request, reply)),
    )
  }
