import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AuthUser, Customer, LoginRequest, LoginToken, Session } from 'shared-types/contracts/customer'
import * as provider from 'shared-types/contracts/provider/customer'
import { Cart } from 'shared-types/contracts/cart'
import type { LoginForm } from 'shared-types/forms/account'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { logOut } from '../../plugins/log-out.ts'
import { isSilent } from '../../plugins/origin-check.ts'
import { ApiProblem } from '../../problem.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'
import { fixedShopper } from '../../upstreams/shop-api.ts'
import { guestSession, toSession } from '../session/map.ts'

/** The lifetime of a login, in seconds (spec §6). */
const loginLasts = 86_400

/** Calls that check or set a password have their own bulkhead. */
const kind = 'hashing' as const

/**
 * Browsers send `Origin` or `Sec-Fetch-Site`: they get a cookie, and never a token, which a script could read.
 * Clients without these headers get a token, and never a cookie.
 */
const eachItsTransport = async (request: FastifyRequest): Promise<void> => {
  const asksForToken = z.object({ transport: z.literal('bearer') }).safeParse(request.body).success
  if (isSilent(request) !== asksForToken) throw new ApiProblem('forbidden_origin')
}

export const authRoutes =
  (bff: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const { shopApi } = bff
    /** Logs in without a cookie. */
    const tokenFor = async ({ id, ip }: FastifyRequest, body: LoginForm): Promise<string> => {
      let begun: string | undefined
      const shopper = { ...fixedShopper(), keep: (session: string) => void (begun = session) }
      await shopApi.shopper({ id, ip, headers: {}, shopper }).post(v1.customerLogin, {
        kind,
        sends: provider.LoginRequest,
        body,
        schema: provider.LoginStatus,
      })
      if (begun === undefined) throw new ApiProblem('provider_malformed')
      return app.bearerFor(begun)
    }

    app.post(apiPaths.login, {
      schema: {
        operation: { ...operations.logIn, summary: 'Log in, with a cookie or for a bearer token' },
        body: LoginRequest,
        response: { 200: z.union([Session, LoginToken]) },
      },
      config: { otherClients: true },
      preValidation: eachItsTransport,
      handler: async (request) => {
        const { transport, ...body } = request.body
        if (transport === 'bearer') return { token: await tokenFor(request, body), expiresIn: loginLasts }
        const shopper = shopApi.shopper(request)
        const names = refusedAs<LoginForm, provider.LoginRequest>({})
        const call = {
          kind,
          sends: provider.LoginRequest,
          body,
          schema: provider.LoginStatus,
          refusedAs: names,
        }
        const status = await shopper.post(v1.customerLogin, call)
        return toSession(status, await shopper.get(v1.cart, { schema: Cart }))
      },
    })

    app.post(apiPaths.logout, {
      schema: { operation: operations.logOut, response: { 200: Session } },
      handler: async (request) => {
        await logOut(bff, request)
        return guestSession
      },
    })

    app.get(apiPaths.user, {
      schema: { operation: operations.getUser, response: { 200: AuthUser } },
      handler: async (request) => ({
        user: await shopApi.shopper(request).get(v1.customer, { schema: Customer }),
      }),
    })
  }
