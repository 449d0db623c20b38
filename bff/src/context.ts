import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type ChangeLog, createChangeLog } from './changes/change-log.ts'
import { createPublicReads, type PublicReads } from './public-reads/public-reads.ts'
import { openSharedState, type SharedState } from './shared-state/redis.ts'
import { createRenderService, type RenderService } from './upstreams/render-service.ts'
import { createEndedSessions, type EndedSessions } from './upstreams/ended-sessions.ts'
import { openEndedSessionStore } from './shared-state/ended-session-store.ts'
import { createShopApi, type ShopApi } from './upstreams/shop-api.ts'

/** The dependencies of the routes, built once in `main.ts` and in tests. */
export interface Bff {
  config: Config
  log: FastifyBaseLogger
  shopApi: ShopApi
  renderService: RenderService
  /** What changed at the provider. */
  changes: ChangeLog
  publicReads: PublicReads
  sharedState: SharedState
  endedSessions: EndedSessions
  /** Aborted when the process begins to stop: it reports not ready, but still answers. */
  stopping: AbortSignal
}

export const createBff = (config: Config, log: FastifyBaseLogger, stopping: AbortSignal): Bff => {
  const shopApi = createShopApi(config, log)
  const renderService = createRenderService(config, log)
  const changes = createChangeLog()
  const publicReads = createPublicReads(shopApi.public, changes)
  const sharedState = openSharedState(config, log)
  const store = openEndedSessionStore(join(config.dataDir, 'ended-sessions'), sharedState, log)
  const endedSessions = createEndedSessions(store, shopApi.endSession, log)
  return { config, log, shopApi, renderService, changes, publicReads, sharedState, endedSessions, stopping }
}
