import { WithdrawalRequest } from 'shared-types/contracts/provider/withdrawal'
import { Withdrawal } from 'shared-types/contracts/withdrawal'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { receiveWithdrawal } from './receive-withdrawal.ts'

export const withdrawalRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.orderWithdrawal, {
      config: { onlyOnce: true },
      schema: { operation: operations.withdraw, body: WithdrawalRequest, response: { 200: Withdrawal } },
      handler: (request) => receiveWithdrawal(shop, request.body, clientIpOf(request)),
    })
  }
