import formbody from '@fastify/formbody'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { payment } from '../../db/schema/buying/payment.ts'
import { settlePayment } from './settle-payment.ts'

const body = z.object({ id: z.string().min(1).max(100) })

/**
 * The webhook of the payment provider. It is public, so its body only identifies the payment: the state is
 * requested from the provider. An unknown id gets the same 200, so that ids cannot be guessed.
 */
export const webhookRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(formbody)
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
      const [found] = await shop.db
        .select()
        .from(payment)
        .where(and(eq(payment.provider, shop.payments.name), eq(payment.providerId, request.body.id)))
      if (found) await settlePayment(shop, found)
      return reply.type('text/plain').send('ok')
    })
  }
