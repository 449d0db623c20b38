import type { RouteOptions } from 'fastify'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplePath, expectPlainMessages, wrongRequests } from '../../shop-api/test/wrong-requests.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { openProviderDouble } from './provider-double.ts'

const uuid = '5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d'
const methods = ['get', 'post', 'put', 'delete', 'patch'] as const
type Method = (typeof methods)[number]

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk
const routes: RouteOptions[] = []

beforeAll(async () => {
  provider = await openProviderDouble()
  desk = await openFrontDesk(provider.url, { onRoute: (route) => routes.push(route) })
})
afterAll(async () => {
  await desk.close()
  await provider.close()
})

/** Every path of `/api` with its methods, without documentation and wildcards. */
const inventory = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { url, method } of routes) {
    if (!url.startsWith('/api/') || url.startsWith('/api/docs') || /\*|\/$/.test(url)) continue
    const known = found.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one.toLowerCase())
    found.set(url, known)
  }
  return found
}
const call = (method: Method, path: string) =>
  supertest(desk.url)[method](path).set('Origin', desk.bff.config.publicUrl.origin)

describe('a known path with another method', () => {
  test('is 405, and names the allowed methods', async () => {
    expect(inventory().size).toBeGreaterThan(60)
    for (const [url, known] of inventory()) {
      for (const method of methods.filter((one) => !known.has(one))) {
        // Matches the route of an order, with the id 'lookup'.
        if (method === 'get' && url === '/api/orders/lookup') continue
        const answer = await call(method, examplePath(url))
        expect.soft(`${method} ${url} ${answer.status}`).toBe(`${method} ${url} 405`)
        expect.soft(problemOf(answer).code).toBe('method_not_allowed')
        const allowed = (answer.headers.allow ?? '').toLowerCase().split(', ')
        expect.soft(allowed, url).toEqual(expect.arrayContaining([...known, 'options']))
        expect.soft(allowed, url).not.toContain(method)
      }
    }
  })

  test('OPTIONS names the methods, and allows nothing to other sites', async () => {
    for (const [url, known] of inventory()) {
      const answer = await supertest(desk.url).options(examplePath(url)).set('Origin', 'https://evil.example')
      expect.soft(`${url} ${answer.status}`).toBe(`${url} 204`)
      expect.soft(answer.headers.allow?.toLowerCase().split(', ')).toEqual(expect.arrayContaining([...known]))
      expect.soft(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test.each(['/api/', '/api/nowhere', '/api/cart/nowhere'])('%s is an unknown path', async (path) => {
    for (const method of methods) expect.soft((await call(method, path)).status, method).toBe(404)
  })
})

describe('a malformed id in the path', () => {
  test('is 404 on every route', async () => {
    const withId = [...inventory()].filter(([url]) => url.includes(':id'))
    expect(withId.length).toBeGreaterThan(8)
    const before = provider.calls().length
    for (const [url, known] of withId) {
      for (const method of methods.filter((one) => known.has(one))) {
        for (const id of ['abc', '0', '-1', '1e3', '%00', '99999999999999999999', `${uuid}x`]) {
          const answer = await call(method, url.replace(':id', id)).send(method === 'get' ? undefined : {})
          expect.soft(`${method} ${url} ${id} ${answer.status}`).toBe(`${method} ${url} ${id} 404`)
          expect.soft(problemOf(answer).code).toBe('not_found')
        }
      }
    }
    expect(provider.calls().length).toBe(before)
  })
})

test('a wrong request gets a plain message at the path of each field', async () => {
  let refused = 0
  for (const route of routes.filter(({ url }) => inventory().has(url))) {
    for (const { method, url, payload } of wrongRequests(route)) {
      const answer = await call(method.toLowerCase() as Method, url).send(payload)
      if (answer.ok) continue
      const { code, fields } = problemOf(answer)
      if (code !== 'validation_failed') continue
      refused += 1
      expectPlainMessages(`${method} ${url.slice(0, 80)} ${JSON.stringify(payload)}`, fields)
    }
  }
  expect(refused).toBeGreaterThan(300)
})

describe('a request without a valid login', () => {
  test('gets the scheme to use, which opens no dialog of the browser', async () => {
    const answer = await call('get', '/api/cart').set('Authorization', 'Bearer not-of-ours')
    expect(problemOf(answer)).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="sluimer", error="invalid_token"')
  })
})
