import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../problem.ts'

const minute = 60_000
/** Nobody types faster than this, not even a whole office at one address. */
const messages = 30

/** Caps what is asked of the assistant, by address: sessions are free to have. Belongs inside `flowLimits`. */
export const messageLimit = (app: FastifyInstance) => {
  const perAddress = app.createRateLimit({
    max: messages,
    timeWindow: minute,
    keyGenerator: (request) => `chat ${normalizeIP(request.ip)}`,
  })
  return async (request: FastifyRequest): Promise<void> => {
    const verdict = await perAddress(request)
    if (verdict.isAllowed || !verdict.isExceeded) return
    throw new ApiProblem('rate_limited', {
      retryAfter: verdict.ttlInSeconds,
      detail: 'Je stuurt wel heel snel berichten achter elkaar. Wacht een minuutje en stuur het dan opnieuw.',
    })
  }
}
