import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { OrderId, OrderLink } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { problemFrom } from '../../plugins/errors.ts'
import { browserGone, sendFile } from '../../plugins/send-file.ts'
import { withQuery, type ShopperRequest } from '../../upstreams/shop-api.ts'

/** The page of the order of a document; if no order can have this id, the one on which its shopper finds it. */
const orderPageOf = ({ params, query, routeOptions }: FastifyRequest): string => {
  const { id } = params as { id?: string }
  const isOfAccount = routeOptions.url === apiPaths.invoice.pattern
  if (!OrderId.safeParse({ id }).success || id === undefined)
    return isOfAccount ? pages.accountOrders : pages.parcelChecker
  return withQuery(pathOf(isOfAccount ? pages.accountOrder : pages.order, { order: id }), query)
}

/** Passes on the invoices and the credit notes of an order (PDF), for the customer or the guest that can open the order. */
export const pdfRoutes = ({ shopApi }: Bff) => {
  const passOn = async (request: ShopperRequest & { query: unknown }, reply: FastifyReply, path: string) => {
    const document = await shopApi.fileFor(request, {
      path: withQuery(path, request.query),
      types: /^application\/pdf$/,
      headers: { accept: 'application/pdf' },
      gone: browserGone(reply),
    })
    return sendFile(reply, document, ['content-type', 'content-length', 'content-disposition'])
  }
  return async (app: App) => {
    // A tab of its own would show the problem as JSON. The page of the order asks for a login, or says what is wrong.
    app.setErrorHandler((error, request, reply) => {
      const isTab = request.headers['sec-fetch-dest'] === 'document'
      if (!isTab || problemFrom(error).code === 'internal_error') throw error
      return reply.header('cache-control', 'private, no-store').redirect(orderPageOf(request), 303)
    })

    app.get(apiPaths.invoice.pattern, {
      config: { limit: 'document' },
      schema: { operation: operations.getInvoice, params: OrderId, querystring: OrderLink },
      handler: async (request, reply) => passOn(request, reply, pathOf(v1.invoice, request.params)),
    })
    app.get(apiPaths.orderInvoice.pattern, {
      config: { limit: 'document' },
      schema: { operation: operations.getOrderInvoice, params: OrderId, querystring: OrderLink },
      handler: async (request, reply) => passOn(request, reply, pathOf(v1.orderInvoice, request.params)),
    })
    app.get(apiPaths.orderCreditNote.pattern, {
      config: { limit: 'document' },
      schema: {
        operation: operations.getCreditNote,
        params: OrderId.extend({ refund: z.uuid() }),
        querystring: OrderLink,
      },
      handler: async (request, reply) => passOn(request, reply, pathOf(v1.orderCreditNote, request.params)),
    })
    app.get(apiPaths.orderDocument.pattern, {
      config: { limit: 'document' },
      schema: {
        operation: operations.getOrderDocument,
        params: OrderId.extend({ number: z.string().max(30) }),
        querystring: OrderLink,
      },
      handler: async (request, reply) => passOn(request, reply, pathOf(v1.orderDocument, request.params)),
    })
  }
}
