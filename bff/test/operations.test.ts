/** @module-tag slow */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { apiPaths } from 'shared-types/urls/api-paths'
import supertest from 'supertest'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { held } from '../../shop-api/test/resiliency.ts'
import { tryAgain } from '../src/problem.ts'
import { freePort } from './free-port.ts'
import { eventually, type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { emptyCart, json, openProviderDouble } from './provider-double.ts'

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk | undefined

beforeEach(async () => {
  provider = await openProviderDouble()
})
afterEach(async () => {
  await desk?.close()
  desk = undefined
  await provider.close()
})

const open = async (options: Parameters<typeof openFrontDesk>[1] = {}) => {
  desk = await openFrontDesk(provider.url, options)
  await eventually(() => desk!.bff.shopApi.loggedIn())
  return desk
}

test('it reports ready while it can answer, and the state of the provider', async () => {
  const { url, stop } = await open()
  const healthy = await supertest(url).get('/healthz')
  expect([healthy.status, healthy.body]).toEqual([200, { status: 'ok' }])
  const ready = await supertest(url).get('/readyz')
  expect([ready.status, ready.body]).toEqual([200, { ready: true, provider: 'reachable', loggedIn: true }])
  expect(ready.headers['cache-control']).toBe('no-store')

  await provider.close()
  await eventually(async () => (await supertest(url).get('/readyz')).body.provider === 'unreachable')
  expect((await supertest(url).get('/readyz')).status).toBe(200)

  stop()
  const stopping = await supertest(url).get('/readyz')
  expect([stopping.status, stopping.body.ready]).toEqual([503, false])
  expect((await supertest(url).get('/healthz')).status).toBe(200)
})

test('it is not ready before it has reached the provider, and after it was unreachable for too long', async () => {
  const never = await openFrontDesk('http://127.0.0.1:9')
  expect((await supertest(never.url).get('/readyz')).status).toBe(503)
  await never.close()

  const { url } = await open({ lostAfter: 500 })
  expect((await supertest(url).get('/readyz')).status).toBe(200)
  await provider.close()
  await eventually(async () => (await supertest(url).get('/readyz')).status === 503)
  expect((await supertest(url).get('/readyz')).body).toMatchObject({ ready: false, provider: 'unreachable' })
  expect((await supertest(url).get('/healthz')).status).toBe(200)
})

test('a session with too many changes gets a Retry-After, and other sessions do not', async () => {
  const { browser, lines } = await open({ limits: { perSession: 5, perAddress: 1_000, room: 1 } })
  provider.answer = json(emptyCart, 200, { 'set-cookie': `shop_session=${'a'.repeat(43)}` })
  const busy = browser()
  await busy.get('/api/cart')
  const add = (who: typeof busy) => who.post('/api/cart/items').send({ itemId: 1, quantity: 1 })
  const first = await add(busy)
  expect([first.status, first.headers['ratelimit-policy'], first.headers.ratelimit]).toEqual([
    200,
    '"session";q=5;w=60, "address";q=1000;w=60',
    expect.stringMatching(/^"session";r=4;t=\d+, "address";r=999;t=\d+$/),
  ])
  for (let change = 1; change < 5; change++) expect((await add(busy)).status).toBe(200)
  const refused = await add(busy)
  expect(problemOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers.ratelimit).toMatch(/^"session";r=0;t=\d+$/)
  expect((await busy.get('/api/cart')).status).toBe(200)
  provider.answer = json(emptyCart)
  expect((await add(browser())).status).toBe(200)
  expect(lines.join('')).not.toContain('a'.repeat(43))
})

test.each([
  '/api/checkout/address?zipcode=3511LX&houseNumber=1&country=NL',
  '/api/checkout/postcode/autocomplete?zipcode=3511',
])('deleting the cookie does not evade the limit of an IP address: %s', async (path) => {
  const { browser } = await open({ limits: { perSession: 1_000, perAddress: 5, room: 1 } })
  const statuses: number[] = []
  for (let guess = 0; guess < 8; guess++) {
    statuses.push((await browser().get(path).set('x-forwarded-for', `10.0.0.${guess}`)).status)
  }
  expect(statuses.slice(5)).toEqual([429, 429, 429])
  expect(statuses.slice(0, 5)).not.toContain(429)
})

test('behind a trusted proxy, the limit counts the IP address of the shopper', async () => {
  const { browser } = await open({
    limits: { perSession: 1_000, perAddress: 2, room: 1 },
    trustedProxies: ['127.0.0.1'],
  })
  for (let guess = 0; guess < 6; guess++) {
    const path = '/api/checkout/address?zipcode=3511LX&houseNumber=1&country=NL'
    expect((await browser().get(path).set('x-forwarded-for', `10.0.0.${guess}`)).status).not.toBe(429)
  }
})

test('an unexpected error shows only its request id', async () => {
  const { browser, bff, lines } = await open()
  bff.shopApi.shopper = () => {
    throw new TypeError('canary-of-a-bug')
  }
  const answer = await browser().get('/api/cart')
  expect(problemOf(answer)).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal_error',
    detail: tryAgain,
    requestId: answer.headers['x-request-id'],
  })
  const line = lines.find((text) => text.includes('canary-of-a-bug')) ?? '{}'
  const reqId = answer.headers['x-request-id']
  expect(JSON.parse(line)).toMatchObject({ level: 50, method: 'GET', route: '/api/cart', reqId })
})

