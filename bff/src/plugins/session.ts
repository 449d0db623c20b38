import { hkdfSync } from 'node:crypto'
import cookie from '@fastify/cookie'
import secureSession from '@fastify/secure-session'
import plugin from 'fastify-plugin'
import { sessionLifetime } from 'shared-types/limits'
import type { Config } from '../config.ts'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'
import { fixedShopper, type ShopperRequest } from '../upstreams/shop-api.ts'
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
    /** The session as a token for a client that is not a browser, to be sent as `Authorization: Bearer`. */
    bearerFor(session: string): string
  }
}

/** A key of the cipher's length. The secret is long and random, so no slow password hash is needed. */
const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sluimer session cookie', 32))

const cookieName = (config: Config) => (config.production ? '__Host-sluimer' : 'sluimer')

/** The session, unless it was logged out, also while the provider does not know this yet. */
const activeSession = async (
  endedSessions: Bff['endedSessions'],
  shop: string | undefined,
): Promise<string | undefined> => (shop === undefined || (await endedSessions.has(shop)) ? undefined : shop)

/**
 * The provider's session, encrypted in one cookie, or in the bearer token of a client that is not a browser.
 * Registered for the shopper's own routes only, so that public routes have no `request.shopper` to leak.
 */
export const session = ({ config, endedSessions }: Pick<Bff, 'config' | 'endedSessions'>) =>
  plugin(async (app) => {
    await app.register(cookie)
    await app.register(secureSession, {
      cookieName: cookieName(config),
      key: config.sessionSecrets.map(keyFrom),
      // A renewal by the provider restarts this period too.
      expiry: sessionLifetime,
      cookie: {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: config.production,
        maxAge: sessionLifetime,
      },
    })

    app.decorate('bearerFor', (shop: string) =>
      Buffer.from(app.encodeSecureSession(app.createSecureSession({ shop }))).toString('base64url'),
    )
    /** Throws for a token that we did not issue, and for one that was logged out. */
    const sessionOf = async (bearer: string): Promise<string> => {
      const opened = app.decodeSecureSession(Buffer.from(bearer, 'base64url').toString())?.get('shop')
      const shop = await activeSession(endedSessions, opened)
      if (shop === undefined) throw new ApiProblem('unauthorized')
      return shop
    }

    app.addHook('onRequest', async (request) => {
      const bearer = bearerOf(request)
      if (bearer !== undefined) {
        const shop = await sessionOf(bearer)
        request.shopper = fixedShopper(shop)
        return
      }
      const encrypted = request.session
      let shop = await activeSession(endedSessions, encrypted.get('shop'))
      request.shopper = {
        session: () => shop,
        keep: (value) => {
          shop = value
          // The previous session may have ended in the same request.
          encrypted.deleted = false
          // Encrypt it again even when unchanged: the provider repeats the value to extend its lifetime.
          encrypted.set('shop', value)
        },
        forget: () => {
          shop = undefined
          encrypted.delete()
        },
      }
    })
  })
