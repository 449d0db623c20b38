import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openShopUnderTest } from '../test/shop-under-test.ts'
import { buildApp } from './app.ts'
import { createLog } from './log.ts'

describe('the log', () => {
  it('contains the requested path, without the token that gives access to an order', async () => {
    const lines: string[] = []
    const shop = await openShopUnderTest()
    const log = createLog('info', { write: (line) => lines.push(line) })
    const app = await buildApp({ ...shop.shop, log })
    await app.inject({
      url: '/v1/order/00000000-0000-4000-8000-000000000000?token=CANARY-TOKEN',
      headers: { authorization: 'Bearer CANARY-BEARER', cookie: 'shop_session=CANARY-COOKIE' },
    })
    await app.close()
    await shop.close()
    const text = lines.join('')
    expect(text).toContain('/v1/order/00000000-0000-4000-8000-000000000000')
    expect(text).not.toContain('CANARY')
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
