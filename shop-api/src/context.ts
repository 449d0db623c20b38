import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { PooledDb } from './db/client.ts'
import type { Metrics } from './metrics.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { PictureLayer } from './db/schema/products/configurator.ts'
import type { Refusal } from './refusal.ts'
import type { Image, ImageFormat, ImageWidth } from 'shared-types/image'
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
    /** The employee behind a request of the back office; read it with `staffOf`. */
    staff: Employee | null
  }
}

export interface Employee {
  id: number
  role: StaffRole
  sessionId: string
}

/** @throws on a route without session */
export const staffOf = ({ staff }: Pick<FastifyRequest, 'staff'>): Employee => {
  if (!staff) throw new Error('the route requires no employee')
  return staff
}

/** One size and format of a picture. `file` is its path without extension. */
export interface PictureAddress {
  file: string
  width: ImageWidth
  format: ImageFormat
}

/** Pictures in the sizes of the shop, which are rendered once and stored on disk. */
export interface PictureStore {
  /**
   * Never waits: until the size is rendered, the original with `isRendered: false`. Null when it does not exist.
   */
  find: (
    address: PictureAddress,
  ) => Promise<{ bytes: Buffer; format: ImageFormat; isRendered: boolean } | null>
  /** Waits until the picture is rendered. Null when it does not exist; refuses while many others wait. */
  render: (address: PictureAddress, layers?: PictureLayer[]) => Promise<Buffer | Refusal | null>
  /** Renders all sizes of a picture that are not stored yet, one after the other. */
  prepare: (picture: Pick<Image, 'file' | 'width'>) => Promise<void>
  /** Finishes the renderings that have begun, and drops the others. */
  close: () => Promise<void>
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
  pictures: PictureStore
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
