import { eq } from 'drizzle-orm'
import request from 'supertest'
import { CategoryOverview, SearchOverview } from 'shared-types/contracts/provider/catalog'
import { priceKey } from 'shared-types/urls/listing-url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCatalogue } from '../../../test/catalogue-fixtures.ts'
import { readAnswer } from '../../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { category, variant, type StoredImage } from '../../db/schema/products/catalog.ts'

const picture = (name: string): StoredImage => ({
  file: `products/proef/${name}`,
  alt: name,
  width: 1200,
  height: 1200,
})

/*
 * Prices in euros by size and colour; (0) is sold out.
 * a  smal 10, breed 30
 * b  smal 20 wit, smal 22 zand, breed 25 wit
 * c  breed 15 (0), smal 12
 * d  smal 18, breed 5 is not active
 * e  breed 40, without sizes of its variants
 */
const catalogue = [
  {
    slug: 'a',
    priceCents: 1000,
    popularity: 50,
    values: ['smal', 'breed', 'wit'],
    variants: [
      { values: ['smal'], priceCents: 1000 },
      { values: ['breed'], priceCents: 3000, stock: 2, delivery: 'Later', image: picture('breed') },
    ],
  },
  {
    slug: 'b',
    priceCents: 2000,
    popularity: 40,
    values: ['smal', 'breed', 'wit', 'zand'],
    variants: [
      { values: ['smal', 'wit'], priceCents: 2000 },
      { values: ['smal', 'zand'], priceCents: 2200 },
      { values: ['breed', 'wit'], priceCents: 2500 },
    ],
  },
  {
    slug: 'c',
    priceCents: 1200,
    popularity: 30,
    values: ['smal', 'breed', 'zand'],
    variants: [
      { values: ['breed'], priceCents: 1500, stock: 0 },
      { values: ['smal'], priceCents: 1200 },
    ],
  },
  {
    slug: 'd',
    priceCents: 1800,
    popularity: 20,
    values: ['smal', 'breed', 'groen'],
    variants: [
      { values: ['smal'], priceCents: 1800 },
      { values: ['breed'], priceCents: 500, active: false },
    ],
  },
  { slug: 'e', priceCents: 4000, popularity: 10, values: ['breed', 'groen'] },
]

let shop: ShopUnderTest
const ids = new Map<string, number>()
beforeAll(async () => {
  shop = await openShopUnderTest()
  const { addProduct } = await fillCatalogue(shop.db)
  for (const made of catalogue) ids.set(made.slug, await addProduct(made))
})
afterAll(() => shop.close())

const listing = async (filters: string, querystring = '') => {
  const answer = await shop
    .authorize(request(shop.app.server).get('/v1/catalog/overview/category'))
    .query({ path: `proef/lakens${filters}`, querystring })
  expect(answer.status).toBe(200)
  return readAnswer(CategoryOverview, answer)
}
type Shown = Pick<Awaited<ReturnType<typeof listing>>, 'products' | 'filters'>

const prices = ({ products }: Shown) =>
  products.map(({ slug, price: { price }, price_from: from }) => `${slug} ${from ? 'from ' : ''}${price}`)
const tile = ({ products }: Shown, wanted: string) => products.find(({ slug }) => slug === wanted)
const counts = ({ filters }: Shown, code: string) =>
  Object.fromEntries(
    (filters.find(({ url_key }) => url_key === code)?.attributes ?? []).map(({ raw_url, count }) => [
      raw_url,
      count,
    ]),
  )
const slider = ({ filters }: Shown) =>
  filters
    .find(({ url_key }) => url_key === priceKey)
    ?.attributes.slice(0, 2)
    .map(({ raw_url }) => Number(raw_url))

/** Makes a change, reads the shop, and undoes the change. */
const whileVariant = async (
  sku: string,
  change: Partial<typeof variant.$inferInsert>,
  look: () => Promise<void>,
) => {
  const [before] = await shop.db.select().from(variant).where(eq(variant.sku, sku))
  await shop.db.update(variant).set(change).where(eq(variant.sku, sku))
  await look()
  await shop.db
    .update(variant)
    .set(before ?? {})
    .where(eq(variant.sku, sku))
}

test('without a chosen size, tiles show the lowest price of the available variants', async () => {
  const shown = await listing('')
  expect(prices(shown)).toEqual(['a from 10', 'b from 20', 'c 12', 'd 18', 'e 45'])
  expect(tile(shown, 'e')?.price.price_old).toBeNull()
  await whileVariant('e-2', { stock: 0 }, async () => {
    expect(prices(await listing(''))).toContain('e from 40')
  })
  expect(tile(shown, 'a')?.variant_chosen).toBe(false)
  // Sold-out variants count, inactive ones do not.
  expect(shown.products.map(({ variant_count: count }) => count)).toEqual([2, 3, 2, 1, 2])
})

test('with a size chosen, tiles show its variant: price, delivery, picture, stock and link', async () => {
  const shown = await listing('/proef-maat/breed')
  expect(prices(shown)).toEqual(['a 30', 'b 25', 'c 15', 'e 45'])
  const [chosen] = await shop.db.select().from(variant).where(eq(variant.sku, 'a-2'))
  expect(tile(shown, 'a')).toMatchObject({
    variant_id: chosen?.id,
    variant_chosen: true,
    sku: 'a-2',
    options: [{ title: 'Breed' }],
    delivery: 'Later',
    stock_score: 10,
  })
  expect(tile(shown, 'a')?.images.map(({ file }) => file)).toEqual([
    'products/proef/breed',
    'products/proef/een',
  ])
  expect(tile(shown, 'e')?.variant_chosen).toBe(false)
})

