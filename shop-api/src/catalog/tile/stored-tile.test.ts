import { eq, sql, type SQL } from 'drizzle-orm'
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

/** The first product in a family of several colours. */
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

type Refreshed = 'list' | 'tile'

/** Another value of each column, and the rows that must follow it. A trigger compares the columns one by one. */
const columns: Record<keyof typeof product.$inferSelect, null | { to: SQL; follow: Refreshed[] }> = {
  // Neither is changed by a form or a job.
  id: null,
  version: null,
  slug: { to: sql`slug || '-nieuw'`, follow: ['tile'] },
  title: { to: sql`title || ' nieuw'`, follow: ['list', 'tile'] },
  summary: { to: sql`summary || ' nieuw'`, follow: ['list'] },
  brandId: { to: sql`(select max(id) from brand where id <> brand_id)`, follow: ['list', 'tile'] },
  mainCategoryId: {
    to: sql`(select max(id) from category where id <> main_category_id)`,
    follow: ['list', 'tile'],
  },
  familyId: { to: sql`null`, follow: ['tile'] },
  familyValues: { to: sql`'[{"title":"roze","color":"#ff00ff"}]'`, follow: ['tile'] },
  images: { to: sql`'[]'`, follow: ['tile'] },
  options: { to: sql`'[{"title":"Maat","values":[]}]'`, follow: ['tile'] },
  overlay: { to: sql`coalesce(overlay, '') || 'Nieuw'`, follow: ['tile'] },
  popularity: { to: sql`popularity + 1`, follow: ['list'] },
  facetValueIds: { to: sql`'{}'`, follow: ['list'] },
  reviewCount: { to: sql`review_count + 1`, follow: ['list', 'tile'] },
  reviewAverage: { to: sql`review_average + 0.5`, follow: ['list', 'tile'] },
  createdAt: { to: sql`created_at - interval '1 day'`, follow: ['list'] },
  // The prices of articles for sale refresh the list.
  priceFromCents: { to: sql`price_from_cents + 1`, follow: [] },
  // Only the page of the product shows these, and its answers follow every change of a product.
  description: { to: sql`description || 'nieuw'`, follow: [] },
  usps: { to: sql`'["Nieuw"]'`, follow: [] },
  specifications: { to: sql`'[]'`, follow: [] },
  metaTitle: { to: sql`meta_title || ' nieuw'`, follow: [] },
  metaDescription: { to: sql`meta_description || ' nieuw'`, follow: [] },
  updatedAt: { to: sql`updated_at + interval '1 second'`, follow: [] },
  // An archived product is not active.
  archivedAt: { to: sql`now()`, follow: [] },
  // The last, because it removes the rows.
  active: { to: sql`not active`, follow: ['list', 'tile'] },
}

test('rows of lists and tiles follow each column of a product that they show, and the answers of its page every column', async () => {
  const { rows: found } = await shop.db.execute<{ id: number }>(sql`
    select max(id) as id from product where active and family_id is not null and summary <> ''
      and cardinality(facet_value_ids) > 0 and specifications <> '[]' and images <> '[]'`)
  const id = found[0]?.id ?? 0
  const versions = async () => {
    const { rows } = await shop.db.execute<{
      list: string | null
      tile: string | null
      noted: string | null
    }>(sql`
      select (select xmin::text from product_listing_index where product_id = ${id}) as list,
        (select xmin::text from product_tile where product_id = ${id}) as tile,
        (select max(id)::text from public_change where tag = ${`product:${id}`}) as noted`)
    return rows[0]
  }
  for (const [name, change] of Object.entries(columns)) {
    if (!change) continue
    const before = await versions()
    await shop.db
      .update(product)
      .set({ [name]: change.to })
      .where(eq(product.id, id))
    const after = await versions()
    const followed = (['list', 'tile'] as const).filter((row) => before?.[row] !== after?.[row])
    expect.soft([name, followed]).toEqual([name, change.follow])
    expect.soft([name, after?.noted]).not.toEqual([name, before?.noted])
  }
})

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
