import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { abandonment } from '../../shop-api/src/db/schema/abandonment.ts'
import { type FrontDesk, openFrontDesk } from './front-desk.ts'

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

const addresses = async () => {
  const rows = await shop.db.select().from(abandonment)
  return rows.flatMap(({ email }) => email ?? [])
}

test('a typed address is stored for a reminder only with consent to that mail, and withdrawing deletes it', async () => {
  const browser = desk.browser()
  await browser
    .post(apiPaths.cartItems)
    .send({ itemId: await makeArticle(shop.db), quantity: 1 })
    .expect(200)
  const type = async (consent: string, email: string) => {
    const url = apiPaths.abandonment('email')
    return (await browser.post(url).set('Cookie', `cookie-consent=${consent}`).send({ email })).body
  }
  // Consent to advertisements, also from before the shop asked about mail, is no consent to mail.
  for (const consent of ['', 's1m1', 's1m1r0']) {
    expect(await type(consent, 'zoe@example.org')).toEqual({ noted: false })
  }
  expect(await addresses()).toEqual([])

  expect(await type('s0m0r1', 'zoe@example.org')).toEqual({ noted: true })
  expect(await addresses()).toEqual(['zoe@example.org'])

  expect(await type('s1m1r0', '')).toEqual({ noted: false })
  expect(await addresses()).toEqual([])
})
