import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** Bodies are never logged, and what opens a door is taken out of what is. */
export const createLog = (level: string): FastifyBaseLogger =>
  pino({
    level,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      'res.headers["set-cookie"]',
      'headers.authorization',
      'headers.cookie',
    ],
  })
