import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServers } from '../../commands/servers.mjs'
import { freePort } from './load.ts'
import { openOverload, percentile } from './overload-visitors.ts'

const seconds = 8

const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
const unlimited = { LIMIT_PER_SESSION: '1000000', LIMIT_PER_ADDRESS: '10000000', QUOTA_FACTOR: '100000' }
const shop = await startServers({
  env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error', ...unlimited },
})
const visitors = openOverload(`http://127.0.0.1:${PORT}`, shop.url)
const withCarts = <T>(load: Promise<T>) => Promise.all([load, visitors.buy(seconds)])

try {
  await visitors.searchAtCapacity(seconds)
  // With the same carts, which use a part of the capacity.
  const [alone] = await withCarts(visitors.searchAtCapacity(seconds))
  const capacity = alone.served / seconds
  const [over, purchase] = await withCarts(visitors.searchAtRate(4 * capacity, seconds))
  process.stdout.write(
    'Searches that no cache has, at four times what the shop can serve, load on the same cores:\n',
  )
  console.table([
    { what: 'searches a second, at capacity', measured: Math.round(capacity), aim: '' },
    { what: 'searches a second, sent', measured: Math.round(over.sent / seconds), aim: '' },
    { what: 'served, of the capacity', measured: share(over.served, alone.served), aim: '≥ 80 %' },
    { what: 'served, p95 ms', measured: percentile(over.times, 0.95), aim: '' },
    {
      what: 'refused with 503 and Retry-After, p95 ms',
      measured: percentile(over.refusedAfter, 0.95),
      aim: 'at once',
    },
    { what: 'otherwise failed', measured: over.failed, aim: '0' },
    {
      what: `carts meanwhile (${purchase.times.length}), served`,
      measured: share(purchase.served, purchase.times.length),
      aim: '100 %',
    },
    { what: 'carts meanwhile, p95 ms', measured: percentile(purchase.times, 0.95), aim: '' },
  ])
} finally {
  await visitors.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
