import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { createShopApi, type ShopApi } from './upstreams/shop-api.ts'

/** What every route may use, built once in `main.ts` and in tests. */
export interface Bff {
  config: Config
  log: FastifyBaseLogger
  shopApi: ShopApi
  /** Aborted when the process begins to stop: no longer ready, but still answering. */
  stopping: AbortSignal
}

export const createBff = (config: Config, log: FastifyBaseLogger, stopping: AbortSignal): Bff => ({
  config,
  log,
  shopApi: createShopApi(config, log),
  stopping,
})
