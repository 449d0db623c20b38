import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CustomerOrders } from 'shared-types/contracts/customer'
import { Order } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { OrdersQuery } from 'shared-types/urls/queries'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Bff } from '../../context.ts'

const byId = z.strictObject({ id: z.uuid() })
/** The token of a signed link in a mail opens an order that the account does not have yet. */
const withLink = z.strictObject({ token: z.string().max(512).optional() })

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
        params: byId,
        querystring: withLink,
        response: { 200: Order },
      },
      handler: async (request) => {
        const call = { query: request.query, schema: Order }
        return shopApi.shopper(request).get(pathOf(v1.customerOrder, { id: request.params.id }), call)
      },
    })
  }