test('a product whose chosen size is sold out says so', async () => {
  expect(tile(await listing('/proef-maat/breed'), 'c')).toMatchObject({ available: false, stock_score: 0 })
  expect(tile(await listing('/proef-maat/smal'), 'c')).toMatchObject({ available: true })
})

test('the sort order, the price filter and the slider use the price that is shown', async () => {
  expect(prices(await listing('/proef-maat/breed', 'tn_sort=prijs-oplopend'))).toEqual([
    'c 15',
    'b 25',
    'a 30',
    'e 45',
  ])
  expect(prices(await listing('/proef-maat/breed', 'tn_sort=prijs-aflopend'))).toEqual([
    'e 45',
    'a 30',
    'b 25',
    'c 15',
  ])
  const shown = await listing('/proef-maat/breed', 'tn_fk_ae-prijs=20-30')
  expect(prices(shown)).toEqual(['a 30', 'b 25'])
  expect(slider(shown)).toEqual([15, 40])
})

test('several sizes: the cheapest available one is shown', async () => {
  expect(prices(await listing('/proef-maat/smal_breed'))).toEqual(['a 10', 'b 20', 'c 12', 'd 18', 'e 45'])
  await whileVariant('a-1', { stock: 0 }, async () => {
    expect(prices(await listing('/proef-maat/smal_breed'))).toContain('a 30')
  })
})

test('size and colour belong to the same variant', async () => {
  expect(prices(await listing('/proef-maat/smal/proef-kleur/zand'))).toEqual(['b 22', 'c 12'])
  const shown = await listing('/proef-maat/breed/proef-kleur/zand')
  expect(prices(shown)).toEqual(['c 15'])
  expect(counts(shown, 'proef-kleur')).toEqual({ wit: 2, zand: 1, groen: 1 })
  expect(counts(shown, 'proef-maat')).toEqual({ smal: 2, breed: 1 })
})

test('a colour chooses a variant only where variants have the colour', async () => {
  expect(prices(await listing('/proef-kleur/zand'))).toEqual(['b 22', 'c 12'])
})

test('with a price filter, a size counts the products whose variant of that size is in the price range', async () => {
  const shown = await listing('', 'tn_fk_ae-prijs=10-24')
  expect(prices(shown)).toEqual(['a from 10', 'b from 20', 'c 12', 'd 18'])
  expect(counts(shown, 'proef-maat')).toEqual({ smal: 4, breed: 1 })
  expect((await listing('/proef-maat/breed', 'tn_fk_ae-prijs=10-24')).pagination.total).toBe(1)
})

const searched = async () => {
  const answer = request(shop.app.server).get('/v1/catalog/search').query({ tn_q: 'laken proefmerk sale' })
  return readAnswer(SearchOverview, await shop.authorize(answer))
}
const reducedOnly = (to: boolean) =>
  shop.db.update(category).set({ reducedOnly: to }).where(eq(category.path, 'proef/lakens'))

describe('among reduced products', () => {
  beforeAll(() => reducedOnly(true))
  afterAll(() => reducedOnly(false))

  test.each([
    ['a page of offers', () => listing('')],
    ['a search for a reduction', searched],
  ])('in %s, a tile shows and leads to a reduced variant', async (_list, show) => {
    await whileVariant('a-2', { priceOldCents: 4000 }, async () => {
      const shown = await show()
      expect(prices(shown)).toEqual(['a 30', 'e 40'])
      const [reduced] = await shop.db.select().from(variant).where(eq(variant.sku, 'a-2'))
      expect(tile(shown, 'a')).toMatchObject({
        variant_id: reduced?.id,
        variant_chosen: true,
        price: { price: 30, price_old: 40 },
      })
      // The only reduced variant is sold out.
      expect(tile(shown, 'e')).toMatchObject({ price: { price: 40, price_old: 50 }, available: false })
    })
  })

  test('a tile is about the whole product where its lowest price is reduced', async () => {
    await whileVariant('a-1', { priceOldCents: 1200 }, async () => {
      expect(prices(await listing(''))[0]).toBe('a from 10')
    })
  })

  test('a tile shows no variant outside of the chosen prices', async () => {
    await whileVariant('a-2', { priceOldCents: 4000 }, async () => {
      expect(prices(await listing('', 'tn_fk_ae-prijs=5-20'))).toEqual(['a from 10'])
    })
  })
})

test('a size that is no longer for sale does not count', async () => {
  expect(counts(await listing(''), 'proef-maat')).toEqual({ smal: 4, breed: 4 })
  await whileVariant('a-2', { active: false }, async () => {
    expect(counts(await listing(''), 'proef-maat')).toEqual({ smal: 4, breed: 3 })
    expect(prices(await listing('/proef-maat/breed'))).not.toContain('a 30')
  })
})

test('a changed price has effect immediately', async () => {
  await whileVariant('a-2', { priceCents: 700 }, async () => {
    expect(prices(await listing('', 'tn_sort=prijs-oplopend'))[0]).toBe('a from 7')
    expect(prices(await listing('/proef-maat/breed', 'tn_sort=prijs-oplopend'))[0]).toBe('a 7')
  })
})

test('a deleted and an added variant have effect immediately', async () => {
  const [gone] = await shop.db.delete(variant).where(eq(variant.sku, 'b-3')).returning()
  if (!gone) throw new Error('there is no variant b-3')
  expect(prices(await listing('/proef-maat/breed'))).toEqual(['a 30', 'c 15', 'e 45'])
  await shop.db.insert(variant).values(gone)
  expect(prices(await listing('/proef-maat/breed'))).toEqual(['a 30', 'b 25', 'c 15', 'e 45'])
})
