import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { WithdrawalRequest } from 'shared-types/contracts/provider/withdrawal'
import { Withdrawal } from 'shared-types/contracts/withdrawal'
import { normaliseWithdrawal, WithdrawalForm } from 'shared-types/forms/withdrawal'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

export const withdrawalRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/api/withdrawals', {
      config: { onlyOnce: true, limit: 'signup' },
      schema: {
        operation: { id: 'withdraw', summary: 'Withdraw from a purchase' },
        body: WithdrawalForm,
        response: { 200: Withdrawal },
      },
      handler: async (request) => {
        const names = refusedAs<WithdrawalForm, WithdrawalRequest>({})
        const body = normaliseWithdrawal(request.body)
        const ask = { sends: WithdrawalRequest, body, schema: Withdrawal, refusedAs: names }
        return shopApi.shopper(request).post('/v1/order/withdrawal', ask)
      },
    })
  }
