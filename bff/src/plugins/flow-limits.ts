import fastifyRateLimit from '@fastify/rate-limit'
import plugin from 'fastify-plugin'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { internetAddress, rateLimit } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read that could be used to guess or to harvest, and is therefore counted like a change. */
    lookUp?: boolean
  }
}

const minute = 60_000

const counts = (request: FastifyRequest) =>
  !['GET', 'HEAD'].includes(request.method) || request.routeOptions.config.lookUp === true

/**
 * Caps on changes and look-ups: per session, and, as sessions are free to have, per address too.
 * Generous: a shopper never meets them, a script does.
 */
export const flowLimits = ({ limits }: Config) =>
  plugin(async (app) => {
    await app.register(fastifyRateLimit, { global: false })
    const perAddress = rateLimit(app, {
      name: 'address',
      max: limits.perAddress,
      timeWindow: minute,
      key: internetAddress,
    })
    const perSession = rateLimit(app, {
      name: 'session',
      max: limits.perSession,
      timeWindow: minute,
      key: (request) => request.shopper.session() ?? internetAddress(request),
    })

    app.addHook('onRequest', async (request, reply) => {
      if (!counts(request)) return
      if (request.shopper.session() !== undefined) await perSession(request, reply)
      await perAddress(request, reply)
    })
  })
