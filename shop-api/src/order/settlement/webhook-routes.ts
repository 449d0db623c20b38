import formbody from '@fastify/formbody'
import { z } from 'zod'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { settleOnNotice } from './settle-on-notice.ts'

const body = z.object({ id: z.string().min(1).max(100) })

/**
 * The webhook of the payment provider. It is public, so its body only identifies the payment: the state is
 * requested from the provider. An unknown id gets the same 200, so that ids cannot be guessed; at most a 429, when many
 * of those come.
 */
export const webhookRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(formbody)
    const settle = settleOnNotice(shop)
    const schema = {
      operation: operations.notifyPayment,
      consumes: ['application/x-www-form-urlencoded'],
      body,
    }
    app.post(
      pathOf(v1.paymentWebhook, { provider: shop.payments.name }),
      { schema },
      async (request, reply) => {
        answer(await settle(request.body.id))
        return reply.type('text/plain').send('ok')
      },
    )
  }
