import { sql } from 'drizzle-orm'
import { buildApp } from '../src/app.ts'
import { growCatalogue } from '../src/command/scale/grow-catalogue.ts'
import { openOwnDatabase } from '../src/command/open-own-database.ts'
import { readCommandConfig } from '../src/config.ts'
import { openPictureStore } from '../src/image/open-picture-store.ts'
import { createLog } from '../src/log.ts'
import { createMetrics } from '../src/metrics.ts'
import { testProvider } from '../src/payment/test-provider.ts'
import { prepareDatabase } from '../src/set-up/prepare-database.ts'

/** Starts shop-api on a free port with the database in this folder. */
export const openShop = async (folder: string, atLeast: number) => {
  const { db, pool, close } = await openOwnDatabase(folder, prepareDatabase)
  const { rows } = await db.execute<{ made: number }>(sql`select count(*)::int as made from product`)
  if ((rows[0]?.made ?? 0) < atLeast) {
    await growCatalogue(pool, atLeast, (made) => process.stdout.write(`${made} products\n`))
  }
  const config = { ...readCommandConfig(folder), port: 0 }
  const log = createLog('error')
  const app = await buildApp({
    config,
    db,
    catalogueDb: db,
    log,
    metrics: createMetrics(),
    payments: testProvider(db, config),
    pictures: openPictureStore({ config, db, log }),
    stopping: new AbortController().signal,
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = async () => {
    await app.close()
    await close()
  }
  return { db, pool, config, address, stop }
}

export const row = (name: string, aim: string, times: number[]) => {
  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { what: name, 'p50 ms': at(0.5), 'p95 ms': at(0.95), aim }
}
