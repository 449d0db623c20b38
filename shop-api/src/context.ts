import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { PooledDb } from './db/client.ts'
import type { Metrics } from './metrics.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Operation } from 'shared-types/openapi/operation'
import type { StaffRole } from 'shared-types/contracts/admin/staff'

declare module 'fastify' {
  interface FastifySchema {
    /** Documentation of the route; null excludes it from the documentation. */
    operation: Operation | null
  }
  interface FastifyContextConfig {
    /** The route requires the service bearer. */
    ofService?: boolean
    /** A route of the back office: its name in the audit log, and the roles that may use it. */
    staff?: { action: string; roles: readonly StaffRole[] | 'without session' }
  }
  interface FastifyRequest {
    /** The employee behind a request of the back office. */
    staff: { id: number; role: StaffRole; sessionId: string } | null
  }
}

/** Shared dependencies, built in one place and passed as a parameter. */
export interface Shop {
  config: Config
  db: PooledDb
  /** The same database, with separate connections for public reads. */
  catalogueDb: PooledDb
  log: FastifyBaseLogger
  metrics: Metrics
  payments: PaymentProvider
  /** Aborted when the process begins to stop: it reports not ready, but still answers. */
  stopping: AbortSignal
}

/** A Fastify instance whose routes are typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** The return type of every `<word>Routes(shop)`. */
export type Routes = (app: App) => Promise<void>
