import type { FastifyInstance } from 'fastify'
import { internetAddress, rateLimit } from '../../plugins/rate-limit.ts'

const fiveMinutes = 5 * 60_000

/**
 * Counts the links of mails that are followed, by internet address: enough for an office behind one address, and far
 * too few to guess a link. Wrong passwords are counted by the provider.
 */
export const linksFollowed = (app: Pick<FastifyInstance, 'createRateLimit'>) =>
  rateLimit(app, {
    name: 'links',
    max: 30,
    timeWindow: fiveMinutes,
    key: internetAddress,
    detail: (seconds) =>
      `Er is te vaak een link gebruikt. Wacht ${seconds} seconden en probeer het dan opnieuw.`,
  })
