import type { FastifyInstance, FastifyRequest } from 'fastify'
import { normaliseOrderNumber } from 'shared-types/forms/order-number'
import { ApiProblem } from '../../problem.ts'

const hour = 60 * 60_000
/** More tries at one order than its owner needs, and too few to guess a postcode, from however many addresses. */
const triesPerHour = 10

/**
 * Counts the look-ups of one order number, whoever asks.
 * @param numberOf the order number of a request's body, which its schema has accepted; undefined where none is asked for
 */
export const guessesAtOrder = <Body>(
  app: Pick<FastifyInstance, 'createRateLimit'>,
  numberOf: (body: Body) => string | undefined,
) => {
  const perOrder = app.createRateLimit({
    max: triesPerHour,
    timeWindow: hour,
    keyGenerator: (request) => `order ${normaliseOrderNumber(numberOf(request.body as Body) ?? '')}`,
  })
  return async (request: FastifyRequest) => {
    if (numberOf(request.body as Body) === undefined) return
    const verdict = await perOrder(request)
    if (!verdict.isAllowed && verdict.isExceeded) {
      throw new ApiProblem('rate_limited', { retryAfter: verdict.ttlInSeconds })
    }
  }
}
