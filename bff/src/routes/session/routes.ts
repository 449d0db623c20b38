import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Session } from 'shared-types/contracts/customer'
import { Cart } from 'shared-types/contracts/cart'
import { LoginStatus } from 'shared-types/contracts/provider/customer'
import type { Bff } from '../../context.ts'
import { guestSession, toSession } from './map.ts'

export const sessionRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/session', {
      schema: {
        operation: { id: 'getSession', summary: 'Get who is shopping and how many pieces are in the cart' },
        response: { 200: Session },
      },
      handler: async (request) => {
        if (request.shopper.session() === undefined) return guestSession
        const shopper = shopApi.shopper(request)
        const [status, cart] = await Promise.all([
          shopper.get('/v1/customer/login/status', { schema: LoginStatus }),
          shopper.get('/v1/cart', { schema: Cart }),
        ])
        return toSession(status, cart)
      },
    })
  }
