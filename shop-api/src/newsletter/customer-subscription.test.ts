import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { beginSubscription, endSubscription, showSubscription } from './customer-subscription.ts'

let shop: ShopUnderTest
let zoeOnTheList: string
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(newsletterSubscription)
  const [row] = await shop.db
    .insert(newsletterSubscription)
    .values({ email: zoe.email, sessionTokenHash: 'x', confirmedAt: new Date() })
    .returning()
  zoeOnTheList = row?.id ?? ''
})

const zoe = { email: 'zoe@example.com' }
const adam = { email: 'adam@example.com' }
const onTheList = () => shop.db.$count(newsletterSubscription)

it('a customer sees their own subscription, whatever the case of the address', async () => {
  expect(await showSubscription(shop, zoe, ' ZOE@example.com')).toEqual({
    email: zoe.email,
    subscription: { id: zoeOnTheList, confirmed: true },
  })
  expect(await showSubscription(shop, adam, adam.email)).toEqual({ email: adam.email, subscription: null })
})

it("a customer cannot see or end another's subscription", async () => {
  expect(await showSubscription(shop, adam, zoe.email)).toMatchObject({ refused: 'not_found' })
  expect(await endSubscription(shop, adam, zoeOnTheList)).toMatchObject({ refused: 'not_found' })
  expect(await onTheList()).toBe(1)
})

it('a subscription starts at once, also when its confirmation mail is still pending', async () => {
  await shop.db.insert(newsletterSubscription).values({ email: adam.email, sessionTokenHash: 'x' })
  expect(await showSubscription(shop, adam, adam.email)).toMatchObject({ subscription: { confirmed: false } })
  expect(await beginSubscription(shop, adam, 'y')).toMatchObject({ subscription: { confirmed: true } })
  expect(await onTheList()).toBe(2)
})

it('a customer confirms the request of a stranger with their own session, and a later request changes nothing', async () => {
  const requestedAt = new Date('2026-03-01T10:00:00Z')
  await shop.db
    .insert(newsletterSubscription)
    .values({ email: adam.email, sessionTokenHash: 'stranger', requestedAt })
  const read = async () =>
    (
      await shop.db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, adam.email))
    )[0]
  await beginSubscription(shop, adam, 'own')
  const begun = await read()
  expect(begun?.sessionTokenHash).toBe('own')
  expect(begun?.requestedAt).not.toEqual(requestedAt)
  await beginSubscription(shop, adam, 'later')
  expect(await read()).toEqual(begun)
})

it('a subscription ends once', async () => {
  expect(await endSubscription(shop, zoe, zoeOnTheList)).toEqual({
    message: 'Je bent afgemeld. Je ontvangt onze nieuwsbrief niet meer.',
  })
  expect(await endSubscription(shop, zoe, zoeOnTheList)).toMatchObject({ refused: 'not_found' })
  expect(await onTheList()).toBe(0)
})

it('every request of a guest is refused with `login_required`', async () => {
  const guest = newShopper(shop)
  const path = '/v1/customer/subscription'
  const answers = [
    await guest.ask('GET', `${path}?email=zoe@example.com`),
    await guest.ask('POST', path),
    await guest.ask('DELETE', `${path}/${zoeOnTheList}`),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('login_required'))
  expect((await guest.ask('DELETE', `${path}/1`)).status).toBe(404)
  expect(await onTheList()).toBe(1)
})
