import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'

interface LoggedError {
  type: string
  code: unknown
  message: string
  stack: string | undefined
  cause: LoggedError | undefined
  /** The errors of a job: one for each row that failed. */
  errors: LoggedError[] | undefined
}

/** Drizzle includes the values of a failed query in its message. Shoppers typed them, so they are removed. */
const describeError = (error: Error): LoggedError => {
  const message = error.message.split('\nparams: ', 1)[0] ?? ''
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message,
    stack: error.stack?.replace(error.message, message),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
    errors: error instanceof AggregateError ? error.errors.map(describeError) : undefined,
  }
}

const serializers = {
  /** Fastify's own lines name only the method: the URL may contain the token that gives access to an order. */
  req: ({ method }: { method?: string }) => ({ method }),
  err: describeError,
}

/**
 * Request bodies are never logged, and secrets are removed from log lines.
 * @param destination for tests; standard output by default
 */
export const createLog = (level: string, destination?: DestinationStream): FastifyBaseLogger => {
  const options = {
    level,
    serializers,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      'res.headers["set-cookie"]',
      'headers.authorization',
      'headers.cookie',
    ],
  }
  return destination ? pino(options, destination) : pino(options)
}
