import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import {
  brand,
  category,
  familyTile,
  product,
  productFamily,
  productTile,
} from '../../db/schema/products/catalog.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const stored = async () => ({
  products: await shop.db.select().from(productTile).orderBy(productTile.productId),
  families: await shop.db.select().from(familyTile).orderBy(familyTile.familyId),
})

const refreshed = async () => {
  await shop.db.execute(sql`
    select refresh_product_tiles(array(select id from product)), refresh_family_tiles(array(select id from product_family))`)
  return stored()
}

/** Of the first product with a family of several colours. */
const member = sql`(select id from product where family_id in (
  select family_id from family_tile where json_array_length(colors) > 1) order by id limit 1)`

test.each([
  ['a renamed product', () => shop.db.update(product).set({ title: 'Anders', slug: 'anders' })],
  ['an overlay', () => shop.db.update(product).set({ overlay: 'Nieuw' })],
  ['other pictures', () => shop.db.update(product).set({ images: [] })],
  ['other reviews', () => shop.db.update(product).set({ reviewCount: 7, reviewAverage: 4.3 })],
  [
    'another colour',
    () => shop.db.update(product).set({ familyValues: [{ title: 'roze', color: '#ff00ff' }] }),
  ],
  ['a product that leaves its family', () => shop.db.update(product).set({ familyId: null })],
  ['a product that is no longer for sale', () => shop.db.update(product).set({ active: false })],
])('the tiles of products and families show %s', async (_what, change) => {
  const before = await stored()
  await change().where(eq(product.id, member))
  const after = await stored()
  expect(after).not.toEqual(before)
  expect(await refreshed()).toEqual(after)
})

test('tiles show a renamed brand, a renamed category and other attributes of a family', async () => {
  await shop.db.update(brand).set({ title: 'Ander merk' })
  await shop.db.update(category).set({ title: 'Andere categorie' })
  await shop.db.update(productFamily).set({ attributes: ['Stof', 'Kleur'] })
  const after = await stored()
  expect(after.products.map(({ tile }) => [tile.brandTitle, tile.categoryTitle])).toContainEqual([
    'Ander merk',
    'Andere categorie',
  ])
  expect(await refreshed()).toEqual(after)
})

test('a member can change while an employee saves its family, which then locks the members', async () => {
  const family = sql`(select family_id from product where id = ${member})`
  await shop.db.transaction(async (saving) => {
    await saving.select().from(productFamily).where(eq(productFamily.id, family)).for('update')
    await shop.db.update(product).set({ slug: 'nog-anders' }).where(eq(product.id, member))
    const members = await saving.select().from(product).where(eq(product.familyId, family)).for('update')
    expect(members.map(({ slug }) => slug)).toContain('nog-anders')
  })
})

test('a deleted family leaves no tile', async () => {
  await shop.db.delete(productFamily)
  const after = await stored()
  expect(after.families).toEqual([])
  expect(await refreshed()).toEqual(after)
})
