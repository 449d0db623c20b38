import { NewsletterPopup } from 'shared-types/contracts/newsletter'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
