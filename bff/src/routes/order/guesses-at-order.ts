import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OrderLookupForm } from 'shared-types/forms/order-lookup'
import { normaliseOrderNumber } from 'shared-types/forms/order-number'
import { ApiProblem } from '../../problem.ts'

const hour = 60 * 60_000
/** More tries at one order than its owner needs, and too few to guess a postcode, from however many addresses. */
const triesPerHour = 10

/** Counts the look-ups of one order number, whoever asks. */
export const guessesAtOrder = (app: Pick<FastifyInstance, 'createRateLimit'>) => {
  const perOrder = app.createRateLimit({
    max: triesPerHour,
    timeWindow: hour,
    keyGenerator: (request) => `order ${normaliseOrderNumber((request.body as OrderLookupForm).orderNumber)}`,
  })
  return async (request: FastifyRequest) => {
    const verdict = await perOrder(request)
    if (!verdict.isAllowed && verdict.isExceeded) {
      throw new ApiProblem('rate_limited', { retryAfter: verdict.ttlInSeconds })
    }
  }
}
