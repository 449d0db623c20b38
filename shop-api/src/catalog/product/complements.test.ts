import { ProductTiles } from 'shared-types/contracts/provider/catalog'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAnswer } from '../../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { newShopper } from '../../../test/shopper.ts'
import { category, product } from '../../db/schema/products/catalog.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const oneOf = async (path: string): Promise<number> => {
  const [found] = await shop.db
    .select({ id: product.id })
    .from(product)
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(eq(category.path, path))
    .orderBy(product.id)
    .limit(1)
  return found?.id ?? 0
}
const related = async (id: number) =>
  readAnswer(ProductTiles, await newShopper(shop).ask('GET', `/v1/catalog/suggested-products/${id}`)).products

it.each([
  ['dekbedovertrek', ['hoeslaken', 'hoofdkussen/hoofdkussens', 'dekbed', 'molton']],
  ['matrassen', ['molton', 'hoeslaken', 'hoofdkussen/hoofdkussens']],
  ['wonen/vloerkleden', ['wonen/sierkussens', 'wonen/plaids', 'wonen/gordijnen']],
])('complements of %s are of other kinds, one of each kind in turn', async (path, expected) => {
  const products = await related(await oneOf(path))
  expect(products.slice(0, expected.length).map(({ main_category }) => main_category.path)).toEqual(expected)
  expect(products.map(({ main_category }) => main_category.path)).not.toContain(path)
  expect(products.every(({ available }) => available)).toBe(true)
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
})

const move = (from: string, to: string) =>
  shop.db.update(category).set({ path: to }).where(eq(category.path, from))

it('a category that an employee has moved still complements the same ones', async () => {
  const cover = await oneOf('dekbedovertrek')
  const before = (await related(cover)).map(({ id }) => id)
  await move('dekbedovertrek', 'slapen/overtrekken')
  await move('hoeslaken', 'slapen/hoeslakens')
  expect((await related(cover)).map(({ id }) => id)).toEqual(before)
  await move('slapen/overtrekken', 'dekbedovertrek')
  await move('slapen/hoeslakens', 'hoeslaken')
})

/** The family of a product, or the product itself: one product to a shopper. */
const designsOf = async (ids: number[]) => {
  const rows = await shop.db.select().from(product).where(inArray(product.id, ids))
  return rows.map(({ id, familyId }) => familyId ?? -id)
}
const similar = async (id: number) =>
  readAnswer(ProductTiles, await newShopper(shop).ask('GET', `/v1/catalog/similar-products/${id}`)).products

it('every main category has complements and similar products, and shows no product twice', async () => {
  const all = await shop.db
    .select({ path: category.path, id: product.id, family: product.familyId })
    .from(product)
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .orderBy(category.path, product.id)
  const rows = [...Map.groupBy(all, ({ path }) => path).values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, designs: new Set([first, ...others].map(({ family, id }) => family ?? -id)).size }]
      : [],
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { path, id, family, designs } of rows) {
    const [complements, alike] = await Promise.all([related(id), similar(id)])
    expect.soft(complements.length, path).toBeGreaterThanOrEqual(4)
    // A category with fewer designs, such as curtains, shows all others.
    expect.soft(alike.length, path).toBeGreaterThanOrEqual(Math.min(4, designs - 1))
    const shown = [family ?? -id, ...(await designsOf([...complements, ...alike].map((tile) => tile.id)))]
    expect.soft(new Set(shown).size, path).toBe(shown.length)
  }
})
