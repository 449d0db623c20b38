import { CustomerOrders } from 'shared-types/contracts/customer'
import { Order } from 'shared-types/contracts/order'
import { v1 } from 'shared-types/contracts/provider/paths'
import { OrderId, OrderLink, OrdersQuery } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { sendPdf } from '../http/files.ts'
import { writeInvoice } from '../order/invoice/write-invoice.ts'
import { openOrder } from '../order/open-order.ts'
import { showOrder } from '../order/show-order.ts'
import { customerOf, requireCustomer } from './profile/customer-of.ts'
import { presentOrders } from './profile/present.ts'
import { readOrders } from './profile/read-orders.ts'

export const customerOrderRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(v1.customerOrders, {
      schema: {
        operation: operations.listOrders,
        querystring: OrdersQuery,
        response: { 200: CustomerOrders },
      },
      handler: async (request, reply) => {
        const account = await customerOf(shop, request, reply)
        return presentOrders(await readOrders(shop, account, request.query))
      },
    })
    app.get(v1.customerOrder, {
      schema: {
        operation: operations.getCustomerOrder,
        params: OrderId,
        querystring: OrderLink,
        response: { 200: Order },
      },
      handler: async (request, reply) => {
        const { session } = await requireCustomer(shop, request, reply)
        const { token } = request.query
        const order = answer(await openOrder(shop, request.params.id, { session, token }))
        return showOrder(shop, order)
      },
    })
    app.get(v1.invoice, {
      schema: { operation: operations.getInvoice, params: OrderId, querystring: OrderLink },
      handler: async (request, reply) => {
        const { session } = await requireCustomer(shop, request, reply)
        const { token } = request.query
        const order = answer(await openOrder(shop, request.params.id, { session, token }))
        return sendPdf(reply, answer(await writeInvoice(shop, order)))
      },
    })
  }
