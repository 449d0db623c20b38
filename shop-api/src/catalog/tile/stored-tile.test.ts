import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import {
  brand,
  category,
  facetValue,
  familyTile,
  product,
  productFamily,
  productTile,
} from '../../db/schema/products/catalog.ts'
import { outdatedProduct } from '../../db/schema/products/search.ts'
import { refreshOutdatedProducts } from './refresh-outdated.ts'

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

/** The transactions that wrote the rows of all products in lists. */
const written = async () => {
  const { rows } = await shop.db.execute(sql`
    select product_id, listed.xmin as listed_by, tile.xmin as shown_by
    from product_listing_index as listed join product_tile as tile using (product_id) order by product_id`)
  return rows
}

// Thousands of products would take longer than a statement may.
test('texts of a page of products, and other changes that no list shows, write none of their rows', async () => {
  const before = await written()
  await shop.db.update(category).set({ intro: 'Anders', description: '<p>Anders</p>', position: 7 })
  await shop.db.update(brand).set({ description: 'Anders', listed: false })
  await shop.db.update(facetValue).set({ color: '#123456', listed: false })
  expect(before.length).toBeGreaterThan(100)
  expect(await written()).toEqual(before)
})

test('a category that is listed, or lists only reduced products, writes the rows of its products in lists', async () => {
  const one = sql`id = (select min(category_id) from product_category)`
  const before = await written()
  await shop.db.update(category).set({ reducedOnly: true }).where(one)
  const after = await written()
  expect(after).not.toEqual(before)
  await shop.db.update(category).set({ listed: false }).where(one)
  expect(await written()).not.toEqual(after)
})

test('more products of a renamed category than an employee can wait for are refreshed by the job', async () => {
  const [first] = await shop.db.select({ id: category.id }).from(category).limit(1)
  await shop.db.transaction(async (tx) => {
    // All products in one statement may take longer than a request.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.update(product).set({ mainCategoryId: first?.id ?? 0 })
  })
  const before = await written()
  await shop.db
    .update(category)
    .set({ title: 'Grote categorie' })
    .where(eq(category.id, first?.id ?? 0))
  expect(await written()).toEqual(before)

  const { signal } = new AbortController()
  await Promise.all([refreshOutdatedProducts(shop.db, signal), refreshOutdatedProducts(shop.db, signal)])
  const { products } = await stored()
  expect(new Set(products.map(({ tile }) => tile.categoryTitle))).toEqual(new Set(['Grote categorie']))
  const after = await written()
  expect(await shop.db.select().from(outdatedProduct)).toEqual([])
  await refreshOutdatedProducts(shop.db, signal)
  expect(await written()).toEqual(after)
})

test('tiles show a renamed brand, a renamed category and other attributes of a family', async () => {
  await shop.db.update(brand).set({ title: 'Ander merk' })
  await shop.db.update(category).set({ title: 'Andere categorie' })
  await shop.db.update(productFamily).set({ attributes: ['Stof', 'Kleur'] })
  await refreshOutdatedProducts(shop.db, new AbortController().signal)
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
