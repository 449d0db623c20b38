import { apiPaths, isShoppersOwn } from 'shared-types/urls/api-paths'
import { documentKeys } from 'shared-types/contracts/content'
import { connect } from 'node:net'
import { request } from 'node:http'
import type { RouteOptions } from 'fastify'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { openProviderDouble } from './provider-double.ts'
import { getRaw } from './raw-request.ts'

interface Route {
  method: string
  url: string
  /** Its `config` is complete only when all routes are registered. */
  options: RouteOptions
}

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk
const routes: Route[] = []

beforeAll(async () => {
  provider = await openProviderDouble()
  desk = await openFrontDesk(provider.url, {
    onRoute: (options) => {
      const { method, url } = options
      routes.push(...[method].flat().map((one) => ({ method: one, url, options })))
    },
  })
})
afterAll(async () => {
  await desk.close()
  await provider.close()
})

const example = (url: string) =>
  url
    .replace('/orders/:id', '/orders/5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d')
    .replace(':id', '1')
    .replace(/:\w+/g, 'x')
const send = ({ method, url }: Route, headers: Record<string, string>) =>
  new Promise<{ status: number; type: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = request(`${desk.url}${example(url)}`, { method, headers }, (answer) => {
      answer.resume()
      const type = String(answer.headers['content-type'])
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type, headers: answer.headers }))
    })
    sent.on('error', reject).end()
  })
const post = (type: string, body: string) =>
  desk.browser().post('/api/cart/items').set('content-type', type).send(body)
/** For payment providers and mail programs: they take no cookie, and their own tests have what they refuse. */
const isForOthers = ({ url, options }: Route) =>
  url.startsWith('/v1/payment/webhook/') || options.config?.fromAnySite === true
const unsafe = () =>
  routes.filter((route) => !['GET', 'HEAD', 'OPTIONS'].includes(route.method) && !isForOthers(route))

