/** @module-tag slow */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { cloneTemplate, dropClone } from '../../shop-api/test/template.ts'
import { held } from '../../shop-api/test/resiliency.ts'
import { openBrowser } from './browser.ts'
import { freePort } from './free-port.ts'
import { contactMessage, guest } from './guest.ts'
import { type CollectedSpan, openOtlpCollector } from './otlp-collector.ts'
import { createServerProcess } from './server-process.ts'

const database = `tracing_${randomBytes(6).toString('hex')}`
let databaseUrl: string
let folder: string
let opened: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluimer-tracing-'))
  databaseUrl = await cloneTemplate(inject('postgresUrl'), database)
})
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})
afterAll(async () => {
  await dropClone(inject('postgresUrl'), database)
  await rm(folder, { recursive: true, force: true })
})

/** Both servers in separate processes, as in production, with a collector at this address. */
const openTracedShop = async (collectorUrl: string) => {
  const [port, shopApiPort] = [await freePort(), await freePort()]
  const publicUrl = `http://127.0.0.1:${port}`
  const shared = {
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  }
  const shopApi = createServerProcess('shop-api/src/main.ts', shopApiPort, {
    ...shared,
    SHOP_API_PORT: String(shopApiPort),
    DATABASE_URL: databaseUrl,
  })
  const bff = createServerProcess('bff/src/main.ts', port, {
    ...shared,
    PORT: String(port),
    SHOP_API_INTERNAL_URL: shopApi.url,
  })
  opened.push(
    () => shopApi.kill(),
    () => bff.kill(),
  )
  await shopApi.start()
  await bff.start()
  return { ...openBrowser(publicUrl), shopApi, bff }
}

const ofTrace = (spans: CollectedSpan[], { traceId }: CollectedSpan) =>
  spans.filter((span) => span.traceId === traceId)
const childrenOf = (spans: CollectedSpan[], { spanId }: CollectedSpan) =>
  spans.filter((span) => span.parentSpanId === spanId)
const attributeOf = ({ attributes }: CollectedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

const readsSession = (span: CollectedSpan) =>
  attributeOf(span, 'db.query.text')?.startsWith('select "expires_at"')

test('one trace contains the request at the bff, its call, the request at shop-api and the queries, and no personal data', async () => {
  const collector = await openOtlpCollector()
  opened.push(collector.close)
  const { send, cookie, bff, shopApi } = await openTracedShop(collector.url)
  const ofTheVisitor = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

  expect((await send('POST', apiPaths.cartItems, { itemId: 1, quantity: 1 })).status).toBe(200)
  const { city, street, ...address } = guest.billingAddress
  const customer = await send('POST', apiPaths.checkoutCustomer, guest, {
    headers: { traceparent: ofTheVisitor, baggage: 'email=zoe@example.org' },
  })
  expect(customer.status).toBe(200)
  await send('GET', apiPaths.address({ ...address, country: 'NL' }))
  await send('POST', apiPaths.login, { email: guest.customer.email, password: 'Canary&Password1' })
  await send('POST', apiPaths.contact, { ...contactMessage, message: 'Canary message' })
  await send('POST', apiPaths.orderLookup, { orderNumber: 'canary-number', email: guest.customer.email })
  await send('GET', apiPaths.order('5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d', 'canary-token'))
  await send('GET', `/canary-path?email=${guest.customer.email}`, undefined, {
    headers: { authorization: 'Bearer canary-bearer', 'user-agent': 'canary-agent' },
  })
  const sessionCookie = cookie()
  // The spans that have not been sent by now are sent when the servers stop.
  await bff.stop()
  await shopApi.stop()

  const spans = collector.spans()
  expect(collector.paths()).toEqual(['/v1/traces'])
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['sluimer-bff', 'sluimer-shop-api']))

  const atBff = spans.find(({ name }) => name === `POST ${apiPaths.checkoutCustomer}`)
  if (!atBff) throw new Error(`no span of the request among ${spans.map(({ name }) => name).join(', ')}`)
  expect([atBff.service, atBff.parentSpanId]).toEqual(['sluimer-bff', undefined])
  const trace = ofTrace(spans, atBff)
  const calls = childrenOf(trace, atBff)
  expect(calls.map(({ service, name }) => `${service} ${name}`)).toContain('sluimer-bff POST')
  const atShopApi = calls.flatMap((call) => childrenOf(trace, call))
  const changed = atShopApi.find(({ name }) => name === 'POST /v1/checkout/customer')
  if (!changed) throw new Error(`no span at shop-api among ${atShopApi.map(({ name }) => name).join(', ')}`)
  const queries = childrenOf(trace, changed).filter((span) => attributeOf(span, 'db.query.text'))
  expect(queries.length).toBeGreaterThan(1)
  expect(queries.map((span) => attributeOf(span, 'db.query.text')).join('\n')).toMatch(
    /insert into "checkout"/,
  )

  expect(spans.map(({ name }) => name)).toContain('GET /api/orders/:id')
  expect(spans.map(({ traceId }) => traceId)).not.toContain('a'.repeat(32))
  // Random ids and times can hold the digits of a postal code.
  const received = collector
    .received()
    .toLowerCase()
    .replaceAll(/"\w*(?:spanid|traceid|unixnano)":"[0-9a-f]+"/g, '')
  const personal = [
    guest.customer.email,
    guest.customer.lastName,
    guest.customer.phoneNumber,
    '612345678',
    guest.customer.firstName,
    '3511',
    street,
    city,
    'canary',
    '127.0.0.1',
    ...sessionCookie.split('; ').map((pair) => pair.split('=')[1] ?? ''),
  ]
  expect(personal.filter((text) => received.includes(text.toLowerCase()))).toEqual([])
})

