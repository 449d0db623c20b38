import { afterAll, beforeAll, expect, it } from 'vitest'
import { isProfane } from 'shared-types/profanity/profanity'
import { people, streets } from '../../test/dutch-names.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { brand, category, facetValue, product } from '../db/schema/products/catalog.ts'
import { passage } from '../db/schema/chat.ts'
import { content } from '../db/schema/content.ts'
import { review } from '../db/schema/review.ts'
import { moreCustomerQuestions } from '../../test/more-customer-questions.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

/** All texts in a row, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it('does not treat any word of the shop as profanity', async () => {
  const { db } = shop
  const rows = await Promise.all([
    db.select().from(product),
    db.select().from(brand),
    db.select().from(category),
    db.select().from(facetValue),
    db.select().from(content),
    db.select().from(passage),
    db.select().from(review),
  ])
  for (const table of rows) expect(table.length).toBeGreaterThan(0)
  const texts = textsIn(rows)
  expect(texts.filter(isProfane)).toEqual([])
  const words = [...new Set(texts.flatMap((text) => text.split(/[^\p{L}\p{N}'-]+/u)))]
  expect(words.length).toBeGreaterThan(3000)
  expect(words.filter(isProfane)).toEqual([])
})

it('does not treat any customer name, street or question as profanity', () => {
  const said = [...people, ...streets, ...moreCustomerQuestions.map(({ question }) => question)]
  expect(said.filter(isProfane)).toEqual([])
})
