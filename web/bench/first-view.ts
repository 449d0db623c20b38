import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { ProductTiles } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { findChromium } from '../../commands/chromium.mjs'
import { emptyDataFolder, startShop } from '../e2e/open-shop.ts'
import { floorOf } from './floor.ts'
import type { Scores } from './lighthouse.ts'

/** Odd, so that the median is a run. */
const runs = Number(process.env.RUNS || 7)
/** A middling phone on 3G: 1.6 Mbit/s in bytes, with latency in milliseconds. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 }
const slowerProcessor = 4
/** How long a visit is observed, in milliseconds from the navigation. What runs later reads the figures. */
const observed = 5_000

interface Paints {
  'first paint': number
  'largest paint': number
  /** Of long tasks, what exceeds 50 ms. */
  blocking: number
  'longest task': number
  /** With the document. */
  requests: number
}

const kinds = async (shopUrl: string): Promise<Record<string, string>> => {
  const answer = await fetch(shopUrl + apiPaths.featuredProducts)
  const [product] = ProductTiles.parse(await answer.json()).products
  if (!product) throw new Error('there is no product to look at')
  return { home: '/', listing: '/dekbedovertrek/', product: `/${product.slug}.html` }
}

/** As the bff compresses a page, so that the floor page does not gain by it. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
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

/** The cookie question is no part of the content, even where its text is the largest. */
const paintsOf = (page: Page): Promise<Paints> =>
  page.evaluate(async (until) => {
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
    const before = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < largestPaint)
    return {
      'first paint': first,
      'largest paint': largestPaint,
      blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
      requests: before.length + 1,
    }
  }, observed)

/** One visit with an empty cache. */
const visit = async (browser: Browser, url: string): Promise<Paints> => {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  const end = performance.now() + observed
  await page.goto(url, { waitUntil: 'load' })
  // Not by waiting in the page, which would be a long task of its own.
  await sleep(end - performance.now())
  const paints = await paintsOf(page)
  await context.close()
  return paints
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
const { launch } = await import('../e2e/launch.ts')
const { runLighthouse } = await import('./lighthouse.ts')
const dataDir = await emptyDataFolder()
const shop = await startShop(dataDir)
const floor = await openFloor(shop.url)
const browser = await launch()
try {
  const rows: Record<string, object> = {}
  for (const [kind, path] of Object.entries(await kinds(shop.url))) {
    const [ours, least]: [Paints[], Paints[]] = [[], []]
    // The first visits make pictures and fill caches.
    await visit(browser, shop.url + path)
    await visit(browser, floor.url + path)
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(browser, shop.url + path))
      least.push(await visit(browser, floor.url + path))
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

  await browser.close()
  const scores: Record<string, object> = {}
  for (const [kind, path] of Object.entries(await kinds(shop.url)))
    scores[kind] = await scoresOf(shop.url + path)
  process.stdout.write('Lighthouse, mobile (aims: 98, and 100 for the others):\n')
  console.table(scores)
} finally {
  await browser.close()
  floor.server.close()
  floor.server.closeAllConnections()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
