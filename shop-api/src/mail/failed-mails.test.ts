import { eq } from 'drizzle-orm'
import type { FailedMail } from 'shared-types/contracts/admin/mails'
import type { Overview } from 'shared-types/contracts/admin/overview'
import { admin, type RowPath } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { employ } from '../../test/staff-under-test.ts'
import { content } from '../db/schema/content.ts'
import { mail } from '../db/schema/mail.ts'
import { auditLog } from '../db/schema/staff.ts'
import { runCommand } from '../command/run-command.ts'
import { deliverMail, mostAttempts } from './deliver-mail.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

it('a mail that could not be delivered is listed, and an employee can send it again', async () => {
  const staff = await employ(shop, 'service')
  const lastError = '550 a@example.com onbekend'
  const written = { kind: 'newsletter_welcome', subject: 'Welkom', html: 'x', text: 'x' } as const
  const [failed] = await shop.db
    .insert(mail)
    .values([
      { ...written, recipient: 'a@example.com', attempts: mostAttempts, lastError },
      { ...written, recipient: 'b@example.com', attempts: 2 },
    ])
    .returning()
  const list = async () => (await staff.ask('GET', admin.failedMails)).json<{ rows: FailedMail[] }>().rows
  expect(await list()).toMatchObject([{ recipient: 'a@example.com', lastError }])

  const retry = () => staff.ask('POST', pathOf(admin.failedMailRetry, { id: failed?.id ?? '' }))
  expect((await retry()).statusCode).toBe(204)
  expect(await list()).toEqual([])
  const [again] = await shop.db
    .select()
    .from(mail)
    .where(eq(mail.id, failed?.id ?? ''))
  expect(again).toMatchObject({ attempts: 0, lastError: null })
  expect((await retry()).statusCode).toBe(404)
  const logged = await shop.db.select().from(auditLog).where(eq(auditLog.tableName, 'mail'))
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain('a@example.com')
})

it('an employee gives up a mail to a mailbox that does not exist', async () => {
  const staff = await employ(shop, 'service')
  const gone = { kind: 'newsletter_welcome', subject: 'Welkom', html: 'x', text: 'x' } as const
  const [failed] = await shop.db
    .insert(mail)
    .values({ ...gone, recipient: 'weg@example.com', attempts: mostAttempts })
    .returning()
  const act = async (path: RowPath) =>
    (await staff.ask('POST', pathOf(path, { id: failed?.id ?? '' }))).statusCode
  const waiting = async () => (await staff.ask('GET', admin.overview)).json<Overview>().waiting.failedMails
  expect(await waiting()).toBe(1)
  expect([await act(admin.failedMailDismissal), await act(admin.failedMailDismissal)]).toEqual([204, 404])
  expect(await waiting()).toBe(0)
  expect((await staff.ask('GET', admin.failedMails)).json()).toMatchObject({ rows: [], total: 0 })
  expect(await act(admin.failedMailRetry)).toBe(404)
  await staff.ask('POST', admin.failedMailsRetry)
  const [unsent] = await shop.db
    .select()
    .from(mail)
    .where(eq(mail.id, failed?.id ?? ''))
  expect(unsent).toMatchObject({ attempts: mostAttempts, sentAt: null })
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const days = (count: number) => count * 24 * 60
const text = { subject: 'Mail', html: 'x', text: 'x' }

it('a mail whose only link has ended is not sent any more', async () => {
  const server = await openMailServer()
  await shop.db.delete(mail)
  await shop.db.insert(mail).values([
    { ...text, kind: 'account_confirm', recipient: 'late@example.com', createdAt: ago(31) },
    { ...text, kind: 'password_reset', recipient: 'later@example.com', createdAt: ago(days(2)) },
    { ...text, kind: 'password_reset', recipient: 'timely@example.com', createdAt: ago(28) },
    { ...text, kind: 'password_changed', recipient: 'linkless@example.com', createdAt: ago(31) },
  ])
  const sending = { ...shop.shop, config: { ...shop.shop.config, smtpUrl: server.url } }
  await deliverMail(sending, new AbortController().signal)
  await server.close()
  const left = await shop.db.select().from(mail).orderBy(mail.createdAt)
  expect(left.map(({ recipient, sentAt }) => [recipient, sentAt !== null])).toEqual([
    ['linkless@example.com', true],
    ['timely@example.com', true],
  ])
  expect(
    server.received
      .join('')
      .match(/^To: .*/gm)
      ?.toSorted(),
  ).toEqual(['To: linkless@example.com', 'To: timely@example.com'])
})

it('an error of ours is no failure of the mail server', async () => {
  const server = await openMailServer()
  await shop.db.delete(mail)
  await shop.db.insert(mail).values({ ...text, kind: 'newsletter_welcome', recipient: 'zoe@example.com' })
  const footer = eq(content.key, 'footer')
  const [stored] = await shop.db.select().from(content).where(footer)
  await shop.db.update(content).set({ data: {} }).where(footer)
  const sending = { ...shop.shop, config: { ...shop.shop.config, smtpUrl: server.url } }
  try {
    await expect(deliverMail(sending, new AbortController().signal)).rejects.toThrow('shop')
  } finally {
    await shop.db.update(content).set({ data: stored?.data }).where(footer)
    await server.close()
  }
  expect(await shop.db.select().from(mail)).toMatchObject([{ sentAt: null, lastError: null }])
})

it('after a long outage, all mails of the last week are sent again at once, by an employee or a command', async () => {
  const staff = await employ(shop, 'service')
  const failed = { ...text, attempts: mostAttempts, lastError: 'ECONNREFUSED' }
  const waiting = async () =>
    (await shop.db.select().from(mail).where(eq(mail.attempts, 0)))
      .map(({ recipient }) => recipient)
      .toSorted()
  const fill = async () => {
    await shop.db.delete(mail)
    return shop.db
      .insert(mail)
      .values([
        { ...failed, kind: 'newsletter_welcome', recipient: 'day@example.com', createdAt: ago(days(1)) },
        { ...failed, kind: 'newsletter_welcome', recipient: 'week@example.com', createdAt: ago(days(6.9)) },
        { ...failed, kind: 'newsletter_welcome', recipient: 'old@example.com', createdAt: ago(days(7.1)) },
        { ...failed, kind: 'password_reset', recipient: 'ended@example.com', createdAt: ago(31) },
      ])
      .returning()
  }
  const rows = await fill()
  const ended = rows.find(({ recipient }) => recipient === 'ended@example.com')?.id ?? ''
  const one = await staff.ask('POST', pathOf(admin.failedMailRetry, { id: ended }))
  expect([one.statusCode, one.json().message]).toEqual([422, expect.stringContaining('link')])
  expect(await waiting()).toEqual([])

  expect((await staff.ask('POST', admin.failedMailsRetry)).statusCode).toBe(204)
  expect(await waiting()).toEqual(['day@example.com', 'week@example.com'])

  await fill()
  const operated = { ...shop.shop, pool: shop.pool, print: () => {} }
  expect(await runCommand(operated, ['retry-mails'])).toBe('2 mails are sent again')
  expect(await waiting()).toEqual(['day@example.com', 'week@example.com'])
})
