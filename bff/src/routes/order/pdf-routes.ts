import type { FastifyReply } from 'fastify'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { browserGone, sendFile } from '../../plugins/send-file.ts'
import { withQuery, type ShopperRequest } from '../../upstreams/shop-api.ts'

const Which = z.object({ id: z.uuid() })
/** The token of a signed link opens the document, as it opens the order. */
const Link = z.strictObject({ token: z.string().max(512).optional() })

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
      schema: { operation: operations.getInvoice, params: Which, querystring: Link },
      handler: async (request, reply) => passOn(request, reply, pathOf(v1.invoice, request.params)),
    })
    app.get(apiPaths.orderInvoice.pattern, {
      config: { limit: 'document' },
      schema: { operation: operations.getOrderInvoice, params: Which, querystring: Link },
      handler: async (request, reply) => passOn(request, reply, pathOf(v1.orderInvoice, request.params)),
    })
    app.get(apiPaths.orderCreditNote.pattern, {
      config: { limit: 'document' },
      schema: {
        operation: operations.getCreditNote,
        params: Which.extend({ refund: z.uuid() }),
        querystring: Link,
      },
      handler: async (request, reply) => passOn(request, reply, pathOf(v1.orderCreditNote, request.params)),
    })
    app.get(apiPaths.orderDocument.pattern, {
      config: { limit: 'document' },
      schema: {
        operation: operations.getOrderDocument,
        params: Which.extend({ number: z.string().max(30) }),
        querystring: Link,
      },
      handler: async (request, reply) => passOn(request, reply, pathOf(v1.orderDocument, request.params)),
    })
  }
}
