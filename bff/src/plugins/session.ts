import { hkdfSync } from 'node:crypto'
import secureSession from '@fastify/secure-session'
import plugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import type { ShopperRequest } from '../upstreams/shop-api.ts'

declare module '@fastify/secure-session' {
  interface SessionData {
    /** The provider's `shop_session`. */
    shop: string
    /** When it was sealed, in seconds. Kept by the plugin itself. */
    __ts: number
  }
}
declare module 'fastify' {
  interface FastifyRequest {
    shopper: ShopperRequest['shopper']
  }
}

const days = 24 * 60 * 60
const lifetime = 30 * days

/** A key of the length the cipher wants. The secret is long and random, so no slow password hash is needed. */
const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sluimer session cookie', 32))

export const cookieName = (config: Config) => (config.production ? '__Host-sluimer' : 'sluimer')

/**
 * The provider's session, sealed in one cookie. Registered around the shopper's own routes only:
 * public routes have no `request.shopper` to leak.
 */
export const session = (config: Config) =>
  plugin(async (app) => {
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
      // Who comes back keeps the session: once a day it is sealed anew for another thirty days.
      const sealedAt = sealed.get('__ts') ?? 0
      if (sealed.get('shop') && Date.now() / 1000 - sealedAt > days) sealed.touch()
      request.shopper = {
        session: () => sealed.get('shop'),
        keep: (value) => {
          if (value !== sealed.get('shop')) sealed.set('shop', value)
        },
        forget: () => sealed.delete(),
      }
    })
  })
