import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Operation } from 'shared-types/openapi/operation'

declare module 'fastify' {
  interface FastifySchema {
    /** What the documentation says of the route; null keeps it out. */
    operation: Operation | null
  }
  interface FastifyContextConfig {
    /** Needs the service bearer. */
    ofService?: boolean
  }
}

/** What every part of the shop may need, built in one place and handed on as a parameter. */
export interface Shop {
  config: Config
  db: Db
  log: FastifyBaseLogger
  payments: PaymentProvider
}

/** The Fastify instance whose routes are typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What every `<word>Routes(shop)` returns. */
export type Routes = (app: App) => Promise<void>
