import type { FastifyInstance } from 'fastify'
import { internetAddress, rateLimit } from './rate-limit.ts'

const tenMinutes = 600_000

/**
 * Caps forms whose every sending becomes a mail: by address, for sessions are free to have. Far above what somebody
 * with a question sends, far below what fills a mailbox.
 */
export const letterLimit = (app: FastifyInstance) =>
  rateLimit(app, {
    name: 'messages',
    max: 10,
    timeWindow: tenMinutes,
    key: internetAddress,
    detail: () => 'Je hebt kort na elkaar veel berichten verstuurd. Wacht even, of bel ons.',
  })
