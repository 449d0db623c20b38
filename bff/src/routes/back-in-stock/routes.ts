import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BackInStockPosted, BackInStockRequest } from 'shared-types/api/catalog'
import { type BackInStockRequest as V1Request, Told } from 'shared-types/v1/catalog'
import type { Bff } from '../../context.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

export const backInStockRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/catalog/back-in-stock',
      {
        config: { onlyOnce: true },
        schema: {
          operation: {
            id: 'askForBackInStockMail',
            summary: 'Ask for one mail when an article is in stock again',
            errors: ['not_found', 'rate_limited'],
          },
          body: BackInStockRequest,
          response: { 200: BackInStockPosted },
        },
      },
      async (request) => {
        const { itemId, email } = request.body
        const body = { item_id: itemId, email }
        const names = refusedAs<BackInStockRequest, V1Request>({})
        return shopApi
          .shopper(request)
          .post('/v1/catalog/back-in-stock', { body, schema: Told, refusedAs: names })
      },
    )
  }
