import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../problem.ts'

/** What an office behind one address can need in five minutes, and far too few to try many accounts with one password each. */
const most = 30
const timeWindow = 5 * 60_000

/** Counts logins and links followed by internet address; the provider counts wrong passwords by account. */
export const loginLimit = (app: Pick<FastifyInstance, 'createRateLimit'>) => {
  const perAddress = app.createRateLimit({
    max: most,
    timeWindow,
    keyGenerator: (request) => `login ${normalizeIP(request.ip)}`,
  })
  return async (request: FastifyRequest) => {
    const verdict = await perAddress(request)
    if (verdict.isAllowed || !verdict.isExceeded) return
    const detail = `Er is te vaak geprobeerd in te loggen. Wacht ${verdict.ttlInSeconds} seconden en probeer het dan opnieuw.`
    throw new ApiProblem('rate_limited', { detail, retryAfter: verdict.ttlInSeconds })
  }
}
