import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from 'shared-types/urls/api-paths'
import { Pool } from 'undici'
import { startServers } from '../../commands/servers.mjs'
import { freePort } from './load.ts'

const seconds = 8
/** Enough to keep the shop busy, and few enough for every search to get a slot. */
const atCapacity = 12
const buyersAtOnce = 8
/** More than this many unanswered searches are not sent: a real client has a limit too. */
const mostInFlight = 2_000

const words = ['dekbed', 'wol', 'kussen', 'katoen', 'zand', 'boxspring', 'plaid', 'molton', 'linnen', 'kind']

/** Searches that no cache has. */
let searched = 0
const nextSearch = (): string => {
  searched += 1
  return apiPaths.search(`${words[searched % words.length]} ${searched}`)
}

interface Outcomes {
  served: number
  refused: number
  /** Neither an answer nor a 503 with Retry-After. */
  failed: number
  times: number[]
  refusedAfter: number[]
}

const noOutcomes = (): Outcomes => ({ served: 0, refused: 0, failed: 0, times: [], refusedAfter: [] })

const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`

const p95 = (times: number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
const unlimited = { LIMIT_PER_SESSION: '1000000', LIMIT_PER_ADDRESS: '10000000', QUOTA_FACTOR: '100000' }
const shop = await startServers({
  env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error', ...unlimited },
})
const searches = new Pool(`http://127.0.0.1:${PORT}`, { connections: 512 })
const purchases = new Pool(`http://127.0.0.1:${PORT}`, { connections: buyersAtOnce })

const getOnce = async (path: string, into: Outcomes): Promise<void> => {
  const begun = performance.now()
  try {
    const { statusCode, headers, body } = await searches.request({ method: 'GET', path })
    await body.dump()
    const took = performance.now() - begun
    if (statusCode === 200) {
      into.served += 1
      into.times.push(took)
    } else if (statusCode === 503 && 'retry-after' in headers) {
      into.refused += 1
      into.refusedAfter.push(took)
    } else into.failed += 1
  } catch {
    into.failed += 1
  }
}

/** As many searches as the shop can serve: each client sends the next one after its answer. */
const searchAtCapacity = async (): Promise<Outcomes> => {
  const outcomes = noOutcomes()
  const until = performance.now() + 1000 * seconds
  const search = async () => {
    while (performance.now() < until) await getOnce(nextSearch(), outcomes)
  }
  await Promise.all(Array.from({ length: atCapacity }, search))
  return outcomes
}

/** Searches at a fixed rate, whether the earlier ones were answered or not. */
const searchAtRate = async (perSecond: number): Promise<Outcomes & { sent: number }> => {
  const outcomes = noOutcomes()
  const begun = performance.now()
  const open = new Set<Promise<void>>()
  let sent = 0
  for (let now = begun; now < begun + 1000 * seconds; now = performance.now()) {
    const due = Math.min((perSecond * (now - begun)) / 1000 - sent, mostInFlight - open.size)
    for (let at = 0; at < due; at += 1) {
      const search = getOnce(nextSearch(), outcomes).finally(() => open.delete(search))
      open.add(search)
      sent += 1
    }
    await sleep(5)
  }
  await Promise.all(open)
  return { ...outcomes, sent }
}

/** Shoppers who add to their cart and look at it, until the time is over. */
const buy = async (until: number): Promise<Outcomes> => {
  const outcomes = noOutcomes()
  const shopper = async () => {
    let cookie = ''
    while (performance.now() < until) {
      const begun = performance.now()
      const { statusCode, headers, body } = await purchases.request({
        method: cookie === '' ? 'POST' : 'GET',
        path: cookie === '' ? apiPaths.cartItems : apiPaths.cart,
        headers: {
          origin: shop.url,
          ...(cookie === '' ? { 'content-type': 'application/json' } : { cookie }),
        },
        body: cookie === '' ? JSON.stringify({ itemId: 1, quantity: 1 }) : null,
      })
      await body.dump()
      if (statusCode === 200) outcomes.served += 1
      else outcomes.refused += 1
      outcomes.times.push(performance.now() - begun)
      const set = [headers['set-cookie'] ?? []].flat()[0] ?? ''
      // Every tenth answer is followed by a new shopper.
      cookie = outcomes.served % 10 === 0 ? '' : set.slice(0, set.indexOf(';')) || cookie
      await sleep(50)
    }
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, shopper))
  return outcomes
}

const withCarts = <T>(load: Promise<T>) => Promise.all([load, buy(performance.now() + 1000 * seconds)])

try {
  await searchAtCapacity()
  // With the same carts: they take their part of the capacity.
  const [alone] = await withCarts(searchAtCapacity())
  const capacity = alone.served / seconds
  const [over, purchase] = await withCarts(searchAtRate(4 * capacity))
  process.stdout.write(
    'Searches that no cache has, at four times what the shop can serve, load on the same cores:\n',
  )
  console.table([
    { what: 'searches a second, at capacity', measured: Math.round(capacity), aim: '' },
    { what: 'searches a second, sent', measured: Math.round(over.sent / seconds), aim: '' },
    { what: 'served, of the capacity', measured: share(over.served, alone.served), aim: '≥ 80 %' },
    { what: 'served, p95 ms', measured: p95(over.times), aim: '' },
    { what: 'refused with 503 and Retry-After, p95 ms', measured: p95(over.refusedAfter), aim: 'at once' },
    { what: 'otherwise failed', measured: over.failed, aim: '0' },
    {
      what: `carts meanwhile (${purchase.times.length}), served`,
      measured: share(purchase.served, purchase.times.length),
      aim: '100 %',
    },
    { what: 'carts meanwhile, p95 ms', measured: p95(purchase.times), aim: '' },
  ])
} finally {
  await searches.close()
  await purchases.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
