import request from 'supertest'
import { V1Error } from 'shared-types/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../test/shop-under-test.ts'
import { buildApp } from './app.ts'
import { openDatabase } from './db/client.ts'
import { requestId } from './http/request-id.ts'

let shop: ShopUnderTest

beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

describe('a path that requires the service bearer', () => {
  const paths = [
    '/v1/catalog/featured-products',
    '/v1/catalog/sitemap',
    '/v1/content/footer',
    '/v1/cart',
    '/v1/checkout',
    '/v1/customer/login/status',
  ]

  it.each(paths)('%s', async (path) => {
    for (const authorization of [
      '',
      'Bearer x',
      'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJiZmYifQ.',
      shop.bearer.slice(0, -3),
    ]) {
      const response = await request(shop.app.server).get(path).set('authorization', authorization)
      expect([response.status, V1Error.parse(response.body).code]).toEqual([401, 'unauthorized'])
    }
  })

  it('rejects a token of another shop', async () => {
    const other = await openShopUnderTest({
      config: { tokenSecret: 'another-secret-of-at-least-32-characters' },
    })
    const response = await request(shop.app.server).get('/v1/cart').set('authorization', other.bearer)
    await other.close()
    expect(response.status).toBe(401)
  })
})

describe('the database', () => {
  it('reports an unavailable database, without details', async () => {
    const unreachable = openDatabase('postgresql://unknown@127.0.0.1:1/nothing', shop.shop.log)
    const app = await buildApp({ ...shop.shop, db: unreachable.db })
    const response = await request(await app.ready().then(() => app.server)).get('/readyz')
    await app.close()
    await unreachable.pool.end()
    expect([response.status, response.headers['retry-after']]).toEqual([503, '1'])
    expect(V1Error.parse(response.body).code).toBe('provider_unavailable')
    expect(response.text).not.toContain('127.0.0.1')
  })
})

describe('the request id', () => {
  it.each([
    ['accepted', 'a1b2c3d4-0000', true],
    ['replaced when it could forge a log line', 'abc\r\n{"level":60}', false],
    ['replaced when it is too long', 'a'.repeat(65), false],
  ])('is %s', (_what, given, isAccepted) => {
    expect(requestId({ headers: { 'x-request-id': given } }) === given).toBe(isAccepted)
  })
})
