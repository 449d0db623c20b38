import { eq } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { auditLog } from '../db/schema/staff.ts'

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
  const consent = `"${requestedAt.toISOString()}";"${confirmedAt.toISOString()}"`
  expect(body.replaceAll(/;"http[^"]*"/g, '').split('\r\n')).toEqual([
    '\uFEFF"e-mailadres";"aangevraagd";"bevestigd";"afmeldlink"',
    `"""quoted, twice""@example.com";${consent}`,
    `"'=cmd|calc@example.com";${consent}`,
    `"zoe@example.com";${consent}`,
    '',
  ])
})

it('each exported address has a link of its own, which takes it off the list in any browser', async () => {
  const staff = await employ(shop, 'content')
  const rows = await shop.db
    .insert(newsletterSubscription)
    .values(
      ['blijft@example.com', 'gaat@example.com'].map((email) => ({
        email,
        sessionTokenHash: email,
        confirmedAt: new Date(),
      })),
    )
    .returning()
  const exported = async () => (await staff.ask('GET', admin.newsletterExport)).body
  const link = /"gaat@example\.com";.*;"(http[^"]*)"/.exec(await exported())?.[1] ?? ''
  expect(link).toMatch(/^http.*\/nieuwsbrief\/afmelden\/\?token=/)
  const token = new URL(link).searchParams.get('token')
  const answer = await newShopper(shop).ask('POST', '/v1/content/newsletter/unsubscribe', { token })
  expect(answer.status).toBe(200)
  const left = await exported()
  expect(left).toContain(rows[0]?.email)
  expect(left).not.toContain('gaat@example.com')
})

it('customer service finds an address by a part of it and takes it off the list, but exports nothing', async () => {
  const staff = await employ(shop, 'service')
  const [added] = await shop.db
    .insert(newsletterSubscription)
    .values({ email: 'belde.ons@example.com', sessionTokenHash: 'f', confirmedAt: new Date() })
    .returning()
  const found = async (q: string) => (await staff.ask('GET', `${admin.newsletter}?q=${q}`)).json()
  expect(await found('BELDE.')).toMatchObject({ total: 1, rows: [{ email: 'belde.ons@example.com' }] })
  expect(await found('belde_')).toMatchObject({ total: 0, rows: [] })
  const path = pathOf(admin.newsletterSubscription, { id: added?.id ?? '' })
  expect((await staff.ask('DELETE', path)).statusCode).toBe(204)
  expect(await found('belde')).toMatchObject({ total: 0 })
  expect((await staff.ask('GET', admin.newsletterExport)).statusCode).toBe(403)
})

it('an employee takes an address off the list, which the log shows without the address', async () => {
  const staff = await employ(shop, 'content')
  const [added] = await shop.db
    .insert(newsletterSubscription)
    .values({ email: 'weg@example.com', sessionTokenHash: 'e', confirmedAt: new Date() })
    .returning()
  const path = pathOf(admin.newsletterSubscription, { id: added?.id ?? '' })
  expect((await staff.ask('DELETE', path)).statusCode).toBe(204)
  expect((await staff.ask('GET', admin.newsletter)).body).not.toContain('weg@example.com')
  expect((await staff.ask('DELETE', path)).statusCode).toBe(404)
  const log = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.rowId, added?.id ?? ''))
  expect(log).toHaveLength(1)
  expect(JSON.stringify(log)).not.toContain('weg@')
})
