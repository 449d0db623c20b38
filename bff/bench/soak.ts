// SOAK_MINUTES sets how long it runs; without, five minutes. Fails on an answer of 500 or above, and when the bff grows.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from 'shared-types/urls/api-paths'
import { Pool } from 'undici'
import { startServers } from '../../commands/servers.mjs'
import { articles, newBuyer } from './buyer.ts'
import { freePort } from './load.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 5)
const visitorsAtOnce = 16
/** From the second minute to the last: garbage that waits to be collected is not growth. */
const mostGrowth = 1.15

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT, METRICS_PORT, SHOP_API_METRICS_PORT] = await Promise.all(
  Array.from({ length: 4 }, freePort),
)
const unlimited = { LIMIT_PER_SESSION: '1000000', LIMIT_PER_ADDRESS: '10000000', QUOTA_FACTOR: '100000' }
const shop = await startServers({
  env: {
    DATA_DIR: dataDir,
    PORT,
    SHOP_API_PORT,
    METRICS_PORT,
    SHOP_API_METRICS_PORT,
    LOG_LEVEL: 'error',
    ...unlimited,
  },
})
const connections = new Pool(`http://127.0.0.1:${PORT}`, { connections: visitorsAtOnce })

const statuses = new Map<number, number>()
const get = async (path: string) => {
  const headers = { 'accept-encoding': 'br' }
  const { statusCode, body } = await connections.request({ method: 'GET', path, headers })
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  await body.dump()
}
/** The paths in a sitemap, or in the index of sitemaps. */
const pathsIn = async (sitemap: string) => {
  const xml = await (await fetch(`http://127.0.0.1:${PORT}${sitemap}`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

const mebibytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
/** Reads the own metrics of a server: a function from a metric's name to its value. */
const metricsOf = async (port: string | undefined) => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

const pick = <T>(from: readonly T[]): T => {
  const found = from[Math.floor(Math.random() * from.length)]
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

/** Opens pages, searches, and sometimes buys, until the time is over. */
const visit = async (paths: string[], forSale: number[], until: number) => {
  const words = ['dekbed', 'wol', 'kussen', 'katoen', 'boxspring', 'plaid', 'molton', 'linnen', 'kind']
  while (performance.now() < until) {
    for (let page = 0; page < 6; page += 1) await get(pick(paths))
    await get(`/zoeken/?tn_q=${pick(words)}+${Math.floor(Math.random() * 1e6)}`)
    await get(apiPaths.search(`${pick(words)} ${Math.floor(Math.random() * 1e6)}`))
    const buyer = newBuyer(connections, shop.url)
    const stock = await buyer.add(pick(forSale))
    await get(apiPaths.cart)
    // Others may buy the last piece meanwhile.
    if (stock > visitorsAtOnce && Math.random() < 0.1) {
      await buyer.fillIn()
      await buyer.press()
    }
  }
}

try {
  const forSale = await articles(connections)
  const sitemaps = await pathsIn('/sitemap.xml')
  const paths = (await Promise.all(sitemaps.map(pathsIn))).flat()
  const begun = performance.now()
  const until = begun + minutes * 60_000
  const visitors = Array.from({ length: visitorsAtOnce }, () => visit(paths, forSale, until))
  const rows: { 'bff MiB': number; [measure: string]: number }[] = []
  const report = async () => {
    for (let minute = 1; minute <= minutes; minute += 1) {
      await sleep(begun + minute * 60_000 - performance.now() - 500)
      const count = [...statuses.values()].reduce((sum, each) => sum + each, 0)
      const [bff, shopApi] = await Promise.all([METRICS_PORT, SHOP_API_METRICS_PORT].map(metricsOf))
      rows.push({
        minute,
        'requests so far': count,
        'bff MiB': mebibytes(bff!('process_resident_memory_bytes')),
        'of it heap': mebibytes(bff!('nodejs_heap_size_total_bytes')),
        'heap in use': mebibytes(bff!('nodejs_heap_size_used_bytes')),
        external: mebibytes(bff!('nodejs_external_memory_bytes')),
        'bff ms/request': Math.round((bff!('process_cpu_seconds_total') / count) * 10_000) / 10,
        'shop-api MiB': mebibytes(shopApi!('process_resident_memory_bytes')),
      })
    }
  }
  await Promise.all([...visitors, report()])
  process.stdout.write(
    `${visitorsAtOnce} visitors without pauses, pages of ${paths.length} addresses, load on the same cores:\n`,
  )
  console.table(rows)
  const failed = [...statuses].filter(([status]) => status >= 500)
  // In the first minute the caches fill.
  const [, filled, ...later] = rows.map((row) => row['bff MiB'])
  const grew = filled !== undefined && (later.at(-1) ?? filled) > filled * mostGrowth
  console.log(grew ? 'The memory of the bff grows.' : 'The memory of the bff is flat.')
  if (grew || failed.length > 0) process.exitCode = 1
  console.table([...statuses].map(([status, count]) => ({ status, count, aim: status < 500 ? '' : '0' })))
} finally {
  await connections.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
