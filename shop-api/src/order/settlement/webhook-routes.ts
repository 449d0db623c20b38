import formbody from '@fastify/formbody'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { settleOnNotice } from './settle-on-notice.ts'

const body = z.object({ id: z.string().min(1).max(100) })

/**
 * The webhook of the payment provider. It is public, so its body only identifies the payment: the state is
 * requested from the provider. An unknown id gets the same 200, so that ids cannot be guessed.
 */
export const webhookRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(formbody)
    const settle = settleOnNotice(shop)
    const schema = {
      operation: {
        id: 'notifyPayment',
        summary: 'Say that something happened to a payment',
        produces: 'text/plain',
      },
      consumes: ['application/x-www-form-urlencoded'],
      body,
    }
    app.post(`/v1/payment/webhook/${shop.payments.name}`, { schema }, async (request, reply) => {
      await settle(request.body.id)
      return reply.type('text/plain').send('ok')
    })
  }
