import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

/** Should anyone ever log one of these: it does not get through. */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'access_token', 'email']

/** @param destination for tests; the standard output otherwise */
export const createLog = (config: Config, destination?: DestinationStream): Logger => {
  const options = {
    level: config.logLevel,
    base: { name: 'bff' },
    redact: {
      paths: ['', '*'].flatMap((depth) => secrets.map((name) => `${depth}["${name}"]`)),
      censor: '[redacted]',
    },
    serializers: {
      // Fastify adds the whole request to some lines of its own: only its method stays.
      req: (request: { method?: string }) => ({ method: request.method }),
      // Of an error what helps to find it. Some carry more: the address that was asked for, with its query.
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
