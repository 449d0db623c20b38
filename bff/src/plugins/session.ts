import { hkdfSync } from 'node:crypto'
import cookie from '@fastify/cookie'
import secureSession from '@fastify/secure-session'
import plugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'
import type { ShopperRequest } from '../upstreams/shop-api.ts'
import { bearerOf } from './bearer.ts'

declare module '@fastify/secure-session' {
  interface SessionData {
    /** The provider's `shop_session`. */
    shop: string
  }
}
declare module 'fastify' {
  interface FastifyRequest {
    shopper: ShopperRequest['shopper']
  }
  interface FastifyInstance {
    /** The session as the token of a client that is no browser: `Authorization: Bearer` carries it back. */
    bearerFor(session: string): string
  }
}

/** Thirty days, as at the provider; both begin again with its renewals. */
const lifetime = 30 * 24 * 60 * 60

/** A key of the length the cipher wants. The secret is long and random, so no slow password hash is needed. */
const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sluimer session cookie', 32))

const cookieName = (config: Config) => (config.production ? '__Host-sluimer' : 'sluimer')

/** Who logged out has no session any more, also while the provider does not know it. */
const unlessIn = (ended: Bff['endedSessions'], shop: string | undefined): string | undefined =>
  shop !== undefined && ended.has(shop) ? undefined : shop

/**
 * The provider's session, sealed in one cookie, or in the bearer token of a client that is no browser. Registered around
 * the shopper's own routes only: public routes have no `request.shopper` to leak.
 */
export const session = ({ config, endedSessions }: Pick<Bff, 'config' | 'endedSessions'>) =>
  plugin(async (app) => {
    await app.register(cookie)
    await app.register(secureSession, {
      cookieName: cookieName(config),
      key: config.sessionSecrets.map(keyFrom),
      expiry: lifetime,
      cookie: {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: config.production,
        maxAge: lifetime,
      },
    })

    app.decorate('bearerFor', (shop: string) =>
      Buffer.from(app.encodeSecureSession(app.createSecureSession({ shop }))).toString('base64url'),
    )
    /** Throws for a token that is not ours: a client that sends one wants no new session. */
    const sessionOf = (bearer: string): string => {
      const opened = app.decodeSecureSession(Buffer.from(bearer, 'base64url').toString())?.get('shop')
      if (opened === undefined) throw new ApiProblem('unauthorized')
      return opened
    }

    app.addHook('onRequest', async (request) => {
      const bearer = bearerOf(request)
      if (bearer !== undefined) {
        const shop = sessionOf(bearer)
        request.shopper = { session: () => unlessIn(endedSessions, shop), keep: () => {}, forget: () => {} }
        return
      }
      const sealed = request.session
      request.shopper = {
        session: () => (sealed.deleted ? undefined : unlessIn(endedSessions, sealed.get('shop'))),
        keep: (value) => {
          // A session that begins in the request in which the one before ended.
          sealed.deleted = false
          // Sealed anew even when it is the same: the provider repeats it to say that it lasts longer.
          sealed.set('shop', value)
        },
        forget: () => sealed.delete(),
      }
    })
  })
