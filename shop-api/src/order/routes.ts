import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PaymentUrl, PaymentUrlRequest } from 'shared-types/contracts/checkout'
import { Order, OrderEvent, OrderLookup, OrderStatus, Reorder } from 'shared-types/contracts/order'
import {
  CancelOrderRequest,
  OrderLookupRequest,
  ReorderRequest,
  RetryPaymentRequest,
} from 'shared-types/contracts/provider/order'
import { v1 } from 'shared-types/contracts/provider/paths'
import { OrderId, OrderLink } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { findSession } from '../session/shopper-session.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { sendPdf } from '../http/files.ts'
import { writeInvoice } from './invoice/write-invoice.ts'
import { writeCreditNote, writeReplaced } from './invoice/write-credit-note.ts'
import { cancelOwnOrder } from './cancel-unpaid-orders.ts'
import { startPayment } from './settlement/start-payment.ts'
import { lookUpOrder } from './look-up-order.ts'
import { openOrder } from './open-order.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { refreshOrder } from './refresh-order.ts'
import { reorder } from './reorder.ts'
import { retryPayment } from './retry-payment.ts'
import { reportPurchase } from './report-purchase.ts'
import { showOrder, showStatus } from './show-order.ts'

const access = { params: OrderId, querystring: OrderLink }

type OrderRequest = FastifyRequest<{
  Params: z.infer<typeof OrderId>
  Querystring: z.infer<typeof OrderLink>
}>

/** The order of the address, for the session that placed it or with its link. */
const openedOrder = async (shop: Shop, request: OrderRequest, reply: FastifyReply): Promise<OrderRow> => {
  const session = await findSession(shop.db, request, reply)
  return answer(await openOrder(shop, request.params.id, { session, token: request.query.token }))
}

export const orderRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.checkoutPaymentUrl, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.placeOrder,
        body: PaymentUrlRequest.nullish(),
        response: { 200: PaymentUrl },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        const expected = request.body?.expectedTotal ?? null
        const address = clientIpOf(request)
        const placed = answer(await placeOrder(shop, { session, address }, expected))
        return answer(await payOrder(shop, placed, address))
      },
    })

    app.get(v1.orderStatus, {
      schema: { operation: operations.getOrderStatus, ...access, response: { 200: OrderStatus } },
      handler: async (request, reply) => {
        const { order, payment } = await refreshOrder(shop, await openedOrder(shop, request, reply))
        return showStatus(shop, order, payment)
      },
    })

    app.get(v1.order, {
      schema: { operation: operations.getOrder, ...access, response: { 200: Order } },
      handler: async (request, reply) => showOrder(shop, await openedOrder(shop, request, reply)),
    })

    app.get(v1.orderCreditNote, {
      schema: {
        operation: operations.getCreditNote,
        params: OrderId.extend({ refund: z.uuid() }),
        querystring: OrderLink,
      },
      handler: async (request, reply) => {
        const order = await openedOrder(shop, request, reply)
        return sendPdf(reply, answer(await writeCreditNote(shop.db, order, request.params.refund, 'note')))
      },
    })

    app.get(v1.orderDocument, {
      schema: {
        operation: operations.getOrderDocument,
        params: OrderId.extend({ number: z.string().max(30) }),
        querystring: OrderLink,
      },
      handler: async (request, reply) => {
        const order = await openedOrder(shop, request, reply)
        return sendPdf(reply, answer(await writeReplaced(shop, order, request.params.number)))
      },
    })

    app.get(v1.orderEvent, {
      schema: { operation: operations.getOrderEvent, ...access, response: { 200: OrderEvent } },
      handler: async (request, reply) => reportPurchase(shop, await openedOrder(shop, request, reply)),
    })

    app.get(v1.orderInvoice, {
      schema: { operation: operations.getOrderInvoice, ...access },
      handler: async (request, reply) =>
        sendPdf(reply, answer(await writeInvoice(shop, await openedOrder(shop, request, reply)))),
    })

    app.post(v1.orderReorder, {
      config: { onlyOnce: true },
      schema: { operation: operations.reorder, body: ReorderRequest, response: { 200: Reorder } },
      handler: async (request, reply) => {
        const { orderId, token } = request.body
        const visit = await findVisit(shop.db, request, reply)
        const order = answer(await openOrder(shop, orderId, { session: visit.session, token }))
        return reorder(shop, visit, order)
      },
    })

    app.post(v1.orderCancel, {
      schema: { operation: operations.cancelOrder, body: CancelOrderRequest, response: { 200: Order } },
      handler: async (request, reply) => {
        const { orderId, token } = request.body
        const session = await findSession(shop.db, request, reply)
        const order = answer(await openOrder(shop, orderId, { session, token }))
        return showOrder(shop, answer(await cancelOwnOrder(shop, order)))
      },
    })

    app.post(v1.orderLookup, {
      schema: { operation: operations.lookUpOrder, body: OrderLookupRequest, response: { 200: OrderLookup } },
      handler: async (request) => answer(await lookUpOrder(shop, request.body, clientIpOf(request))),
    })

    app.post(v1.orderPaymentUrl, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.retryPayment,
        body: RetryPaymentRequest,
        response: { 200: PaymentUrl },
      },
      handler: async (request, reply) => {
        const { orderId, token, paymentMethod: method, expectedTotal: expectedCents } = request.body
        const session = await findSession(shop.db, request, reply)
        const { order } = await refreshOrder(shop, answer(await openOrder(shop, orderId, { session, token })))
        const retried = answer(
          await retryPayment(shop, order.id, { method, expectedCents }, clientIpOf(request)),
        )
        return answer(await startPayment(shop, retried.order, retried.payment))
      },
    })
  }
