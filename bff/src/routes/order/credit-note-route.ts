import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { browserGone, sendFile } from '../../plugins/send-file.ts'
import { withQuery } from '../../upstreams/shop-api.ts'

const Which = z.object({ id: z.uuid(), refund: z.uuid() })
/** The token of a signed link opens the credit note, as it opens the order. */
const Link = z.strictObject({ token: z.string().max(512).optional() })

/** Passes on the credit note (PDF) of a refund, for the customer or the guest that can open the order. */
export const creditNoteRoute =
  ({ shopApi }: Bff) =>
  async (app: App) => {
    app.get(apiPaths.orderCreditNote.pattern, {
      config: { limit: 'document' },
      schema: { operation: operations.getCreditNote, params: Which, querystring: Link },
      handler: async (request, reply) => {
        const note = await shopApi.fileFor(request, {
          path: withQuery(pathOf(v1.orderCreditNote, request.params), request.query),
          types: /^application\/pdf$/,
          headers: { accept: 'application/pdf' },
          gone: browserGone(reply),
        })
        return sendFile(reply, note, ['content-type', 'content-length', 'content-disposition'])
      },
    })
  }
