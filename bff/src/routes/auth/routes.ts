import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Customer } from 'shared-types/api/customer'
import { Session } from 'shared-types/api/session'
import { LoginForm } from 'shared-types/forms/account'
import { Cart } from 'shared-types/v1/cart'
import { Customer as V1Customer, LoginStatus } from 'shared-types/v1/customer'
import type { Bff } from '../../context.ts'
import { toCustomer } from '../customer/reshape.ts'
import { nobody, toSession } from '../session/reshape.ts'

export const authRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/login',
      { schema: { body: LoginForm, response: { 200: Session } } },
      async (request) => {
        const shopper = shopApi.shopper(request)
        const status = await shopper.post('/v1/customer/login', { body: request.body, schema: LoginStatus })
        return toSession(status, await shopper.get('/v1/cart', { schema: Cart }))
      },
    )

    // Whatever the provider says, this browser forgets the session (spec §8).
    app.post('/api/auth/logout', { schema: { response: { 200: Session } } }, async (request) => {
      if (request.shopper.session() === undefined) return nobody
      try {
        await shopApi.shopper(request).get('/v1/customer/logout', { schema: LoginStatus })
      } catch (error) {
        request.log.warn({ err: error }, 'the provider did not hear of a logout')
      }
      request.shopper.forget()
      return nobody
    })

    app.get('/api/auth/user', { schema: { response: { 200: Customer } } }, async (request) =>
      toCustomer(await shopApi.shopper(request).get('/v1/customer', { schema: V1Customer })),
    )
  }
