import type { Operation } from 'shared-types/openapi/operation'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { browserGone, sendFile } from '../../plugins/send-file.ts'

const Address = z.object({ id: z.uuid() })

const operation: Operation = operations.getInvoice

/** Passes on the invoice (PDF) of an order, for the logged-in customer that placed it. */
export const invoiceRoute =
  ({ shopApi }: Bff) =>
  async (app: App) => {
    app.get(apiPaths.invoice.pattern, {
      config: { limit: 'document' },
      schema: { operation, params: Address },
      handler: async (request, reply) => {
        const invoice = await shopApi.fileFor(request, {
          path: pathOf(v1.invoice, { id: request.params.id }),
          types: /^application\/pdf$/,
          headers: { accept: 'application/pdf' },
          gone: browserGone(reply),
        })
        return sendFile(reply, invoice, ['content-type', 'content-length', 'content-disposition'])
      },
    })
  }
