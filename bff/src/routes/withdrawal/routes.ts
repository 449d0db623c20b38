import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Withdrawal } from 'shared-types/api/withdrawal'
import { WithdrawalForm } from 'shared-types/forms/withdrawal'
import * as v1 from 'shared-types/v1/withdrawal'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'
import { fromWithdrawal, toWithdrawal } from './reshape.ts'

export const withdrawalRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/withdrawals',
      {
        config: { onlyOnce: true },
        schema: {
          operation: { id: 'withdraw', summary: 'Withdraw from a purchase' },
          body: WithdrawalForm,
          response: { 200: Withdrawal },
        },
      },
      async (request) => {
        const names = refusedAs<WithdrawalForm, v1.WithdrawalRequest>({})
        const ask = { body: fromWithdrawal(request.body), schema: v1.Withdrawal, refusedAs: names }
        return toWithdrawal(await shopApi.shopper(request).post('/v1/order/withdrawal', ask))
      },
    )
  }
