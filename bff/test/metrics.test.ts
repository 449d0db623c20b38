import { apiPaths } from 'shared-types/urls/api-paths'
import supertest from 'supertest'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMetricsServer } from 'telemetry/metrics-server'
import { openCatalogueDouble } from './catalogue-double.ts'
import { eventually, type FrontDesk, shortDeadlines, openFrontDesk } from './front-desk.ts'
import { json, openProviderDouble } from './provider-double.ts'

const cleanups: (() => Promise<unknown>)[] = []
let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk

const open = async (options: Parameters<typeof openFrontDesk>[1] = {}) => {
  desk = await openFrontDesk(provider.url, options)
  cleanups.push(desk.close)
  const server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, desk.bff.metrics.registry)
  cleanups.push(server.close)
  await eventually(() => desk.bff.shopApi.loggedIn())
  return async () => (await supertest(server.url).get('/metrics').expect(200)).text
}

beforeEach(async () => {
  provider = await openProviderDouble()
  cleanups.push(provider.close)
})
afterEach(async () => {
  for (const close of cleanups.splice(0).toReversed()) await close()
})

/** The value of a series; its labels are given as they are written. */
const valueOf = (scrape: string, series: string): number | undefined => {
  const line = scrape.split('\n').find((text) => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

test('answers are counted by route pattern and class of status, at a separate port', async () => {
  const scrape = await open()
  const { browser, url } = desk
  await browser().delete('/api/cart/items/7').expect(200)
  await browser().delete('/api/cart/items/8').expect(200)
  await browser().get('/api/nothing/like/this').expect(404)
  const deleted =
    'http_request_duration_seconds_count{method="DELETE",route="/api/cart/items/:id",status="2xx"}'
  await eventually(async () => valueOf(await scrape(), deleted) === 2)
  const text = await scrape()
  expect(valueOf(text, 'bff_upstream_calls_total{kind="write",outcome="answered"}')).toBe(2)
  expect(valueOf(text, 'bff_upstream_call_duration_seconds_count{kind="write"}')).toBe(2)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d/m)
  expect(text).not.toContain('nothing/like')

  const publicly = await supertest(url).get('/metrics').redirects(2)
  expect(publicly.status).not.toBe(200)
  expect(publicly.text).not.toContain('http_request_duration_seconds')
})

/** Requests with the visitor's text in every part. */
const request = async (some: string) => {
  const { browser } = desk
  await browser().get(`/api/${some}`)
  await browser().get(`/${some}/${some}/?${some}=${some}`).set('x-request-id', some)
  await browser().get(`/api/catalog/products/${some}`)
  await browser().delete(`/api/cart/items/${some}`)
  await browser()
    .post(`/api/payment/${some}`)
    .send({ [some]: some })
  await browser().trace(`/api/${some}`)
  await browser().get(`/images/${some}.webp`)
  await browser().get(`/%zz${some}`)
}

test('visitors cannot add series with paths, methods, queries or headers', async () => {
  const scrape = await open()
  const seriesIn = async () => {
    const lines = (await scrape()).split('\n').map((line) => line.replace(/ \S+$/, ''))
    return lines.filter((line) => line !== '' && !/^#|^(nodejs|process)_/.test(line))
  }
  for (const some of ['first-path', 'second-path', 'third-path']) await request(some)
  const before = await seriesIn()
  for (let one = 0; one < 30; one++) await request(`visitor-${one}-${Math.random()}`)
  expect(await seriesIn()).toEqual(before)
  expect(before.join()).not.toMatch(/first-path/)
})

test('calls without an answer, an open circuit and calls that it refuses are visible', async () => {
  const scrape = await open({ deadlines: shortDeadlines })
  const { browser } = desk
  const circuit = 'bff_upstream_circuit_open{kind="write"}'
  expect(valueOf(await scrape(), circuit)).toBe(0)
  await provider.close()
  for (let call = 0; call < 10; call++) await browser().delete('/api/cart/items/7').expect(503)
  const text = await scrape()
  expect(valueOf(text, circuit)).toBe(1)
  expect(valueOf(text, 'bff_upstream_calls_total{kind="write",outcome="no_answer"}')).toBe(8)
  expect(valueOf(text, 'bff_upstream_calls_total{kind="write",outcome="circuit_open"}')).toBe(2)
})

test(
  'calls to a full bulkhead are visible, and so is a provider that fails',
  { tags: ['slow'] },
  async () => {
    const scrape = await open()
    const { browser } = desk
    const held: (() => void)[] = []
    provider.answer = (incoming, response) => {
      const fail = () => json({ message: 'Kapot.' }, 500)(incoming, response)
      if (incoming.method === 'DELETE') held.push(fail)
      else json({})(incoming, response)
    }
    const removed = async () => (await browser().delete('/api/cart/items/7')).status
    const first = Array.from({ length: 64 }, removed)
    await eventually(() => held.length === 64)
    expect(await removed()).toBe(503)
    for (const fail of held) fail()
    expect(new Set(await Promise.all(first))).toEqual(new Set([502]))
    const busy = 'bff_upstream_calls_total{kind="write",outcome="busy"}'
    expect(valueOf(await scrape(), busy)).toBe(1)
    const failed = 'bff_upstream_calls_total{kind="write",outcome="failed"}'
    expect(valueOf(await scrape(), failed)).toBe(64)
  },
)

test('refusals by a rate limit are counted by its name', async () => {
  const scrape = await open({ limits: { perSession: 1_000, perAddress: 4, room: 1 } })
  const { browser } = desk
  for (let change = 0; change < 6; change++) await browser().delete('/api/cart/items/7')
  for (let read = 0; read < 3; read++) await browser().get(apiPaths.search(`dekbed${read}`))
  const text = await scrape()
  expect(valueOf(text, 'bff_rate_limit_refusals_total{limit="address"}')).toBe(2)
  expect(valueOf(text, 'bff_rate_limit_refusals_total{limit="reads"}')).toBe(2)
})

test('reads of cached answers are hits, and others misses', async () => {
  const catalogue = await openCatalogueDouble()
  cleanups.push(catalogue.close)
  const cached = await openFrontDesk(catalogue.url)
  cleanups.push(cached.close)
  for (let read = 0; read < 3; read++) await cached.browser().get(apiPaths.shell).expect(200)
  const text = await cached.bff.metrics.registry.metrics()
  expect(valueOf(text, 'bff_cache_reads_total{cache="answers",result="miss"}')).toBe(1)
  expect(valueOf(text, 'bff_cache_reads_total{cache="answers",result="hit"}')).toBe(2)
})

test('an unavailable Redis is visible', async () => {
  const scrape = await open({ redisUrl: new URL('redis://127.0.0.1:9') })
  await eventually(async () => (valueOf(await scrape(), 'bff_redis_away') ?? 0) > 0)
  expect(valueOf(await scrape(), 'bff_redis_away')).toBe(1)
})

test('measurements of browsers count only with consent for statistics, and none of their texts is logged', async () => {
  const scrape = await open()
  const measured = {
    vitals: [
      { name: 'LCP', value: 640 },
      { name: 'CLS', value: 0.01 },
    ],
    errors: [{ name: 'TypeError', source: '/assets/index-a1.js:1:200' }],
  }
  const note = (consent: string, body: object) =>
    desk.browser().post(apiPaths.telemetry).set('Cookie', `cookie-consent=${consent}`).send(body)
  expect((await note('s0m1', measured)).body).toEqual({ noted: false })
  expect((await note('', measured)).body).toEqual({ noted: false })
  expect(valueOf(await scrape(), 'bff_client_errors_total')).toBe(0)

  expect((await note('s1m0', measured)).body).toEqual({ noted: true })
  const text = await scrape()
  expect(valueOf(text, 'bff_web_vitals_seconds_count{name="LCP"}')).toBe(1)
  expect(valueOf(text, 'bff_web_vitals_seconds_sum{name="LCP"}')).toBe(0.64)
  expect(valueOf(text, 'bff_web_vitals_layout_shift_count')).toBe(1)
  expect(valueOf(text, 'bff_client_errors_total')).toBe(1)
  expect(desk.lines.join('')).toContain('/assets/index-a1.js:1:200')

  const typed = [
    { name: 'zoe@example.org', source: '' },
    { name: 'Error', source: '/order/zoe:1:1' },
  ]
  for (const error of typed) expect((await note('s1m0', { vitals: [], errors: [error] })).status).toBe(422)
  expect((await note('s1m0', { vitals: [{ name: 'ZOE', value: 1 }], errors: [] })).status).toBe(422)
  expect(desk.lines.join('')).not.toMatch(/zoe/i)
})
