import { ProductTiles } from 'shared-types/contracts/provider/catalog'
import { eq } from 'drizzle-orm'
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
])('articles of %s are complemented by other kinds, one of each kind in turn', async (path, expected) => {
  const products = await related(await oneOf(path))
  expect(products.slice(0, expected.length).map(({ main_category }) => main_category.path)).toEqual(expected)
  expect(products.map(({ main_category }) => main_category.path)).not.toContain(path)
  expect(products.every(({ available }) => available)).toBe(true)
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
})

it('with few complements, similar products fill the row', async () => {
  expect((await related(await oneOf('klamboes'))).length).toBeGreaterThanOrEqual(4)
})
