import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Operation } from 'shared-types/openapi/operation'

declare module 'fastify' {
  interface FastifySchema {
    /** What the documentation says of the route; null keeps it out. */
    operation: Operation | null
  }
  interface FastifyContextConfig {
    /** Answers one shopper, known by a session. */
    ofShopper?: boolean
    /**
     * Passes an `Idempotency-Key` on to the provider, which honours it: asked twice with one, it is done once. Other
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
