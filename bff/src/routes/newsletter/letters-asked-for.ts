import type { FastifyInstance } from 'fastify'
import { internetAddress, rateLimit } from '../../plugins/rate-limit.ts'

const hour = 60 * 60_000

/**
 * Counts the mails that one internet address asks for: sessions are free to have. A household or an office asks less
 * often, and a script that fills mailboxes with new sessions more.
 */
export const lettersAskedFor = (app: Pick<FastifyInstance, 'createRateLimit'>) =>
  rateLimit(app, { name: 'mails', max: 30, timeWindow: hour, key: internetAddress })
