import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LoginStatus } from 'shared-types/contracts/provider/customer'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'

/**
 * The bearer token of a client that is not a browser; undefined without one. A malformed token is a token too, so
 * that its client is not served as a guest. A login does not read it: a client with an ended token may still send it.
 */
export const bearerOf = ({ headers, routeOptions }: FastifyRequest): string | undefined =>
  routeOptions.config.otherClients ? undefined : /^Bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1]

/** Refuses a token whose login has ended. The provider would start a new session, which the client never gets. */
export const activeBearer = ({ shopApi }: Pick<Bff, 'shopApi'>) =>
  plugin(async (app) => {
    app.addHook('onRequest', async (request) => {
      if (bearerOf(request) === undefined) return
      const call = { schema: LoginStatus }
      const { loggedIn } = await shopApi.shopper(request).get(v1.customerLoginStatus, call)
      if (!loggedIn) throw new ApiProblem('unauthorized')
    })
  })
