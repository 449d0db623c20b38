import { sql } from 'drizzle-orm'
import request from 'supertest'
import { CategoryOverview, SearchOverview } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAnswer } from '../../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'

let small: ShopUnderTest
let large: ShopUnderTest

beforeAll(async () => {
  small = await openShopUnderTest()
  large = await openShopUnderTest()
  // PostgreSQL's statistics decide how lists are counted.
  await large.db.execute(sql`update pg_class set reltuples = 100000 where relname = 'product_listing_index'`)
})
afterAll(async () => {
  await small.close()
  await large.close()
})

const list = async (shop: ShopUnderTest, path: string) =>
  readAnswer(
    CategoryOverview,
    await shop.authorize(request(shop.app.server).get('/v1/catalog/overview/category')).query({ path }),
  )

const search = async (shop: ShopUnderTest, term: string) =>
  readAnswer(
    SearchOverview,
    await shop.authorize(request(shop.app.server).get('/v1/catalog/search')).query({ tn_q: term }),
  )

test.each(['wonen', 'dekbedovertrek'])('a shop with many products lists %s as one with few', async (path) => {
  const expected = await list(small, path)
  expect(expected.pagination.total).toBeGreaterThan(20)
  expect(await list(large, path)).toEqual(expected)
})

test('a shop with many products searches as one with few', async () => {
  const expected = await search(small, 'dekbedovertrek')
  expect(expected.filters.length).toBeGreaterThan(3)
  expect(await search(large, 'dekbedovertrek')).toEqual(expected)
})
