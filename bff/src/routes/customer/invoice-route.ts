import type { Operation } from 'shared-types/openapi/operation'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { browserGone, sendFile } from '../../plugins/send-file.ts'

const Address = z.object({ id: z.uuid() })

const operation: Operation = {
  id: 'getInvoice',
  summary: 'Get the invoice of an order',
  errors: ['login_required'],
  produces: 'application/pdf',
}

/** Passes on the invoice (PDF) of an order, for the logged-in customer that placed it. */
export const invoiceRoute =
  ({ shopApi }: Bff) =>
  async (app: App) => {
    app.get('/api/customer/orders/:id/invoice', {
      schema: { operation, params: Address },
      handler: async (request, reply) => {
        const invoice = await shopApi.fileFor(request, {
          path: `/v1/customer/orders/${request.params.id}/invoice`,
          types: /^application\/pdf$/,
          headers: { accept: 'application/pdf' },
          gone: browserGone(reply),
        })
        return sendFile(reply, invoice, ['content-type', 'content-length', 'content-disposition'])
      },
    })
  }
