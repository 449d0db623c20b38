import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../problem.ts'

/** What an office behind one address can need in five minutes, and far too few to guess a link. */
const most = 30
const timeWindow = 5 * 60_000

/** Counts the links of mails that are followed, by internet address. Wrong passwords are counted by the provider. */
export const linksFollowed = (app: Pick<FastifyInstance, 'createRateLimit'>) => {
  const perAddress = app.createRateLimit({
    max: most,
    timeWindow,
    keyGenerator: (request) => `link ${normalizeIP(request.ip)}`,
  })
  return async (request: FastifyRequest) => {
    const verdict = await perAddress(request)
    if (verdict.isAllowed || !verdict.isExceeded) return
    const detail = `Er is te vaak een link gebruikt. Wacht ${verdict.ttlInSeconds} seconden en probeer het dan opnieuw.`
    throw new ApiProblem('rate_limited', { detail, retryAfter: verdict.ttlInSeconds })
  }
}
