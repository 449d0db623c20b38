import { WithdrawalRequest } from 'shared-types/contracts/provider/withdrawal'
import { Withdrawal } from 'shared-types/contracts/withdrawal'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { findSession } from '../session/shopper-session.ts'
import { receiveWithdrawal } from './receive-withdrawal.ts'

export const withdrawalRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.orderWithdrawal, {
      config: { onlyOnce: true },
      schema: { operation: operations.withdraw, body: WithdrawalRequest, response: { 200: Withdrawal } },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return receiveWithdrawal(shop, request.body, { session, address: clientIpOf(request) })
      },
    })
  }
