import { NewsletterPopup } from 'shared-types/contracts/newsletter'
import { apiPaths } from 'shared-types/urls/api-paths'
import * as pages from 'shared-types/urls/page-paths'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noRemindersUrl } from '../../shop-api/src/abandonment/reminder-link.ts'
import { reminderRefusal } from '../../shop-api/src/db/schema/abandonment.ts'
import { unsubscribeUrl } from '../../shop-api/src/newsletter/newsletter-link.ts'
import { newsletterSubscription } from '../../shop-api/src/db/schema/newsletter.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { mail } from '../../shop-api/src/db/schema/mail.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'

let shop: ShopUnderTest
let desk: FrontDesk

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  desk = await openFrontDesk(shop.url)
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

const tokenIn = (text = '', page = 'bevestigen') =>
  new RegExp(`/nieuwsbrief/${page}/\\?token=(\\S+)`).exec(text)?.[1] ?? ''

test('a visitor confirms a subscription with the link in a mail, in any browser, and can unsubscribe', async () => {
  const answer = await desk.browser().post(apiPaths.newsletter).send({ email: ' kanarie@example.org ' })
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const [sent] = await shop.db.select().from(mail)
  expect(sent?.recipient).toBe('kanarie@example.org')

  const token = tokenIn(sent?.text)
  await desk.browser().post(apiPaths.newsletterConfirm).send({ token }).expect(200)
  const leave = { token: tokenIn(sent?.text, 'afmelden') }
  await desk.browser().post(apiPaths.newsletterUnsubscribe).send(leave).expect(200)
  const late = await desk.browser().post(apiPaths.newsletterConfirm).send({ token })
  expect(problemOf(late)).toMatchObject({
    status: 404,
    detail: expect.stringContaining('niet (meer) geldig'),
  })
  expect(desk.lines.join('\n')).not.toMatch(/kanarie|bevestigen/)
})

test('a wrong email address gets a message at the field', async () => {
  const answer = await desk.browser().post(apiPaths.newsletter).send({ email: 'zoe@' })
  expect(problemOf(answer).fields).toEqual({ email: 'Vul een geldig e-mailadres in' })
})

test('the text of the popup is public', async () => {
  const answer = await desk.browser().get(apiPaths.document('newsletter-popup'))
  expect(NewsletterPopup.parse(answer.body).buttonText).toBe('Inschrijven')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('one IP address cannot flood the mailboxes of others, whatever the number of its sessions', async () => {
  const statuses = new Set<number>()
  for (let index = 0; index < 31; index += 1) {
    const { status } = await desk
      .browser()
      .post(apiPaths.newsletter)
      .send({ email: `n${index}@example.org` })
    statuses.add(status)
  }
  expect([...statuses]).toEqual([200, 429])
})

const form = 'List-Unsubscribe=One-Click'
const press = (link: string, url = desk.url) => {
  const { pathname, search } = new URL(link, url)
  return supertest(url).post(pathname + search)
}
const subscribed = () => shop.db.$count(newsletterSubscription)

const subscribe = async (email: string) => {
  const row = { email, sessionTokenHash: 'x', confirmedAt: new Date() }
  const [one] = await shop.db.insert(newsletterSubscription).values(row).returning()
  return unsubscribeUrl(shop.shop.config, { id: one?.id ?? '', email })
}

describe('the button of a mail program to unsubscribe', () => {
  test('ends the newsletter, from any site, without a session, and again without an error', async () => {
    const link = await subscribe('mees@example.org')
    const before = await subscribed()
    const answer = await press(link).set('origin', 'https://webmail.example').type('form').send(form)
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('afgemeld')])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(await subscribed()).toBe(before - 1)
    expect((await press(link).type('form').send(form)).status).toBe(200)
  })

  test('ends the reminders of carts, also as multipart', async () => {
    const link = noRemindersUrl(shop.shop.config, 'merel@example.org')
    await press(link).field('List-Unsubscribe', 'One-Click').expect(200)
    expect(await shop.db.$count(reminderRefusal)).toBe(1)
  })

  test.each([
    'Content-Disposition: form-data; name=List-Unsubscribe',
    'Content-Disposition: form-data; name="List-Unsubscribe"\r\nContent-Type: text/plain; charset=utf-8',
  ])('reads a part of a multipart form with: %s', async (head) => {
    const link = await subscribe(`deel-${head.length}@example.org`)
    const before = await subscribed()
    const body = `--grens\r\n${head}\r\n\r\nOne-Click\r\n--grens--\r\n`
    await press(link).set('content-type', 'multipart/form-data; boundary=grens').send(body).expect(200)
    expect(await subscribed()).toBe(before - 1)
  })

  test.each<[string, (link: string) => supertest.Test, number]>([
    ['without the words of the standard', (link) => press(link).type('form').send('a=b'), 422],
    ['without a body', (link) => press(link), 422],
    ['as JSON', (link) => press(link).send({ 'List-Unsubscribe': 'One-Click' }), 415],
    ['with another token', (link) => press(`${link}x`).type('form').send(form), 404],
    ['without a token', () => press(pages.newsletterUnsubscribe).type('form').send(form), 422],
    ['to another page', () => press(pages.newsletterConfirm).type('form').send(form), 403],
  ])('does nothing %s', async (name, send, status) => {
    const link = await subscribe(`${name.replaceAll(' ', '-')}@example.org`)
    const before = await subscribed()
    expect(problemOf(await send(link)).status).toBe(status)
    expect(await subscribed()).toBe(before)
  })

  test('is limited by link, and by address', async () => {
    const strict = await openFrontDesk(shop.url, { limits: { perSession: 10, perAddress: 13, room: 1 } })
    const link = noRemindersUrl(shop.shop.config, 'specht@example.org')
    const statuses: number[] = []
    for (let time = 0; time < 12; time += 1)
      statuses.push((await press(link, strict.url).type('form').send(form)).status)
    expect(statuses.indexOf(429)).toBe(10)
    const other = noRemindersUrl(shop.shop.config, 'spreeuw@example.org')
    expect((await press(other, strict.url).type('form').send(form)).status).toBe(200)
    expect((await press(`${other}x`, strict.url).type('form').send(form)).status).toBe(429)
    await strict.close()
  })
})
