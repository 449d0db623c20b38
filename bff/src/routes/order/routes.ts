import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PaymentUrl } from 'shared-types/api/checkout'
import { Order, OrderStatus, RetryPaymentRequest } from 'shared-types/api/order'
import * as v1 from 'shared-types/v1/order'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { PayablePaymentUrl } from '../checkout/payable.ts'
import { toPaymentUrl } from '../checkout/reshape.ts'
import { fromRetry, toOrder, toOrderStatus } from './reshape.ts'

const Which = z.strictObject({ id: z.uuid() })
/** The signed link of a mail or of the payment page opens an order without the shopper's session. */
const Link = z.strictObject({ token: z.string().max(512).optional() })
/** An order's address could be guessed at, so that reading is counted too. */
const config = { lookUp: true }

export const orderRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/orders/:id',
      { schema: { params: Which, querystring: Link, response: { 200: Order } }, config },
      async (request) => {
        const ask = { query: request.query, schema: v1.Order }
        return toOrder(await shopApi.shopper(request).get(`/v1/order/${request.params.id}`, ask))
      },
    )

    app.get(
      '/api/orders/:id/status',
      { schema: { params: Which, querystring: Link, response: { 200: OrderStatus } }, config },
      async (request) => {
        const ask = { query: request.query, schema: v1.OrderStatus }
        return toOrderStatus(await shopApi.shopper(request).get(`/v1/order/${request.params.id}/status`, ask))
      },
    )

    app.post(
      '/api/orders/:id/payment-url',
      { schema: { params: Which, body: RetryPaymentRequest, response: { 200: PaymentUrl } } },
      async (request) => {
        const body = fromRetry(request.params.id, request.body)
        const ask = { kind: 'payment' as const, body, schema: PayablePaymentUrl }
        return toPaymentUrl(await shopApi.shopper(request).post('/v1/order/payment-url', ask))
      },
    )
  }
