import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import type { Db, Tx } from './client.ts'
import { brand } from './schema/products/catalog.ts'
import { statement } from './statement.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const titlesFrom = statement((db) =>
  db
    .select({ title: brand.title })
    .from(brand)
    .where(sql`${brand.title} >= ${sql.placeholder('first')}`)
    .prepare('titles of a test'),
)

const read = async (db: Db | Tx) => (await titlesFrom(db).execute({ first: '' })).map(({ title }) => title)

test('a statement runs in the transaction that it is given, and sees its changes', async () => {
  const before = await read(shop.db)
  const [inside, outside, deeper] = await shop.db.transaction(async (tx) => {
    await tx.update(brand).set({ title: 'Aangepast' })
    return [await read(tx), await read(shop.db), await tx.transaction(read)]
  })
  expect(new Set([...inside, ...deeper])).toEqual(new Set(['Aangepast']))
  expect(outside).toEqual(before)
  expect(before).not.toContain('Aangepast')
})
