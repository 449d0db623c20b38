import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { naming, PortInUse } from 'shared-types/servers/port-in-use'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { closeBff, createBff } from './context.ts'
import { createLog } from './log.ts'
import { openMetricsServer } from 'telemetry/metrics-server'
import { followChanges } from './changes/follow-changes.ts'
import { followCutoffs } from './changes/follow-cutoffs.ts'
import { fetchAtStart } from './start-up-fetches.ts'

/** The time in which a load balancer can notice that this process is no longer ready. */
const noticeMs = 3_000

const start = async (config: Config) => {
  const log = createLog(config)
  const stop = new AbortController()
  // Without a collector, no tracing code is loaded.
  const tracing = config.tracing && (await import('./tracing.ts')).traceBff(config.tracing, config, log)
  const bff = await createBff(config, log, stop.signal)
  const app = await buildApp(bff)
  const metricsServer =
    config.metrics &&
    (await openMetricsServer(config.metrics, bff.metrics.registry).catch(naming('METRICS_PORT')))

  closeWithGrace({ delay: 13_000, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'stopping after an uncaught error')
    else log.info({ signal }, 'stopping')
    stop.abort()
    if (config.production && !err) await sleep(noticeMs)
    await app.close()
    await metricsServer?.close()
    await closeBff(bff)
    await tracing?.close()
  })

  bff.shopApi.begin()
  void followChanges(bff.shopApi, bff.changes, bff)
  void followCutoffs(bff.changes, bff)
  void fetchAtStart(bff)
  await app.listen({ host: config.host, port: config.port }).catch(naming('PORT'))
  log.info({ url: config.publicUrl.origin }, 'the shop is open')
}

try {
  await start(readConfig())
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof PortInUse ? error.message : error)
  process.exit(1)
}