test('calls that wait in a queue or for a connection stay in the trace of their request', async () => {
  const collector = await openOtlpCollector()
  opened.push(collector.close)
  const { send, bff, shopApi } = await openTracedShop(collector.url)
  expect((await send('POST', apiPaths.cartItems, { itemId: 1, quantity: 1 })).status).toBe(200)
  // More than the bff sends at once, and shop-api has connections to its database.
  await Promise.all(Array.from({ length: 150 }, () => send('GET', apiPaths.cart)))
  await bff.stop()
  await shopApi.stop()

  const spans = collector.spans()
  const begun = spans.filter(({ name }) => name === `GET ${apiPaths.cart}`)
  expect(begun).toHaveLength(150)
  const perRequest = begun.map((root) => {
    const trace = ofTrace(spans, root)
    const answered = trace.filter(({ name }) => name === 'GET /v1/cart').length
    return `${answered} answered, ${trace.filter(readsSession).length} sessions read`
  })
  // Too many at once are refused: those have no call.
  const whole = ['1 answered, 1 sessions read', '0 answered, 0 sessions read']
  expect(perRequest.filter((one) => !whole.includes(one))).toEqual([])
  expect(perRequest).toContain(whole[0])
})

test.for(['refuses connections', 'never answers'])(
  'a collector that %s has no effect on requests',
  async (how, { task }) => {
    const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    opened.push(async () => silent.close())
    const address = silent.address()
    const port = how === 'never answers' && typeof address === 'object' ? address?.port : await freePort()
    const { send, bff, shopApi } = await openTracedShop(`http://127.0.0.1:${port}`)
    for (let call = 0; call < 20; call += 1) {
      const answer = await send('POST', apiPaths.cartItems, { itemId: 1, quantity: 1 })
      expect(answer.status).toBe(200)
    }
    expect(await bff.stop()).toBe(0)
    expect(await shopApi.stop()).toBe(0)
    held(task, {
      fault: 'the collector of traces is unreachable or silent',
      measured: `it ${how}: 20 changes, exit 0`,
    })
  },
)
