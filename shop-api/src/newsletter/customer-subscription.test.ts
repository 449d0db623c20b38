import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { endSubscription, showSubscription } from './customer-subscription.ts'

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
    .values({ email: 'zoe@example.com', sessionTokenHash: 'x', confirmedAt: new Date() })
    .returning()
  zoeOnTheList = row?.id ?? ''
})

const zoe = { id: 1, email: 'Zoe@example.com', first_name: 'Zoë' }
const adam = { id: 2, email: 'adam@example.com', first_name: 'Adam' }
const onTheList = () => shop.db.$count(newsletterSubscription)

it('shows a customer their own subscription, in whatever case they write their address', async () => {
  expect(await showSubscription(shop.db, zoe, ' ZOE@example.com')).toEqual({
    subscription: { id: zoeOnTheList, email: 'zoe@example.com', confirmed: true },
  })
  expect(await showSubscription(shop.db, adam, 'adam@example.com')).toEqual({ subscription: null })
})

it("knows no other's: neither their address nor their subscription", async () => {
  expect(await showSubscription(shop.db, adam, 'zoe@example.com')).toMatchObject({ refused: 'not_found' })
  expect(await endSubscription(shop.db, adam, zoeOnTheList)).toMatchObject({ refused: 'not_found' })
  expect(await onTheList()).toBe(1)
})

it('ends a subscription once', async () => {
  expect(await endSubscription(shop.db, zoe, zoeOnTheList)).toEqual({
    message: 'Je bent afgemeld. Je ontvangt onze nieuwsbrief niet meer.',
  })
  expect(await endSubscription(shop.db, zoe, zoeOnTheList)).toMatchObject({ refused: 'not_found' })
  expect(await onTheList()).toBe(0)
})

it('asks a guest to log in, whatever is asked', async () => {
  const guest = newShopper(shop)
  const path = '/v1/customer/subscription'
  const answers = [
    await guest.ask('GET', `${path}?email=zoe@example.com`),
    await guest.ask('POST', path, { email: 'zoe@example.com' }),
    await guest.ask('DELETE', `${path}/${zoeOnTheList}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  expect((await guest.ask('DELETE', `${path}/1`)).status).toBe(422)
  expect(await onTheList()).toBe(1)
})
