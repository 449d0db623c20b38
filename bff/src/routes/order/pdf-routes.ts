import type { FastifyReply } from 'fastify'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { OrderId, OrderLink } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { browserGone, sendFile } from '../../plugins/send-file.ts'
import { withQuery, type ShopperRequest } from '../../upstreams/shop-api.ts'

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
