import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'
import { postgresTime } from '../../bff/bench/processor-time.ts'
import { openShop, row } from './open-shop.ts'
import { questionsFor } from './questions.ts'

const products = Number(process.env.PRODUCTS || 100_000)
const folder = products === 100_000 ? '.data/scale' : `.data/scale-${products}`
const isLarger = products > 100_000
const rounds = isLarger ? 24 : 300
const warmUp = isLarger ? 4 : 40
const loadSeconds = 5
const atOnce = 8

/** False when the database did not answer in time. */
type Call = (path: string) => Promise<boolean>

/** A shop with a client that is logged in as the bff. */
const openForService = async (dataDir: string, atLeast: number) => {
  const { db, config, address, stop } = await openShop(dataDir, atLeast)
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
    if (answer.status !== 200 && answer.status < 500) throw new Error(`${path} answered ${answer.status}`)
    return answer.status === 200
  }
  const folderOf = config.database.kind === 'embedded' ? config.database.folder : null
  /** The processor time of PostgreSQL in ms; null where it cannot be read. */
  const timeNow = () => (folderOf === null || process.platform !== 'linux' ? null : postgresTime(folderOf))
  return { db, call, timeNow, stop, questions: await questionsFor(db) }
}

/** The largest tables and indexes of the catalogue. */
const sizesOf = async (db: Db) => {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select relname as name, case relkind when 'i' then 'index' else 'table' end as kind,
      round(case relkind when 'i' then pg_relation_size(oid) else pg_table_size(oid) end / 1048576.0)::int as megabytes,
      reltuples::int as rows
    from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace
    order by megabytes desc limit 16`)
  return rows
}

type Service = Awaited<ReturnType<typeof openForService>>

/** Sends one request at a time: the response times that one shopper sees, in ms. */
const timed = async (
  name: string,
  aim: string,
  { call, timeNow }: Pick<Service, 'call' | 'timeNow'>,
  question: () => string,
) => {
  const times: number[] = []
  let failed = 0
  const before = timeNow()
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const begun = performance.now()
    if (!(await call(question()))) failed += 1
    if (round >= warmUp) times.push(performance.now() - begun)
  }
  const after = timeNow()
  const processorTime =
    before === null || after === null ? null : Math.round((after - before) / (warmUp + rounds))
  return { ...row(name, aim, times), 'CPU ms of PostgreSQL': processorTime, 'not answered': failed }
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

const large = await openForService(folder, products)
try {
  const { db, questions } = large
  console.table(await sizesOf(db))
  process.stdout.write(`Uncached at shop-api, ${products} products, one request at a time:\n`)
  console.table([
    await timed('listing, three filters and all counts', '≤ 40', large, questions.listing),
    await timed('listing, a size and two other filters', '≤ 60', large, questions.sizeListing),
    await timed('listing, a size, sorted by price', '', large, questions.sizeByPrice),
    await timed('listing, a price range', '', large, questions.priceListing),
    await timed('listing of a large category, no filter', '', large, questions.plainListing),
    await timed('search', '≤ 40', large, questions.search),
    await timed('suggestions', '≤ 30', large, questions.suggestions),
  ])
} finally {
  await large.stop()
}

const seeded = await openForService('.data/bench', 0)
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
