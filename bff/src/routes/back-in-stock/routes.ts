import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BackInStockPosted, BackInStockRequest } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { forwardBody } from '../../upstreams/forward-body.ts'

export const backInStockRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.backInStock, {
      config: { onlyOnce: true, limit: 'signup' },
      schema: {
        operation: operations.askForBackInStockMail,
        body: BackInStockRequest,
        response: { 200: BackInStockPosted },
      },
      handler: forwardBody(shopApi, v1.backInStock, {
        sends: BackInStockRequest,
        schema: BackInStockPosted,
      }),
    })
  }
