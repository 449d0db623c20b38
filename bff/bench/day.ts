// Replays a day of page views against the caches of the bff: the code and the settings of the shop, with a clock of
// its own. The addresses, their sizes and what each page reads come from the running shop; nothing waits for the clock.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v1 } from 'shared-types/contracts/provider/paths'
import { Sitemap } from 'shared-types/contracts/provider/catalog'
import { startServers } from '../../commands/servers.mjs'
import { buildApp } from '../src/app.ts'
import { createChangeLog } from '../src/changes/change-log.ts'
import { readConfig } from '../src/config.ts'
import { closeBff, createBff } from '../src/context.ts'
import { createLog } from '../src/log.ts'
import { collectPageData } from '../src/pages/page-data.ts'
import { fresh, pageCacheBytes } from '../src/pages/render-pages.ts'
import { openWebBuild } from '../src/pages/web-build.ts'
import { finish, packed, type Answer } from '../src/public-reads/answer.ts'
import { type AnswerCache, createAnswerCache } from '../src/public-reads/answer-cache.ts'
import { addressParser } from '../src/public-reads/parse-address.ts'
import { answerCacheBytes } from '../src/public-reads/public-reads.ts'
import { reads } from '../src/routes/public-reads.ts'
import { freePort } from './load.ts'

/** The number of pages of each kind that are rendered; the others are assumed to be as large. */
const sampled = 60
const pagesPerVisit = 5
/** The share of each kind of page in the views of a shop. */
const shares = { home: 0.08, listing: 0.22, filtered: 0.15, product: 0.4, search: 0.1, other: 0.05 }
type Kind = keyof typeof shares
/** The share of the day's views in each hour. */
const hours = [1, 0.5, 0.3, 0.2, 0.2, 0.4, 1, 2, 3.5, 4.5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 8, 9.5, 9.5, 8, 5.4]

/** Draws the same random numbers on every run (mulberry32). */
const draws = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Draws below `count`: number n is drawn 1/n as often as the first (Zipf's law). */
const zipf = (count: number, draw: () => number) => {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank += 1) sums[rank] = sum += 1 / (rank + 1)
  return () => {
    const drawn = draw() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < drawn) low = middle + 1
      else high = middle
    }
    return low
  }
}

interface Read {
  name: string
  size: number
  freshFor: number
  /** Other pages read it too, such as the menus. */
  isShared: boolean
}
interface Page {
  size: number
  reads: Read[]
}

const parsers = reads.map((read) => ({ parse: addressParser(read), freshFor: read.freshFor }))
const freshForOf = (address: string) => parsers.find(({ parse }) => parse(address))?.freshFor ?? 30_000

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
const shop = await startServers({ env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error' } })

/** The addresses of the shop, and a sample of each kind with what it reads. */
const record = async () => {
  const config = readConfig({
    ...process.env,
    SHOP_API_INTERNAL_URL: shop.shopApiUrl,
    PUBLIC_URL: shop.url,
    DATA_DIR: join(dataDir, 'recorder'),
    LOG_LEVEL: 'error',
  })
  const log = createLog(config)
  const bff = await createBff(config, log, new AbortController().signal)
  const app = await buildApp(bff)
  bff.shopApi.begin()
  const web = await openWebBuild(config, log)
  if (!web) throw new Error('web is not built')

  const never = new Promise<never>(() => {})
  const recordPage = async (address: string): Promise<{ page: Page; data: Record<string, unknown> }> => {
    const [path = '', query = ''] = address.split('?')
    const matched = web.match(path, query)
    const { answers, reads: pageReads } = collectPageData(bff.publicReads, never)
    await matched.load(pageReads)
    const { text } = await web.documents.renderDocument(matched, answers)
    const { data } = answers
    const answer = await packed(finish(text, { status: 200, type: 'text/html' }))
    const recorded = await Promise.all(
      Object.entries(data).map(async ([name, read]) => {
        const { size } = finish(JSON.stringify(read), { status: 200, type: 'application/json' })
        return { name, size, freshFor: freshForOf(name), isShared: false }
      }),
    )
    return { page: { size: answer.size, reads: recorded }, data }
  }

  const sitemap = await bff.shopApi.public.get(v1.sitemap, { schema: Sitemap })
  const listings = sitemap.categories.map(({ path }) => `/${path}/`)
  const addresses: Record<Kind, string[]> = {
    home: ['/'],
    listing: listings,
    filtered: [],
    product: sitemap.products.map(({ slug }) => `/${slug}.html`),
    search: [
      ...new Set(sitemap.products.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{4,}/g) ?? [])),
    ].map((word) => `/zoeken/?tn_q=${word}`),
    other: web.listedPaths,
  }
  for (const path of listings) {
    const { data } = await recordPage(path)
    const urls = JSON.stringify(data).matchAll(/"url":"(\/[^"?]+\/)"/g)
    for (const [, url = ''] of urls) if (url.startsWith(path) && url !== path) addresses.filtered.push(url)
  }
  addresses.filtered = [...new Set(addresses.filtered)]

  const samples = {} as Record<Kind, Page[]>
  const uses = new Map<string, number>()
  for (const kind of Object.keys(shares) as Kind[]) {
    const all = addresses[kind]
    const chosen = Array.from({ length: Math.min(sampled, all.length) }, (_, at) =>
      String(all[Math.floor((at * all.length) / Math.min(sampled, all.length))]),
    )
    samples[kind] = []
    for (const address of chosen) {
      const { page } = await recordPage(address)
      samples[kind].push(page)
      for (const { name } of page.reads) uses.set(name, (uses.get(name) ?? 0) + 1)
    }
  }
  for (const page of Object.values(samples).flat())
    for (const read of page.reads) read.isShared = (uses.get(read.name) ?? 0) > 1
  await app.close()
  await closeBff(bff)
  return { addresses, samples }
}

