/** @module-tag slow */

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { waitingForLocks } from '../../test/queue-at.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'

let shop: ShopUnderTest

beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

it('a flood of searches leaves connections for carts', async () => {
  const article = await makeArticle(shop.db, { stock: 100 })
  const shopper = newShopper(shop)
  const search = (index: number) => newShopper(shop).ask('GET', `/v1/catalog/search?tn_q=dekbed${index}`)
  // Opens the connections: what waits for the lock has a few seconds.
  await Promise.all(Array.from({ length: 12 }, (_, index) => search(index)))
  const searching = await shop.db.transaction(async (tx) => {
    // Every search now waits with its connection.
    await tx.execute(sql`lock table product_listing_index in access exclusive mode`)
    const searches = Array.from({ length: 40 }, (_, index) => search(100 + index))
    await expect.poll(async () => (await shop.db.execute(waitingForLocks)).rows.length).toBe(6)
    for (let quantity = 1; quantity <= 10; quantity += 1) {
      expect(await shopper.add(article)).toMatchObject({ status: 200 })
    }
    return searches
  })
  const statuses = (await Promise.all(searching)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
