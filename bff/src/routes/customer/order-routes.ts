import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CustomerOrders } from 'shared-types/contracts/customer'
import { Order } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { OrderId, OrderLink, OrdersQuery } from 'shared-types/urls/queries'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'

export const customerOrderRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(apiPaths.customerOrders.pattern, {
      schema: {
        operation: operations.listOrders,
        querystring: OrdersQuery,
        response: { 200: CustomerOrders },
      },
      handler: async (request) => {
        const call = { asks: OrdersQuery, query: request.query, schema: CustomerOrders }
        return shopApi.shopper(request).get(v1.customerOrders, call)
      },
    })
    app.get(apiPaths.customerOrder.pattern, {
      schema: {
        operation: operations.getCustomerOrder,
        params: OrderId,
        // The link of a mail opens an order that the account does not have yet.
        querystring: OrderLink,
        response: { 200: Order },
      },
      handler: async (request) => {
        const call = { query: request.query, schema: Order }
        return shopApi.shopper(request).get(pathOf(v1.customerOrder, { id: request.params.id }), call)
      },
    })
  }