test('no secret, token, address or cookie of a shopper is logged', async () => {
  const { browser, lines, bff } = await open()
  const session = `canary-session-${'s'.repeat(30)}`
  const order = { order_id: 'x', order_number: 'y', url: 'https://bank.example/canary-payment' }
  provider.answer = (incoming, response) => {
    const cookie = { 'set-cookie': `shop_session=${session}` }
    if (incoming.url === '/v1/checkout/payment-url') json(order, 200, cookie)(incoming, response)
    else if (incoming.url?.startsWith('/v1/order')) json({ broken: true }, 200, cookie)(incoming, response)
    else json(emptyCart, 200, cookie)(incoming, response)
  }
  const shopper = browser()
  const id = '5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d'
  const customer = { firstName: 'canary-name', email: 'canary@example.org', password: 'canary-password' }
  await shopper.get('/api/cart').set('authorization', 'Bearer canary-bearer')
  await shopper.post('/api/cart/items').send({ itemId: 1, quantity: 1 })
  await shopper.post('/api/checkout/customer').send({ customer })
  await shopper
    .post('/api/checkout/customer')
    .set('content-type', 'application/json')
    .send('{"email":canary@example.org}')
  await shopper.post('/api/checkout/payment-url')
  await shopper.get(`/api/orders/${id}?token=canary-token`)
  await shopper.get(`/api/orders/${id}/status?token=canary-token`)
  await shopper.get('/api/catalog/products/preview-7-canary-token')
  await shopper.get('/api/canary-path?token=canary-token&email=canary@example.org')
  await shopper.get('/canary-path/%zz?token=canary-token')
  bff.log.error({
    email: 'canary@example.org',
    headers: { cookie: 'canary-cookie', authorization: 'canary' },
  })
  await provider.close()
  await shopper.get(`/api/orders/${id}?token=canary-token`)

  const log = lines.join('')
  expect(log).toContain('"route":"/api/orders/:id/status"')
  expect(log).toContain('/v1/order/')
  expect(log).not.toMatch(/canary/)
  expect(log).not.toContain(session)
  expect(log).not.toContain(bff.config.service.password)
  for (const secret of bff.config.sessionSecrets) expect(log).not.toContain(secret)
  const bearers = new Set(
    provider.calls().map(({ headers }) => headers.authorization?.slice('Bearer '.length)),
  )
  expect(bearers.size).toBe(1)
  for (const bearer of bearers) expect(log).not.toContain(bearer)
})

test('each answer is one log line with its route, status and milliseconds', async () => {
  const { browser, lines } = await open()
  const answer = await browser().delete('/api/cart/items/7')
  await eventually(() => lines.some((text) => text.includes('"answered"')))
  const line = JSON.parse(lines.find((text) => text.includes('"answered"')) ?? '')
  expect(line).toMatchObject({
    method: 'DELETE',
    route: '/api/cart/items/:id',
    status: 200,
    reqId: answer.headers['x-request-id'],
  })
  expect(line.ms).toBeGreaterThan(0)
})

const main = resolve(import.meta.dirname, '../src/main.ts')
const run = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, exited: once(child, 'exit'), output: () => output }
}

test('a wrong configuration prevents the start, with a message for each mistake', async () => {
  const { exited, output } = run({ NODE_ENV: 'production', PORT: 'x' })
  expect((await exited)[0]).toBe(1)
  expect(output()).toContain('PORT must be a port number')
  expect(output()).toContain('SESSION_SECRET must be set')
  expect(output()).not.toContain('    at ')
})

