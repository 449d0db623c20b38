import type { FastifyInstance } from 'fastify'
import { internetAddress, rateLimit } from './rate-limit.ts'

const minute = 60_000

/** Caps what is asked of the assistant, by address: sessions are free to have. A whole office does not type faster. */
export const messageLimit = (app: FastifyInstance) =>
  rateLimit(app, {
    name: 'chat',
    max: 30,
    timeWindow: minute,
    key: internetAddress,
    detail: () =>
      'Je stuurt wel heel snel berichten achter elkaar. Wacht een minuutje en stuur het dan opnieuw.',
  })
