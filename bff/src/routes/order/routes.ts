import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PaymentUrl } from 'shared-types/contracts/checkout'
import {
  CancelOrderRequest,
  Order,
  OrderEvent,
  OrderLookup,
  OrderStatus,
  Reorder,
  ReorderRequest,
  RetryPaymentRequest,
} from 'shared-types/contracts/order'
import * as provider from 'shared-types/contracts/provider/order'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import { OrderLookupForm } from 'shared-types/forms/order-lookup'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { OrderId, OrderLink } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { forwardForm } from '../../upstreams/forward-body.ts'
import { payablePaymentUrl } from '../checkout/payable.ts'

const fromLookup = (form: OrderLookupForm): provider.OrderLookupRequest => ({
  orderNumber: normaliseOrderNumber(form.orderNumber),
  email: form.email.trim(),
  zipcode: form.zipcode,
})

/** The URL of an order could be guessed, so that reads are limited too. */
const config = { limit: 'lookUp' } as const

export const orderRoutes =
  ({ config: { publicUrl }, shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const PayablePaymentUrl = payablePaymentUrl(publicUrl)

    app.get(apiPaths.order.pattern, {
      schema: {
        operation: operations.getOrder,
        params: OrderId,
        querystring: OrderLink,
        response: { 200: Order },
      },
      config,
      handler: async (request) => {
        const call = { query: request.query, schema: Order }
        return shopApi.shopper(request).get(pathOf(v1.order, { id: request.params.id }), call)
      },
    })

    app.get(apiPaths.orderStatus.pattern, {
      schema: {
        operation: operations.getOrderStatus,
        params: OrderId,
        querystring: OrderLink,
        response: { 200: OrderStatus },
      },
      config,
      handler: async (request) => {
        const call = { query: request.query, schema: OrderStatus }
        return shopApi.shopper(request).get(pathOf(v1.orderStatus, { id: request.params.id }), call)
      },
    })

    app.get(apiPaths.orderEvent.pattern, {
      schema: {
        operation: operations.getOrderEvent,
        params: OrderId,
        querystring: OrderLink,
        response: { 200: OrderEvent },
      },
      config,
      handler: async (request) => {
        const call = { query: request.query, schema: OrderEvent }
        return shopApi.shopper(request).get(pathOf(v1.orderEvent, { id: request.params.id }), call)
      },
    })

    app.post(apiPaths.reorder.pattern, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.reorder,
        params: OrderId,
        body: ReorderRequest,
        response: { 200: Reorder },
      },
      handler: async (request) => {
        const body = { orderId: request.params.id, ...request.body }
        const call = { sends: provider.ReorderRequest, body, schema: Reorder }
        return shopApi.shopper(request).post(v1.orderReorder, call)
      },
    })

    app.post(apiPaths.orderCancel.pattern, {
      schema: {
        operation: operations.cancelOrder,
        params: OrderId,
        body: CancelOrderRequest,
        response: { 200: Order },
      },
      handler: async (request) => {
        const body = { orderId: request.params.id, ...request.body }
        const call = { sends: provider.CancelOrderRequest, body, schema: Order }
        return shopApi.shopper(request).post(v1.orderCancel, call)
      },
    })

    app.post(apiPaths.orderLookup, {
      schema: { operation: operations.lookUpOrder, body: OrderLookupForm, response: { 200: OrderLookup } },
      handler: forwardForm(shopApi, 'post', v1.orderLookup, {
        sends: provider.OrderLookupRequest,
        from: fromLookup,
        names: {},
        schema: OrderLookup,
      }),
    })

    app.post(apiPaths.orderPaymentUrl.pattern, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.retryPayment,
        params: OrderId,
        body: RetryPaymentRequest,
        response: { 200: PaymentUrl },
      },
      handler: async (request) => {
        const call = {
          kind: 'payment' as const,
          sends: provider.RetryPaymentRequest,
          body: { orderId: request.params.id, ...request.body },
          schema: PayablePaymentUrl,
        }
        return shopApi.shopper(request).post(v1.orderPaymentUrl, call)
      },
    })
  }
