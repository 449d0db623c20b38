import { sql } from 'drizzle-orm'
import { buildApp } from '../src/app.ts'
import { readCommandConfig } from '../src/config.ts'
import { openOwnDatabase } from '../src/command/open-own-database.ts'
import { createMetrics } from '../src/metrics.ts'
import { createLog } from '../src/log.ts'
import { prepareDatabase } from '../src/set-up/prepare-database.ts'
import { testProvider } from '../src/payment/test-provider.ts'
import { growCatalogue } from '../src/command/grow-catalogue.ts'
import { questionsFor } from './questions.ts'

const products = 100_000
const rounds = 300
const warmUp = 40
const loadSeconds = 5
const atOnce = 8

type Call = (path: string) => Promise<void>

/** Starts shop-api on a free port with the database in this folder, and returns a logged-in client. */
const openShop = async (folder: string, atLeast: number) => {
  const { db, pool, close } = await openOwnDatabase(folder, prepareDatabase)
  const { rows } = await db.execute<{ made: number }>(sql`select count(*)::int as made from product`)
  if ((rows[0]?.made ?? 0) < atLeast) {
    await growCatalogue(pool, atLeast, (made) => process.stdout.write(`${made} products\n`))
  }
  const config = { ...readCommandConfig(folder), port: 0 }
  const app = await buildApp({
    config,
    db,
    catalogueDb: db,
    log: createLog('error'),
    metrics: createMetrics(),
    payments: testProvider(db, config),
    stopping: new AbortController().signal,
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const login = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: config.serviceEmail, password: config.servicePassword }),
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const call: Call = async (path) => {
    const answer = await fetch(`${address}${path}`, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  }
  const stop = async () => {
    await app.close()
    await close()
  }
  return { call, stop, questions: await questionsFor(db) }
}

/** Sends one request at a time: the response times that one shopper sees, in ms. */
const timed = async (call: Call, question: () => string): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const begun = performance.now()
    await call(question())
    if (round >= warmUp) times.push(performance.now() - begun)
  }
  return times.toSorted((left, right) => left - right)
}

const row = (name: string, aim: string, times: number[]) => {
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return { what: name, 'p50 ms': at(0.5), 'p95 ms': at(0.95), aim }
}

/** Sends several requests at once for some seconds. Returns requests per second. */
const loaded = async (call: Call, question: () => string): Promise<number> => {
  for (let round = 0; round < 200; round += 1) await call(question())
  const begun = performance.now()
  let answered = 0
  const shopper = async () => {
    while (performance.now() - begun < loadSeconds * 1000) {
      await call(question())
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, shopper))
  return Math.round(answered / ((performance.now() - begun) / 1000))
}

const large = await openShop('.data/scale', products)
try {
  const { call, questions } = large
  process.stdout.write(`Uncached at shop-api, ${products} products, one request at a time:\n`)
  console.table([
    row('listing, three filters and all counts', '≤ 60', await timed(call, questions.listing)),
    row('listing, a size and two other filters', '≤ 60', await timed(call, questions.sizeListing)),
    row('listing, a size, sorted by price', '', await timed(call, questions.sizeByPrice)),
    row('listing, a price range', '', await timed(call, questions.priceListing)),
    row('listing of a large category, no filter', '', await timed(call, questions.plainListing)),
    row('search', '≤ 60', await timed(call, questions.search)),
    row('suggestions', '≤ 30', await timed(call, questions.suggestions)),
  ])
} finally {
  await large.stop()
}

const seeded = await openShop('.data/bench', 0)
try {
  const { call, questions } = seeded
  process.stdout.write(
    `Uncached at shop-api, the seeded shop, ${atOnce} at once, called by the same process:\n`,
  )
  console.table([
    { what: 'listings a second', now: await loaded(call, questions.plainListing), aim: '≥ 1000' },
    { what: 'listings with three filters a second', now: await loaded(call, questions.listing), aim: '' },
  ])
} finally {
  await seeded.stop()
}
