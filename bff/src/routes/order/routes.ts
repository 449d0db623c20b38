import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PaymentUrl } from 'shared-types/contracts/checkout'
import {
  Order,
  OrderEvent,
  OrderLookup,
  OrderStatus,
  Reorder,
  ReorderRequest,
  RetryPaymentRequest,
} from 'shared-types/contracts/order'
import * as provider from 'shared-types/contracts/provider/order'
import { OrderLookupForm } from 'shared-types/forms/order-lookup'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'
import { payablePaymentUrl } from '../checkout/payable.ts'
import { fromLookup } from './map.ts'

const Which = z.strictObject({ id: z.uuid() })
/** The token of a signed link (mail, payment page) opens an order without the shopper's session. */
const Link = z.strictObject({ token: z.string().max(512).optional() })
/** The URL of an order could be guessed, so that reads are limited too. */
const config = { limit: 'lookUp' } as const

export const orderRoutes =
  ({ config: { publicUrl }, shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const PayablePaymentUrl = payablePaymentUrl(publicUrl)

    app.get('/api/orders/:id', {
      schema: {
        operation: { id: 'getOrder', summary: 'Get an order' },
        params: Which,
        querystring: Link,
        response: { 200: Order },
      },
      config,
      handler: async (request) => {
        const ask = { query: request.query, schema: Order }
        return shopApi.shopper(request).get(`/v1/order/${request.params.id}`, ask)
      },
    })

    app.get('/api/orders/:id/status', {
      schema: {
        operation: { id: 'getOrderStatus', summary: 'Get how an order and its payment stand' },
        params: Which,
        querystring: Link,
        response: { 200: OrderStatus },
      },
      config,
      handler: async (request) => {
        const ask = { query: request.query, schema: OrderStatus }
        return shopApi.shopper(request).get(`/v1/order/${request.params.id}/status`, ask)
      },
    })

    app.get('/api/orders/:id/event', {
      schema: {
        operation: { id: 'getOrderEvent', summary: 'Get the purchase for analytics, once' },
        params: Which,
        querystring: Link,
        response: { 200: OrderEvent },
      },
      config,
      handler: async (request) => {
        const ask = { query: request.query, schema: OrderEvent }
        return shopApi.shopper(request).get(`/v1/order/${request.params.id}/event`, ask)
      },
    })

    app.post('/api/orders/:id/reorder', {
      config: { onlyOnce: true },
      schema: {
        operation: { id: 'reorder', summary: 'Put the articles of an order in the cart again' },
        params: Which,
        body: ReorderRequest,
        response: { 200: Reorder },
      },
      handler: async (request) => {
        const body = { orderId: request.params.id, ...request.body }
        const ask = { sends: provider.ReorderRequest, body, schema: Reorder }
        return shopApi.shopper(request).post('/v1/order/reorder', ask)
      },
    })

    app.post('/api/orders/lookup', {
      schema: {
        operation: {
          id: 'lookUpOrder',
          summary: 'Find an order by number, e-mail and postcode',
          errors: ['not_found'],
        },
        body: OrderLookupForm,
        response: { 200: OrderLookup },
      },
      handler: async (request) => {
        const names = refusedAs<OrderLookupForm, provider.OrderLookupRequest>({})
        const ask = {
          sends: provider.OrderLookupRequest,
          body: fromLookup(request.body),
          schema: OrderLookup,
          refusedAs: names,
        }
        return shopApi.shopper(request).post('/v1/order/lookup', ask)
      },
    })

    app.post('/api/orders/:id/payment-url', {
      config: { onlyOnce: true },
      schema: {
        operation: {
          id: 'retryPayment',
          summary: 'Pay an order whose payment failed',
          errors: ['order_not_payable', 'payment_provider_failed', 'quantity_unavailable'],
        },
        params: Which,
        body: RetryPaymentRequest,
        response: { 200: PaymentUrl },
      },
      handler: async (request) => {
        const ask = {
          kind: 'payment' as const,
          sends: provider.RetryPaymentRequest,
          body: { orderId: request.params.id, ...request.body },
          schema: PayablePaymentUrl,
        }
        return shopApi.shopper(request).post('/v1/order/payment-url', ask)
      },
    })
  }