describe('changes that another site sends', () => {
  test('the routes to protect are found', () => {
    expect(unsafe().map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining([
        'POST /api/cart/items',
        'DELETE /api/cart/items/:id',
        'POST /api/checkout/payment-url',
      ]),
    )
  })

  test('from any site, only the button of a mail program to unsubscribe is answered', () => {
    const open = routes.filter(({ options }) => options.config?.fromAnySite)
    expect(open.map(({ url }) => url).toSorted()).toEqual(['/cart/afmelden/', '/nieuwsbrief/afmelden/'])
    expect(open.filter(({ options }) => options.config?.ofShopper)).toEqual([])
  })

  test.each<[string, Record<string, string>]>([
    ['has no origin headers', {}],
    ['comes from another site', { origin: 'https://evil.example' }],
    ['comes from a look-alike', { origin: 'http://localhost:3000.evil.example' }],
    ['comes from another port', { origin: 'http://localhost:3001' }],
    ['comes from a sandboxed frame', { origin: 'null' }],
    ['is cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['comes from another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['was typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['has our origin but is cross-site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['is same-origin, not our origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    [
      'has our host only in other headers',
      { referer: 'http://localhost:3000/', 'x-forwarded-host': 'evil.example' },
    ],
    ['forwards another host', { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' }],
  ])('a request that %s is refused on every route', async (_what, headers) => {
    const before = provider.calls().length
    for (const route of unsafe()) {
      const answer = await send(route, headers)
      expect.soft(`${route.method} ${route.url} ${answer.status}`).toBe(`${route.method} ${route.url} 403`)
      expect.soft(answer.type).toContain('application/problem+json')
    }
    expect(provider.calls().length).toBe(before)
  })

  test.each<[string, () => Record<string, string>]>([
    ['our public URL', () => ({ origin: 'http://localhost:3000' })],
    ['the URL it was sent to', () => ({ origin: desk.url })],
    ['a page of the same origin', () => ({ 'sec-fetch-site': 'same-origin' })],
  ])('a request from %s is accepted', async (_what, headers) => {
    for (const route of unsafe()) expect.soft((await send(route, headers())).status).not.toBe(403)
  })
})

describe('a Host that the client made up', () => {
  test('is not our origin in production, unlike the public URL', async () => {
    const shop = await openFrontDesk(provider.url, { production: true })
    const change = (headers: Record<string, string>) =>
      getRaw(shop.url, '/api/auth/logout', { method: 'POST', headers })
    try {
      const made = await change({ host: 'evil.example', origin: 'http://evil.example' })
      expect([made.status, JSON.parse(made.text).code]).toEqual([403, 'forbidden_origin'])
      const ours = await change({ host: 'evil.example', origin: 'http://localhost:3000' })
      expect(ours.status).not.toBe(403)
    } finally {
      await shop.close()
    }
  })

  test('is refused beside another Host', async () => {
    const { port } = new URL(desk.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    )
    let answer = ''
    for await (const part of socket) answer += String(part)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

/** Their answers are the same for all visitors. Every other route answers for one shopper. */
const publicRoutes = [
  '/api/*',
  '/api/advice/:code',
  '/api/catalog/brands',
  '/api/catalog/brands/:brand',
  '/api/catalog/featured',
  '/api/catalog/listing',
  '/api/catalog/products',
  '/api/catalog/products/:id/related',
  '/api/catalog/products/:id/reviews',
  '/api/catalog/products/:id/similar',
  '/api/catalog/products/:slug',
  '/api/catalog/routes',
  '/api/catalog/search',
  '/api/catalog/search/suggestions',
  '/api/catalog/sitemap',
  '/api/catalog/suggested',
  '/api/configurator/:slug',
  '/api/content/category',
  '/api/content/homepage',
  '/api/content/pages',
  '/api/content/service-pages/:page',
  '/api/footer',
  '/api/menu-panels',
  '/api/shell',
  ...documentKeys.map(apiPaths.document),
].toSorted()

test('answers are private and not cached, on all but the public routes', async () => {
  const ofApi = routes.filter(({ url }) => /^\/api\/(?!docs)/.test(url))
  const others = ofApi.filter(({ options }) => !options.config?.ofShopper).map(({ url }) => url)
  expect([...new Set(others)].toSorted()).toEqual(publicRoutes)
  const personal = routes.filter(({ options }) => options.config?.ofShopper)
  expect(personal.length).toBeGreaterThan(60)
  for (const route of personal) {
    const answer = await send(route, { 'sec-fetch-site': 'same-origin' })
    expect.soft(`${route.url} ${answer.headers['cache-control']}`).toBe(`${route.url} private, no-store`)
  }
})

test('the browser drops on logout what it has read of the routes of a shopper, and nothing else', () => {
  const reads = routes.filter(({ method, url }) => method === 'GET' && /^\/api\/(?!docs)/.test(url))
  const personal = reads.filter(({ options }) => options.config?.ofShopper)
  expect(personal.length).toBeGreaterThan(15)
  const dropped = reads.filter(({ url }) => isShoppersOwn(url))
  expect(dropped.map(({ url }) => url)).toEqual(personal.map(({ url }) => url))
})

describe('an unreadable request', () => {
  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'itemId=1&quantity=1', 415, 'unsupported_media_type'],
    ['plain text', 'text/plain', '{"itemId":1,"quantity":1}', 415, 'unsupported_media_type'],
    ['XML', 'application/xml', '<item/>', 415, 'unsupported_media_type'],
    ['JSON that does not end', 'application/json', '{"itemId":', 400, 'validation_failed'],
    ['nothing', 'application/json', '', 400, 'validation_failed'],
    [
      'prototype pollution by __proto__',
      'application/json',
      '{"itemId":1,"quantity":1,"__proto__":{"a":1}}',
      400,
      'validation_failed',
    ],
    [
      'prototype pollution by constructor',
      'application/json',
      '{"itemId":1,"quantity":1,"constructor":{"prototype":{}}}',
      400,
      'validation_failed',
    ],
    ['an unknown key', 'application/json', '{"itemId":1,"quantity":1,"price":1}', 400, 'validation_failed'],
    ['a list', 'application/json', '[1]', 422, 'validation_failed'],
    [
      'more than 64 kB',
      'application/json',
      JSON.stringify({ itemId: 'x'.repeat(70_000) }),
      413,
      'payload_too_large',
    ],
  ])('%s is refused with a problem', async (_what, type, body, status, code) => {
    const before = provider.calls().length
    expect(problemOf(await post(type, body))).toMatchObject({ status, code })
    expect(provider.calls().length).toBe(before)
  })

  test('fields are named in Dutch', async () => {
    const answer = await post('application/json', '{"itemId":"een","quantity":0}')
    expect(problemOf(answer)).toMatchObject({
      status: 422,
      fields: { itemId: 'Dit is niet goed ingevuld', quantity: 'Kies minstens 1' },
    })
  })

  test.each([
    '/api/cart/items/x',
    '/api/cart/items/1e3',
    '/api/cart/items/-1',
    '/api/cart/items/99999999999999999999',
    '/api/cart/items/%00',
    "/api/cart/items/1'--",
  ])('DELETE %s never reaches the provider', async (path) => {
    const before = provider.calls().length
    expect(problemOf(await desk.browser().delete(path)).status).toBe(404)
    expect(provider.calls().length).toBe(before)
  })

  test.each([
    ['/api/orders/1', 404],
    ['/api/orders/..%2f..%2flogin', 404],
    ['/api/orders/5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d/status?tokens=1', 400],
    [`/api/orders/5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d?token=${'x'.repeat(600)}`, 422],
    ['/api/checkout/address?zipcode=1000AA', 422],
    ['/api/checkout/address?zipcode=a&zipcode=b&houseNumber=1&country=NL', 422],
    ['/api/checkout/postcode/autocomplete', 422],
    [`/api/checkout/postcode/autocomplete?zipcode=${'1'.repeat(21)}`, 422],
    ['/api/checkout/postcode/autocomplete?zipcode=1012&street=Dam', 400],
    ['/api/nowhere', 404],
    ['/api/', 404],
    ['/api/cart/x.css', 404],
    ['/api/%zz', 400],
  ])('GET %s is a problem with status %i', async (path, status) => {
    expect(problemOf(await desk.browser().get(path)).status).toBe(status)
  })
})

describe('headers', () => {
  test('scripts, styles and frames from other origins are forbidden', async () => {
    const { headers } = await desk.browser().get('/healthz')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    for (const rule of [
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types sluimer',
    ]) {
      expect(policy.split(';')).toContain(rule)
    }
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('in production, browsers use only https for a year', async () => {
    const production = await openFrontDesk(provider.url, { production: true })
    const { headers } = await supertest(production.url).get('/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    await production.close()
  })

  test('problems have them too', async () => {
    const { headers } = await desk.browser().get('/api/nowhere')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  test('a request id is our own, and is passed on to the provider', async () => {
    const answer = await desk.browser().get('/api/cart').set('x-request-id', 'forged-by-a-client')
    expect(provider.seen.at(-1)?.headers['x-request-id']).toBe(answer.headers['x-request-id'])
    expect(answer.headers['x-request-id']).not.toBe('forged-by-a-client')
  })
})

/** Sends a request in small pieces; returns after how many milliseconds the server closes the connection. */
const dripping = async (opening: string, drop: string) => {
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1')
  const started = performance.now()
  socket.resume().on('error', () => {})
  socket.write(opening)
  const drips = setInterval(() => socket.write(drop), 500)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(drips)
  return performance.now() - started
}

test(
  'endless headers and bodies are aborted, while other requests are served',
  { tags: ['slow'] },
  async () => {
    const headers = dripping('GET /healthz HTTP/1.1\r\nhost: x\r\n', 'x-drip: 1\r\n')
    const opening = 'POST /api/cart/items HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n'
    const body = dripping(`${opening}content-type: application/json\r\ncontent-length: 9000\r\n\r\n`, ' ')
    expect((await supertest(desk.url).get('/healthz')).status).toBe(200)
    expect(await headers).toBeLessThan(7_000)
    expect((await supertest(desk.url).get('/healthz')).status).toBe(200)
    expect(await body).toBeLessThan(12_000)
  },
)

test('too large headers are refused', async () => {
  const answer = await supertest(desk.url).get('/healthz').set('x-bomb', 'x'.repeat(20_000))
  expect(answer.status).toBe(431)
})
