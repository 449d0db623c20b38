import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type ChangeLog, createChangeLog } from './changes/change-log.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
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
  metrics: Metrics
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

export const createBff = async (
  config: Config,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<Bff> => {
  const metrics = createMetrics()
  const shopApi = createShopApi(config, log, metrics)
  const renderService = createRenderService(config, log, metrics)
  const changes = createChangeLog()
  const publicReads = createPublicReads(shopApi.public, changes, metrics, log)
  const sharedState = await openSharedState(config, log, metrics)
  const store = openEndedSessionStore(join(config.dataDir, 'ended-sessions'), sharedState, log)
  const endedSessions = createEndedSessions(store, shopApi.endSession, log)
  return {
    config,
    log,
    metrics,
    shopApi,
    renderService,
    changes,
    publicReads,
    sharedState,
    endedSessions,
    stopping,
  }
}

export const closeBff = async ({
  endedSessions,
  sharedState,
  shopApi,
  renderService,
}: Bff): Promise<void> => {
  endedSessions.close()
  sharedState.close()
  await shopApi.close()
  await renderService.close()
}
