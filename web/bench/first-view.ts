import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { z } from 'zod'
import { ProductTiles } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { findChromium } from '../../commands/chromium.mjs'
import { emptyDataFolder, startShop } from '../e2e/open-shop.ts'
import { floorOf } from './floor.ts'
import type { Scores } from './lighthouse.ts'

/** Odd, so that the median is a run. */
const runs = Number(process.env.RUNS || 7)
/** How long a visit is observed, in milliseconds from the navigation. What runs later reads the figures. */
const observed = 5_000

const Paints = z.object({
  'first paint': z.number(),
  'largest paint': z.number(),
  /** The parts of long tasks that exceed 50 ms. */
  blocking: z.number(),
  'longest task': z.number(),
  /** With the document. */
  requests: z.int(),
})
type Paints = z.infer<typeof Paints>

const kinds = async (shopUrl: string): Promise<Record<string, string>> => {
  const answer = await fetch(shopUrl + apiPaths.featuredProducts)
  const [product] = ProductTiles.parse(await answer.json()).products
  if (!product) throw new Error('there is no product to look at')
  return { home: '/', listing: '/dekbedovertrek/', product: `/${product.slug}.html` }
}

/** As the bff compresses a page, so that the floor page does not gain by it. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
const compress = promisify(brotliCompress)

/** The headers of one transfer, which the floor server writes itself. */
const ofTransfer = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive|date|etag)$/

/** Serves the floor of each page, and everything else as the shop does. */
const openFloor = async (shopUrl: string): Promise<{ url: string; server: Server }> => {
  const answers = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>()
  const read = async (path: string) => {
    const answer = await fetch(shopUrl + path, { headers: { accept: 'text/html,image/*' } })
    const { 'content-type': type = '', ...others } = Object.fromEntries(answer.headers)
    // The browser starts another process for some of the headers of the shop, which the floor page has too.
    const ofAnswer = Object.entries(others).filter(([name]) => !ofTransfer.test(name))
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isPage = type.startsWith('text/html')
    const body = isPage ? await compress(floorOf(bytes.toString()), compression) : bytes
    const headers = {
      ...Object.fromEntries(ofAnswer),
      'content-type': type,
      ...(isPage && { 'content-encoding': 'br' }),
    }
    return { status: answer.status, headers, body }
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? (await read(url))
    answers.set(url, answer)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP port was expected')
  return { url: `http://localhost:${address.port}`, server }
}

/** Runs in the page. The cookie question is no part of the content, even where its text is the largest. */
const readPaints = async (until: number): Promise<Paints> => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const entriesOf = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({
        type,
        buffered: true,
      })
      setTimeout(() => resolve([]), 500)
    })
  const [largest, allTasks] = await Promise.all([
    entriesOf<PerformanceEntry & { element: Element | null }>('largest-contentful-paint'),
    entriesOf('longtask'),
  ])
  const tasks = allTasks.filter(({ startTime }) => startTime < until)
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const last = largest.findLast(({ element }) => element?.closest('main')) ?? largest.at(-1)
  const largestPaint = last?.startTime ?? Number.NaN
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < largestPaint)
  return {
    'first paint': first,
    'largest paint': largestPaint,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
    requests: before.length + 1,
  }
}

const medianOf = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const medians = (visits: Paints[]): Paints => ({
  'first paint': medianOf(visits.map((paints) => Math.round(paints['first paint']))),
  'largest paint': medianOf(visits.map((paints) => Math.round(paints['largest paint']))),
  blocking: medianOf(visits.map(({ blocking }) => Math.round(blocking))),
  'longest task': medianOf(visits.map((paints) => Math.round(paints['longest task']))),
  requests: medianOf(visits.map(({ requests }) => requests)),
})

const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100

/** The median performance of three runs, and the worst of the other scores. */
const scoresOf = async (url: string) => {
  const reports: Scores[] = []
  for (let run = 0; run < 3; run += 1) reports.push(await runLighthouse(url))
  const worst = (name: keyof Scores) => Math.min(...reports.map((report) => report[name]))
  return {
    performance: medianOf(reports.map(({ performance }) => performance)),
    accessibility: worst('accessibility'),
    'best practices': worst('best-practices'),
    seo: worst('seo'),
  }
}

process.env.CHROMIUM_PATH = await findChromium()
const { openPhone, slowerProcessor } = await import('./phone.ts')
const { runLighthouse } = await import('./lighthouse.ts')
const dataDir = await emptyDataFolder()
const shop = await startShop(dataDir)
const floor = await openFloor(shop.url)
const phone = await openPhone()
/** One visit with an empty cache. */
const visit = async (url: string): Promise<Paints> =>
  Paints.parse(await phone.visit(url, observed, `(${String(readPaints)})(${observed})`))
try {
  const rows: Record<string, object> = {}
  for (const [kind, path] of Object.entries(await kinds(shop.url))) {
    const [ours, least]: [Paints[], Paints[]] = [[], []]
    // The first visits make pictures and fill caches.
    await visit(shop.url + path)
    await visit(floor.url + path)
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(shop.url + path))
      least.push(await visit(floor.url + path))
    }
    const [shown, bare] = [medians(ours), medians(least)]
    rows[kind] = shown
    rows[`${kind}, floor`] = bare
    rows[`${kind}, ratio`] = {
      'first paint': ratio(shown['first paint'], bare['first paint']),
      'largest paint': ratio(shown['largest paint'], bare['largest paint']),
    }
  }
  process.stdout.write(
    `The first view on a phone (390 wide, 1.6 Mbit/s, 150 ms, processor ÷ ${slowerProcessor}), medians of ${runs} ` +
      'visits with an empty cache, in turn with the floor page: the same markup, pictures and styles, without scripts:\n',
  )
  console.table(rows)

  await phone.close()
  const scores: Record<string, object> = {}
  for (const [kind, path] of Object.entries(await kinds(shop.url)))
    scores[kind] = await scoresOf(shop.url + path)
  process.stdout.write('Lighthouse, mobile (aims: 98, and 100 for the others):\n')
  console.table(scores)
} finally {
  await phone.close()
  floor.server.close()
  floor.server.closeAllConnections()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
