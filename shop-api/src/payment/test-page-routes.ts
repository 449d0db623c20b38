import formbody from '@fastify/formbody'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { callTestWebhook } from './call-test-webhook.ts'
import { notices, outcomes, testPage, testPagePolicy, unknownTestPage } from './test-page.ts'
import { decideTestPayment, failTestRefund, listTestRefunds, readTestPayment } from './test-provider.ts'

const params = z.object({ id: z.string().max(100) })
const notice = z.enum(notices, 'Kies wanneer de winkel het hoort').default('before')
const body = z.union([
  z.object({ outcome: z.enum(outcomes, 'Kies een van de knoppen'), notice }),
  // The refund that fails.
  z.object({ refund: z.string().max(100), notice }),
])

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
      return payment
        ? show(reply, testPage(payment, await listTestRefunds(shop.db, payment.id)))
        : show(reply.code(404), unknownTestPage())
    })

    app.post('/test-payments/:id', { schema: { operation: null, params, body } }, async (request, reply) => {
      const payment = await readTestPayment(shop.db, request.params.id)
      if (!payment) return show(reply.code(404), unknownTestPage())
      const chosen = request.body
      const isNews =
        'refund' in chosen
          ? await failTestRefund(shop.db, payment.id, chosen.refund)
          : // Like Mollie, the test provider sends no webhook for a pending payment.
            (await decideTestPayment(shop.db, payment, chosen.outcome)) && chosen.outcome !== 'pending'
      if (isNews) {
        await callTestWebhook(chosen.notice, { ...payment, log: request.log, stopping: stopping.signal })
      }
      return reply.redirect(payment.redirectUrl, 303)
    })
  }
