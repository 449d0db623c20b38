import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { backOfficePath } from 'shared-types/contracts/admin/paths'
import { naming } from 'shared-types/servers/port-in-use'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openCatalogueDatabase, openDatabase } from './db/client.ts'
import { openEmbeddedPostgres, shopDatabase } from '../embedded-postgres/embedded.ts'
import { readyDatabase } from './set-up/prepare-database.ts'
import { openMetricsServer } from 'telemetry/metrics-server'
import { readDepths } from './health/read-depths.ts'
import { openPictureStore } from './image/open-picture-store.ts'
import { startJobs } from './jobs.ts'
import { addFirstOwner } from './staff/add-staff.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openPaymentProvider } from './payment/open-payment-provider.ts'

/** The time in which a load balancer can notice that this process is no longer ready. */
const noticeMs = 3_000

/** Started services, to be stopped in reverse order. */
const started: (() => Promise<unknown>)[] = []

/** Stops everything that {@link startShop} started. */
export const stopAll = async (): Promise<void> => {
  for (const stop of started.splice(0).toReversed()) await stop()
}

/**
 * Starts shop-api as a process, and stops it in order at a signal.
 * @param openPayments opens another payment provider, for tests
 */
export const startShop = async (config: Config, openPayments = openPaymentProvider): Promise<void> => {
  const log = createLog(config.logLevel)
  const stop = new AbortController()

  closeWithGrace({ delay: 15_000, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'shop-api stops because of an error')
    stop.abort()
    if (config.production && !err) await sleep(noticeMs)
    await stopAll()
  })

  // Without a collector, no tracing code is loaded.
  if (config.tracing) started.push((await import('./tracing.ts')).traceShopApi(config.tracing, log).close)

  let url: string
  if (config.database.kind === 'embedded') {
    const postgres = await openEmbeddedPostgres({ dataDir: config.database.folder, log })
    started.push(postgres.stop)
    url = postgres.url(shopDatabase)
  } else {
    url = config.database.url
  }

  const { db, pool } = openDatabase(url, log)
  const catalogue = openCatalogueDatabase(url, log)
  started.push(() => Promise.all([pool.end(), catalogue.pool.end()]))
  await readyDatabase(pool, config)

  // Never in production, and not for a database that others can reach.
  const owner = config.database.kind === 'embedded' && !config.production ? await addFirstOwner(db) : null

  const payments = openPayments(db, config)
  const metrics = createMetrics()
  const shop = {
    config,
    db,
    catalogueDb: catalogue.db,
    log,
    metrics,
    payments,
    pictures: openPictureStore({ config, db, log }),
    stopping: stop.signal,
  }
  if (config.metrics) {
    const server = await openMetricsServer(config.metrics, metrics.registry, () => readDepths(shop)).catch(
      naming('SHOP_API_METRICS_PORT'),
    )
    started.push(server.close)
  }
  const app = await buildApp(shop)
  const jobs = startJobs(shop)
  started.push(jobs.stop, () => app.close())
  const address = await app.listen({ host: config.host, port: config.port }).catch(naming('SHOP_API_PORT'))
  process.stdout.write(`shop-api is ready on ${address}\n`)
  if (owner) {
    process.stdout.write(
      `\n  The back office: ${address}${backOfficePath}/\n  Log in as ${owner.email} with ${owner.password} (shown only now)\n`,
    )
  }
}
