import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../problem.ts'

const tenMinutes = 600_000
const letters = 10

/**
 * Caps forms whose every sending becomes a mail: by address, for sessions are free to have. Far above what somebody
 * with a question sends, far below what fills a mailbox. Belongs inside `flowLimits`.
 */
export const letterLimit = (app: FastifyInstance) => {
  const perAddress = app.createRateLimit({
    max: letters,
    timeWindow: tenMinutes,
    keyGenerator: (request) => normalizeIP(request.ip),
  })
  return async (request: FastifyRequest): Promise<void> => {
    const verdict = await perAddress(request)
    if (verdict.isAllowed || !verdict.isExceeded) return
    throw new ApiProblem('rate_limited', {
      retryAfter: verdict.ttlInSeconds,
      detail: 'Je hebt kort na elkaar veel berichten verstuurd. Wacht even, of bel ons.',
    })
  }
}
