import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { logoutPending } from 'shared-types/browser-names'
import { LoginStatus } from 'shared-types/contracts/provider/customer'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { Bff } from '../context.ts'
import { bearerOf } from './bearer.ts'

type Ends = Pick<Bff, 'shopApi' | 'endedSessions'>

/** Ends the session here and, now or later, at the provider (spec §8). Then the request has no session. */
export const logOut = async ({ shopApi, endedSessions }: Ends, request: FastifyRequest): Promise<void> => {
  const session = request.shopper.session()
  if (session !== undefined) {
    try {
      await shopApi.shopper(request).get(v1.customerLogout, { schema: LoginStatus })
    } catch (error) {
      request.log.warn({ err: error }, 'a logout did not reach the provider')
      await endedSessions.end(session)
    }
  }
  request.shopper.forget()
}

/**
 * A browser sets a cookie when its logout got no answer. Its next request is logged out before its route,
 * so that the old session is never used, and a login in the same request starts a new session.
 */
export const pendingLogout = (bff: Ends) =>
  plugin(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.cookies[logoutPending] === undefined || bearerOf(request) !== undefined) return
      await logOut(bff, request)
      reply.clearCookie(logoutPending, { path: '/' })
    })
  })
