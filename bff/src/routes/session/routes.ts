import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Session } from 'shared-types/contracts/customer'
import { Cart } from 'shared-types/contracts/cart'
import { LoginStatus } from 'shared-types/contracts/provider/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { guestSession, toSession } from './map.ts'

export const sessionRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(apiPaths.session, {
      schema: { operation: operations.getSession, response: { 200: Session } },
      handler: async (request) => {
        if (request.shopper.session() === undefined) return guestSession
        const shopper = shopApi.shopper(request)
        const [status, cart] = await Promise.all([
          shopper.get(v1.customerLoginStatus, { schema: LoginStatus }),
          shopper.get(v1.cart, { schema: Cart }),
        ])
        return toSession(status, cart)
      },
    })
  }
