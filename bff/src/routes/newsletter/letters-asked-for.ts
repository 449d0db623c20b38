import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../problem.ts'

const hour = 60 * 60_000
/** A household or an office asks less often, and a script that fills mailboxes with new sessions more. */
const mostPerHour = 30

/** Counts the mails that one address of the internet asks for: sessions are free to have. */
export const lettersAskedFor = (app: Pick<FastifyInstance, 'createRateLimit'>) => {
  const perAddress = app.createRateLimit({
    max: mostPerHour,
    timeWindow: hour,
    keyGenerator: (request) => `newsletter ${normalizeIP(request.ip)}`,
  })
  return async (request: FastifyRequest) => {
    const verdict = await perAddress(request)
    if (!verdict.isAllowed && verdict.isExceeded) {
      throw new ApiProblem('rate_limited', { retryAfter: verdict.ttlInSeconds })
    }
  }
}
