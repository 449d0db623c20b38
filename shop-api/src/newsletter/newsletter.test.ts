import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { content } from '../db/schema/content.ts'
import { mail } from '../db/schema/mail.ts'
import { quotaUse } from '../db/schema/process/quota.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { noRemindersUrl } from '../abandonment/reminder-link.ts'
import { abandonedCartMail } from '../abandonment/mail.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { forgetExpired } from '../retention/forget-expired.ts'
import { newsletterToken } from './newsletter-link.ts'

const day = 24 * 60 * 60 * 1000

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ config: { quotaFactor: 1 } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(quotaUse)
  await shop.db.delete(mail)
  await shop.db.delete(newsletterSubscription)
})

const post = (what: string, body: object, shopper = newShopper(shop)) =>
  shopper.ask<{ message: string }>('POST', `/v1/content/newsletter/${what}`, body)
const subscribe = (email: string, shopper = newShopper(shop)) => post('subscribe', { email }, shopper)
const mails = () => shop.db.select().from(mail).orderBy(mail.createdAt)
const subscriptions = () => shop.db.select().from(newsletterSubscription)

const linkIn = (text: string | undefined, page: string) =>
  new RegExp(`/nieuwsbrief/${page}/\\?token=(\\S+)`).exec(text ?? '')?.[1] ?? ''
const confirm = async () => {
  const request = (await mails()).findLast(({ kind }) => kind === 'newsletter_request')
  return post('confirm', { token: linkIn(request?.text, 'bevestigen') })
}

it('names the mistake in an email address', async () => {
  expect(await subscribe('zoe@')).toMatchObject({
    status: 422,
    body: { errors: { email: 'Vul een geldig e-mailadres in' } },
  })
})

it('confirms a subscription only by the link in a mail', async () => {
  expect(await subscribe('Zoe@Example.com')).toMatchObject({ status: 200 })
  const [sent, ...more] = await mails()
  expect(more).toEqual([])
  expect(sent).toMatchObject({ kind: 'newsletter_request', recipient: 'zoe@example.com' })
  expect(sent?.html).toContain(linkIn(sent?.text, 'bevestigen'))
  expect(await subscriptions()).toMatchObject([{ email: 'zoe@example.com', confirmedAt: null }])

  expect(await confirm()).toMatchObject({ status: 200 })
  expect(await subscriptions()).toMatchObject([{ confirmedAt: expect.any(Date) }])
})

it('sends one welcome mail, however often the link is followed', async () => {
  await subscribe('zoe@example.com')
  const token = linkIn((await mails()).at(-1)?.text, 'bevestigen')
  const answers = await Promise.all([1, 2, 3].map(() => post('confirm', { token })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter_request', 'newsletter_welcome'])
})

it('responds the same for known and unknown addresses; only the mail says that it was known', async () => {
  const unknown = await subscribe('zoe@example.com')
  await confirm()
  const known = await subscribe('zoe@example.com')
  expect(known.body).toEqual(unknown.body)
  expect(known.status).toBe(unknown.status)
  expect((await mails()).at(-1)?.text).toContain('Je stond al op de lijst')
})

it('keeps the proof of a confirmed consent when a stranger requests the address again', async () => {
  await subscribe('zoe@example.com')
  const [requested] = await subscriptions()
  // Until the confirmation, the latest request counts.
  await subscribe('zoe@example.com')
  const [latest] = await subscriptions()
  expect(latest?.sessionTokenHash).not.toBe(requested?.sessionTokenHash)
  expect(latest?.requestedAt).not.toEqual(requested?.requestedAt)
  await confirm()
  const [confirmed] = await subscriptions()
  await subscribe('zoe@example.com')
  expect((await mails()).at(-1)?.kind).toBe('newsletter_welcome')
  expect(await subscriptions()).toEqual([confirmed])
})

it('sends at most three mails a day to an address, with the same response after that', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => subscribe('zoe@example.com')))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
  expect(await mails()).toHaveLength(3)

  await shop.db.update(quotaUse).set({ endsAt: new Date() })
  await subscribe('zoe@example.com')
  expect(await mails()).toHaveLength(4)
})

it('limits the number of addresses that one shopper can subscribe', async () => {
  const shopper = newShopper(shop)
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await subscribe(`naam${index}@example.com`, shopper)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await mails()).toHaveLength(5)
  expect(await subscriptions()).toHaveLength(5)
})

it('returns a field error for an invalid address', async () => {
  const answer = await subscribe('zoe@')
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors ?? {})).toEqual(['email'])
})

it('unsubscribes an address with the link of any mail, and deletes it', async () => {
  await subscribe('zoe@example.com')
  await confirm()
  const token = linkIn((await mails())[0]?.text, 'afmelden')
  expect((await post('unsubscribe', { token })).status).toBe(200)
  expect(await subscriptions()).toEqual([])
  expect((await post('unsubscribe', { token })).status).toBe(200)
  // The old confirmation link does not restore it.
  expect((await confirm()).status).toBe(404)
})

it('unsubscribes with the link of a mail of an earlier subscription', async () => {
  await subscribe('zoe@example.com')
  const token = linkIn((await mails())[0]?.text, 'afmelden')
  await post('unsubscribe', { token })
  await subscribe('other@example.com')
  await subscribe('zoe@example.com')
  await confirm()
  expect((await post('unsubscribe', { token })).body.message).toContain('Je bent afgemeld')
  expect(await subscriptions()).toMatchObject([{ email: 'other@example.com' }])
})

