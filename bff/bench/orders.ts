import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { startServers } from '../../commands/servers.mjs'
import { articles, type Buyer, newBuyer } from './buyer.ts'
import { freePort, load } from './load.ts'

const orders = 2_000
const warmUp = 200
const atOnce = 32

/** One piece per buyer, spread over as many articles as possible, so that no article sells out. */
const pieces = async (connections: Pool, origin: string, wanted: number): Promise<number[]> => {
  const found = await articles(connections)
  const stocks = await Promise.all(found.map((id) => newBuyer(connections, origin).add(id)))
  const rounds = Array.from({ length: Math.max(...stocks) }, (_, round) =>
    found.filter((_id, at) => (stocks[at] ?? 0) > round),
  )
  return rounds.flat().slice(0, wanted)
}

const measure = async (connections: Pool, origin: string) => {
  const forSale = await pieces(connections, origin, orders + warmUp)
  if (forSale.length < orders + warmUp) throw new Error(`there are only ${forSale.length} pieces to buy`)
  const choices = forSale.map((article) => ({ buyer: newBuyer(connections, origin), article }))
  const buyers = choices.map(({ buyer }) => buyer)
  const added = await load(choices, atOnce, ({ buyer, article }) => buyer.add(article))
  await load(buyers, atOnce, (buyer: Buyer) => buyer.fillIn())
  await load(buyers.slice(0, warmUp), atOnce, (buyer) => buyer.press())
  const numbers = new Set<string>()
  const placed = await load(buyers.slice(warmUp), atOnce, async (buyer) =>
    numbers.add((await buyer.press()).orderNumber),
  )
  if (numbers.size !== orders) throw new Error(`${orders} presses made ${numbers.size} orders`)
  return { added, placed }
}

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
const unlimited = { LIMIT_PER_SESSION: '1000000', LIMIT_PER_ADDRESS: '10000000', QUOTA_FACTOR: '100000' }
const shop = await startServers({
  env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error', ...unlimited },
})
const connections = new Pool(`http://127.0.0.1:${PORT}`, { connections: atOnce })
try {
  const { added, placed } = await measure(connections, shop.url)
  process.stdout.write(
    `Through the bff, shop-api and the embedded PostgreSQL, ${atOnce} at once, load on the same cores:\n`,
  )
  console.table([
    {
      what: 'add to cart, a new session each',
      'a second': added.perSecond,
      'p50 ms': added.p50,
      'p95 ms': added.p95,
      aim: '≥ 600 a second',
    },
    {
      what: `orders placed (${orders})`,
      'a second': placed.perSecond,
      'p50 ms': placed.p50,
      'p95 ms': placed.p95,
      aim: '≥ 150 a second',
    },
  ])
} finally {
  await connections.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
