import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openShopUnderTest } from '../test/shop-under-test.ts'
import { buildApp } from './app.ts'
import type { App } from './context.ts'
import { openDatabase } from './db/client.ts'
import { createLog } from './log.ts'

const linesOf = async (
  requests: (app: App, authorization: string) => Promise<unknown>,
  { away = false } = {},
) => {
  const lines: string[] = []
  const shop = await openShopUnderTest()
  const log = createLog('info', { write: (line) => lines.push(line) })
  const unreachable = openDatabase('postgresql://unknown@127.0.0.1:1/nothing', shop.shop.log)
  const app = await buildApp({ ...shop.shop, ...(away && { db: unreachable.db }), log })
  await requests(app, shop.bearer)
  await app.close()
  await unreachable.pool.end()
  await shop.close()
  return lines
}

describe('the log', () => {
  it('contains one line for each answer, with its route instead of its path, which may contain a token', async () => {
    const lines = await linesOf(async (app, authorization) => {
      const order = '/v1/order/00000000-0000-4000-8000-000000000000?token=CANARY-TOKEN'
      await app.inject({ url: order, headers: { authorization, cookie: 'shop_session=CANARY-COOKIE' } })
      await app.inject({ url: '/v1/catalog/product/preview-12-CANARY', headers: { authorization } })
      await app.inject({ url: '/admin/api/synonyms/CANARY', method: 'DELETE' })
      await app.inject({ url: '/CANARY?q=CANARY', headers: { authorization: 'Bearer CANARY-BEARER' } })
    })
    expect(lines.join('')).not.toContain('CANARY')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'answered', method: 'GET', route: '/v1/order/:id', status: 404 },
      { msg: 'answered', method: 'GET', route: '/v1/catalog/product/:slugOrId', status: 404 },
      { msg: 'answered', method: 'DELETE', route: '/admin/api/synonyms/:id' },
      { msg: 'answered', method: 'GET', route: 'none', status: 404 },
    ])
  })

  it('contains the route of a request that failed, at level error', async () => {
    const lines = await linesOf(
      (app, authorization) =>
        app.inject({ url: '/v1/cart', headers: { authorization, cookie: `shop_session=${'a'.repeat(43)}` } }),
      {
        away: true,
      },
    )
    const failed = { method: 'GET', route: '/v1/cart', reqId: expect.any(String) }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, msg: 'the database is unavailable', ...failed },
      { level: 40, msg: 'answered', status: 503, ...failed },
    ])
  })

  it('contains the failed query, without its values', async () => {
    const lines: string[] = []
    const shop = await openShopUnderTest()
    const log = createLog('info', { write: (line) => lines.push(line) })
    const error: unknown = await shop.db
      .execute(sql`select ${'CANARY@example.com\nCANARY'}::text from nowhere`)
      .then(
        () => null,
        (reason: unknown) => reason,
      )
    log.error({ err: error }, 'a request failed')
    await shop.close()
    expect(lines.join('')).toContain('nowhere')
    expect(lines.join('')).not.toContain('CANARY')
  })
})
