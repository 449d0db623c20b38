import jwt from '@fastify/jwt'
import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import type { App, Shop } from '../context.ts'

const audience = 'shop-api'

/**
 * A separate key for service tokens, derived from the shop's secret, so that no order link signed with that
 * secret is accepted as a bearer.
 */
const serviceKey = (secret: string): string =>
  createHmac('sha256', secret).update('service-token').digest('hex')

/** Lets the app sign and verify service tokens. */
export const serviceTokens = (shop: Shop) =>
  fastifyPlugin(async (app: App) => {
    await app.register(jwt, {
      secret: serviceKey(shop.config.tokenSecret),
      sign: { algorithm: 'HS256', aud: audience },
      verify: { algorithms: ['HS256'], allowedAud: audience },
    })
  })

/** Also accepts a bearer that a replica with the previous secret has signed. */
const verifyServiceBearer = async (request: FastifyRequest, { previous }: Config): Promise<void> => {
  try {
    await request.jwtVerify()
  } catch (error) {
    if (previous.tokenSecret === null) throw error
    await request.jwtVerify({ key: serviceKey(previous.tokenSecret) })
  }
}

/** Requires the service bearer for all routes of the given scope. */
export const requireServiceBearer = (scope: App, config: Config): void => {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ofService: true }
  })
  scope.addHook('onRequest', async (request) => {
    await verifyServiceBearer(request, config)
  })
}