test.each(['PORT', 'METRICS_PORT'])('a %s that another program has is named in one line', async (setting) => {
  const used = new URL(provider.url).port
  const { exited, output } = run({ PORT: '0', SHOP_API_INTERNAL_URL: provider.url, [setting]: used })
  expect((await exited)[0]).toBe(1)
  const lines = output().split('\n')
  expect(lines).toContain(
    `Port ${used} is in use by another program. Stop that program, or set ${setting} to a free port.`,
  )
  expect(output()).not.toContain('    at ')
})

test('menus, footer and home page are fetched at the start; a failure is only logged', async () => {
  provider.answer = json({ message: 'Even niet.', code: 'internal_error' }, 500)
  const { child, exited, output } = run({ PORT: '0', SHOP_API_INTERNAL_URL: provider.url })
  await eventually(() => output().includes('the shop is open'))
  for (const address of ['/api/shell', '/api/footer', '/api/content/homepage'])
    await eventually(() => output().includes(`"address":"${address}"`))
  expect(output().match(/a start-up fetch failed/g)).toHaveLength(3)
  child.kill('SIGTERM')
  expect((await exited)[0]).toBe(0)
})

/** As many calls as the bff makes at once, of each kind; those with the longest deadlines first. */
const inFlight = [
  { count: 64, method: 'POST', path: apiPaths.paymentUrl, status: 201 },
  { count: 64, method: 'POST', path: apiPaths.cartItems, body: { itemId: 1, quantity: 1 }, status: 200 },
  { count: 64, method: 'GET', path: apiPaths.cart, status: 200 },
  { count: 8, method: 'GET', path: apiPaths.product('geen-artikel'), status: 404 },
]

test('on a stop signal it first says not-ready and still answers, then finishes 200 requests and exits with 0', async ({
  task,
}) => {
  const waiting: (() => void)[] = []
  const order = { order_id: crypto.randomUUID(), order_number: 'DKBD1000001', url: 'https://bank.example/1' }
  provider.answer = (incoming, response) => {
    const later = (answer: ReturnType<typeof json>) => waiting.push(() => answer(incoming, response))
    if (incoming.url === '/v1/checkout/payment-url') later(json(order))
    else if (incoming.url?.startsWith('/v1/cart')) later(json(emptyCart))
    else if (incoming.url?.includes('geen-artikel')) later(json({ message: 'Nee.', code: 'not_found' }, 404))
    else json({})(incoming, response)
  }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const origin = 'https://www.sluimer.example'
  const { child, exited, output } = run({
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    SHOP_API_INTERNAL_URL: provider.url,
    SERVICE_PASSWORD: 'a-password-of-our-own',
    SESSION_SECRET: 'a-secret-of-our-own-0123456789abcdef',
    RENDER_API_KEY: 'a-key-of-our-own',
    TRUSTED_PROXIES: 'none',
  })
  const statusOf = (path: string) => fetch(url + path).then(({ status }) => status)
  await eventually(() =>
    statusOf('/readyz').then(
      (status) => status === 200,
      () => false,
    ),
  )

  const answers: Promise<number>[] = []
  for (const { count, method, path, body } of inFlight) {
    const before = waiting.length
    for (let sent = 0; sent < count; sent += 1) {
      const headers = { origin, ...(body && { 'content-type': 'application/json' }) }
      const call = fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      answers.push(call.then(({ status }) => status))
    }
    await eventually(() => waiting.length === before + (path.includes('geen') ? 1 : count))
  }
  const start = performance.now()
  child.kill('SIGTERM')
  await eventually(async () => (await statusOf('/readyz')) === 503)
  expect(await statusOf('/healthz')).toBe(200)
  const payments = waiting.splice(0, inFlight[0]?.count)
  waiting.forEach((finish) => finish())
  // New connections are refused from here on: what has begun is waited for.
  await eventually(() =>
    statusOf('/healthz').then(
      () => false,
      () => true,
    ),
  )
  payments.forEach((finish) => finish())
  const expected = inFlight.flatMap(({ count, status }) => Array.from({ length: count }, () => status))
  expect(await Promise.all(answers)).toEqual(expected)
  expect((await exited)[0]).toBe(0)
  const took = performance.now() - start
  expect(output()).toContain('"stopping"')
  expect(took).toBeLessThan(10_000)
  held(task, {
    fault: 'SIGTERM under load',
    measured: `not ready first, ${answers.length} requests answered, exit 0 after ${Math.round(took)} ms`,
  })
})