it('does not confirm an unsubscription that a link with only an ended subscription cannot make', async () => {
  await subscribe('zoe@example.com')
  const [{ id } = { id: '' }] = await subscriptions()
  const token = newsletterToken(shop.shop.config.tokenSecret, 'unsubscribe', id)
  expect((await post('unsubscribe', { token })).body.message).toContain('Je bent afgemeld')
  await subscribe('zoe@example.com')
  const late = await post('unsubscribe', { token })
  expect(late.status).toBe(200)
  expect(late.body.message).toMatch(/was al afgelopen.*laatste mail/)
  expect(await subscriptions()).toHaveLength(1)
})

it('unsubscribes with the link of a mail of long ago', async () => {
  await subscribe('zoe@example.com')
  const id = (await subscriptions())[0]?.id ?? ''
  const token = newsletterToken(
    shop.shop.config.tokenSecret,
    'unsubscribe',
    id,
    Date.parse('1990-01-01T12:00:00Z'),
  )
  expect((await post('unsubscribe', { token })).status).toBe(200)
  expect(await subscriptions()).toEqual([])
})

it('rejects links that are expired, modified or for another purpose', async () => {
  await subscribe('zoe@example.com')
  const [row] = await subscriptions()
  const id = row?.id ?? ''
  const secret = shop.shop.config.tokenSecret
  const old = newsletterToken(secret, 'confirm', id, Date.now() - 4 * day)
  const other = newsletterToken(secret, 'unsubscribe', id)
  const foreign = newsletterToken('another-secret-that-is-long-enough-to-be', 'confirm', id)
  for (const token of [old, other, foreign, 'x', `${id}.zzz.${'a'.repeat(43)}`]) {
    expect((await post('confirm', { token })).status).toBe(404)
  }
  expect((await post('unsubscribe', { token: newsletterToken(secret, 'confirm', id) })).status).toBe(404)
  expect(await subscriptions()).toMatchObject([{ confirmedAt: null }])
})

it('deletes unconfirmed subscriptions after a week, and no others', async () => {
  await subscribe('ja@example.com')
  await confirm()
  await subscribe('nee@example.com')
  await shop.db.update(newsletterSubscription).set({ requestedAt: new Date(Date.now() - 8 * day) })
  await subscribe('net@example.com')
  await forgetExpired(shop.shop)
  expect((await subscriptions()).map(({ email }) => email).toSorted()).toEqual([
    'ja@example.com',
    'net@example.com',
  ])
})

it('has a popup with sanitised texts, or none', async () => {
  const ask = () => newShopper(shop).ask<object>('GET', '/v1/content/newsletter-popup')
  const where = eq(content.key, 'newsletter-popup')
  const [stored] = await shop.db.select().from(content).where(where)
  const texts = { title: 'Nieuws', buttonText: 'Ja', smallText: '' }
  await shop.db
    .update(content)
    .set({ data: { ...texts, content: '<p onclick="x()">Hoi<script>x()</script></p>' } })
    .where(where)
  expect((await ask()).body).toEqual({
    title: 'Nieuws',
    content: '<p>Hoi</p>',
    button_text: 'Ja',
    small_text: '',
  })

  await shop.db.delete(content).where(where)
  expect((await ask()).status).toBe(404)
  expect(stored?.data).toMatchObject({ buttonText: 'Inschrijven' })
})

it('mail programs show a button to unsubscribe beside mails that can be stopped, and beside no others', async () => {
  const server = await openMailServer()
  const { config } = shop.shop
  await subscribe('zoe@example.com')
  await confirm()
  const stop = noRemindersUrl(config, 'mees@example.com')
  const details = await readShopDetails(shop.db)
  const reminder = abandonedCartMail({ lines: [], shop: details, restoreUrl: '/', noRemindersUrl: stop })
  const question = { subject: 'Vraag', html: 'x', text: `Wat is ${stop} voor link?` }
  await shop.db.insert(mail).values([
    { ...reminder, kind: 'abandoned_cart', recipient: 'mees@example.com' },
    { ...question, kind: 'contact_message', recipient: 'winkel@example.com' },
  ])
  const written = await mails()
  const links = written.map(({ text, recipient }) =>
    recipient === 'zoe@example.com'
      ? `<${config.shopUrl}/nieuwsbrief/afmelden/?token=${linkIn(text, 'afmelden')}>`
      : recipient === 'mees@example.com' && `<${stop}>`,
  )
  expect(links).toHaveLength(4)
  await deliverMail(
    { ...shop.shop, config: { ...config, smtpUrl: server.url } },
    new AbortController().signal,
  )
  await server.close()
  const headersOf = ({ id }: { id: string }) => {
    const raw = server.received.find((received) => received.includes(`<${id}@`)) ?? ''
    // A long header continues on the next line.
    const [head = ''] = raw.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n\r\n', 1)
    const header = (name: string) =>
      new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim().replaceAll(' ', '') ?? false
    return [header('List-Unsubscribe'), header('List-Unsubscribe-Post')]
  }
  expect(written.map(headersOf)).toEqual(links.map((link) => [link, link && 'List-Unsubscribe=One-Click']))
})
