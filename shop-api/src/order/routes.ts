import { z } from 'zod'
import { PaymentUrl, placeOrderErrors, PaymentUrlRequest } from 'shared-types/contracts/checkout'
import { Order, OrderEvent, OrderLookup, OrderStatus, Reorder } from 'shared-types/contracts/order'
import {
  OrderLookupRequest,
  ReorderRequest,
  RetryPaymentRequest,
} from 'shared-types/contracts/provider/order'
import type { Routes, Shop } from '../context.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { findSession } from '../session/shopper-session.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { startPayment } from './settlement/start-payment.ts'
import { lookUpOrder } from './look-up-order.ts'
import { openOrder } from './open-order.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { presentOrder, presentStatus } from './present.ts'
import { findCurrentPayment, readOrderLines } from './record/queries.ts'
import { refreshOrder } from './refresh-order.ts'
import { reorder } from './reorder.ts'
import { retryPayment } from './retry-payment.ts'
import { reportPurchase } from './report-purchase.ts'

const params = z.strictObject({ id: z.uuid('Dit is geen geldig kenmerk van een bestelling') })
const querystring = z.strictObject({ token: z.string().max(512).optional() })

export const orderRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post('/v1/checkout/payment-url', {
      config: { onlyOnce: true },
      schema: {
        operation: {
          id: 'placeOrder',
          summary: 'Place the order and get the URL to pay at',
          errors: [...placeOrderErrors, 'validation_failed'],
          shopper: true,
        },
        body: PaymentUrlRequest.nullish(),
        response: { 200: PaymentUrl },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        const expected = request.body?.expectedTotal ?? null
        const placed = answer(await placeOrder(shop, { session, address: clientIpOf(request) }, expected))
        return answer(await payOrder(shop, placed))
      },
    })

    app.get('/v1/order/:id/status', {
      schema: {
        operation: { id: 'getOrderStatus', summary: 'Get how an order and its payment stand', shopper: true },
        params,
        querystring,
        response: { 200: OrderStatus },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        const opened = answer(
          await openOrder(shop, request.params.id, { session, token: request.query.token }),
        )
        const { order, payment } = await refreshOrder(shop, opened)
        return presentStatus(shop.config, order, payment)
      },
    })

    app.get('/v1/order/:id', {
      schema: {
        operation: { id: 'getOrder', summary: 'Get an order', shopper: true },
        params,
        querystring,
        response: { 200: Order },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        const order = answer(
          await openOrder(shop, request.params.id, { session, token: request.query.token }),
        )
        const payment = await findCurrentPayment(shop.db, order.id)
        return presentOrder(shop.config, order, await readOrderLines(shop.db, order.id), payment)
      },
    })

    app.get('/v1/order/:id/event', {
      schema: {
        operation: { id: 'getOrderEvent', summary: 'Get the purchase for analytics, once', shopper: true },
        params,
        querystring,
        response: { 200: OrderEvent },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        const { token } = request.query
        return reportPurchase(shop, answer(await openOrder(shop, request.params.id, { session, token })))
      },
    })

    app.post('/v1/order/reorder', {
      config: { onlyOnce: true },
      schema: {
        operation: {
          id: 'reorder',
          summary: 'Put the articles of an order in the cart again',
          errors: ['not_found'],
          shopper: true,
        },
        body: ReorderRequest,
        response: { 200: Reorder },
      },
      handler: async (request, reply) => {
        const { orderId, token } = request.body
        const visit = await findVisit(shop.db, request, reply)
        const order = answer(await openOrder(shop, orderId, { session: visit.session, token }))
        return reorder(shop, visit, order)
      },
    })

    app.post('/v1/order/lookup', {
      schema: {
        operation: {
          id: 'lookUpOrder',
          summary: 'Find an order by number, e-mail and postcode',
          errors: ['not_found', 'rate_limited'],
        },
        body: OrderLookupRequest,
        response: { 200: OrderLookup },
      },
      handler: async (request) => answer(await lookUpOrder(shop, request.body, clientIpOf(request))),
    })

    app.post('/v1/order/payment-url', {
      config: { onlyOnce: true },
      schema: {
        operation: {
          id: 'retryPayment',
          summary: 'Pay an order whose payment failed',
          errors: [
            'not_found',
            'order_not_payable',
            'payment_provider_failed',
            'quantity_unavailable',
            'rate_limited',
          ],
          shopper: true,
        },
        body: RetryPaymentRequest,
        response: { 200: PaymentUrl },
      },
      handler: async (request, reply) => {
        const { orderId, token, paymentMethod } = request.body
        const session = await findSession(shop.db, request, reply)
        const { order } = await refreshOrder(shop, answer(await openOrder(shop, orderId, { session, token })))
        const retried = answer(await retryPayment(shop, order.id, paymentMethod))
        return answer(await startPayment(shop, retried.order, retried.payment))
      },
    })
  }
