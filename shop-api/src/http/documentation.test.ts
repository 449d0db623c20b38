import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bareRequestTexts,
  codesOf,
  fractionalSteps,
  lint,
  type OpenApi,
  openApiOf,
  operationsOf,
  optionalBodies,
  repeatable,
  responseOf,
  routesWithOptionalBody,
  vagueFormats,
} from '../../test/open-api.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { examplePath } from '../../test/wrong-requests.ts'

let shop: ShopUnderTest
let document: OpenApi
const routes: RouteOptions[] = []

beforeAll(async () => {
  shop = await openShopUnderTest({ onRoute: (route) => routes.push(route) })
  document = openApiOf(shop.app)
})
afterAll(() => shop.close())

const read = ({ app }: ShopUnderTest, remoteAddress: string, authorization = '') =>
  app.inject({ url: '/docs/json', remoteAddress, headers: { authorization } })

describe('the documentation of /v1', () => {
  it('passes the linter', async () => {
    expect(await lint(document)).toEqual([])
  })

  it('contains every route', () => {
    const served = routes.filter(({ url, method }) => /^\/(v1\/|login$)/.test(url) && method !== 'HEAD')
    expect(
      operationsOf(document)
        .map(({ operationId }) => operationId)
        .toSorted(),
    ).toEqual(served.map(({ schema }) => schema?.operation?.id).toSorted())
    expect(served.length).toBeGreaterThan(70)
  })

  it('has whole schemas: Fastify warns at each start of parts that are undefined', () => {
    expect(routes.length).toBeGreaterThan(100)
    const undefinedParts = routes.filter(({ schema }) => Object.values(schema ?? {}).includes(undefined))
    expect(undefinedParts.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([])
  })

  it('contains only existing operations, and all errors that they return', async () => {
    for (const { path, method, operationId, responses } of operationsOf(document)) {
      const url = examplePath(path.replaceAll(/\{(\w+)\}/g, ':$1'))
      const answer = await shop.app.inject({
        method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url,
        headers: { authorization: shop.bearer },
      })
      expect.soft(Object.keys(responses), operationId).toContain(String(answer.statusCode))
      expect.soft(answer.statusCode, operationId).not.toBe(405)
      if (answer.statusCode < 400) continue
      expect
        .soft(codesOf(document, operationId, answer.statusCode), operationId)
        .toContain(answer.json().code)
    }
  })

  it('lists the Idempotency-Key and its error codes exactly for the routes that support it', () => {
    const honouring = routes
      .filter(({ url, config }) => url.startsWith('/v1/') && config?.onlyOnce)
      .map(({ schema }) => schema?.operation?.id)
      .toSorted()
    expect(honouring.length).toBeGreaterThan(15)
    expect(repeatable(document)).toEqual({ takeKey: honouring, listCodes: honouring })
  })

  it('specifies which body can be left out', () => {
    const optional = routesWithOptionalBody(routes)
    expect(optional).toContain('placeOrder')
    expect(optionalBodies(document)).toEqual(optional)
  })

  it('has no number with a fraction as step', () => {
    expect(fractionalSteps(document)).toEqual([])
  })

  it.each([
    ['saveChat', 512],
    ['addCartItem', 64],
  ])('specifies the limit of each body: %s', (id, kilobytes) => {
    expect(responseOf(document, id, 413)?.description).toContain(`${kilobytes} kB`)
  })

  it('specifies the answers and the category of an advice in a query', () => {
    const advice = operationsOf(document).find(({ operationId }) => operationId === 'getAdvice')
    expect(advice?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'category_id',
          schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
        }),
        expect.objectContaining({
          name: 'questions',
          style: 'form',
          explode: true,
          schema: expect.objectContaining({ propertyNames: { pattern: '^qs[1-9]\\d{0,5}$' } }),
        }),
      ]),
    )
  })

  it('specifies a maximum length or a pattern for every text in a request', () => {
    expect(bareRequestTexts(document)).toEqual([])
  })

  it('specifies the format of every text whose name implies one', () => {
    expect(vagueFormats(document)).toEqual([])
  })

  it('is readable without the bearer on this machine only, and never in production', async () => {
    expect((await read(shop, '127.0.0.1')).statusCode).toBe(200)
    expect((await read(shop, '192.0.2.1')).statusCode).toBe(401)
    expect((await read(shop, '192.0.2.1', shop.bearer)).statusCode).toBe(200)
    const production = await openShopUnderTest({ config: { production: true } })
    expect((await read(production, '127.0.0.1', production.bearer)).statusCode).toBe(404)
    expect(production.app.hasDecorator('swagger')).toBe(false)
    await production.close()
  })
})
