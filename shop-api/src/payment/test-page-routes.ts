import formbody from '@fastify/formbody'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { callTestWebhook } from './call-test-webhook.ts'
import { notices, outcomes, testPage, testPagePolicy, unknownTestPage } from './test-page.ts'
import { decideTestPayment, readTestPayment } from './test-provider.ts'

const params = z.object({ id: z.string().max(100) })
const body = z.object({
  outcome: z.enum(outcomes, 'Kies een van de knoppen'),
  notice: z.enum(notices, 'Kies wanneer de winkel het hoort').default('before'),
})

const show = (reply: FastifyReply, page: string) =>
  reply
    .headers({
      'content-security-policy': testPagePolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page)

/** The payment page of the test provider: not part of the shop's API, and without its bearer. */
export const testPageRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    if (!shop.config.testPayments) return
    await app.register(formbody)
    const stopping = new AbortController()
    app.addHook('onClose', async () => stopping.abort())

    app.get('/test-payments/:id', { schema: { operation: null, params } }, async (request, reply) => {
      const payment = await readTestPayment(shop.db, request.params.id)
      return payment ? show(reply, testPage(payment)) : show(reply.code(404), unknownTestPage())
    })

    app.post('/test-payments/:id', { schema: { operation: null, params, body } }, async (request, reply) => {
      const payment = await readTestPayment(shop.db, request.params.id)
      if (!payment) return show(reply.code(404), unknownTestPage())
      const { outcome, notice } = request.body
      const decided = await decideTestPayment(shop.db, payment, outcome)
      // Like Mollie, the test provider sends no webhook for a pending payment.
      if (decided && outcome !== 'pending') {
        await callTestWebhook(notice, { ...payment, log: request.log, stopping: stopping.signal })
      }
      return reply.redirect(payment.redirectUrl, 303)
    })
  }
