import type { Overview } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import { isRecordable } from './misses.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const search = (term: string) =>
  newShopper(shop).ask('GET', `/v1/catalog/search?tn_q=${encodeURIComponent(term)}`)

it('a search without results is counted, without anything of the shopper', async () => {
  const staff = await employ(shop, 'owner')
  for (const term of ['Xylofoon', 'xylofoon ', 'zwembroekje', 'dekbed', 'zoe@example.com', 'xylofoon 12345'])
    await search(term)
  const misses = async () => (await staff.ask('GET', admin.overview)).json<Overview>().misses
  await vi.waitUntil(async () => (await misses()).length === 2)
  await vi.waitUntil(async () => (await misses())[0]?.searches === 2)
  expect(await misses()).toEqual([
    { term: 'xylofoon', searches: 2 },
    { term: 'zwembroekje', searches: 1 },
  ])
})

it.each([
  ['kersenpitkussen', true],
  ['dekbed 140 x 220', true],
  ['coup d’état', true],
  ['jan@example.com', false],
  ['0612345678', false],
  ['1012 JS', false],
  ['dorpsstraat 12', false],
  ['mijn naam is jan en ik zoek', false],
  ['x'.repeat(41), false],
])('whether the term %j is stored: %s', (term, expected) => {
  expect(isRecordable(term)).toBe(expected)
})
