import { admin } from 'shared-types/contracts/admin/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { employ } from '../../test/staff-under-test.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

it('subscriptions are listed with their consent, and exported without formulas or unconfirmed addresses', async () => {
  const staff = await employ(shop, 'content')
  const requestedAt = new Date('2026-03-01T10:00:00Z')
  const confirmedAt = new Date('2026-03-01T10:05:00Z')
  await shop.db.insert(newsletterSubscription).values([
    { email: 'zoe@example.com', sessionTokenHash: 'a', requestedAt, confirmedAt },
    { email: '=cmd|calc@example.com', sessionTokenHash: 'b', requestedAt, confirmedAt },
    { email: '"quoted, twice"@example.com', sessionTokenHash: 'd', requestedAt, confirmedAt },
    { email: 'wacht@example.com', sessionTokenHash: 'c', requestedAt },
  ])
  const list = async (status: string) =>
    (await staff.ask('GET', `${admin.newsletter}?status=${status}`)).json()
  expect(await list('confirmed')).toMatchObject({ total: 3 })
  expect(await list('requested')).toMatchObject({
    rows: [{ email: 'wacht@example.com', requestedAt: requestedAt.toISOString(), confirmedAt: null }],
  })
  const { body, headers } = await staff.ask('GET', admin.newsletterExport)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body.split('\r\n')).toEqual([
    '\uFEFF"e-mailadres","aangevraagd","bevestigd"',
    `"""quoted, twice""@example.com","${requestedAt.toISOString()}","${confirmedAt.toISOString()}"`,
    `"'=cmd|calc@example.com","${requestedAt.toISOString()}","${confirmedAt.toISOString()}"`,
    `"zoe@example.com","${requestedAt.toISOString()}","${confirmedAt.toISOString()}"`,
    '',
  ])
})
