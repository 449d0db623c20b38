import { hkdfSync } from 'node:crypto'
import cookie from '@fastify/cookie'
import secureSession from '@fastify/secure-session'
import plugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import type { ShopperRequest } from '../upstreams/shop-api.ts'

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
}

/** Thirty days, as at the provider; both begin again with its renewals. */
const lifetime = 30 * 24 * 60 * 60

/** A key of the length the cipher wants. The secret is long and random, so no slow password hash is needed. */
const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sluimer session cookie', 32))

const cookieName = (config: Config) => (config.production ? '__Host-sluimer' : 'sluimer')

/**
 * The provider's session, sealed in one cookie. Registered around the shopper's own routes only:
 * public routes have no `request.shopper` to leak.
 */
export const session = (config: Config) =>
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

    app.addHook('onRequest', async (request) => {
      const sealed = request.session
      request.shopper = {
        session: () => sealed.get('shop'),
        // Sealed anew even when it is the same: the provider repeats it to say that it lasts longer.
        keep: (value) => sealed.set('shop', value),
        forget: () => sealed.delete(),
      }
    })
  })
