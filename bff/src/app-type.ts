import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Operation } from 'shared-types/openapi/operation'

declare module 'fastify' {
  interface FastifySchema {
    /** The route in the API documentation; null leaves it out. */
    operation: Operation | null
  }
  interface FastifyContextConfig {
    /** The answer depends on the shopper's session. */
    ofShopper?: boolean
    /**
     * Passes the `Idempotency-Key` on to the provider, which executes a repeated request only once. Other
     * routes pass none on.
     */
    onlyOnce?: boolean
  }
}

/** The server, with requests and replies typed by the zod schemas of their route. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>
