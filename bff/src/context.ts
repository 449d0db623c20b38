import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { createPublicReads, type PublicReads } from './public-reads/public-reads.ts'
import { createShopApi, type ShopApi } from './upstreams/shop-api.ts'

/** What every route may use, built once in `main.ts` and in tests. */
export interface Bff {
  config: Config
  log: FastifyBaseLogger
  shopApi: ShopApi
  publicReads: PublicReads
  /** Aborted when the process begins to stop: no longer ready, but still answering. */
  stopping: AbortSignal
}

export const createBff = (config: Config, log: FastifyBaseLogger, stopping: AbortSignal): Bff => {
  const shopApi = createShopApi(config, log)
  return { config, log, shopApi, publicReads: createPublicReads(shopApi.public), stopping }
}
