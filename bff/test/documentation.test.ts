import type { RouteOptions } from 'fastify'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bareRequestTexts,
  codesOf,
  fractionalSteps,
  headersOf,
  lint,
  type OpenApi,
  openApiOf,
  operationsOf,
  optionalBodies,
  repeatable,
  responseOf,
  routesWithOptionalBody,
  vagueFormats,
} from '../../shop-api/test/open-api.ts'
import { examplePath } from '../../shop-api/test/wrong-requests.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { openProviderDouble } from './provider-double.ts'

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk
let document: OpenApi
const routes: RouteOptions[] = []

beforeAll(async () => {
  provider = await openProviderDouble()
  desk = await openFrontDesk(provider.url, { onRoute: (route) => routes.push(route) })
  document = openApiOf(desk.app)
})
afterAll(async () => {
  await desk.close()
  await provider.close()
})

const policyOf = async (path: string) => {
  const { headers } = await supertest(desk.url).get(path)
  return headers['content-security-policy'] ?? ''
}

describe('the documentation of /api', () => {
  test('passes the linter', async () => {
    expect(await lint(document)).toEqual([])
  })

  test('has every route, except those that opt out', () => {
    const served = routes.filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD')
    const silent = served.filter(
      ({ url, schema }) => !url.startsWith('/api/docs') && schema?.operation === undefined,
    )
    expect(silent.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([])
    const described = served.filter(({ schema }) => schema?.operation)
    expect(
      operationsOf(document)
        .map(({ operationId }) => operationId)
        .toSorted(),
    ).toEqual(described.map(({ schema }) => schema?.operation?.id).toSorted())
    expect(described.length).toBeGreaterThan(75)
  })

  test('has only routes that can be called, and every error that they answer', async () => {
    for (const { path, method, operationId, responses } of operationsOf(document)) {
      const url = examplePath(path.replaceAll(/\{(\w+)\}/g, ':$1'))
      const client = supertest(desk.url)
      const send = { get: client.get, post: client.post, put: client.put, delete: client.delete }[method]
      if (!send) throw new Error(`${method} is not called here`)
      const answer = await send.call(client, url).set('Origin', desk.bff.config.publicUrl.origin)
      expect.soft(Object.keys(responses), operationId).toContain(String(answer.status))
      expect.soft(answer.status, operationId).not.toBe(405)
      const documented = headersOf(document, operationId, answer.status).has('ratelimit')
      expect
        .soft(documented, `RateLimit of ${operationId} ${answer.status}`)
        .toBe('ratelimit' in answer.headers)
      if (answer.ok || answer.status < 400) continue
      expect
        .soft(codesOf(document, operationId, answer.status), operationId)
        .toContain(problemOf(answer).code)
    }
  })

  test('has the Idempotency-Key and its error codes exactly where a key is honoured', () => {
    const honouring = routes
      .filter(({ config }) => config?.onlyOnce)
      .map(({ schema }) => schema?.operation?.id)
      .toSorted()
    expect(honouring.length).toBeGreaterThan(15)
    expect(repeatable(document)).toEqual({ takeKey: honouring, listCodes: honouring })
  })

  test('says which body can be left out', () => {
    const optional = routesWithOptionalBody(routes)
    expect(optional).toContain('placeOrder')
    expect(optionalBodies(document)).toEqual(optional)
  })

  test('has no number with a fraction as step', () => {
    expect(fractionalSteps(document)).toEqual([])
  })

  test.each([
    ['saveChat', 512],
    ['addCartItem', 64],
  ])('has the limit of each body: %s', (id, kilobytes) => {
    expect(responseOf(document, id, 413)?.description).toContain(`${kilobytes} kB`)
  })

  test('has a maximum length or a pattern for every text in a request', () => {
    expect(bareRequestTexts(document)).toEqual([])
  })

  test('has a format for every text whose name implies one', () => {
    expect(vagueFormats(document)).toEqual([])
  })

  test('describes every public read by its own contract', async () => {
    const { body } = await supertest(desk.url).get('/api/docs/json').expect(200)
    expect(body.openapi).toBe('3.1.0')
    const listing = body.paths['/api/catalog/listing'].get
    expect(listing.parameters).toMatchObject([
      { name: 'path' },
      { name: 'query' },
      { $ref: '#/components/parameters/IfNoneMatch' },
    ])
    expect(JSON.stringify(listing.responses['200'])).toContain('#/components/schemas/Listing')
    expect(Object.keys(body.paths)).not.toContain('/*')
  })

  test('is a page whose policy allows inline styles, and no script from elsewhere', async () => {
    const policy = await policyOf('/api/docs/')
    expect(policy).toMatch(/script-src 'self';/)
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'/)
    expect(await policyOf('/healthz')).toMatch(/style-src 'self'/)
    expect(await policyOf('/healthz')).not.toContain('unsafe')
  })

  test('does not exist in production', async () => {
    const production = await openFrontDesk(provider.url, { production: true })
    for (const path of ['/api/docs', '/api/docs/', '/api/docs/json']) {
      expect(problemOf(await supertest(production.url).get(path)).status).toBe(404)
    }
    expect(production.app.hasDecorator('swagger')).toBe(false)
    await production.close()
  })
})
