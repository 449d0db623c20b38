import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normaliseOrderNumber } from 'shared-types/forms/order-number'
import { rateLimit } from '../../plugins/rate-limit.ts'

const hour = 60 * 60_000

/**
 * Counts the look-ups of one order number, from however many addresses: more tries than its owner needs, and too few to
 * guess a postcode.
 * @param numberOf the order number of a request's body, which its schema has accepted; undefined where none is asked for
 */
export const guessesAtOrder = <Body>(
  app: Pick<FastifyInstance, 'createRateLimit'>,
  numberOf: (body: Body) => string | undefined,
) => {
  const numberIn = ({ body }: FastifyRequest) => numberOf(body as Body)
  const perOrder = rateLimit(app, {
    name: 'order',
    max: 10,
    timeWindow: hour,
    key: (request) => normaliseOrderNumber(numberIn(request) ?? ''),
  })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (numberIn(request) !== undefined) await perOrder(request, reply)
  }
}
