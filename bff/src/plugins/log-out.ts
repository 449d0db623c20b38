import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { logoutPending } from 'shared-types/api/logout'
import { LoginStatus } from 'shared-types/contracts/provider/customer'
import type { Bff } from '../context.ts'
import { bearerOf } from './bearer.ts'

type Ends = Pick<Bff, 'shopApi' | 'endedSessions'>

/** Ends the session here and, now or later, at the provider (spec §8). From here on the request has no session. */
export const logOut = async ({ shopApi, endedSessions }: Ends, request: FastifyRequest): Promise<void> => {
  const session = request.shopper.session()
  if (session !== undefined) {
    try {
      await shopApi.shopper(request).get('/v1/customer/logout', { schema: LoginStatus })
    } catch (error) {
      request.log.warn({ err: error }, 'the provider did not hear of a logout')
      endedSessions.end(session)
    }
  }
  request.shopper.forget()
}

/**
 * A browser whose logout got no answer marks that with a cookie. Its next request is logged out before anything else
 * is done with it, so that the old session answers nothing, and a login in the same request begins another one.
 */
export const pendingLogout = (bff: Ends) =>
  plugin(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.cookies[logoutPending] === undefined || bearerOf(request) !== undefined) return
      await logOut(bff, request)
      reply.clearCookie(logoutPending, { path: '/' })
    })
  })
