import type { RouteOptions } from 'fastify'
import { V1Error } from 'shared-types/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examplePath, expectPlainMessages, wrongRequests } from '../../test/wrong-requests.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'

const uuid = '5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d'
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const
type Method = (typeof methods)[number]

let shop: ShopUnderTest
const routes: RouteOptions[] = []

beforeAll(async () => {
  shop = await openShopUnderTest({ onRoute: (route) => routes.push(route) })
})
afterAll(() => shop.close())

/** All paths of `/v1` with their methods. */
const inventory = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { url, method } of routes) {
    if (!url.startsWith('/v1/')) continue
    const known = found.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    found.set(url, known)
  }
  return found
}
const call = (method: Method | 'OPTIONS', url: string) =>
  shop.app.inject({
    method,
    url,
    headers: { authorization: shop.bearer },
    ...(method === 'GET' || method === 'OPTIONS' ? {} : { payload: {} }),
  })
/** `POST /v1/order/lookup` and others also match `GET /v1/order/:id`, which is 404 for an unknown order. */
const isReadAsId = (url: string) => /^\/v1\/order\/[a-z-]+$/.test(url)

describe('a known path with another method', () => {
  it('is 405, and lists the allowed methods', async () => {
    expect(inventory().size).toBeGreaterThan(50)
    for (const [url, known] of inventory()) {
      for (const method of methods.filter((one) => !known.has(one))) {
        if (method === 'GET' && isReadAsId(url)) continue
        const answer = await call(method, examplePath(url))
        expect.soft(`${method} ${url} ${answer.statusCode}`).toBe(`${method} ${url} 405`)
        expect.soft(V1Error.parse(answer.json()).code).toBe('method_not_allowed')
        const allowed = String(answer.headers.allow).split(', ')
        expect.soft(allowed, url).toEqual(expect.arrayContaining([...known, 'OPTIONS']))
        expect.soft(allowed, url).not.toContain(method)
      }
    }
  })

  it('answers OPTIONS with its methods', async () => {
    for (const [url, known] of inventory()) {
      const answer = await call('OPTIONS', examplePath(url))
      expect.soft(`${url} ${answer.statusCode}`).toBe(`${url} 204`)
      expect.soft(String(answer.headers.allow).split(', ')).toEqual(expect.arrayContaining([...known]))
    }
  })

  it('differs from an unknown path', async () => {
    for (const method of methods) expect.soft((await call(method, '/v1/nowhere')).statusCode).toBe(404)
  })
})

it('every invalid request gets messages by field path', async () => {
  let refused = 0
  for (const route of routes.filter(({ url }) => url.startsWith('/v1/'))) {
    for (const wrong of wrongRequests(route)) {
      const answer = await shop.app.inject({ ...wrong, headers: { authorization: shop.bearer } })
      const what = `${wrong.method} ${wrong.url.slice(0, 80)} ${JSON.stringify(wrong.payload)}`
      expect.soft(answer.statusCode, what).toBeLessThan(500)
      if (answer.statusCode < 400) continue
      const { code, errors } = answer.json<Partial<V1Error>>()
      if (code !== 'validation_failed') continue
      refused += 1
      expectPlainMessages(what, errors)
    }
  }
  expect(refused).toBeGreaterThan(300)
})

it('a malformed id in the path is 404 on every route', async () => {
  const withId = [...inventory()].filter(([url]) => url.includes('/:id'))
  expect(withId.length).toBeGreaterThan(6)
  for (const [url, known] of withId) {
    for (const method of methods.filter((one) => known.has(one))) {
      for (const id of ['abc', '0', '-1', '1e3', '%00', '99999999999999999999', `${uuid}x`]) {
        const answer = await call(method, url.replace(':id', id))
        expect.soft(`${method} ${url} ${id} ${answer.statusCode}`).toBe(`${method} ${url} ${id} 404`)
        expect.soft(V1Error.parse(answer.json()).code).toBe('not_found')
      }
    }
  }
})

it('a path that cannot be decoded is 404, and the answer does not repeat it', async () => {
  const answer = await call('GET', '/v1/order/%zz')
  expect(answer.statusCode).toBe(404)
  expect(V1Error.parse(answer.json()).code).toBe('not_found')
  expect(answer.body).not.toContain('zz')
})

/** Payment providers call it with an id; the shop then requests the state of that payment. */
const withoutBearer = ['/v1/payment/webhook/test']

it.each([
  ['no bearer', undefined],
  ['a forged bearer', 'Bearer eyJhbGciOiJub25lIn0.eyJhdWQiOiJzaG9wLWFwaSJ9.'],
  ['a password', 'Basic YmZmOmJmZg=='],
])('a call with %s gets a 401 with `WWW-Authenticate` on every route', async (_what, authorization) => {
  const open = new Set<string>()
  for (const [url, known] of inventory()) {
    for (const method of methods.filter((one) => known.has(one))) {
      const { statusCode, headers } = await shop.app.inject({
        method,
        url: examplePath(url),
        headers: authorization === undefined ? {} : { authorization },
        ...(method === 'GET' ? {} : { payload: {} }),
      })
      if (statusCode !== 401 || headers['www-authenticate'] !== 'Bearer realm="shop-api"') open.add(url)
    }
  }
  expect([...open]).toEqual(withoutBearer)
})