const ofSize = (size: number): Answer => ({
  status: 200,
  type: '',
  tag: '',
  identity: async () => Buffer.alloc(0),
  size,
})

/** A day at one replica, which gets an equal share of the views. */
const replay = async (
  { addresses, samples }: Awaited<ReturnType<typeof record>>,
  views: number,
  products: number,
) => {
  let clock = 1
  const changes = createChangeLog()
  const counts = { pages: { hit: 0, stale: 0, miss: 0 }, answers: { hit: 0, stale: 0, miss: 0 } }
  const open = (name: keyof typeof counts, maxBytes: number): AnswerCache =>
    createAnswerCache({
      maxBytes,
      changes,
      now: () => clock,
      onRead: (result) => (counts[name][result] += 1),
    })
  const pages = open('pages', pageCacheBytes)
  const answers = open('answers', answerCacheBytes)

  const draw = draws(7)
  const kinds = Object.keys(shares) as Kind[]
  const grow = products / addresses.product.length
  const counted = (kind: Kind) =>
    kind === 'product' || kind === 'filtered' || kind === 'search'
      ? Math.ceil(addresses[kind].length * (kind === 'product' ? grow : Math.sqrt(grow)))
      : addresses[kind].length
  const picks = Object.fromEntries(kinds.map((kind) => [kind, zipf(counted(kind), draw)])) as Record<
    Kind,
    () => number
  >
  const drawKind = (): Kind => {
    let left = draw()
    return kinds.find((kind) => (left -= shares[kind]) < 0) ?? 'product'
  }

  const view = (kind: Kind, index: number) => {
    const page = samples[kind][index % samples[kind].length]
    if (!page) throw new Error(`there is no page of the kind ${kind}`)
    return pages.read(`${kind} ${index}`, async () => {
      await Promise.all(
        page.reads.map(({ name, size, freshFor, isShared }) =>
          answers.readFresh(isShared ? name : `${name} ${index}`, async () => ({
            answer: ofSize(size),
            tags: [],
            freshFor,
          })),
        ),
      )
      return { answer: ofSize(page.size), tags: [], freshFor: fresh.found }
    })
  }

  const total = hours.reduce((sum, share) => sum + share, 0)
  for (const share of hours) {
    const inHour = Math.round((views * share) / total)
    for (let at = 0; at < inHour; at += 1) {
      clock += 3_600_000 / inHour
      const kind = drawKind()
      await view(kind, picks[kind]())
    }
  }
  return counts
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

try {
  const recorded = await record()
  await shop.stop()
  const lengths = Object.entries(recorded.addresses).map(([kind, all]) => `${all.length} ${kind}`)
  process.stdout.write(`A day of page views, ${pagesPerVisit} per visit. Addresses: ${lengths.join(', ')}.\n`)
  const table = []
  for (const [visits, replicas, products] of [
    [1e6, 1, recorded.addresses.product.length],
    [1e6, 1, 100_000],
    [1e7, 2, recorded.addresses.product.length],
    [1e7, 2, 100_000],
    [1e8, 16, 100_000],
  ] as const) {
    const views = (visits * pagesPerVisit) / 30 / replicas
    const { pages, answers } = await replay(recorded, views, products)
    const all = pages.hit + pages.stale + pages.miss
    const reading = answers.hit + answers.miss + answers.stale
    table.push({
      'visits a month': visits,
      'bff replicas': replicas,
      products,
      'page fresh': percent(pages.hit, all),
      'sent stale, rendered after it': percent(pages.stale, all),
      'waited for': percent(pages.miss, all),
      'reads from memory': percent(answers.hit, reading),
      'calls of shop-api per view': ((answers.miss + answers.stale) / all).toFixed(2),
    })
  }
  console.table(table)
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
