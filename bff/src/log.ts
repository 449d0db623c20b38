import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

/** Keys whose values are never logged. */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'access_token', 'email']

/** @param destination for tests; standard output by default */
export const createLog = (config: Config, destination?: DestinationStream): Logger => {
  const options = {
    level: config.logLevel,
    base: { name: 'bff' },
    redact: {
      paths: ['', '*'].flatMap((depth) => secrets.map((name) => `${depth}["${name}"]`)),
      censor: '[redacted]',
    },
    serializers: {
      // Some of Fastify's own log lines contain the whole request: log only its method.
      req: (request: { method?: string }) => ({ method: request.method }),
      // Log only these fields: some errors also carry the requested URL with its query.
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
