import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { WithdrawalRequest } from 'shared-types/contracts/provider/withdrawal'
import { Withdrawal, WithdrawalDeclaration } from 'shared-types/contracts/withdrawal'
import { normaliseWithdrawal } from 'shared-types/forms/withdrawal'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { forwardForm } from '../../upstreams/forward-body.ts'

export const withdrawalRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.withdrawals, {
      // No limit of its own: the law requires the function, and others can share the address of a consumer.
      config: { onlyOnce: true },
      schema: { operation: operations.withdraw, body: WithdrawalDeclaration, response: { 200: Withdrawal } },
      handler: forwardForm(shopApi, 'post', v1.orderWithdrawal, {
        sends: WithdrawalRequest,
        from: normaliseWithdrawal<WithdrawalDeclaration>,
        names: {},
        schema: Withdrawal,
      }),
    })
  }
