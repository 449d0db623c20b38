import { eq } from 'drizzle-orm'
import type { FailedMail } from 'shared-types/contracts/admin/mails'
import { admin } from 'shared-types/contracts/admin/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { employ } from '../../test/staff-under-test.ts'
import { mail } from '../db/schema/mail.ts'
import { mostAttempts } from './deliver-mail.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

it('a mail that could not be delivered is listed, and an employee can send it again', async () => {
  const staff = await employ(shop, 'service')
  const written = { kind: 'newsletter_welcome', subject: 'Welkom', html: 'x', text: 'x' } as const
  const [failed] = await shop.db
    .insert(mail)
    .values([
      { ...written, recipient: 'a@example.com', attempts: mostAttempts, lastError: '550 onbekend' },
      { ...written, recipient: 'b@example.com', attempts: 2 },
    ])
    .returning()
  const list = async () => (await staff.ask('GET', admin.failedMails)).json<{ rows: FailedMail[] }>().rows
  expect(await list()).toMatchObject([{ recipient: 'a@example.com', lastError: '550 onbekend' }])

  const retry = () => staff.ask('POST', admin.failedMailRetry.replace(':id', failed?.id ?? ''))
  expect((await retry()).statusCode).toBe(204)
  expect(await list()).toEqual([])
  const [again] = await shop.db
    .select()
    .from(mail)
    .where(eq(mail.id, failed?.id ?? ''))
  expect(again).toMatchObject({ attempts: 0, lastError: null })
  expect((await retry()).statusCode).toBe(404)
})
