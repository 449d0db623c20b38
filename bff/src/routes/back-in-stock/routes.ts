import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BackInStockPosted, BackInStockRequest } from 'shared-types/contracts/catalog'
import type { Bff } from '../../context.ts'
import { forwardBody } from '../../upstreams/forward-body.ts'

export const backInStockRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/api/catalog/back-in-stock', {
      config: { onlyOnce: true, limit: 'signup' },
      schema: {
        operation: {
          id: 'askForBackInStockMail',
          summary: 'Ask for one mail when an article is in stock again',
          errors: ['not_found', 'rate_limited'],
        },
        body: BackInStockRequest,
        response: { 200: BackInStockPosted },
      },
      handler: forwardBody(shopApi, '/v1/catalog/back-in-stock', {
        sends: BackInStockRequest,
        schema: BackInStockPosted,
      }),
    })
  }
