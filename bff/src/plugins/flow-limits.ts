import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import plugin from 'fastify-plugin'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ApiProblem } from '../problem.ts'

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
    await app.register(rateLimit, { global: false })
    const perAddress = app.createRateLimit({
      max: limits.perAddress,
      timeWindow: minute,
      keyGenerator: (request) => normalizeIP(request.ip),
    })
    const perSession = app.createRateLimit({
      max: limits.perSession,
      timeWindow: minute,
      keyGenerator: (request) => request.shopper.session() ?? normalizeIP(request.ip),
    })

    app.addHook('onRequest', async (request) => {
      if (!counts(request)) return
      const limiters = request.shopper.session() === undefined ? [perAddress] : [perSession, perAddress]
      for (const limiter of limiters) {
        const verdict = await limiter(request)
        if (!verdict.isAllowed && verdict.isExceeded) {
          throw new ApiProblem('rate_limited', { retryAfter: verdict.ttlInSeconds })
        }
      }
    })
  })
