import { eq, sql } from 'drizzle-orm'
import request from 'supertest'
import { readChoices } from 'shared-types/configuration'
import { CategoryOverview, Product } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAnswer } from '../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { configuratorSize } from '../db/schema/products/configurator.ts'
import { findConfigurator } from './queries.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const hotel = 'hotel-boxspring-set'

const listing = async (filters: string, querystring = '') => {
  const answer = await shop
    .authorize(request(shop.app.server).get('/v1/catalog/overview/category'))
    .query({ path: `boxspring/boxspring-kopen${filters}`, querystring })
  expect(answer.status).toBe(200)
  return readAnswer(CategoryOverview, answer)
}

const bedIn = async (filters: string, querystring = '') => {
  const { products } = await listing(filters, querystring)
  return products.find(({ slug }) => slug === hotel)
}

test('with a size chosen, a configurable bed has the price of its default set in that size', async () => {
  expect(await bedIn('')).toMatchObject({
    price: { price: 1495 },
    price_from: true,
    variant_chosen: false,
    configuration: null,
  })
  expect(await bedIn('/ae-maat/180x200')).toMatchObject({
    price: { price: 1645 },
    price_from: false,
    variant_chosen: true,
    options: [{ title: '180x200 cm' }],
    configuration: 'dimension:180x200',
  })
})

test('its picture has the width of that size', async () => {
  for (const width of [140, 160, 180]) {
    const tile = await bedIn(`/ae-maat/${width}x200`)
    expect(tile?.images[0]?.alt).toMatch(`Boxspring ${width} cm in lichtgrijs`)
  }
})

test('the product names its sizes, each with that price and picture', async () => {
  const answer = await shop.authorize(request(shop.app.server).get(`/v1/catalog/product/${hotel}`))
  const { sizes } = await readAnswer(Product, answer)
  expect(sizes.map(({ title }) => title)).toContain('180x200 cm')
  for (const { title, ...size } of sizes) {
    const tile = await bedIn(`/ae-maat/${title.replace(' cm', '')}`)
    expect(size).toMatchObject({ configuration: tile?.configuration, price: tile?.price })
    expect(size.image ?? tile?.images[0]).toEqual(tile?.images[0])
  }
})

test('the price filter and the sort order use that price', async () => {
  expect(await bedIn('/ae-maat/180x200', 'tn_fk_ae-prijs=1490-1500')).toBeUndefined()
  expect(await bedIn('/ae-maat/180x200', 'tn_fk_ae-prijs=1640-1650')).toBeDefined()
  const { products } = await listing('/ae-maat/180x200', 'tn_sort=prijs-oplopend')
  const prices = products.map(({ price }) => price.price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(products.map(({ slug }) => slug)).toContain(hotel)
})

test('of several chosen sizes it shows the cheapest', async () => {
  expect(await bedIn('/ae-maat/160x200_180x200')).toMatchObject({
    price: { price: 1495 },
    configuration: 'dimension:160x200',
  })
})

test('a size counts the beds within the price range', async () => {
  const count = async (querystring: string) => {
    const { filters } = await listing('', querystring)
    const sizes = filters.find(({ url_key }) => url_key === 'ae-maat')?.attributes
    return sizes?.find(({ raw_url }) => raw_url === '180x200')?.count ?? 0
  }
  const { pagination } = await listing('/ae-maat/180x200', 'tn_fk_ae-prijs=1600-1700')
  expect(await count('tn_fk_ae-prijs=1600-1700')).toBe(pagination.total)
  expect(await bedIn('/ae-maat/180x200', 'tn_fk_ae-prijs=1600-1700')).toBeDefined()
})

test('a changed base price or supplement has effect immediately', async () => {
  const bed = await findConfigurator(shop.db, hotel)
  if (!bed) throw new Error(`the seed has no ${hotel}`)
  const setPrice = (priceCents: number) =>
    shop.db.update(variant).set({ priceCents }).where(eq(variant.id, bed.variantId))
  const addExtra = (cents: number) =>
    shop.db
      .update(configuratorSize)
      .set({ extraCents: sql`${configuratorSize.extraCents} + ${cents}` })
      .where(eq(configuratorSize.productId, bed.productId))
  await setPrice(100_000)
  await addExtra(500)
  expect(await bedIn('/ae-maat/180x200', 'tn_fk_ae-prijs=1154-1156')).toMatchObject({
    price: { price: 1155 },
  })
  await addExtra(-500)
  await setPrice(bed.priceCents)
})

test('every seeded bed has its price and options in each of its sizes', async () => {
  const sizes = await shop.db.select().from(configuratorSize)
  expect(sizes).toHaveLength(9)
  const widths = sizes.map(({ choices }) => readChoices(choices).dimension?.split('x')[0])
  expect(widths).not.toContain(undefined)
  // The picture of the bed itself shows one of its sizes.
  const shown = sizes.map(({ image }, index) => image?.file.split('-').at(-1) ?? widths[index])
  expect(shown).toEqual(widths)
  expect(sizes.filter(({ image }) => image === null)).toHaveLength(4)
})
